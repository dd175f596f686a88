import type { Draggable } from '@dnd-kit/dom';
import {
  DragDropProvider,
  DragOverlay,
  useDroppable,
  type DragDropEventHandlers,
} from '@dnd-kit/react';
import { Button } from '@mui/material';
import { useLayoutEffect, useRef, useState, useId, useEffect, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusIfLost, isFocusNowhere } from '../screen/focus';
import { useIsPhone } from '../screen/useScreenQuery';
import { useListKeys, type ListKeyActions } from '../shortcuts/useListKeys';
import { Tag } from '../Tag';
import { useShowMore } from '../useShowMore';
import {
  BoardCard,
  type BoardColumnFacts,
  type BoardItem,
  type CardData,
  CardFace,
  FACE_WIDTH,
  cardId,
  type CardKind,
  KEYS_HINT_ID,
  type MoveRequest,
  OpenMoveMenu,
} from './BoardCard';
import { plugins, sensors } from './cardSensors';
import { ColumnBar } from './ColumnBar';
import { MoveMenu } from './MoveMenu';
import styles from './Board.module.css';

interface BoardProps<Item extends BoardItem> {
  label: string;
  /** What a column is: `stage`, `status`. */
  columnWord: string;
  columns: readonly BoardColumnFacts<Item>[];
  kind: CardKind<Item>;
  /** Moves a card. Returns whether it was; not if it has been moved or deleted elsewhere. */
  onMove: (item: Item, columnName: string) => boolean;
  /** What single keys do with a card, besides moving it. */
  keys: ListKeyActions;
}

/**
 * Columns of cards. A card is moved by mouse, by a finger that rests on it, by Space and the arrows,
 * or by its menu; the order within a column is the caller's.
 */
export function Board<Item extends BoardItem>(props: BoardProps<Item>) {
  const { label, columnWord, columns, kind, onMove, keys } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [request, openMoveMenu] = useState<MoveRequest>();
  const move: ListKeyActions['move'] = ({ element }) => element.querySelector('button')?.click();
  useLastPlace(scroller, label, isPhone ? columns.findIndex(({ items }) => items.length > 0) : 0);

  /** The link of the card that was moved last. It is new then, and again after Undo, but keeps the focus. */
  const movedId = useRef<string>(undefined);
  const moveCard = (item: Item, columnName: string): boolean => {
    movedId.current = cardId(item.id);
    return onMove(item, columnName);
  };
  // Before it is painted, so that no screen reader says that the focus is nowhere.
  useLayoutEffect(() => {
    const ids = columns.flatMap(({ items }) => items.map(({ id }) => cardId(id)));
    if (ids.includes(movedId.current ?? '')) focusIfLost(movedId.current);
  }, [columns]);

  const { isDragging, announcement, drag } = useDrag(kind, columnWord, moveCard);
  useListKeys(scroller, { move, ...keys }, !isDragging);

  return (
    <OpenMoveMenu value={openMoveMenu}>
      <DragDropProvider<CardData<Item>> sensors={sensors} plugins={plugins} {...drag}>
        <div>
          {isPhone && <ColumnBar columns={columns} columnWord={columnWord} scroller={scroller} />}
          <div
            ref={scroller}
            className={styles.board}
            role="group"
            aria-label={label}
            data-dragging={isDragging || undefined}
          >
            {columns.map((column) => (
              <BoardColumn key={column.name} column={column} kind={kind} />
            ))}
          </div>
        </div>
        <DragOverlay<CardData<Item>, Draggable<CardData<Item>>>>
          {(dragged) => <CardFace {...dragged.data} kind={kind} left={heldAt(dragged)} />}
        </DragOverlay>
      </DragDropProvider>
      <p id={KEYS_HINT_ID} hidden>
        {`Press Space to pick up the card, the left and right arrows to choose a ${columnWord}, Space to drop it, Escape to put it back.`}
      </p>
      <div className="visually-hidden" aria-live="assertive">
        {announcement}
      </div>
      {request && (
        <MoveMenu
          anchor={request.button}
          names={columns.map(({ name }) => name)}
          current={request.columnName}
          columnWord={columnWord}
          onMove={(to) => void moveCard(request.item as Item, to)}
          onClose={() => openMoveMenu(undefined)}
        />
      )}
    </OpenMoveMenu>
  );
}

