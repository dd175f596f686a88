import {
  AutoScroller,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  type Draggable,
  type KeyboardSensorOptions,
  type PointerSensorOptions,
} from '@dnd-kit/dom';
import { DOMRectangle } from '@dnd-kit/dom/utilities';

/**
 * Follows the pointer that picked the card up, where the library's sensor follows and drops by any, such as a second
 * finger; and puts the card back when a mouse comes back without its button, which was released over another window.
 */
class OnePointerSensor extends PointerSensor {
  #drag = new AbortController();

  protected override handleStart(source: Draggable, start: PointerEvent): void {
    super.handleStart(source, start);
    this.#drag = new AbortController();
    const options = { capture: true, signal: this.#drag.signal };
    const handle = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) event.stopPropagation();
      else if (event.type === 'pointermove' && event.buttons === 0) this.handleCancel(event);
    };
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      window.addEventListener(type, handle, options);
  }

  protected override cleanup(): void {
    this.#drag.abort();
    super.cleanup();
  }
}

/** Picks a card up with a mouse that moves, and with a finger or pen that rests on it; sooner, it scrolls. */
const pointerOptions: PointerSensorOptions = {
  activatorElements: ({ element }: Draggable) => [element],
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse'
      ? [new PointerActivationConstraints.Distance({ value: 5 })]
      : [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })],
  preventActivation: ({ target }) => target instanceof Element && target.closest('button') !== null,
};

/** Moves a card from column to column by the arrows, where the library's sensor moves it by pixels. */
class ColumnKeyboardSensor extends KeyboardSensor {
  protected override handleStart(
    event: KeyboardEvent,
    source: Draggable,
    options: KeyboardSensorOptions | undefined,
  ): void {
    super.handleStart(event, source, options);
    const putBack = (press: Event): void => this.handleEnd(press, true);
    document.addEventListener('pointerdown', putBack, { capture: true, once: true });
  }

  protected override handleKeyDown(
    event: KeyboardEvent,
    source: Draggable,
    options: KeyboardSensorOptions | undefined,
  ): void {
    const { target, ctrlKey, metaKey, altKey } = event;
    // A shortcut is the browser's or the screen's; and what has got the focus meanwhile, such as a search, has its keys.
    if (ctrlKey || metaKey || altKey) return;
    if (target !== source.handle && target !== document.body) this.handleEnd(event, true);
    // A held Space would drop the card at once.
    else if (event.repeat && event.code === 'Space') event.preventDefault();
    else super.handleKeyDown(event, source, options);
  }

  protected override handleMove(direction: string, event: KeyboardEvent): void {
    event.preventDefault();
    const step = Number(direction === 'right') - Number(direction === 'left');
    const { actions, collisionObserver, dragOperation, registry } = this.manager;
    const columns = [...registry.droppables];
    const over: unknown = dragOperation.target?.id ?? dragOperation.source?.data.columnName;
    const next = columns[columns.findIndex(({ id }) => id === over) + step];
    if (!next?.element || step === 0) return;
    const centerOf = (element: Element): number => new DOMRectangle(element).center.x;
    // The board alone: the card does not follow a page that scrolls. jsdom has no `scrollBy`.
    const board = next.element.parentElement ?? next.element;
    board.scrollBy?.({ left: centerOf(next.element) - centerOf(board) });
    const to = { x: centerOf(next.element), y: dragOperation.position.current.y };
    // Until the board is painted, collisions would be computed from where it was scrolled before.
    collisionObserver.disable();
    actions.move({ event, to, propagate: false });
    void actions.setDropTarget(next.id);
  }
}

export const sensors = [
  // As descriptors: `configure`, which they inherit, would return a descriptor of the class that they extend.
  { plugin: OnePointerSensor, options: pointerOptions },
  {
    plugin: ColumnKeyboardSensor,
    options: {
      preventActivation: (event: KeyboardEvent, { handle }: Draggable) =>
        event.repeat || event.target !== handle,
      keyboardCodes: {
        ...KeyboardSensor.defaults.keyboardCodes,
        start: ['Space'],
        cancel: ['Escape', 'Tab'],
      },
    },
  },
];

/**
 * Without the library's announcements, which make a button of each card's link, and its cursor and
 * selection, which style the whole page anew when a card is picked up.
 */
export const plugins = [
  // Sideways, so slowly that a card can be held over the next column of a phone.
  AutoScroller.configure({ acceleration: 8, threshold: { x: 0.15, y: 0 } }),
  Feedback.configure({ dropAnimation: null }),
];
