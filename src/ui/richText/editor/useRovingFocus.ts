import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const ITEMS = 'button, select';

/** One Tab stop for a toolbar, in which the arrow keys, Home and End move the focus. */
export function useRovingFocus<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<Element>(null);
  const items = (): HTMLElement[] =>
    Array.from(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? []);

  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return undefined;
    const makeStop = (stop: Element | HTMLElement | null): void => {
      for (const item of toolbar.querySelectorAll<HTMLElement>(ITEMS)) {
        item.tabIndex = item === stop ? 0 : -1;
      }
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(ITEMS)) makeStop(target);
    };
    makeStop(toolbar.querySelector<HTMLElement>(ITEMS));
    toolbar.addEventListener('focusin', onFocus);
    return () => toolbar.removeEventListener('focusin', onFocus);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at === -1) return;
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return { ref, onKeyDown };
}
