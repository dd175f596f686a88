/** How long something may wait for the page to come to rest, in milliseconds. */
const REST_WITHIN = 5_000;
/** What stands in for rest in browsers that do not tell of it (Safari), in milliseconds. */
const A_WHILE = 200;

/** Runs something once nothing else is to be done. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: REST_WITHIN });
  else setTimeout(run, A_WHILE);
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
