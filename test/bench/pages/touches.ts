import type { Browser, Page } from '@playwright/test';
import { ADDRESSES, postAddress } from '../../../src/app/addresses';
import { isEnhanced } from '../../e2e/support/pages';
import { onPhone } from './browser';

/** What the app is loaded for: how long it takes from the first touch until it is done. */
interface Touch {
  name: string;
  address: string;
  touch: (page: Page) => Promise<void>;
  /** Selects what is there once it is done. */
  done: string;
}

const TOUCHES: readonly Touch[] = [
  {
    name: 'a filter of the gallery',
    address: ADDRESSES.gallery,
    touch: (page) => page.locator('fieldset [aria-pressed=false]').first().tap(),
    done: 'fieldset [aria-pressed]:first-child[aria-pressed=false]',
  },
  {
    name: 'a picture of the gallery',
    address: ADDRESSES.gallery,
    touch: (page) =>
      page
        .getByRole('button', { name: /enlarge$/ })
        .first()
        .tap(),
    done: 'dialog[open]',
  },
  {
    name: 'a category of the blog',
    address: ADDRESSES.blog,
    touch: async (page) => {
      await page.locator('select').selectOption({ index: 1 });
    },
    done: 'output:not(:empty):not(.visually-hidden)',
  },
  {
    name: 'Copy link of a post',
    address: postAddress('what-mud-season-does-to-a-vermont-house'),
    touch: (page) => page.locator('fieldset button').tap(),
    done: 'fieldset output:not(:empty)',
  },
  {
    name: 'Book Online',
    address: ADDRESSES.home,
    touch: (page) => page.locator('main a[data-token]').first().tap(),
    done: 'dialog[open]',
  },
];

/** The times of one touch, in milliseconds. */
export interface TouchTimes {
  name: string;
  /** The first visit. */
  cold: number;
  /** The second visit, with the files in the HTTP cache. */
  cached: number;
  /** The third visit, for which the browser has kept the compiled code too. */
  compiled: number;
}

/** Waits until a page is at rest, and for the second that a person needs to see what to touch. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), 1_000);
  });

async function timeOf(page: Page, url: string, { address, touch, done }: Touch): Promise<number> {
  // An entry of the history of its own: the last one's may have a picture open.
  await page.goto('about:blank');
  await page.goto(url + address, { waitUntil: 'load' });
  await isEnhanced(page);
  await page.evaluate(rest);
  await page.evaluate((selector) => {
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
    Object.assign(window, {
      touched: Promise.all([started, ended]).then(([start, end]) => end - start),
    });
  }, done);
  await touch(page);
  return page.evaluate(() => (window as unknown as { touched: Promise<number> }).touched);
}

/** Measures every touch once, in three visits. */
export async function measureTouches(browser: Browser, url: string): Promise<TouchTimes[]> {
  const all: TouchTimes[] = [];
  for (const touch of TOUCHES) {
    const times = await onPhone(browser, url, async (page) => ({
      cold: await timeOf(page, url, touch),
      cached: await timeOf(page, url, touch),
      compiled: await timeOf(page, url, touch),
    }));
    all.push({ name: touch.name, ...times });
  }
  return all;
}