/** Returns how far the picture of a dragged card begins behind the card's edge, so that the pointer holds it. */
function heldAt({ manager }: Draggable): number {
  const { shape, position } = manager?.dragOperation ?? {};
  const box = shape?.initial.boundingRectangle;
  if (!box || !position) return 0;
  const left = position.initial.x - box.left - FACE_WIDTH / 2;
  return Math.max(0, Math.min(left, box.width - FACE_WIDTH));
}

/** Moves a card where it is dragged, and says in words where it is meanwhile. */
function useDrag<Item extends BoardItem>(
  kind: CardKind<Item>,
  columnWord: string,
  moveCard: BoardProps<Item>['onMove'],
) {
  const [isDragging, setDragging] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  /** The column over which the dragged card is, as it was said. */
  const over = useRef('');
  const drag: Partial<DragDropEventHandlers<CardData<Item>>> = {
    onDragStart: ({ operation: { source } }) => {
      if (!source) return;
      const { item, columnName } = source.data;
      over.current = columnName;
      setDragging(true);
      setAnnouncement(
        `Picked up ${kind.name(item)} at ${columnName}. Left and right arrows choose a ${columnWord}, Space drops, Escape puts it back.`,
      );
    },
    onDragOver: ({ operation: { target } }) => {
      const columnName = target ? String(target.id) : '';
      if (over.current === columnName) return;
      over.current = columnName;
      setAnnouncement(`Over ${columnName || `no ${columnWord}`}`);
    },
    onDragEnd: ({ canceled, operation: { source, target } }) => {
      setDragging(false);
      if (!source) return;
      const { item, columnName } = source.data;
      const to = canceled || !target ? columnName : String(target.id);
      const isMoved = to !== columnName && moveCard(item, to);
      const outcome = to === columnName ? `stays at ${columnName}` : 'was not moved';
      // A notice says where a card went.
      setAnnouncement(isMoved ? '' : `${kind.name(item)} ${outcome}`);
    },
  };
  return { isDragging, announcement, drag };
}

/** How many cards a column shows at first, and how many more each time. */
const CARDS_AT_ONCE = 50;

interface BoardColumnProps<Item extends BoardItem> {
  column: BoardColumnFacts<Item>;
  kind: CardKind<Item>;
}

/** A column of a board: its heading, and its cards, of which more come when asked. */
function BoardColumn<Item extends BoardItem>({ column, kind }: BoardColumnProps<Item>) {
  // It fills the screen of a phone, whose bar shows its name.
  const isPhone = useIsPhone();
  const { name, tone, items, total } = column;
  const { ref, isDropTarget } = useDroppable({ id: name });
  const { shown, more } = useShowMore(name, items, CARDS_AT_ONCE);
  const isNarrow = items.length === 0 && !isPhone;
  const headingId = useId();
  return (
    <section
      ref={ref}
      className={styles.column}
      aria-labelledby={headingId}
      data-column={name}
      data-narrow={isNarrow || undefined}
      data-target={isDropTarget || undefined}
    >
      <div className={isPhone ? 'visually-hidden' : styles.head}>
        <h2 id={headingId}>{name}</h2>
        <p>
          <Tag tone={tone}>
            {items.length.toLocaleString('en-US')}
            <span className="visually-hidden">{items.length === 1 ? ' card' : ' cards'}</span>
          </Tag>
          <span>{total}</span>
        </p>
      </div>
      {!isNarrow && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {shown.map((item) => (
            <BoardCard key={item.id} item={item} columnName={name} kind={kind} />
          ))}
          {items.length === 0 && <li>Nothing here</li>}
          {more && (
            <li>
              <Button {...more} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** How far each board was scrolled when it was last left, and the card, or the button beside it, that had the focus. */
const lastPlaces = new Map<string, { left: number; focusedId?: string | undefined }>();

/** Begins a board where it was left, for the first time at a column, with the focus on what led away. */
function useLastPlace(
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
      const focusedId = document.querySelector('main :focus')?.id;
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
