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
const elementOrSection = (id: string): HTMLElement | null =>
  [id, lastSection, SCREEN_HEADING_ID]
    .map((candidate = '') => document.getElementById(candidate))
    .find((element) => element !== null) ?? null;

/** Focuses the element with an id, by default the screen's heading; shows a long one from its beginning. */
export function focusElement(id: string = SCREEN_HEADING_ID): void {
  const element = elementOrSection(id);
  element?.focus();
  if (element && element.offsetHeight > innerHeight) element.scrollIntoView();
}

/** Focuses an element when it mounts, as its `ref`. */
export const focusOnOpen = (element: HTMLElement | null): void => element?.focus();

/** Focuses a field and selects its text when it mounts, as its `ref`. */
export const selectOnOpen = (field: HTMLInputElement | null): void => field?.select();

/** Focuses an element, or the section in which the focus was, if the focused one has gone; no scrolling. */
export function focusIfLost(id = ''): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
  if (!isLost) return;
  elementOrSection(id)?.focus({ preventScroll: true });
}

/** Whether the focus is lost, or on no control: on the page, the screen or its heading. */
export function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return activeElement.id === 'main' || activeElement.id === SCREEN_HEADING_ID;
}

/** Restores the focus to the opener, by its id, or to another element, after a panel or form has closed. */
export function useFocusBack(openerId: string | undefined, insteadId?: string): void {
  const before = useRef(openerId);
  useEffect(() => {
    const opener = before.current;
    before.current = openerId;
    if (opener !== undefined && openerId === undefined) focusElement(insteadId ?? opener);
  }, [insteadId, openerId]);
}

/** Shows and focuses the section that the fragment of the address names, on arrival. */
export function useFocusFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView?.();
    section?.focus({ preventScroll: true });
  }, [hash]);
}

/** Whether a key chooses or ends the word that an input method composes; Safari tells its last one by its code alone. */
export const isComposing = ({ isComposing: isIn, keyCode }: KeyboardEvent): boolean =>
  isIn || keyCode === 229;

/** Where keys type. */
const TEXT = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

/** Whether a key press is meant for a field with text, so that no shortcut takes it. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null;
