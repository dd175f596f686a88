import type { Tab } from './tab';

/**
 * Tries again until it throws no more, and returns what it resolves to; throws the last error after the timeout.
 * Not by Playwright's `toPass`, which also ends an attempt that a busy machine has not finished.
 */
export async function until<T>(attempt: () => Promise<T>, timeoutMs = 15_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
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
