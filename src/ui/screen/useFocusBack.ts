import { useEffect, useRef } from 'react';
import { focusElement } from './focusElement';

/**
 * Gives the focus back once a panel or form has closed.
 *
 * @param openerId the id of what opened it, while it is open; undefined while nothing is
 */
export function useFocusBack(openerId: string | undefined): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focusElement(opener);
  }, [openerId]);
}
