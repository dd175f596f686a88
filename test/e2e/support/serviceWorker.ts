import { expect, type Page } from '@playwright/test';

/** Returns the paths of what is cached of the public site. */
export const cachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('maple-ridge-site')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Waits until the whole site and the admin app are cached. */
export async function adminAppCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!(await caches.has('maple-ridge-assets'))) return 0;
        return (await (await caches.open('maple-ridge-assets')).keys()).length;
      }),
    )
    .toBeGreaterThan(20);
  await expect.poll(() => cachedFiles(page)).toContain('/404.html');
}

/** Has the browser look for a new version of the service worker. */
export const askForNews = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
