/** Holds the last press or submission of a `data-app` control, and repeats it once the app is there. */

import { setStartState } from '../app/startState';
import { EXPLAINED_MS } from './earlyPress';

/** After how many milliseconds a held press shows that something happens. */
const WAITING_LOOK_MS = 100;

interface Need {
  /** Called when a pointer, a finger or the focus first is on such a control. */
  onHint: () => void;
  /** Called when the app is needed. */
  onNeed: () => void;
  /** Called when a press is held. */
  onHold: () => void;
}

/** Returns the marked element that an event is on, or within. */
export const needing = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-app]')) || undefined;

/** Whether the visitor has changed a field. */
export function isChanged(field: Element): field is HTMLInputElement {
  // Until the app has started, a select may lack the option that the address asks for.
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== 0;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  );
}

export function deferInput({ onHint, onNeed, onHold }: Need, signal: AbortSignal) {
  /** The held press or submission, and the element that shows the wait. */
  let heldPress: { element: HTMLElement; repeat: () => void } | undefined;

  const hold = (event: Event, element: HTMLElement, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    delete heldPress?.element.dataset.waiting;
    const mine = { element, repeat };
    heldPress = mine;
    const { dataset } = document.documentElement;
    const whileHeld = (run: () => void, milliseconds: number) =>
      setTimeout(() => {
        if (heldPress === mine && dataset.start !== 'failed') run();
      }, milliseconds);
    whileHeld(() => (element.dataset.waiting = ''), WAITING_LOOK_MS);
    whileHeld(() => setStartState('late'), EXPLAINED_MS);
    onHold();
  };

  const on = <Type extends keyof DocumentEventMap>(
    types: readonly Type[],
    handle: (event: DocumentEventMap[Type], element: HTMLElement) => void,
  ): void => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          const element = needing(event);
          if (element) handle(event, element);
        },
        { capture: true, signal },
      );
  };

  on(['pointerover', 'touchstart', 'focusin'], onHint);
  on(['pointerdown', 'input', 'change'], onNeed);
  on(['focusin'], ({ target }) => {
    if (target instanceof Element && target.matches('input, select, textarea')) onNeed();
  });
  on(['click'], (event, element) => {
    if (element.matches('a, button')) hold(event, element, () => element.click());
  });
  on(['submit'], (event) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement)
      hold(event, submitter ?? form, () => form.requestSubmit(submitter));
  });

  const fields = [
    ...document.querySelectorAll(
      '[data-app]:is(input, select), [data-app] :is(input, select, textarea)',
    ),
  ];
  // Before this script was there.
  if (fields.some((field) => isChanged(field) || field === document.activeElement)) onNeed();

  /** Ends the wait, and returns what was held. */
  const end = (): typeof heldPress => {
    const last = heldPress;
    heldPress = undefined;
    delete last?.element.dataset.waiting;
    return last;
  };
  return {
    /** Repeats what was held. */
    replay: (): void => {
      for (const field of fields) {
        if (isChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      end()?.repeat();
    },
    /** Gives up: a held link is followed. Anything else stays held. */
    cancel: (): void => {
      const element = heldPress?.element;
      delete element?.dataset.waiting;
      if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
    },
    /** Returns the element that was pressed last and is held. */
    held: (): HTMLElement | undefined => heldPress?.element,
  };
}
