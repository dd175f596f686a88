import { SCREEN_HEADING_ID } from './Screen';

/** Gives the focus to the element with an id, or to the screen's heading where that is gone. */
export function focusElement(id: string = SCREEN_HEADING_ID): void {
  const element = document.getElementById(id) ?? document.getElementById(SCREEN_HEADING_ID);
  element?.focus();
}
