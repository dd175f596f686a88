import { useId, useMemo, useRef, useState } from 'react';
import { useScreenQuery } from '../screen/useScreenQuery';
import { useListKeys, type ListItem, type ListKeyActions } from '../shortcuts/useListKeys';
import { DraggedCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { ColumnBar, useColumnParam } from './ColumnBar';
import { MoveMenu, type MoveRequest } from './MoveMenu';
import styles from './Board.module.css';
import {
  BoardActionsContext,
  cardId,
  type BoardActions,
  type BoardColumnFacts,
  type BoardItem,
  type CardKind,
} from './boardTypes';
import { useBoardDrag } from './useBoardDrag';
import { useFocusAfterMove } from './useFocusAfterMove';
import { useLastPlace } from './useLastPlace';

export interface BoardProps<Item extends BoardItem> {
  /** The name of the board. */
  label: string;
  /** What a column is: `stage`, `status`. */
  columnWord: string;
  columns: readonly BoardColumnFacts<Item>[];
  kind: CardKind<Item>;
  /** Moves a card. Returns whether it was; not if it has been moved or deleted elsewhere. */
  onMove: (item: Item, columnName: string) => boolean;
  /** What single keys do with a card, besides moving it; undefined if they are switched off. */
  keys?: ListKeyActions | undefined;
}

/** Opens the menu of columns of a card by its button. */
const openMenuOf = ({ element }: ListItem): void => element.querySelector('button')?.click();

/** On a phone one column fills the screen. */
const PHONE = '(max-width:37.49em)';

/**
 * Columns of cards. A card is moved by mouse, by a finger that rests on it, by Space and the arrows,
 * or by its menu; the order within a column is the caller's.
 */
export function Board<Item extends BoardItem>({
  label,
  columnWord,
  columns,
  kind,
  onMove,
  keys,
}: BoardProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useScreenQuery(PHONE);
  const keysHintId = useId();
  const [request, setRequest] = useState<MoveRequest>();
  const focusAfterMove = useFocusAfterMove(scroller, columns);
  const options = { board: scroller, columns, columnWord, kind, onMove, focusAfterMove };
  const { drag, announcement, picture } = useBoardDrag(options);
  useListKeys(scroller, keys && !drag ? { move: openMenuOf, ...keys } : undefined);
  const actions = useMemo<BoardActions>(
    () => ({
      keysHintId,
      openMoveMenu: (item, columnName, button) => setRequest({ item, columnName, button }),
    }),
    [keysHintId],
  );

  const [columnParam] = useColumnParam();
  useLastPlace(scroller, label, {
    wanted: isPhone ? columns.findIndex(({ name }) => name === columnParam) : -1,
    first: isPhone ? columns.findIndex(({ items }) => items.length > 0) : 0,
  });

  return (
    <BoardActionsContext value={actions}>
      <div>
        {isPhone && <ColumnBar columns={columns} columnWord={columnWord} scroller={scroller} />}
        <div
          ref={scroller}
          className={styles.board}
          role="group"
          aria-label={label}
          data-dragging={drag !== undefined || undefined}
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.name}
              column={column}
              kind={kind}
              canFold={!isPhone}
              isTarget={drag?.over === column.name}
              draggedId={drag?.item.id}
            />
          ))}
        </div>
      </div>
      {drag && <DraggedCard ref={picture} drag={drag} kind={kind} />}
      <p id={keysHintId} hidden>
        {`Press Space to pick up the card, the left and right arrows to choose a ${columnWord}, Space to drop it, Escape to put it back.`}
      </p>
      <div className="visually-hidden" aria-live="assertive">
        {announcement}
      </div>
      {request && (
        <MoveMenu
          request={request}
          columns={columns}
          columnWord={columnWord}
          onClose={() => setRequest(undefined)}
          onMove={(columnName) => {
            setRequest(undefined);
            const { item, columnName: from } = request;
            const { items = [] } = columns.find(({ name }) => name === from) ?? {};
            const at = items.findIndex(({ id }) => id === item.id);
            const beside = [items[at + 1], items[at - 1]].flatMap((one) => one ?? []);
            if (onMove(item as Item, columnName))
              focusAfterMove(
                item.id,
                from,
                beside.map(({ id }) => cardId(id)),
              );
          }}
        />
      )}
    </BoardActionsContext>
  );
}
