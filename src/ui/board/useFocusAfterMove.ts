import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../screen/focusElement';
import { cardId, columnHeadingId, type BoardColumnFacts, type BoardItem } from './boardTypes';

/**
 * Says that a card has moved from a column, and the ids of what gets the focus once the columns have
 * changed: the first that is there, or else the column's heading. What has the focus keeps it if there are none.
 */
export type FocusAfterMove = (
  itemId: BoardItem['id'],
  from: string,
  ids: readonly string[],
) => void;

/**
 * Moves the focus after a card has moved, whose own elements are new then; and to the card that was
 * moved last, after its move was undone.
 */
export function useFocusAfterMove(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumnFacts<BoardItem>[],
): FocusAfterMove {
  const wanted = useRef<readonly string[]>([]);
  const moved = useRef<{ itemId: BoardItem['id']; from: string }>(undefined);
  // Before it is painted, so that no screen reader says that the focus is nowhere.
  useLayoutEffect(() => {
    let ids = wanted.current;
    wanted.current = [];
    const last = moved.current;
    const column = columns.find(({ name }) => name === last?.from);
    if (last && column?.items.some(({ id }) => id === last.itemId)) {
      moved.current = undefined;
      const isOnBoard = board.current?.contains(document.activeElement);
      if (isOnBoard || isFocusNowhere()) ids = [cardId(last.itemId), columnHeadingId(last.from)];
    }
    const target = ids.map((id) => document.getElementById(id)).find((element) => element);
    target?.focus();
  }, [board, columns]);
  return useCallback((itemId, from, ids) => {
    wanted.current = ids.length === 0 ? ids : [...ids, columnHeadingId(from)];
    moved.current = { itemId, from };
  }, []);
}
