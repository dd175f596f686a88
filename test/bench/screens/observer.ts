import type { Page } from '@playwright/test';

/** Measurements of a page during an action, all times in milliseconds. */
export interface Observed {
  /** The longest time from a key or click to its paint, in steps of 8. */
  painted: number;
  /** The longest task of the main thread; 0 if none took 50. */
  longestTask: number;
  /** The number of writes to localStorage. */
  writes: number;
}

interface Watching {
  tasks: PerformanceEntry[];
  events: PerformanceEntry[];
  writes: number;
}

type Watched = Window & { benchWatching: Watching };

/** Makes every page of this tab record its long tasks, events and writes. Call before opening. */
export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching: Watching = { tasks: [], events: [], writes: 0 };
    Object.assign(window, { benchWatching: watching });
    new PerformanceObserver((list) => {
      watching.tasks.push(...list.getEntries());
    }).observe({ type: 'longtask', buffered: true });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      watching.events.push(...list.getEntries());
    }).observe(options);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function count(key, value) {
      watching.writes += 1;
      setItem.call(this, key, value);
    };
  });
}

/** Waits until the main thread has had no long task for a second, longer than any debounce. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1_000);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1_000);
        }).observe({ type: 'longtask' });
      }),
  );
}

/** Performs an action in an observed page and returns its measurements. */
export async function observe(page: Page, action: () => Promise<unknown>): Promise<Observed> {
  await untilQuiet(page);
  await page.evaluate(() => {
    Object.assign((window as unknown as Watched).benchWatching, {
      tasks: [],
      events: [],
      writes: 0,
    });
  });
  await action();
  await untilQuiet(page);
  return page.evaluate(() => {
    const { tasks, events, writes } = (window as unknown as Watched).benchWatching;
    const longest = (entries: readonly PerformanceEntry[]): number =>
      Math.round(Math.max(0, ...entries.map(({ duration }) => duration)));
    return { painted: longest(events), longestTask: longest(tasks), writes };
  });
}

/** How long the frames of a page took during an action, in milliseconds. */
export interface Frames {
  frames: number;
  half: number;
  most: number;
  longest: number;
  /** The longest time from a press or release to its paint, in steps of 8; 0 if none took 16. */
  painted: number;
  /** The longest task of the main thread; 0 if none took 50. */
  longestTask: number;
}

/** Performs an action in an observed page and returns how long its frames took: half, 95 %, and all. */
export async function observeFrames(page: Page, action: () => Promise<unknown>): Promise<Frames> {
  // What the page still does after its load, or after the last action, is no frame of this one.
  await untilQuiet(page);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { benchFrames: frames });
    let last: number | undefined;
    const count = (now: number): void => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      if ((window as unknown as { benchFrames: unknown }).benchFrames === frames) {
        requestAnimationFrame(count);
      }
    };
    requestAnimationFrame(count);
  });
  const { longestTask, painted } = await observe(page, action);
  const figures = { painted, longestTask };
  return page.evaluate((others) => {
    const watched = window as unknown as { benchFrames: number[] };
    const frames = watched.benchFrames.toSorted((a, b) => a - b);
    watched.benchFrames = [];
    const at = (part: number): number =>
      Math.round(frames[Math.floor((frames.length - 1) * part)] ?? 0);
    return {
      frames: frames.length,
      half: at(0.5),
      most: at(0.95),
      longest: at(1),
      ...others,
    };
  }, figures);
}
