import { useEffect, useMemo, useRef } from 'react';
import { cardId, columnHeadingId, type BoardColumnFacts, type BoardItem } from './boardTypes';

/** What gets the focus once the columns have changed. */
export interface FocusAfterMove {
  /** The card in its new column, after a move by key. */
  onCard: (itemId: BoardItem['id'], columnName: string) => void;
  /** The next card of the column that it left, after a move by the menu. */
  onNeighbour: (itemId: BoardItem['id'], columnName: string) => void;
}

/** Moves the focus after a card has moved, whose own elements are new then. */
export function useFocusAfterMove(columns: readonly BoardColumnFacts<BoardItem>[]): FocusAfterMove {
  const wanted = useRef<string[]>(undefined);
  const latest = useRef(columns);
  useEffect(() => {
    latest.current = columns;
    const ids = wanted.current;
    wanted.current = undefined;
    const target = ids?.map((id) => document.getElementById(id)).find((element) => element);
    target?.focus();
  }, [columns]);
  return useMemo(
    () => ({
      onCard: (itemId, columnName) => {
        wanted.current = [cardId(itemId), columnHeadingId(columnName)];
      },
      onNeighbour: (itemId, columnName) => {
        const items = latest.current.find(({ name }) => name === columnName)?.items ?? [];
        const at = items.findIndex(({ id }) => id === itemId);
        const beside = [items[at + 1], items[at - 1]].flatMap((item) => item ?? []);
        wanted.current = [...beside.map(({ id }) => cardId(id)), columnHeadingId(columnName)];
      },
    }),
    [],
  );
}
