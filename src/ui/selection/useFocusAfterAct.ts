import { useEffect, useEffectEvent, useState } from 'react';
import { focusElement } from '../screen/focusElement';

interface Act<Id> {
  changed: ReadonlySet<Id>;
  /** The index of the first of them before. */
  place: number;
  isOnItem: boolean;
}

/**
 * Returns a function that moves the focus after an act on items, given their ids: to the first that
 * is still listed, else to what is in its place (`linkId` says which element), or to the heading.
 * After an act on one item it stays while that is listed.
 */
export function useFocusAfterAct<Id extends string | number>(
  shown: readonly Id[],
  linkId: (id: Id) => string,
): (changed: ReadonlySet<Id>, isOnItem?: boolean) => void {
  const [act, setAct] = useState<Act<Id>>();
  const focus = useEffectEvent(({ changed, place, isOnItem }: Act<Id>): void => {
    const listed = shown.find((item) => changed.has(item));
    if (isOnItem && listed !== undefined) return;
    const id = listed ?? shown[place] ?? shown.at(-1);
    focusElement(id === undefined ? undefined : linkId(id));
  });
  // Once the list has what the act made of it.
  useEffect(() => {
    if (act) focus(act);
  }, [act]);
  return (changed, isOnItem = false) => {
    if (changed.size === 0) return;
    const place = shown.findIndex((item) => changed.has(item));
    setAct({ changed, place: Math.max(0, place), isOnItem });
  };
}
