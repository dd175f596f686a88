import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isFocusNowhere } from '../screen/focusElement';
import { cardId } from './boardTypes';

/** Where a board was when it was last left. */
interface Place {
  scrollLeft: number;
  /** The card that had the focus, such as by opening it. */
  itemId: string | undefined;
}

const lastPlaces = new Map<string, Place>();

/**
 * Begins a board where it was when it was left; on the way back from a panel or page that a card
 * opened, the card has the focus again.
 *
 * @param columns the indices of columns that fill the screen: the one to begin at instead, and the one
 * to begin at for the first time; -1 for none
 */
export function useLastPlace(
  board: RefObject<HTMLElement | null>,
  label: string,
  columns: { wanted: number; first: number },
): void {
  const navigation = useNavigationType();
  const [start] = useState(() => {
    const { scrollLeft = 0, itemId = '' } = lastPlaces.get(label) ?? {};
    const column = columns.wanted < 0 && !lastPlaces.has(label) ? columns.first : columns.wanted;
    return { column, scrollLeft, itemId: navigation === NavigationType.Push ? '' : itemId };
  });

  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const { column: index, scrollLeft } = start;
    // jsdom has no `scrollTo`.
    element.scrollTo?.({ left: index < 0 ? scrollLeft : index * element.clientWidth });
    return () => {
      const card = element.contains(document.activeElement)
        ? document.activeElement?.closest<HTMLElement>('[data-item]')
        : undefined;
      lastPlaces.set(label, { scrollLeft: element.scrollLeft, itemId: card?.dataset.item });
    };
  }, [board, label, start]);

  useEffect(() => {
    // After the router has moved the focus to the new screen.
    const frame = requestAnimationFrame(() => {
      if (isFocusNowhere()) document.getElementById(cardId(start.itemId))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);
}
