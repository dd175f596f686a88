/** How long something may wait for the page to come to rest, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;
/** What stands in for rest in browsers that do not tell of it (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Runs something once nothing else is to be done. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_FALLBACK_MS);
}

/** Runs something once the page is loaded and nothing else is to be done. */
export function whenAtRest(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

/** Lets the browser answer and paint before what follows. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
