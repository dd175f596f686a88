/**
 * Functions that run within a measured page. Each is sent to the browser as text and uses nothing
 * from outside itself.
 */

/** The observers' results so far. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** The sum of long tasks' time beyond 50 ms each, in milliseconds. */
  blocked: number;
  /** The longest time from a tap to its paint, in milliseconds. */
  tap: number;
  /** When the menu first responded to a tap. */
  menuAnswers: number | undefined;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Observes paints, layout shifts, long tasks and taps from before the page's own scripts. */
export function watch(): void {
  const LONG_TASK = 50;
  /** A burst of shifts ends after a second of rest, or five in all. */
  const REST = 1000;
  const LONGEST = 5000;
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0, tap: 0, menuAnswers: undefined };
  window.seen = seen;
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    interactionId: number;
  }
  const observe = (
    type: string,
    take: (entry: Entry) => void,
    more: PerformanceObserverInit = {},
  ): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true, ...more });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - LONG_TASK);
  });
  let burst = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNew = burst === 0 || startTime - last > REST || startTime - first > LONGEST;
    if (isNew) first = startTime;
    burst = isNew ? value : burst + value;
    last = startTime;
    seen.cls = Math.max(seen.cls, burst);
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0) seen.tap = Math.max(seen.tap, duration);
    },
    { durationThreshold: 16 } as PerformanceObserverInit,
  );
}

/** Taps the menu every 50 ms until it responds. */
export function tapMenuUntilItAnswers(): void {
  const EVERY = 50;
  const state = (): string =>
    String(document.querySelector('header details')?.hasAttribute('open'));
  const timer = setInterval(() => {
    const menu = document.querySelector<HTMLElement>('header summary');
    if (!menu || menu.getBoundingClientRect().width === 0) return;
    const before = state();
    menu.click();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (window.seen.menuAnswers !== undefined || state() === before) return;
        window.seen.menuAnswers = performance.now();
        clearInterval(timer);
      }, 0),
    );
  }, EVERY);
}
