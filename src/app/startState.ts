import { refetchScripts } from '../lib/failedScripts.ts';

/**
 * How far the start is, as `data-start` of the root, for styles: `late` if it takes long, `failed`
 * if a script cannot be loaded, `done` after hydration and reading storage.
 */
export type StartState = 'late' | 'failed' | 'done';

/** After how many milliseconds a start counts as late. */
const LATE_MS = 4_000;
const EVENT = 'maple-ridge:start';

export function setStartState(state: StartState): void {
  document.documentElement.dataset.start = state;
  document.dispatchEvent(new Event(EVENT));
}

/** Returns an inline script for the head that marks the start as failed if a module fails. */
export const entryWatch = (): string =>
  `addEventListener('error',function(e){if(e.target.type==='module'){document.documentElement.dataset.start='failed';(${String(refetchScripts)})()}},true)`;

/** Marks the start as late, unless it ends in time. To be called when it begins. */
export function watchStart(): void {
  setTimeout(() => {
    if (document.documentElement.dataset.start === undefined) setStartState('late');
  }, LATE_MS);
}

/** Resolves once the app has started; rejects if it could not be loaded. */
export const appStarted = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const check = (): void => {
      const { start } = document.documentElement.dataset;
      if (start === 'done') resolve();
      else if (start === 'failed') reject(new Error('The app could not be loaded'));
      else return;
      document.removeEventListener(EVENT, check);
    };
    document.addEventListener(EVENT, check);
    check();
  });
