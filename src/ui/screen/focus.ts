import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREEN_HEADING_ID } from './Screen';

/** Focuses the element with an id, or the screen's heading if there is none; shows a long one from its beginning. */
export function focusElement(id: string = SCREEN_HEADING_ID): void {
  const element = document.getElementById(id) ?? document.getElementById(SCREEN_HEADING_ID);
  element?.focus();
  if (element && element.offsetHeight > innerHeight) element.scrollIntoView();
}

/** Focuses an element when it mounts, as its `ref`. */
export const focusOnOpen = (element: HTMLElement | null): void => element?.focus();

/** Focuses a field and selects its text when it mounts, as its `ref`. */
export const selectOnOpen = (field: HTMLInputElement | null): void => field?.select();

/** Focuses an element, or the screen's heading, if the focused one has gone; no scrolling. */
export function focusIfLost(id: string = SCREEN_HEADING_ID): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
  if (!isLost) return;
  const element = document.getElementById(id) ?? document.getElementById(SCREEN_HEADING_ID);
  element?.focus({ preventScroll: true });
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
