import { useEffect, useEffectEvent, useState } from 'react';
import { focusElement } from '../screen/focusElement';

/**
 * Returns a function to call with the ids of what an act changed, because what had the focus may go with
 * the selection or leave the list. It focuses the first of them that is listed afterwards, or else what
 * has taken its place, the last of the list, or the screen's heading.
 *
 * @param shown the ids of what is listed, in their order
 * @param linkId returns the id of the element that gets the focus
 */
export function useFocusAfterAct<Id extends string | number>(
  shown: readonly Id[],
  linkId: (id: Id) => string,
): (changed: ReadonlySet<Id>) => void {
  const [act, setAct] = useState<{ changed: ReadonlySet<Id>; place: number }>();
  const focus = useEffectEvent((changed: ReadonlySet<Id>, place: number): void => {
    const id = shown.find((one) => changed.has(one)) ?? shown[place] ?? shown.at(-1);
    focusElement(id === undefined ? undefined : linkId(id));
  });
  // Once the list has what the act made of it.
  useEffect(() => {
    if (act) focus(act.changed, act.place);
  }, [act]);
  return (changed) => {
    if (changed.size === 0) return;
    setAct({
      changed,
      place: Math.max(
        0,
        shown.findIndex((one) => changed.has(one)),
      ),
    });
  };
}
