import { useEffect, useRef } from 'react';
import { focusElement } from './focusElement';

/** Restores the focus to the opener, by its id, after a panel or form has closed. */
export function useFocusBack(openerId: string | undefined): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focusElement(opener);
  }, [openerId]);
}
