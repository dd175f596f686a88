import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of a screen's heading, which gets the focus if the focused element and its section are gone. */
export const SCREEN_HEADING_ID = 'screen-heading';

/** The section in which the focus was last. */
let lastSection: string | undefined;

/** Remembers in which section the focus is. */
export const noteSection = (id: string | undefined): void => {
  lastSection = id;
};

/** Returns the element with an id; where there is none, the section in which the focus was, or the screen's heading. */
const elementOrSection = (id: string | undefined): HTMLElement | null =>
  [id, lastSection, SCREEN_HEADING_ID]
    .map((candidate = '') => document.getElementById(candidate))
    .find((element) => element !== null) ?? null;

/** Focuses an element, or the section in which the focus was; shows a long one from its beginning. */
export function focusElement(id?: string): void {
  const element = elementOrSection(id);
  element?.focus();
  if (element && element.offsetHeight > innerHeight) element.scrollIntoView();
}

/** Focuses an element when it mounts, as its `ref`. */
export const focusOnOpen = (element: HTMLElement | null): void => element?.focus();

/** Returns what focuses the first element within that matches a selector when its parent mounts, as the parent's `ref`. */
export const focusWithin =
  (selector: string) =>
  (parent: HTMLElement | null): void =>
    parent?.querySelector<HTMLElement>(selector)?.focus();

/** Focuses a field and selects its text when it mounts, as its `ref`. */
export const selectOnOpen = (field: HTMLInputElement | null): void => field?.select();

/** Whether the focus is on one of these, or on no element at all. */
const isFocusOn = (selector: string): boolean =>
  document.activeElement?.matches(`body, ${selector}`) ?? true;

/** Focuses an element, or the section in which the focus was, if the focused one has gone; no scrolling. */
export function focusIfLost(id?: string): void {
  if (isFocusOn(':disabled')) elementOrSection(id)?.focus({ preventScroll: true });
}

/** On a press or a key: focuses the section in which the pressed control was, if it has gone with what it did, such as Clear filters. */
export const focusAfterPress = ({ target }: Event): void =>
  void requestAnimationFrame(() => {
    if (target instanceof Element && !target.isConnected) focusIfLost();
  });

/** Whether the focus is lost, or on no control: on the page, the screen or its heading. */
export const isFocusNowhere = (): boolean => isFocusOn(`#main, #${SCREEN_HEADING_ID}`);

/**
 * Restores the focus after a panel, form or sheet has closed: to its opener, or to another element instead.
 *
 * @param openerId the opener's id while it is open, empty if it has none; undefined while nothing is open
 * @param focus by default moves the focus; `focusIfLost` leaves it where it is, unless it was lost
 */
export function useFocusBack(
  openerId: string | undefined,
  insteadId?: string,
  focus = focusElement,
): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focus(insteadId ?? opener);
  }, [focus, insteadId, openerId]);
}

/** Scrolls to the beginning of a section, and focuses it; does nothing if it is not there. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView?.();
  section?.focus({ preventScroll: true });
}

/** Shows and focuses the section that the fragment of the address names, on arrival. */
export function useFocusFragment(): void {
  const { hash } = useLocation();
  useEffect(() => showSection(hash.slice(1)), [hash]);
}

/** Whether a key chooses or ends the word that an input method composes; Safari tells its last one by its code alone. */
export const isComposing = ({ isComposing: isIn, keyCode }: KeyboardEvent): boolean =>
  isIn || keyCode === 229;

/** Where keys type. */
const TEXT = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

/** Whether a key press is meant for a field with text, so that no shortcut takes it. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null;
