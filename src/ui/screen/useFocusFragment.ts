import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Shows and focuses the section that the fragment of the address names, on arrival. */
export function useFocusFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView?.();
    section?.focus({ preventScroll: true });
  }, [hash]);
}
