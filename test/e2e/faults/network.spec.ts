import { expect } from '@playwright/test';
import type { Site } from '../engines/engineTest';
import { ADA, durableNora, expectWaysOut, fillIn, send } from '../engines/mainJob';
import { until, untilCached } from '../engines/until';
import { test, untilKept } from './faultTest';

/**
 * The connection ends at the nth file that a visit of the contact page requests: for that file, and
 * for it and all later ones. Laws: the request is stored when thanked, or what was typed stays with
 * phone and mail beside it, or the browser shows that there is no network; afterwards the request is
 * sent and stored once.
 */

/** `at` is the number of the first file that is cut, `number` that of the file in question. */
const SERIES = [
  { how: 'for one file', isCut: (at: number, number: number) => number === at },
  { how: 'from one file on', isCut: (at: number, number: number) => number >= at },
];

/** Sends the request; resolves to whether it was thanked. */
async function visit({ tab }: Site): Promise<boolean> {
  // Where a browser shows a page of its own, some drivers throw.
  const isOpened = await tab
    .open('/contact')
    .then(() => tab.evaluate(() => document.getElementById('root') !== null))
    .catch(() => false);
  if (!isOpened) return false;
  await fillIn(tab);
  if ((await send(tab)) === 'thanked') {
    await durableNora(tab);
    return true;
  }
  await expectWaysOut(tab);
  return false;
}

/** Opens the page again with a network. */
async function visitAgain({ tab, host }: Site, isSent: boolean): Promise<void> {
  host.plugIn();
  // A browser's own page, which loads the address again by itself, interrupts the first attempt.
  await until(() => tab.open('/contact'));
  if (!isSent) {
    await fillIn(tab);
    await expect.poll(() => send(tab)).toBe('thanked');
  }
  await untilKept(tab, { stage: 'New Lead' });
}

/** Numbers the files in the order of their first requests; cuts the connection of some. */
function cut({ host }: Site, isCut: (number: number) => boolean): string[] {
  const files: string[] = [];
  host.failRequests((pathname) => {
    if (!files.includes(pathname)) files.push(pathname);
    return isCut(files.indexOf(pathname) + 1) ? 'dropped' : undefined;
  });
  return files;
}

const VISITS = [
  {
    title: 'a first visit',
    hasWorker: false,
    series: SERIES,
    prepare: ({ tab }: Site) => tab.store({ leads: [ADA] }),
  },
  {
    title: 'a third visit, with a service worker',
    hasWorker: true,
    series: SERIES.slice(1),
    prepare: async ({ tab }: Site) => {
      await tab.store({ leads: [ADA] });
      await tab.open('/');
      await untilCached(tab, '/index.html');
      await tab.open('/robots.txt');
      await tab.open('/');
      await untilCached(tab, '/services/index.html');
      await tab.open('/robots.txt');
    },
  },
];

for (const { title, hasWorker, series, prepare } of VISITS) {
  for (const { how, isCut } of series) {
    test(
      `The network is cut ${how}, in ${title}`,
      { tag: '@faults' },
      async ({ onNewSite, onOfflineSite, at }) => {
        const onSite = hasWorker ? onOfflineSite : onNewSite;
        const all = await onSite(async (site) => {
          await prepare(site);
          const files = cut(site, () => false);
          await visit(site);
          return files;
        });
        for (const [index, file] of all.entries()) {
          await at(`${index + 1}, ${file}`, () =>
            onSite(async (site) => {
              await prepare(site);
              cut(site, (number) => isCut(index + 1, number));
              await visitAgain(site, await visit(site));
            }),
          );
        }
      },
    );
  }
}
