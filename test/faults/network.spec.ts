import type { JourneyContext } from '../engines/journey';
import { fillIn } from '../engines/journeys/mainJob';
import { untilCached } from '../engines/journeys/visitor';
import { until, untilEqual } from '../engines/until';
import { test } from './faultTest';
import { expectWaysOut, send } from './person';
import type { Outcome } from './results';
import { ADA, durableNora, untilStored } from './stored';

/**
 * The connection ends at the nth file that a visit of the contact page requests: for that file, and
 * for it and all later ones. Laws: the request is stored when thanked, or what was typed stays with
 * phone and mail beside it, or the browser shows that there is no network; afterwards the request is
 * sent and stored once.
 */

/** `at` is the number of the first file that is cut, `number` that of the file in question. */
const SERIES = [
  { title: 'for one file', isCut: (at: number, number: number) => number === at },
  { title: 'from one file on', isCut: (at: number, number: number) => number >= at },
];

const nameOf = (pathname: string): string =>
  pathname.replace(/^\/(?:.*\/)?([^/]*?)(?:-[\w-]{8})?(\.\w+)?$/, '$1$2') || 'the page';

/** Sends the request; returns what is seen. */
async function visit({ tab }: JourneyContext): Promise<string> {
  // Where a browser shows a page of its own, some drivers throw.
  const isOpened = await tab
    .open('/contact')
    .then(() => tab.evaluate(() => document.getElementById('root') !== null, null))
    .catch(() => false);
  if (!isOpened) return 'the browser’s own message';
  await fillIn(tab);
  const sent = await send(tab);
  if (sent === 'thanked') {
    await durableNora(tab);
    return 'Thank you';
  }
  await expectWaysOut(tab);
  return '“The form could not be loaded”, phone, mail';
}

/** Opens the page again with a network. Returns what was kept. */
async function visitAgain({ tab, host }: JourneyContext, sees: string): Promise<string> {
  host.plugIn();
  // A browser's own page, which loads the address again by itself, interrupts the first attempt.
  await until(() => tab.open('/contact'));
  if (sees !== 'Thank you') {
    await fillIn(tab);
    await untilEqual(() => send(tab), 'thanked');
  }
  await untilStored(tab, { stage: 'New Lead' });
  return sees === 'Thank you' ? 'the lead' : 'what was stored before; then one lead';
}

/** Numbers the files in the order of their first requests; cuts the connection of some. */
function cut({ host }: JourneyContext, isCut: (number: number) => boolean): string[] {
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
    prepare: ({ tab }: JourneyContext) => tab.store({ leads: [ADA] }),
  },
  {
    title: 'a third visit',
    hasWorker: true,
    series: SERIES.slice(1),
    prepare: async ({ tab }: JourneyContext) => {
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
  for (const { title: how, isCut } of series) {
    const name = `The network is cut ${how}, in ${title}${hasWorker ? ', with a service worker' : ''}`;
    test(name, async ({ onNewSite, onOfflineSite, results }) => {
      const onSite = hasWorker ? onOfflineSite : onNewSite;
      const total = await onSite(async (context) => {
        await prepare(context);
        const files = cut(context, () => false);
        await visit(context);
        return files.length;
      });
      results.setTotal(total);
      for (let number = 1; number <= total; number += 1) {
        const point = { number, name: '' };
        await results.at(point, () =>
          onSite(async (context): Promise<Outcome | undefined> => {
            await prepare(context);
            const files = cut(context, (one) => isCut(number, one));
            const sees = await visit(context);
            const file = files[number - 1];
            const kept = await visitAgain(context, sees);
            if (file === undefined) return undefined;
            point.name = nameOf(file);
            return { sees, kept };
          }),
        );
      }
    });
  }
}
