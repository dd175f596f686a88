import {
  AutoScroller,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  type Draggable,
  type Droppable,
} from '@dnd-kit/dom';

/** How long a finger rests on a card before it drags it, in milliseconds; sooner, it scrolls. */
const HOLD_MS = 250;
/** How far a resting finger may stray, and how far a mouse moves before it drags, in pixels. */
const STRAY_PX = 8;
const DRAG_PX = 5;

/** Picks up a card with the mouse at once, and with a finger or pen that rests on it. */
const pointer = PointerSensor.configure({
  activatorElements: ({ element }: Draggable) => [element],
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse'
      ? [new PointerActivationConstraints.Distance({ value: DRAG_PX })]
      : [new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: STRAY_PX })],
  preventActivation: ({ target }) => target instanceof Element && target.closest('button') !== null,
});

const leftOf = ({ element }: Droppable): number => element?.getBoundingClientRect().left ?? 0;

/**
 * Picks up a card with Space; the arrows lead from column to column, Space or Enter drops it, Escape
 * or Tab puts it back.
 */
class ColumnKeyboardSensor extends KeyboardSensor {
  protected override handleStart(...args: Parameters<KeyboardSensor['handleStart']>): void {
    super.handleStart(...args);
    void this.manager.actions.setDropTarget(columnOf(args[1]));
  }

  protected override handleMove(direction: string, event: KeyboardEvent): void {
    event.preventDefault();
    const step = { left: -1, right: 1 }[direction];
    if (step === undefined) return;
    const { actions, dragOperation, registry } = this.manager;
    const columns = [...registry.droppables].sort((a, b) => leftOf(a) - leftOf(b));
    const at = columns.findIndex(({ id }) => id === dragOperation.target?.id);
    const next = columns[at + step];
    if (!next?.element) return;
    next.element.scrollIntoView({ block: 'nearest', inline: 'center' });
    void actions.setDropTarget(next.id);
    const { left, width } = next.element.getBoundingClientRect();
    actions.move({ event, to: { x: left + width / 2, y: dragOperation.position.current.y } });
  }
}

// Its inherited `configure` would name the class that it extends.
const keyboard = {
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

/** Whether a drag is one by key, whose target the arrows choose, and not where the card is. */
export const isByKey = ({ activatorEvent }: { activatorEvent: Event | null }): boolean =>
  activatorEvent instanceof KeyboardEvent;

/** Returns the name of the column in which a card is. */
export const columnOf = ({ data }: Pick<Draggable, 'data'>): string =>
  (data as { columnName: string }).columnName;

export const BOARD_SENSORS = [pointer, keyboard];
/**
 * Without the library's own announcements, which name ids, and without its rule against selecting
 * text, which makes the browser compute the style of every element: the cards have one.
 */
export const BOARD_PLUGINS = [
  // So slow, and so near the edge, that a card can be held over the next column of a phone.
  AutoScroller.configure({ acceleration: 15, threshold: { x: 0.15, y: 0.12 } }),
  Feedback.configure({ dropAnimation: null }),
];
