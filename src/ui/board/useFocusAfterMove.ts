import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../screen/focusElement';
import { cardId, columnHeadingId, type BoardColumnFacts, type BoardItem } from './boardTypes';

type ItemId = BoardItem['id'];

/** What gets the focus once the columns have changed. */
export interface FocusAfterMove {
  /** The card in its new column, after a move by key. */
  onCard: (itemId: ItemId, from: string, to: string) => void;
  /** The next card of the column that it left, after a move by the menu. */
  onNeighbour: (itemId: ItemId, from: string) => void;
  /** What has it, after a move by pointer. */
  onSame: (itemId: ItemId, from: string) => void;
  /** What has it, because something else has begun meanwhile. */
  forget: () => void;
}

type Columns = readonly BoardColumnFacts<BoardItem>[];

const itemsOf = (columns: Columns, columnName: string): readonly BoardItem[] =>
  columns.find(({ name }) => name === columnName)?.items ?? [];

const idsOf = (itemId: ItemId, columnName: string): string[] => [
  cardId(itemId),
  columnHeadingId(columnName),
];

/**
 * Moves the focus after a card has moved, whose own elements are new then; and to the card that was
 * moved last, after its move was undone.
 */
export function useFocusAfterMove(
  board: RefObject<HTMLElement | null>,
  columns: Columns,
): FocusAfterMove {
  const wanted = useRef<string[]>(undefined);
  const moved = useRef<{ itemId: ItemId; from: string }>(undefined);
  const latest = useRef(columns);
  // Before it is painted, so that no screen reader says that the focus is nowhere.
  useLayoutEffect(() => {
    latest.current = columns;
    let ids = wanted.current;
    wanted.current = undefined;
    const last = moved.current;
    if (!ids && last && itemsOf(columns, last.from).some(({ id }) => id === last.itemId)) {
      moved.current = undefined;
      const isOnBoard = !!board.current?.contains(document.activeElement);
      if (isOnBoard || isFocusNowhere()) ids = idsOf(last.itemId, last.from);
    }
    const target = ids?.map((id) => document.getElementById(id)).find((element) => element);
    target?.focus();
  }, [board, columns]);
  return useMemo(() => {
    const want = (ids: string[], itemId: ItemId, from: string): void => {
      wanted.current = ids;
      moved.current = { itemId, from };
    };
    return {
      onCard: (itemId, from, to) => want(idsOf(itemId, to), itemId, from),
      onNeighbour: (itemId, from) => {
        const items = itemsOf(latest.current, from);
        const at = items.findIndex(({ id }) => id === itemId);
        const beside = [items[at + 1], items[at - 1]].flatMap((item) => item ?? []);
        want([...beside.map(({ id }) => cardId(id)), columnHeadingId(from)], itemId, from);
      },
      onSame: (itemId, from) => want([], itemId, from),
      forget: () => {
        wanted.current = undefined;
      },
    };
  }, []);
}
