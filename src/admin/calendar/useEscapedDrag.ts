import { useEffect, useRef } from 'react';

/**
 * Watches for Escape during a drag, of which the calendar library takes no notice. Returns what the calendar
 * calls at the ends of a drag, and whether Escape ended the last one: what was dropped goes back.
 */
export function useEscapedDrag() {
  const isEscaped = useRef(false);
  const stopped = useRef<AbortController>(undefined);
  useEffect(() => () => stopped.current?.abort(), []);
  return {
    onStart: () => {
      isEscaped.current = false;
      stopped.current = new AbortController();
      window.addEventListener(
        'keydown',
        ({ key }) => {
          if (key === 'Escape') isEscaped.current = true;
        },
        { capture: true, signal: stopped.current.signal },
      );
    },
    onStop: () => stopped.current?.abort(),
    isEscaped: () => isEscaped.current,
  };
}
