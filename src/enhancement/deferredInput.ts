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

const FIELDS = 'input, select, textarea';
const CONTROLS = `[data-app], [data-app] :is(a, button, form, ${FIELDS})`;

/** Fills a field as typing does, which React does not take for its own doing. */
const fill = (field: HTMLElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Listens to events on marked elements before they reach others, until `signal` aborts. */
function listen<Type extends keyof DocumentEventMap>(
  signal: AbortSignal,
  types: readonly Type[],
  handle: (event: DocumentEventMap[Type], element: HTMLElement) => void,
): void {
  for (const type of types)
    document.addEventListener(
      type,
      (event) => {
        const element = needing(event);
        if (element) handle(event, element);
      },
      { capture: true, signal },
    );
}

/** Holds the presses and submissions of marked controls, and tells when the app is needed, until `signal` aborts. */
export function deferInput({ onHint, onNeed, onHold }: Need, signal: AbortSignal) {
  const findControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const controls = findControls();
  /** The control that is pressed or submits, and shows the wait. */
  let heldPress: HTMLElement | undefined;
  let lastFocused: HTMLElement | undefined;

  const hold = (event: Event, element: HTMLElement): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    delete heldPress?.dataset.waiting;
    heldPress = element;
    const { dataset } = document.documentElement;
    const whileHeld = (run: () => void, milliseconds: number) =>
      setTimeout(() => {
        if (heldPress === element && dataset.start !== 'failed') run();
      }, milliseconds);
    whileHeld(() => (element.dataset.waiting = ''), WAITING_LOOK_MS);
    whileHeld(() => setStartState('late'), EXPLAINED_MS);
    onHold();
  };

  listen(signal, ['pointerover', 'touchstart', 'focusin'], onHint);
  listen(signal, ['pointerdown', 'input', 'change'], onNeed);
  listen(signal, ['focusin'], ({ target }) => {
    if (!(target instanceof HTMLElement && target.matches(FIELDS))) return;
    lastFocused = target;
    onNeed();
  });
  listen(signal, ['click'], (event, element) => {
    if (element.matches('a, button')) hold(event, element);
  });
  listen(signal, ['submit'], (event) => {
    if (event.target instanceof HTMLFormElement) hold(event, event.submitter ?? event.target);
  });

  // The visitor may have used a field before this script was loaded.
  const isInUse = (control: HTMLElement): boolean =>
    isChanged(control) || (control === document.activeElement && control.matches(FIELDS));
  if (controls.some(isInUse)) onNeed();

  /** Returns a control as it is now: React renders all anew where an extension has added to the page. */
  const current = (control: HTMLElement | undefined): HTMLElement | undefined =>
    control && !control.isConnected ? findControls()[controls.indexOf(control)] : control;
  return {
    /** Repeats what was held. */
    replay: (): void => {
      for (const typed of controls) {
        const field = isChanged(typed) && current(typed);
        if (!field) continue;
        if (field !== typed) fill(field, typed.value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (lastFocused?.isConnected === false) current(lastFocused)?.focus();
      delete heldPress?.dataset.waiting;
      const press = current(heldPress);
      heldPress = undefined;
      if (press instanceof HTMLFormElement) press.requestSubmit();
      else press?.click();
    },
    /** Gives up: a held link is followed. Anything else stays held. */
    cancel: (): void => {
      delete heldPress?.dataset.waiting;
      if (heldPress instanceof HTMLAnchorElement) window.location.assign(heldPress.href);
    },
    /** Returns the element whose press is held, if any. */
    heldElement: (): HTMLElement | undefined => heldPress,
  };
}
