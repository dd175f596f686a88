import { SCREEN_HEADING_ID } from './Screen';

/** Focuses the element with an id, or the screen's heading if there is none. */
export function focusElement(id: string = SCREEN_HEADING_ID): void {
  const element = document.getElementById(id) ?? document.getElementById(SCREEN_HEADING_ID);
  element?.focus();
}
