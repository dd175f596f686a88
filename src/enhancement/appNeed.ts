import { appFiles } from '../app/appFiles';
import { isDevToolsWanted } from '../lib/devToolsAddress';
import { whenAtRest } from '../lib/idle';
import { hasOwnData, whenOwnDataArrives } from '../persistence/ownData';
import { createAppLoader } from './appLoader';
import { disconnectBooking } from './booking';
import { isSlow } from './connection';
import { deferInput } from './deferredInput';
import { whenShown } from './whenShown';
import { speculate } from './speculation';
import { keepTypedText } from './typedText';

/** Selects a part of the page that the visitor is going to use: the form of the contact page. */
const EXPECTED = '[data-app=expected]';

/** Whether the page cannot be shown as it was built. */
const isAppNeededAtOnce = (root: HTMLElement): boolean =>
  root.dataset.prerendered === undefined ||
  hasOwnData() ||
  isDevToolsWanted(window.location.search) ||
  // An entry of the history in which the app had something open.
  Boolean((window.history.state as { usr?: unknown } | null)?.usr);

/** Enables the controls that the app is loaded for; returns a function that disables them again. */
function enableControls(root: HTMLElement): () => void {
  const controls = root.querySelectorAll<HTMLButtonElement>(
    '[data-app]:disabled, [data-app] :disabled',
  );
  for (const control of controls) control.disabled = false;
  return () => {
    for (const control of controls) control.disabled = true;
  };
}

/**
 * Loads the app when it is needed: at once for a browser with data of its own, otherwise when a
 * control marked `data-app` is used, or is expected to be.
 *
 * @param enhancement what the page script does, aborted once the app has taken over
 */
export function loadAppOnNeed(root: HTMLElement, enhancement: AbortController): void {
  const files = appFiles();
  if (!files) return;
  const { signal } = enhancement;
  const app = createAppLoader(files);

  const load = async (): Promise<void> => {
    try {
      await app.load();
      enhancement.abort();
      input.replay();
    } catch (error) {
      console.error(error);
      disableControls();
      disconnectBooking();
      input.cancel();
    }
  };
  let loading: Promise<void> | undefined;
  const need = (): void => {
    loading ??= load();
  };
  const expect = (): void => {
    if (!isSlow()) need();
  };

  const disableControls = enableControls(root);
  keepTypedText(signal);
  const input = deferInput(
    {
      onSign: () => {
        if (!isSlow()) app.preload();
      },
      onNeed: need,
    },
    signal,
  );
  whenShown(() => {
    if (isAppNeededAtOnce(root)) {
      need();
      return;
    }
    whenOwnDataArrives(need, signal);
    if (!isSlow()) speculate(signal);
    const expected = root.querySelector(EXPECTED);
    if (!expected) return;
    whenAtRest(expect);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) expect();
    });
    observer.observe(expected);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
