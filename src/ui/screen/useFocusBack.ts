import { useEffect, useRef } from 'react';
import { focusElement } from './focusElement';

/**
 * Restores the focus after a panel or form has closed.
 *
 * @param openerId the id of the element that opened it; undefined while nothing is open
 */
export function useFocusBack(openerId: string | undefined): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focusElement(opener);
  }, [openerId]);
}
