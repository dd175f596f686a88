/**
 * Holds the input of controls that need the app, which are marked `data-app`, until it is there.
 * The last press or submission is repeated then, once, and what was typed or chosen is reported.
 */

/** After how many milliseconds a held press shows that something happens. */
const WAITING_LOOK_MS = 100;

/** A control whose value React controls after hydration. */
type Field = HTMLInputElement | HTMLSelectElement;

interface DeferredInput {
  /** Repeats what was held. */
  replay: () => void;
  /** Gives up: a held link is followed. */
  cancel: () => void;
}

interface Need {
  /** Called when a pointer, a finger or the focus first is on such a control. */
  onSign: () => void;
  /** Called when the app is needed. */
  onNeed: () => void;
}

/** Returns the marked element that an event is on, or within. */
export const needing = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-app]')) || undefined;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Sets a field's value as the user does, so that React notices the change. */
function report(field: Field, value: string): void {
  // React compares with the last value that was set by this property.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const end = value.length;
  if (field instanceof HTMLInputElement && field === document.activeElement)
    field.setSelectionRange(end, end);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether the visitor has changed a field. */
export function isChanged(field: Element): field is Field | HTMLTextAreaElement {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  );
}

export function deferInput({ onSign, onNeed }: Need, signal: AbortSignal): DeferredInput {
  /** The held press or submission, and the element that shows the wait. */
  let held: { element: HTMLElement; repeat: () => void } | undefined;
  const values = new Map<Field, string>();

  const hold = (event: Event, element: HTMLElement, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    delete held?.element.dataset.waiting;
    held = { element, repeat };
    setTimeout(() => {
      if (held?.element === element) element.dataset.waiting = '';
    }, WAITING_LOOK_MS);
    onNeed();
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

  on(['pointerover', 'touchstart', 'focusin'], onSign);
  on(['pointerdown'], onNeed);
  on(['focusin'], ({ target }) => {
    if (isField(target) || target instanceof HTMLTextAreaElement) onNeed();
  });
  on(['input', 'change'], ({ target }) => {
    if (isField(target) && 'app' in target.dataset) values.set(target, target.value);
    onNeed();
  });
  on(['click'], (event, element) => {
    if (element.matches('a, button')) hold(event, element, () => element.click());
  });
  on(['submit'], (event) => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement)
      hold(event, submitter ?? form, () => form.requestSubmit(submitter));
  });

  // Before this script was there.
  for (const field of document.querySelectorAll(
    '[data-app]:is(input, select), [data-app] :is(input, select, textarea)',
  )) {
    if (!isChanged(field) && field !== document.activeElement) continue;
    if (isField(field) && 'app' in field.dataset) values.set(field, field.value);
    onNeed();
  }

  /** Ends the wait, and returns what was held. */
  const end = (): typeof held => {
    const last = held;
    held = undefined;
    delete last?.element.dataset.waiting;
    return last;
  };
  return {
    replay: () => {
      const { activeElement } = document;
      // React has not seen how the focus came to the field.
      if (isField(activeElement) && 'app' in activeElement.dataset)
        activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      for (const [field, value] of values) report(field, value);
      end()?.repeat();
    },
    cancel: () => {
      const element = end()?.element;
      if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
    },
  };
}
