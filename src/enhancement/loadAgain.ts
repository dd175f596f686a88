import { reloadIfReachable } from '../lib/reload';
import { NEEDS_SCRIPTS } from './earlyPress';

const nameOf = (button: HTMLElement): string => button.ariaLabel ?? button.textContent;

/** Loads the page anew where the host responds; a held press is repeated in the new page. */
export const loadAgain = (pressed: HTMLElement | undefined): Promise<void> =>
  reloadIfReachable(() => {
    const pressedName = pressed && nameOf(pressed);
    window.history.replaceState({ ...window.history.state, pressedName }, '');
  });

/** Returns the button that was pressed before the page was loaded anew, once. */
export function takePressBeforeReload(): HTMLElement | undefined {
  const { pressedName, ...state } = (window.history.state ?? {}) as Record<string, unknown>;
  if (pressedName === undefined) return undefined;
  window.history.replaceState(state, '');
  const buttons = [...document.querySelectorAll<HTMLElement>(NEEDS_SCRIPTS)];
  return buttons.find((button) => nameOf(button) === pressedName);
}
