import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { afterPaintOrInput } from '../../lib/idle';
import type { BoardColumnFacts, BoardItem, CardKind } from './boardTypes';
import { listenForDrags, type Point } from './cardDrags';
import type { FocusAfterMove } from './useFocusAfterMove';

/** A card that is being dragged. */
export interface BoardDrag<Item extends BoardItem> {
  item: Item;
  /** The column in which it is. */
  from: string;
  /** Where the card was when it was picked up. */
  box: DOMRect;
  /** Where the pointer picked it up; undefined if a key did. */
  start: Point | undefined;
  /** Whether it has been dropped, and its column is about to be rendered anew. */
  isDropped?: boolean;
}

interface BoardDragOptions<Item extends BoardItem> {
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumnFacts<Item>[];
  columnWord: string;
  kind: Pick<CardKind<Item>, 'name'>;
  onMove: (item: Item, columnName: string) => boolean;
  focus: FocusAfterMove;
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

/** Returns the shown column nearest to a point; undefined above and below the board. */
function columnAt(board: HTMLElement, { x, y }: Point): HTMLElement | undefined {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  if (y < top || y > bottom) return undefined;
  const inside = Math.min(Math.max(x, left), right);
  const distances = columnElements(board).map((column) => {
    const box = column.getBoundingClientRect();
    return { column, distance: Math.max(box.left - inside, inside - box.right) };
  });
  distances.sort((a, b) => a.distance - b.distance);
  return distances[0]?.column;
}

const holds = ({ items }: BoardColumnFacts<BoardItem>, { id }: BoardItem): boolean =>
  items.some((item) => item.id === id);

/** The elements that are marked for the styles: the card that is dragged, the column under it. */
type Marks = Partial<Record<'dragged' | 'target', HTMLElement | undefined>>;

/** Moves a mark. An attribute that React does not render: a column with its cards takes half a frame. */
function moveMark(marks: Marks, mark: keyof Marks, to: HTMLElement | undefined): void {
  delete marks[mark]?.dataset[mark];
  if (to) to.dataset[mark] = '';
  marks[mark] = to;
}

/** Handles the drags of a board: says what happens to screen readers, and moves what was dropped. */
export function useBoardDrag<Item extends BoardItem>(options: BoardDragOptions<Item>) {
  const { board, columns, columnWord, kind, onMove, focus } = options;
  const [drag, setDrag] = useState<BoardDrag<Item>>();
  // What was dropped is shown above its column until the columns have been rendered anew.
  const deferredDrag = useDeferredValue(drag);
  const shown = drag ?? deferredDrag;
  const [announcement, setAnnouncement] = useState('');
  /** The drag as of the last event, which may not have been rendered yet. */
  const latest = useRef<BoardDrag<Item>>(undefined);
  /** The name of the column over which the card is; empty outside of all. */
  const over = useRef('');
  /** The picture of the card; moved without rendering. */
  const picture = useRef<HTMLDivElement>(null);
  const marks = useRef<Marks>({});
  const shiftPicture = (x: number, y: number): void =>
    picture.current?.style.setProperty('translate', `${x}px ${y}px`);
  const setOver = (column: HTMLElement | undefined): void => {
    const name = nameOf(column);
    if (!latest.current || over.current === name) return;
    over.current = name;
    moveMark(marks.current, 'target', column);
    setAnnouncement(name === '' ? `Over no ${columnWord}` : `Over ${name}`);
  };

  const pickUp = useEffectEvent((card: HTMLElement, start?: Point): boolean => {
    const from = nameOf(card.closest<HTMLElement>('[data-column]'));
    const column = columns.find(({ name }) => name === from);
    const item = column?.items.find(({ id }) => String(id) === card.dataset.item);
    // What was dropped is in its old column until the columns have been rendered anew.
    if (!item || item.id === shown?.item.id) return false;
    focus.forget();
    // The last drag's picture may still be shown.
    shiftPicture(0, 0);
    const next = { item, from, box: card.getBoundingClientRect(), start };
    latest.current = next;
    over.current = from;
    setDrag(next);
    moveMark(marks.current, 'dragged', card);
    setAnnouncement(
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
    const at = elements.findIndex((element) => nameOf(element) === over.current);
    const next = elements[at + direction];
    if (!next) return;
    // The board alone: the picture does not follow a page that scrolls.
    // jsdom has no `scrollBy`.
    board.current.scrollBy?.({ left: centerOf(next) - centerOf(board.current) });
    shiftPicture(centerOf(next) - (current.box.left + current.box.width / 2), 0);
    setOver(next);
  });
  const end = useEffectEvent((isDropped: boolean): void => {
    const { current } = latest;
    if (!current) return;
    latest.current = undefined;
    moveMark(marks.current, 'target', undefined);
    const { item, from, start } = current;
    const to = over.current;
    if (!isDropped || to === '' || to === from) {
      setDrag(undefined);
      setAnnouncement(`${kind.name(item)} stays at ${from}`);
      return;
    }
    const dropped = { ...current, isDropped };
    setDrag(dropped);
    setAnnouncement('');
    // Shown first: a move among thousands of leads takes several frames of a slow processor.
    afterPaintOrInput(() => {
      setDrag((before) => (before === dropped ? undefined : before));
      if (!onMove(item, to)) setAnnouncement(`${kind.name(item)} was not moved`);
      else if (start) focus.onSame(item.id, from);
      else focus.onCard(item.id, from, to);
    });
  });

  // Another tab may move or delete the card that is dragged here.
  useEffect(() => {
    const { current } = latest;
    if (!current || columns.some((one) => one.name === current.from && holds(one, current.item)))
      return;
    latest.current = undefined;
    moveMark(marks.current, 'target', undefined);
    setDrag(undefined);
    setAnnouncement(`${kind.name(current.item)} was moved or deleted meanwhile`);
  }, [columns, kind]);

  // Before the cards are painted: what is seen can be used.
  useLayoutEffect(
    () =>
      board.current ? listenForDrags(board.current, { pickUp, moveTo, step, end }) : undefined,
    [board],
  );
  useEffect(() => {
    if (!shown) moveMark(marks.current, 'dragged', undefined);
  }, [shown]);
  return { drag, shown, announcement, picture };
}
