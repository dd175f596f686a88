import { useEffect, useRef } from 'react';

/** What a calendar calls at the ends of a drag, and what it asks after the drop. */
export interface EscapedDrag {
  onStart: () => void;
  onStop: () => void;
  /** Whether the last drag was ended by Escape: what was dropped goes back. */
  isEscaped: () => boolean;
}

/** Watches for Escape during a drag, of which the calendar library takes no notice. */
export function useEscapedDrag(): EscapedDrag {
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
