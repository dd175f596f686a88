import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath, QUIET_FLAGS } from '../../e2e/support/chromium';
import { tapMenuUntilItAnswers, watch, type Seen } from './probes';
import { BLANK, SERVED_BYTES } from './serve';

/** A mid-range phone on a slow network, as in Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const SLOWER_CPU = 4;
const BITS = 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS,
  uploadThroughput: 750_000 / BITS,
};
/** How long a page is observed after its load event, in milliseconds. */
const WATCHED = 4_000;
/** Longest wait for the paint after a tap, in milliseconds. */
const TAP_TIMEOUT_MS = 1_000;

/** Longest wait for hydration on a busy machine, in milliseconds. */
const PAGE_TIMEOUT_MS = 120_000;

/** One visit of a page. */
export interface Visit extends Seen {
  /** JavaScript before anything but the menu is touched, in bytes. */
  js: number;
}

/** How long {@link sentInTenSeconds} observes, in milliseconds. */
const TEN_SECONDS = 10_000;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: QUIET_FLAGS });

/** Opens a page on the phone, with the renderer started before measuring. */
export async function onPhone<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page, countJs: () => number) => Promise<Result>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await page.goto(new URL(BLANK, url).href);
    const scripts = new Set<string>();
    let js = 0;
    devTools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) js += encodedDataLength;
    });
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await page.addInitScript(watch);
    return await measure(page, () => js);
  } finally {
    await context.close();
  }
}

/** Loads a page, observes it, and taps its menu once it is idle. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const seen = await onPhone(browser, url, async (page, countJs) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED);
    // Before the tap, which ends the observation of the largest contentful paint.
    const { fcp, lcp, cls, blocked } = await page.evaluate(() => window.seen);
    await page.locator('header summary').tap();
    await page.waitForTimeout(TAP_TIMEOUT_MS);
    const { tap } = await page.evaluate(() => window.seen);
    return { fcp, lcp, cls, blocked, tap, js: countJs() };
  });
  return { ...seen, menuAnswers: await menuAnswers(browser, url) };
}

/**
 * Returns the bytes that a first visit sends within ten seconds. The server counts them, because a
 * service worker's requests are none of the page's. The same in every visit, so measured once.
 */
export async function sentInTenSeconds(browser: Browser, url: string): Promise<number> {
  const before = await bytesServed(url);
  await onPhone(
    browser,
    url,
    async (page) => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(TEN_SECONDS);
    },
    'allow',
  );
  return (await bytesServed(url)) - before;
}

async function bytesServed(url: string): Promise<number> {
  return Number(await (await fetch(new URL(SERVED_BYTES, url))).text());
}

/**
 * Measures when the menu of a page first responds, in a separate visit, because its taps would
 * disturb other measurements.
 */
const menuAnswers = (browser: Browser, url: string): Promise<number | undefined> =>
  onPhone(browser, url, async (page) => {
    await page.addInitScript(tapMenuUntilItAnswers);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.seen.menuAnswers !== undefined);
    return page.evaluate(() => window.seen.menuAnswers);
  });
