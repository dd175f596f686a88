import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; during printing, whether it did before. */
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
  const look = (): boolean => {
    if (!window.matchMedia('print').matches) latest.current = window.matchMedia(query).matches;
    return latest.current;
  };
  return useSyncExternalStore(subscribe, look);
}

/** Whether the window has room for two columns: the theme's `lg`. */
export const useIsLarge = (): boolean => useScreenQuery('(min-width:75em)');

/**
 * Whether the window has the width of a phone, below the theme's `sm`: a screen then has one column. The frame of a
 * phone begins at a wider one (`useHasPhoneFrame`).
 */
export const useIsPhone = (): boolean => useScreenQuery('(max-width:37.49em)');
