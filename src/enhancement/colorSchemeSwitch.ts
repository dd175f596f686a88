import {
  shownScheme,
  subscribeToScheme,
  switchAttributes,
  toggleScheme,
} from '../app/theme/shownScheme';

/** Makes the switch between light and dark work without the app. */
export function connectColorSchemeSwitch(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[data-color-scheme]');
  if (!button) return;
  const show = (): void => {
    for (const [name, value] of Object.entries(switchAttributes(shownScheme())))
      button.setAttribute(name, String(value));
  };
  show();
  signal.addEventListener('abort', subscribeToScheme(show));
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Node) || !button.contains(event.target)) return;
    // The app handles clicks too once it is hydrated, a moment before it takes over.
    event.stopImmediatePropagation();
    toggleScheme();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}
