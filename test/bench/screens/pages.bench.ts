import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { chromiumPath } from '../../e2e/support/chromium';
import { isEnhanced } from '../../e2e/support/pages';
import { openRawTab } from '../../e2e/support/rawTab';

/**
 * Figures of docs/performance.md about the public pages that neither Lighthouse nor the build's budgets
 * have: `npm run long bench:screens -- pages`.
 */

/** A mid-range phone on a slow network, as in Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What the app is loaded for, and the selector of what is there once it is done. */
const TOUCHES: Record<string, [address: string, touch: (page: Page) => unknown, done: string]> = {
  'a filter of the gallery': [
    ADDRESSES.gallery,
    (page) => page.locator('fieldset [aria-pressed=false]').first().tap(),
    'fieldset [aria-pressed]:first-child[aria-pressed=false]',
  ],
  'a picture of the gallery': [
    ADDRESSES.gallery,
    (page) => page.locator('button[aria-label$=enlarge]').first().tap(),
    'dialog[open]',
  ],
  'a category of the blog': [
    ADDRESSES.blog,
    (page) => page.locator('select[name=category]').selectOption({ index: 1 }),
    'output:not(:empty):not(.visually-hidden)',
  ],
  'Copy link of a post': [
    postAddress('what-mud-season-does-to-a-vermont-house'),
    (page) => page.locator('fieldset button').tap(),
    'fieldset output:not(:empty)',
  ],
  'Book Online': [
    ADDRESSES.home,
    (page) => page.locator('main a[data-token]').first().tap(),
    'dialog[open]',
  ],
};

/** Has the page note when it is touched, and when what was touched is done. */
function awaitDone(selector: string): void {
  const started = new Promise<number>((resolve) => {
    for (const type of ['pointerdown', 'input'])
      document.addEventListener(type, ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      });
  });
  const ended = new Promise<number>((resolve) => {
    const look = (): void => {
      if (document.querySelector(selector)) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  const touched = Promise.all([started, ended]).then(([start, end]) => Math.round(end - start));
  Object.assign(window, { touched });
}

test('from the first touch until the app has done it, on a slow phone', async ({ browser }) => {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, [address, touch, done]] of Object.entries(TOUCHES)) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const row: Record<string, number> = {};
    // The second visit has the files in the HTTP cache, the third the compiled code too.
    for (const visit of ['first', 'cached', 'compiled']) {
      // An entry of the history of its own: the last one's may have a picture open.
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'load' });
      await isEnhanced(page);
      // The second that a person needs to see what to touch.
      await page.waitForTimeout(1_000);
      await page.evaluate(awaitDone, done);
      await touch(page);
      row[visit] = await page.evaluate(
        () => (window as unknown as { touched: Promise<number> }).touched,
      );
    }
    rows[name] = row;
    await context.close();
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(5);
});

test('from the press of a link to the next page’s first paint', async ({ baseURL }) => {
  const { home, services, gallery, about, blog, contact } = ADDRESSES;
  const rows: Record<string, Record<string, string>> = {};
  for (const pointedMs of [600, 0]) {
    const tab = await openRawTab(chromiumPath());
    const row: Record<string, string> = {};
    await tab.goto(`${baseURL}${home}`);
    for (const address of [services, gallery, about, blog, contact]) {
      await tab.evaluate(`new Promise((resolve) => { setTimeout(resolve, 1_500); })`);
      await tab.evaluate(`addEventListener('pointerdown', ({ timeStamp }) => {
        sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp);
      }, true)`);
      await tab.pointAt(`header nav a[href="${address}"]`);
      await tab.evaluate(`new Promise((resolve) => { setTimeout(resolve, ${pointedMs}); })`);
      await tab.press();
      await expect.poll(() => tab.evaluate('location.pathname')).toBe(address);
      row[address] = await tab.evaluate(`new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          const [{ activationStart }] = performance.getEntriesByType('navigation');
          const pressed = Number(sessionStorage.getItem('pressed'));
          const painted = performance.timeOrigin + paint.startTime - pressed;
          resolve(Math.round(painted) + ' ms' + (activationStart > 0 ? ', prerendered' : ''));
        }).observe({ type: 'paint', buffered: true });
      })`);
    }
    await tab.close();
    rows[`pointed at for ${pointedMs} ms`] = row;
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(2);
});
