import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { chromiumPath } from '../support/chromium';
import { openRawTab } from '../support/rawTab';

/** What a page has done that a reader has not seen yet. */
const TRACES = `({
  isReady: document.readyState === 'complete' && document.prerendering,
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  address: location.pathname,
  scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
})`;

interface Traces {
  isReady: boolean;
  stored: string[];
  address: string;
  scripts: number;
}

test('a prerendered page writes nothing, and loads no app unseen', async ({ baseURL }) => {
  const tab = await openRawTab(chromiumPath());
  try {
    await tab.goto(`${baseURL}${ADDRESSES.home}`);
    await expect
      .poll(() => tab.evaluate(`document.querySelector('script[type=speculationrules]') !== null`))
      .toBe(true);
    await tab.pointAt(`header nav a[href="${ADDRESSES.contact}"]`);
    await expect
      .poll(async () => (await tab.evaluatePrerendered<Traces>(TRACES))?.isReady)
      .toBe(true);
    expect(await tab.evaluatePrerendered<Traces>(TRACES)).toEqual({
      isReady: true,
      stored: [],
      address: ADDRESSES.contact,
      scripts: 1,
    });

    await tab.press();
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(ADDRESSES.contact);
    expect(
      await tab.evaluate<number>(`performance.getEntriesByType('navigation')[0].activationStart`),
    ).toBeGreaterThan(0);
    // Its form is in view now, and the app comes for it.
    await expect.poll(async () => (await tab.evaluate<Traces>(TRACES)).scripts).toBeGreaterThan(1);
  } finally {
    await tab.close();
  }
});
