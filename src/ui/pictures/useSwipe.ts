import { useRef, type TouchEvent } from 'react';

/** The shortest swipe, in pixels. */
const SWIPE_PX = 48;

/** Calls back with 1 for a swipe to the left, -1 to the right. None begins on a slider. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      // Two fingers zoom, and in a page that the browser has zoomed, one finger moves it.
      const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1;
      start.current = isSwipe && !(target instanceof HTMLInputElement) ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
