import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Something open in a history entry of its own, called `name`: Back closes it, and so does `close`,
 * by going back; a reload or Forward opens it again.
 */
export function useHistoryEntry<Value>(name: string): {
  opened: Value | undefined;
  open: (value: Value) => void;
  close: () => void;
} {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Going back takes a moment, in which a second Escape must not leave the page.
  const isClosing = useRef(false);
  const opened = (state as Record<string, Value> | null)?.[name];
  const isOpen = opened !== undefined;

  useEffect(() => {
    if (!isOpen) isClosing.current = false;
  }, [isOpen]);

  return {
    opened,
    open: (value) => {
      // The page keeps its own state, such as where a panel leads back to.
      const entry = { ...(state as object | null), [name]: value };
      void navigate({ pathname, search, hash }, { state: entry });
    },
    close: useCallback(() => {
      if (isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    }, [navigate]),
  };
}
