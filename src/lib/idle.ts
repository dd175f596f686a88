/** Longest wait for an idle page, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;
/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Runs a function when the browser is idle. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT_MS });
  } else setTimeout(run, IDLE_FALLBACK_MS);
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

/** Runs a function after the next paint; at once in a page that is not painted. */
export function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  else requestAnimationFrame(() => setTimeout(run, 0));
}

const INPUT_OR_LEAVING = ['keydown', 'pointerdown', 'visibilitychange', 'pagehide'] as const;

/** Runs a function after the next paint, or earlier on input or when the page is left. */
export function afterPaintOrInput(run: () => void): void {
  const hasRun = new AbortController();
  const runOnce = (): void => {
    if (hasRun.signal.aborted) return;
    hasRun.abort();
    run();
  };
  for (const type of INPUT_OR_LEAVING)
    window.addEventListener(type, runOnce, { capture: true, signal: hasRun.signal });
  afterPaint(runOnce);
}
