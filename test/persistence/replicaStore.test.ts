import { describe, expect, it } from 'vitest';
import { TOMBSTONES_KEY } from '../../src/persistence/engine/keys';
import { GREATEST_SKEW_MS, VirtualBrowser, type VirtualTab } from '../support/virtualTabs';

const DAY_MS = 24 * 3_600_000;

/** Two tabs over one storage, of which the first has a clock that is ahead of the second's. */
async function twoTabs(): Promise<{
  browser: VirtualBrowser;
  ahead: VirtualTab;
  behind: VirtualTab;
}> {
  const browser = new VirtualBrowser();
  const ahead = await browser.open();
  const behind = await browser.open();
  ahead.skew = GREATEST_SKEW_MS;
  behind.skew = -GREATEST_SKEW_MS;
  return { browser, ahead, behind };
}

describe('a tab whose clock is behind', () => {
  it('wins with an edit that it made after it had received the other’s', async () => {
    const { browser, ahead, behind } = await twoTabs();
    ahead.create('x');
    ahead.edit('x', 'phone', 'first');
    await browser.settle();
    behind.edit('x', 'phone', 'second');
    await browser.settle();
    expect(ahead.state.x?.phone).toBe('second');
  });

  it('brings back what it creates after it had received the deletion', async () => {
    const { browser, ahead, behind } = await twoTabs();
    ahead.create('x');
    await browser.settle();
    ahead.remove('x');
    await browser.settle();
    expect(behind.state).toEqual({});
    behind.create('x');
    await browser.settle();
    expect(Object.keys(ahead.state)).toEqual(['x']);
  });
});

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
