import { describe, expect, it } from 'vitest';
import { TOMBSTONES_KEY } from '../../src/persistence/engine/keys';
import { VirtualBrowser } from '../support/virtualTabs';

const DAY_MS = 24 * 3_600_000;

describe('the tombstones in storage', () => {
  const storedIn = (browser: VirtualBrowser): string[] => {
    const text = browser.stored().get(TOMBSTONES_KEY) ?? '{}';
    return Object.keys((JSON.parse(text) as Record<string, object>).leads ?? {});
  };
  /** A browser in which a lead was deleted some days ago, and another just now. */
  async function deletedDaysAgo(days: number): Promise<VirtualBrowser> {
    const browser = new VirtualBrowser();
    const first = await browser.open();
    for (const id of ['early', 'late']) first.create(id);
    first.remove('early');
    await browser.settle();
    browser.close(first, true);
    browser.now += days * DAY_MS;
    const next = await browser.open();
    next.remove('late');
    await browser.settle();
    return browser;
  }

  it.each([
    [80, ['early', 'late']],
    [100, ['late']],
  ])('are kept for 90 days: after %i there are those of %j', async (days, ids) => {
    expect(storedIn(await deletedDaysAgo(days))).toEqual(ids);
  });

  it('may go before the line of the journal that has one: the line goes too', async () => {
    const browser = new VirtualBrowser();
    const crashing = await browser.open();
    crashing.create('early');
    crashing.remove('early');
    browser.close(crashing, false);
    browser.now += 100 * DAY_MS;
    await browser.open();
    await browser.settle();
    expect([...browser.stored().keys()]).toEqual([]);
  });
});
