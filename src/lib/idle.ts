/** Longest wait for an idle page, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;
/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_FALLBACK_MS);
}

/** Runs a function when the page has loaded and the browser is idle. */
export function whenAtRest(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}

/** Yields to the browser, so that it can handle input and paint. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
