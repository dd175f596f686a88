import fs from 'node:fs/promises';
import path from 'node:path';
import { ADDRESSES } from '../../../src/app/addresses';
import { SPECULATION_RULES } from '../../../src/enhancement/speculation';
import { onPath } from '../../browser.mjs';
import { openRawTab, type RawTab } from '../../e2e/support/rawTab';

/** How long a link is pointed at before it is pressed, in milliseconds. */
const POINTED_MS = 600;
/** How long a page rests before the next link, and how long after a press its paint is awaited. */
const REST_MS = 1_500;
const NEXT = '/next/';

/** A way from page to page, on a desktop that nothing slows down. */
export interface Way {
  name: string;
  /** From the press to the next page's first paint, in milliseconds. */
  painted: number[];
  /** How many pages had been prerendered. */
  prerendered: number;
}

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Gives a folder with one page a second one, each with a link to the other and the site's rules. */
export async function addNextPage(folder: string): Promise<void> {
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`;
  const html = await fs.readFile(path.join(folder, 'index.html'), 'utf8');
  const linkingTo = (address: string): string =>
    html.replaceAll('href="#services"', `href="${address}"`).replace('</head>', `${rules}</head>`);
  await fs.mkdir(path.join(folder, NEXT));
  await fs.writeFile(path.join(folder, NEXT, 'index.html'), linkingTo('/'));
  await fs.writeFile(path.join(folder, 'index.html'), linkingTo(NEXT));
}

/** Presses a link, and adds what was seen of the next page. */
async function follow(tab: RawTab, address: string, pointedMs: number, way: Way): Promise<void> {
  await tab.evaluate(`addEventListener('pointerdown', ({ timeStamp }) => {
    sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp);
  }, true)`);
  await tab.pointAt(`header nav a[href="${address}"]`);
  await delay(pointedMs);
  await tab.press();
  await delay(REST_MS);
  const { at, painted, isPrerendered } = await tab.evaluate<{
    at: string;
    painted: number;
    isPrerendered: boolean;
  }>(`({
    at: location.pathname,
    painted: performance.timeOrigin - sessionStorage.getItem('pressed')
      + performance.getEntriesByName('first-contentful-paint')[0].startTime,
    isPrerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
  })`);
  if (at !== address) throw new Error(`The link to ${address} led to ${at}`);
  way.painted.push(painted);
  if (isPrerendered) way.prerendered += 1;
}

/** Returns how many of two steps back and one forward came from the back/forward cache. */
async function countRestored(tab: RawTab): Promise<number> {
  let restored = 0;
  for (const step of [-1, -1, 1]) {
    const before = await tab.evaluate<string>('location.pathname');
    await tab.evaluate(`addEventListener('pageshow', ({ persisted }) => {
      window.isRestored = persisted;
    }); setTimeout(() => history.go(${step}))`);
    await delay(REST_MS);
    if ((await tab.evaluate<string>('location.pathname')) === before) {
      throw new Error(`No page at ${step} of ${before}`);
    }
    if (await tab.evaluate<boolean>('window.isRestored === true')) restored += 1;
  }
  return restored;
}

/**
 * Measures the ways between pages in a whole Chromium; its headless shell has no back/forward cache.
 *
 * @param plainUrl the static page, as {@link addNextPage} leaves it
 */
export async function measureNavigation(
  runs: number,
  url: string,
  plainUrl: string,
): Promise<{ ways: Way[]; restored: number; steps: number; notRestored: string[] }> {
  const chromium = process.env.CHROME_PATH ?? onPath('chromium') ?? onPath('google-chrome');
  if (chromium === undefined) {
    throw new Error('This needs a whole Chromium: apt-get install chromium, or set CHROME_PATH.');
  }
  const { services, gallery, about, blog, contact, home } = ADDRESSES;
  const pages = [services, gallery, about, blog, contact];
  const way = (name: string): Way => ({ name, painted: [], prerendered: 0 });
  const pointed = way(`link pointed at for ${POINTED_MS} ms`);
  const atOnce = way('link pressed at once');
  const without = way('without speculation rules');
  const plain = way(`static page, pointed at for ${POINTED_MS} ms`);
  const plainAtOnce = way('static page, pressed at once');
  let restored = 0;
  const notRestored: string[] = [];
  const inTab = async (run: (tab: RawTab) => Promise<void>): Promise<void> => {
    const tab = await openRawTab(chromium);
    try {
      await run(tab);
    } finally {
      await tab.close();
    }
  };
  const through = async (tab: RawTab, ms: number, of: Way, before = ''): Promise<void> => {
    await tab.goto(url + home);
    await delay(REST_MS);
    for (const page of pages) {
      await tab.evaluate(before);
      await follow(tab, page, ms, of);
    }
  };
  const throughPlain = async (tab: RawTab, ms: number, of: Way): Promise<void> => {
    await tab.goto(`${plainUrl}/`);
    await delay(REST_MS);
    for (const page of [NEXT, '/']) await follow(tab, page, ms, of);
  };
  for (let run = 0; run < runs; run += 1) {
    await inTab(async (tab) => {
      await through(tab, POINTED_MS, pointed);
      restored += await countRestored(tab);
      notRestored.push(...tab.notRestored);
    });
    await inTab((tab) => throughPlain(tab, POINTED_MS, plain));
    await inTab((tab) => through(tab, 0, atOnce));
    await inTab((tab) => throughPlain(tab, 0, plainAtOnce));
    const removeRules = `document.querySelector('script[type=speculationrules]')?.remove()`;
    await inTab((tab) => through(tab, 0, without, removeRules));
  }
  const ways = [pointed, plain, atOnce, plainAtOnce, without];
  return { ways, restored, steps: runs * 3, notRestored };
}
