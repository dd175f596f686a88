import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { cardId, type BoardColumnFacts, type BoardItem, type CardKind } from './boardTypes';
import { listenForDrags, type Point } from './cardDrags';
import type { FocusAfterMove } from './useFocusAfterMove';

/** A card that is being dragged. */
export interface BoardDrag<Item extends BoardItem> {
  item: Item;
  /** The column in which it is. */
  from: string;
  /** The column over which it is; empty outside of all. */
  over: string;
  /** Where the card was when it was picked up. */
  box: DOMRect;
  /** Where the pointer picked it up; undefined if a key did. */
  start: Point | undefined;
}

interface BoardDragOptions<Item extends BoardItem> {
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumnFacts<Item>[];
  columnWord: string;
  kind: Pick<CardKind<Item>, 'name'>;
  onMove: (item: Item, columnName: string) => boolean;
  focusAfterMove: FocusAfterMove;
}

const columnElements = (board: HTMLElement): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>('[data-column]'),
];
const nameOf = (column: HTMLElement | null | undefined): string => column?.dataset.column ?? '';

/** Returns where the middle of an element is, in pixels from the left of the window. */
function centerOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Returns the name of the shown column nearest to a point; empty above and below the board. */
function columnAt(board: HTMLElement, { x, y }: Point): string {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  if (y < top || y > bottom) return '';
  const inside = Math.min(Math.max(x, left), right);
  const distances = columnElements(board).map((column) => {
    const box = column.getBoundingClientRect();
    return { column, distance: Math.max(box.left - inside, inside - box.right) };
  });
  distances.sort((a, b) => a.distance - b.distance);
  return nameOf(distances[0]?.column);
}

/** Handles the drags of a board: says what happens to screen readers, and moves what was dropped. */
export function useBoardDrag<Item extends BoardItem>(options: BoardDragOptions<Item>) {
  const { board, columns, columnWord, kind, onMove, focusAfterMove } = options;
  const [drag, setDrag] = useState<BoardDrag<Item>>();
  const [announcement, setAnnouncement] = useState('');
  /** The drag as of the last event, which may not have been rendered yet. */
  const latest = useRef<BoardDrag<Item>>(undefined);
  /** The picture of the card; moved without rendering. */
  const picture = useRef<HTMLDivElement>(null);
  const shiftPicture = (x: number, y: number): void =>
    picture.current?.style.setProperty('translate', `${x}px ${y}px`);
  const show = (next: BoardDrag<Item> | undefined, said: string): void => {
    latest.current = next;
    setDrag(next);
    setAnnouncement(said);
  };
  const setOver = (over: string): void => {
    const { current } = latest;
    if (!current || current.over === over) return;
    show({ ...current, over }, over === '' ? `Over no ${columnWord}` : `Over ${over}`);
  };

  const pickUp = useEffectEvent((card: HTMLElement, start?: Point): boolean => {
    const from = nameOf(card.closest<HTMLElement>('[data-column]'));
    const column = columns.find(({ name }) => name === from);
    const item = column?.items.find(({ id }) => String(id) === card.dataset.item);
    if (!item) return false;
    show(
      { item, from, over: from, box: card.getBoundingClientRect(), start },
      `Picked up ${kind.name(item)} at ${from}. Left and right arrows choose a ${columnWord}, Space drops, Escape puts it back.`,
    );
    return true;
  });
  const moveTo = useEffectEvent((pointer: Point): void => {
    const start = latest.current?.start;
    if (!start || !board.current) return;
    // Measured before anything is moved, so that the browser need not lay out twice.
    setOver(columnAt(board.current, pointer));
    shiftPicture(pointer.x - start.x, pointer.y - start.y);
  });
  const step = useEffectEvent((direction: -1 | 1): void => {
    const { current } = latest;
    if (!current || !board.current) return;
    const elements = columnElements(board.current);
    const at = elements.findIndex((element) => nameOf(element) === current.over);
    const next = elements[at + direction];
    if (!next) return;
    // The board alone: the picture does not follow a page that scrolls.
    // jsdom has no `scrollBy`.
    board.current.scrollBy?.({ left: centerOf(next) - centerOf(board.current) });
    shiftPicture(centerOf(next) - (current.box.left + current.box.width / 2), 0);
    setOver(nameOf(next));
  });
  const end = useEffectEvent((isDropped: boolean): void => {
    const { current } = latest;
    if (!current) return;
    const { item, from, over, start } = current;
    const name = kind.name(item);
    if (!isDropped || over === '' || over === from) show(undefined, `${name} stays at ${from}`);
    else if (onMove(item, over)) {
      show(undefined, '');
      // After a move by pointer, what has the focus keeps it.
      focusAfterMove(item.id, from, start ? [] : [cardId(item.id)]);
    } else show(undefined, `${name} was not moved`);
  });

  // Another tab may move or delete the card that is dragged here.
  const follow = useEffectEvent((shown: typeof columns): void => {
    const { current } = latest;
    const column = shown.find(({ name }) => name === current?.from);
    if (!current || column?.items.some(({ id }) => id === current.item.id)) return;
    show(undefined, `${kind.name(current.item)} was moved or deleted meanwhile`);
  });
  useEffect(() => follow(columns), [columns]);

  // Before the cards are painted: what is seen can be used.
  useLayoutEffect(
    () =>
      board.current ? listenForDrags(board.current, { pickUp, moveTo, step, end }) : undefined,
    [board],
  );
  return { drag, announcement, picture };
}
