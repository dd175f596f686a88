import { useEffect, useEffectEvent, useState } from 'react';
import { focusElement } from '../screen/focusElement';

/**
 * Returns a function to call with the ids of what an act on the selection changed: it focuses the first of
 * them that is listed afterwards, or else the first of the list, because the act's button goes with the
 * selection.
 *
 * @param shown the ids of what is listed, in their order
 * @param linkId returns the id of the element that gets the focus
 */
export function useFocusAfterAct<Id extends string | number>(
  shown: readonly Id[],
  linkId: (id: Id) => string,
): (changed: ReadonlySet<Id>) => void {
  const [changed, setChanged] = useState<ReadonlySet<Id>>(new Set());
  const focus = useEffectEvent((): void => {
    const id = shown.find((one) => changed.has(one)) ?? shown[0];
    if (id !== undefined) focusElement(linkId(id));
  });
  // Once the list has what the act made of it.
  useEffect(() => {
    if (changed.size > 0) focus();
  }, [changed]);
  return setChanged;
}
