import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../app/store/hooks';

/**
 * Keeps what is open over a public page in a history entry of its own, by a name: Back closes it, and closing goes
 * back; a reload or Forward opens it again. Returns what is open, and how to open and to close it.
 */
export function useHistoryEntry<T>(
  name: string,
): [opened: T | undefined, open: (value: T) => void, close: () => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has nothing open, whatever the entry of the history says.
  const isHydrated = useHydrated();
  // Going back takes a moment, in which a second Escape must not leave the page.
  const isClosing = useRef(false);
  const opened = isHydrated ? (state as Record<string, T> | null)?.[name] : undefined;
  useEffect(() => {
    if (opened === undefined) isClosing.current = false;
  }, [opened]);
  return [
    opened,
    (value) => {
      // The page keeps its own state.
      const entry = { ...(state as object | null), [name]: value };
      void navigate({ pathname, search, hash }, { state: entry, preventScrollReset: true });
    },
    () => {
      if (!isClosing.current) void navigate(-1);
      isClosing.current = true;
    },
  ];
}
