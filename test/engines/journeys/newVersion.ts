import fs from 'node:fs/promises';
import path from 'node:path';
import { ADDRESSES } from '../../../src/app/addresses';
import { WORKER_FILE } from '../../../src/lib/workerMessages';
import { deployAnother } from '../../e2e/support/deploy';
import type { Journey } from '../journey';
import type { Tab } from '../tab';
import { until, untilEqual } from '../until';
import { untilCached } from './visitor';

/** Where Chromium once lost a load, while another service worker took over. */
const AROUND = [ADDRESSES.today, ADDRESSES.home];

const versionOf = (tab: Tab): Promise<string | undefined> =>
  tab.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content, null);

/** Two versions at one address, one after the other; in Chromium by `test/e2e/site/versions.spec.ts`. */
export const newVersion: Journey = {
  title:
    'after a new version came while a form was typed, every load ends, and the form is restored',
  host: { hasServiceWorker: true },
  run: async ({ tab, host, openTab }) => {
    await tab.store({ signedIn: true });
    await tab.open(ADDRESSES.newLead);
    await untilCached(tab, '/404.html');
    await tab.label('First Name').fill('Ada');
    const first = await versionOf(tab);
    await deployAnother(host.folder);
    const worker = path.join(host.folder, WORKER_FILE);
    const script = await fs.readFile(worker, 'utf8');
    await fs.writeFile(worker, script.replaceAll(first ?? '', 'the-next'));
    await tab.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    }, null);
    // All of the new version is fetched before.
    await until(async () => {
      if ((await tab.text('A new version is here.').count()) === 0) throw new Error('No notice');
    }, 60_000);
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
    await until(async () => {
      if ((await versionOf(tab)) === first) throw new Error('It is still the first version');
    });
    await tab.open(ADDRESSES.newLead);
    await untilEqual(() => tab.label('First Name').value(), 'Ada');
  },
};
