/** Where keys type. */
const TEXT = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])';

/** Whether a key press is meant for a field with text, so that no shortcut takes it. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null;
