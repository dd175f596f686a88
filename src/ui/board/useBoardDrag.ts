import type {
  CollisionEvent,
  DragDropManager,
  DragEndEvent,
  DragOverEvent,
  DragStartEvent,
} from '@dnd-kit/react';
import { useRef, useState } from 'react';
import { columnOf, isByKey } from './boardSensors';
import type { BoardItem, CardKind } from './boardTypes';
import type { FocusAfterMove } from './useFocusAfterMove';

interface BoardDragOptions<Item extends BoardItem> {
  columnWord: string;
  kind: Pick<CardKind<Item>, 'name'>;
  onMove: (item: Item, columnName: string) => void;
  focus: FocusAfterMove;
}

type Operation = DragEndEvent['operation'];

/**
 * Returns the column under the pointer as it lets go; undefined if there is none or the event is of a
 * key. The library's target is a few frames behind, and for a moment none where columns change.
 */
function columnUnder(event: Event): string | undefined {
  if (!(event instanceof PointerEvent)) return undefined;
  return document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<HTMLElement>('[data-column]')?.dataset.column)
    .find((name) => name !== undefined);
}

/** Handles the drags of a board: says what happens to screen readers, and moves what was dropped. */
export function useBoardDrag<Item extends BoardItem>({
  columnWord,
  kind,
  onMove,
  focus,
}: BoardDragOptions<Item>) {
  const [isDragging, setDragging] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  /** The column over which the card was last; at first its own. */
  const over = useRef('');
  const itemOf = ({ source }: Operation): Item | undefined =>
    (source?.data as { item: Item } | undefined)?.item;

  const handlers = {
    onDragStart: ({ operation }: DragStartEvent): void => {
      const item = itemOf(operation);
      if (!item || !operation.source) return;
      setDragging(true);
      over.current = columnOf(operation.source);
      setAnnouncement(
        `Picked up ${kind.name(item)} at ${columnOf(operation.source)}. Left and right arrows choose a ${columnWord}, Space drops, Escape puts it back.`,
      );
    },
    onDragOver: ({ operation: { target } }: DragOverEvent): void => {
      const name = String(target?.id ?? '');
      if (name === over.current) return;
      over.current = name;
      setAnnouncement(name === '' ? `Over no ${columnWord}` : `Over ${name}`);
    },
    onCollision: (event: CollisionEvent, { dragOperation }: DragDropManager): void => {
      if (isByKey(dragOperation)) event.preventDefault();
    },
    onDragEnd: ({ operation, canceled, nativeEvent }: DragEndEvent): void => {
      setDragging(false);
      const item = itemOf(operation);
      if (!item || !operation.source) return;
      const from = columnOf(operation.source);
      const to = (nativeEvent && columnUnder(nativeEvent)) ?? operation.target?.id ?? from;
      if (canceled || to === from) {
        setAnnouncement(`${kind.name(item)} stays at ${from}`);
        return;
      }
      setAnnouncement('');
      if (isByKey(operation)) focus.onCard(item.id, String(to));
      onMove(item, String(to));
    },
  };
  return { isDragging, announcement, handlers };
}
