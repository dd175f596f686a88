import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Tries again until it throws no more, and returns what it resolves to; throws the last error after the timeout. */
export async function until<T>(attempt: () => Promise<T>, timeout = 15_000): Promise<T> {
  const results: T[] = [];
  await expect(async () => results.push(await attempt())).toPass({ timeout, intervals: [50] });
  return results[0] as T;
}

/** Waits until the service worker is active and has cached a file. */
export const untilCached = (tab: Tab, file: string): Promise<void> =>
  until(async () => {
    const isCached = await tab.evaluate(async (pathname) => {
      const { active } = await navigator.serviceWorker.ready;
      const keys = await (await caches.open('maple-ridge-site')).keys();
      const isThere = keys.some(({ url }) => new URL(url).pathname === pathname);
      return active?.state === 'activated' && isThere;
    }, file);
    if (!isCached) throw new Error(`${file} is not cached`);
  }, 30_000);
