import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isFocusNowhere } from '../screen/focusElement';

/** How far each board was scrolled when it was last left, and the card that had the focus. */
const lastPlaces = new Map<string, { left: number; focusedId?: string | undefined }>();

/** Begins a board where it was left, for the first time at a column, with the focus on the card that led away. */
export function useLastPlace(
  board: RefObject<HTMLElement | null>,
  label: string,
  firstColumn: number,
): void {
  const isNew = useNavigationType() === NavigationType.Push;
  const [start] = useState({ isNew, firstColumn, ...lastPlaces.get(label) });
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    // jsdom has no `scrollTo`.
    element.scrollTo?.({ left: start.left ?? start.firstColumn * element.clientWidth });
    return () => {
      const focusedId = element.querySelector(':focus')?.id;
      lastPlaces.set(label, { left: element.scrollLeft, focusedId });
    };
  }, [board, label, start]);
  useEffect(() => {
    // After the router has moved the focus to the new screen.
    const frame = requestAnimationFrame(() => {
      if (!start.isNew && isFocusNowhere()) document.getElementById(start.focusedId ?? '')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);
}
