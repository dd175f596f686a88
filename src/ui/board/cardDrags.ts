import {
  DragDropManager,
  Draggable,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';

/**
 * Drags of a board's cards, by the library's sensors. Only the card that is pressed is registered with
 * it: hundreds of draggables took 0.6 s to pick one up. Its picture, its column and the scrolling at the
 * edges are the board's, because the library's took longer than a frame among 5,000 leads.
 */

/** How long a finger rests on a card before it drags it, in milliseconds; sooner, it scrolls. */
const HOLD_MS = 250;
/** How far a resting finger may stray, and how far a mouse moves before it drags, in pixels. */
const STRAY_PX = 8;
const DRAG_PX = 5;
/** At which part of its width the board scrolls, and how fast at its very edge: on a phone by a column a second. */
const EDGE = 0.15;
const EDGE_PX_PER_MS = 0.9;
const LEAST_MS_PER_WIDTH = 1_000;

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What a board does with the drags of its cards. */
export interface CardDragHandlers {
  /** Picks a card up, at a point or by a key. Returns whether it can be. */
  pickUp: (card: HTMLElement, pointer?: Point) => boolean;
  /** The pointer has moved or the board has scrolled beneath it. */
  moveTo: (pointer: Point) => void;
  /** An arrow leads to the column before or after. */
  step: (direction: -1 | 1) => void;
  /** The card is dropped where it is, or put back. */
  end: (isDropped: boolean) => void;
}

const isOnButton = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** Picks a card up with the mouse at once, and with a finger or pen that rests on it. */
const pointerSensor = PointerSensor.configure({
  activatorElements: ({ element }: Draggable) => [element],
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse'
      ? [new PointerActivationConstraints.Distance({ value: DRAG_PX })]
      : [new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: STRAY_PX })],
  preventActivation: isOnButton,
});

/**
 * Returns a sensor that picks a card up with Space; the arrows lead from column to column, Space or
 * Enter drops it, Escape or Tab puts it back.
 */
function keyboardSensor(step: CardDragHandlers['step']) {
  class ColumnKeyboardSensor extends KeyboardSensor {
    protected override handleMove(direction: string, event: KeyboardEvent): void {
      event.preventDefault();
      if (direction === 'left') step(-1);
      if (direction === 'right') step(1);
    }
  }
  // Its inherited `configure` would name the class that it extends.
  return {
    plugin: ColumnKeyboardSensor,
    options: {
      keyboardCodes: {
        ...KeyboardSensor.defaults.keyboardCodes,
        start: ['Space'],
        cancel: ['Escape', 'Tab'],
        end: ['Space', 'Enter'],
      },
    },
  };
}

/**
 * Scrolls a board sideways while the pointer is at an edge towards which it was moved: so slowly, and
 * so near the edge, that a card can be held over the next column of a phone. The library's own looks
 * at each move for what is under the pointer, which takes a frame among so many cards.
 *
 * @param pointer undefined once the drag has ended
 */
function scrollAtEdges(board: HTMLElement, start: Point, pointer: () => Point | undefined): void {
  let last = performance.now();
  const scroll = (now: number): void => {
    const at = pointer();
    if (!at) return;
    const { left, right, width } = board.getBoundingClientRect();
    const margin = width * EDGE;
    const ahead = at.x > start.x ? Math.max(0, at.x - right + margin) : 0;
    const back = at.x < start.x ? Math.max(0, left + margin - at.x) : 0;
    const fastest = Math.min(EDGE_PX_PER_MS, width / LEAST_MS_PER_WIDTH);
    const by = ((ahead - back) / margin) * fastest * (now - last);
    last = now;
    if (by !== 0) board.scrollLeft += by;
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}

/** Listens for drags of a board's cards. Returns a function that ends a drag and stops listening. */
export function listenForDrags(board: HTMLElement, handlers: CardDragHandlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const manager = new DragDropManager({
    sensors: [pointerSensor, keyboardSensor(handlers.step)],
    plugins: [],
  });
  let pressed: Draggable | undefined;
  /** Where the pointer is that drags; undefined while a key does or nothing is dragged. */
  let pointer: Point | undefined;

  const register = ({ target }: Event): void => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
    if (!card || pressed?.element === card || !manager.dragOperation.status.idle) return;
    pressed?.destroy();
    const handle = card.querySelector('a') ?? undefined;
    pressed = new Draggable({ id: 'card', element: card, handle, register: false }, manager);
    // At once, so that its sensors are given this very event.
    pressed.register();
  };
  // A held Space would pick a card up, drop it, and pick it up again. Before the library gets it.
  const ignoreRepeat = (event: KeyboardEvent): void => {
    if (!event.repeat || event.code !== 'Space' || !board.contains(document.activeElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', ignoreRepeat, { capture: true, signal });
  board.addEventListener('pointerdown', register, { capture: true, signal });
  board.addEventListener('keydown', register, { capture: true, signal });
  // Listened for before a touch begins, or the browser would scroll without asking. On the body, where the
  // sensor listens during a drag: the first such listener there has the whole page painted anew.
  document.body.addEventListener('touchmove', () => {}, { passive: false, signal });

  const { monitor } = manager;
  monitor.addEventListener('beforedragstart', (event) => {
    const { activatorEvent, position, source } = event.operation;
    const { x, y } = position.initial;
    pointer = activatorEvent instanceof PointerEvent ? { x, y } : undefined;
    const card = source?.element;
    if (!(card instanceof HTMLElement) || !handlers.pickUp(card, pointer)) {
      pointer = undefined;
      event.preventDefault();
    } else if (pointer) scrollAtEdges(board, pointer, () => pointer);
  });
  const moveTo = (point: Point): void => {
    pointer = point;
    handlers.moveTo(point);
  };
  monitor.addEventListener('dragmove', ({ to }) => {
    if (pointer && to) moveTo(to);
  });
  board.addEventListener(
    'scroll',
    () => {
      if (pointer) moveTo(pointer);
    },
    { signal },
  );
  monitor.addEventListener('dragend', ({ canceled, nativeEvent }) => {
    // Moves are handled a frame later.
    if (!canceled && nativeEvent instanceof PointerEvent)
      moveTo({ x: nativeEvent.clientX, y: nativeEvent.clientY });
    pointer = undefined;
    handlers.end(!canceled);
  });
  return () => {
    stopped.abort();
    manager.destroy();
  };
}
