import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds on the screen. While a page is printed it answers as before: the paper
 * has a width of its own, and a layout that changes in the middle of printing prints half done.
 */
export function useScreenQuery(query: string): boolean {
  const latest = useRef(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const look = useCallback(() => {
    if (!window.matchMedia('print').matches) latest.current = window.matchMedia(query).matches;
    return latest.current;
  }, [query]);
  return useSyncExternalStore(subscribe, look);
}
