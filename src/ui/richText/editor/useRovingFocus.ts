import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const itemsOf = (toolbar: HTMLElement | null): HTMLElement[] =>
  Array.from(toolbar?.querySelectorAll<HTMLElement>('button, select') ?? []);

/** Makes one of the items the stop of the Tab key: by default the first. */
function makeStop(items: readonly HTMLElement[], stop = items[0]): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/** One Tab stop for a toolbar, in which the arrow keys, Home and End move the focus. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => itemsOf(ref.current);
  useEffect(() => makeStop(itemsOf(ref.current)), []);
  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      // Not within a popover, of which the toolbar hears too.
      if (items().includes(target)) makeStop(items(), target);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const all = items();
      const at = all.indexOf(event.target as HTMLElement);
      const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      all.at(next % all.length)?.focus();
    },
  };
}
