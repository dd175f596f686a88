import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusElement } from './focus';

/** Restores the focus to the opener, by its id, after a panel or form has closed. */
export function useFocusBack(openerId: string | undefined): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focusElement(opener);
  }, [openerId]);
}

/** Shows and focuses the section that the fragment of the address names, on arrival. */
export function useFocusFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView?.();
    section?.focus({ preventScroll: true });
  }, [hash]);
}
