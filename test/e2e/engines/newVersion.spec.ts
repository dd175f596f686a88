import { expect } from '@playwright/test';
import { ADDRESSES } from '../../../src/app/addresses';
import { deployAnother } from '../support/deploy';
import { test } from './engineTest';
import type { Tab } from './tab';
import { untilCached } from './until';

/** Where Chromium once lost a load, while another service worker took over. */
const AROUND = [ADDRESSES.today, ADDRESSES.home];

const versionOf = (tab: Tab): Promise<string | undefined> =>
  tab.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content);

/** Two versions at one address, one after the other; in Chromium by `test/e2e/site/versions.spec.ts`. */
test.describe(() => {
  test.use({ site: { hasServiceWorker: true } });

  test('after a new version every load ends, and a form is restored', async ({
    tab,
    host,
    openTab,
  }) => {
    await tab.store({ signedIn: true });
    await tab.open(ADDRESSES.newLead);
    await untilCached(tab, '/404.html');
    await tab.label('First Name').fill('Ada');
    const first = await versionOf(tab);
    await deployAnother(host);
    await tab.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    // All of the new version is fetched before.
    const notice = tab.text('A new version is here.');
    await expect.poll(() => notice.count(), { timeout: 60_000 }).toBeGreaterThan(0);
    const other = await openTab();
    await other.open(ADDRESSES.leads);
    await tab.toFront();
    await tab.keys('Escape');
    await tab.button('Leave').press();
    await tab.isAt(ADDRESSES.leads);
    for (const address of AROUND) {
      for (const each of [tab, other]) {
        await each.open(address);
        await each.role('main').role('heading', undefined, 'first').seen();
        await each.reload();
        await each.role('main').role('heading', undefined, 'first').seen();
      }
    }
    await expect.poll(() => versionOf(tab)).not.toBe(first);
    await tab.open(ADDRESSES.newLead);
    await expect.poll(() => tab.label('First Name').value()).toBe('Ada');
  });
});
