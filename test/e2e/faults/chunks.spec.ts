import { expect } from '@playwright/test';
import type { Site } from '../engines/engineTest';
import {
  ADA,
  expectWaysOut,
  fillIn,
  moveToEstimate,
  NORA,
  seenOrFailed,
  send,
  writeRequest,
} from '../engines/mainJob';
import type { Tab } from '../engines/tab';
import { test, untilKept } from './faultTest';

/**
 * Each script of the contact page, and every sixth of the owner's screens, is answered by 503: once, and until the
 * network is well again. Laws: the job is done, or a message says what could not be loaded; what was
 * typed stays; after a reload the job is done.
 */

interface PartOfJob {
  title: string;
  /** Every how many of its scripts one is refused: the owner's screens have over seventy. */
  every: number;
  /** Does the job; resolves to whether it is done, and nothing was seen of the fault. */
  run: (site: Site) => Promise<boolean>;
  /** Does the job once the fault is over. */
  finish: (site: Site, isDone: boolean) => Promise<unknown>;
}

/** Signs in. Returns false where a message says that something could not be loaded. */
async function signIn(tab: Tab): Promise<boolean> {
  await tab.open('/admin');
  if (!(await seenOrFailed(tab, tab.label('Username')))) return false;
  await tab.signIn();
  return seenOrFailed(tab, tab.role('heading', 'Today'));
}

/** Moves the lead by the form at its address. Returns false where a message says the same. */
async function moveLead(tab: Tab): Promise<boolean> {
  await tab.open(`/admin/crm/leads/${NORA.id}/edit`);
  if (!(await seenOrFailed(tab, tab.role('heading', 'Edit Lead')))) return false;
  await moveToEstimate(tab);
  return true;
}

const PARTS: readonly PartOfJob[] = [
  {
    title: 'the contact page',
    every: 1,
    run: async ({ tab }) => {
      await tab.store({ leads: [ADA] });
      await writeRequest(tab);
      if ((await send(tab)) === 'thanked') return true;
      await expectWaysOut(tab);
      return false;
    },
    finish: async ({ tab }, isDone) => {
      await tab.reload();
      if (!isDone) {
        // The app has taken over the page, by when what was typed before is restored.
        await expect
          .poll(() => tab.evaluate(() => document.documentElement.dataset.start))
          .toBe('done');
        if ((await tab.label('Full Name').value()) === '') await fillIn(tab);
        await expect.poll(() => send(tab)).toBe('thanked');
      }
      await untilKept(tab, { stage: 'New Lead' });
    },
  },
  {
    title: 'the sign-in and Today',
    every: 6,
    run: async ({ tab }) => {
      await tab.store({ leads: [NORA, ADA] });
      return signIn(tab);
    },
    finish: async ({ tab }, isDone) => {
      if (!isDone) {
        // On a page without the app, which would write it again as it is left. The message may be seen before
        // the app has gone on to Today, which interrupts the way to that page.
        await expect(() => tab.open('/robots.txt')).toPass();
        await tab.evaluate(() => localStorage.removeItem('handyman.signedIn'));
        expect(await signIn(tab)).toBe(true);
      }
      await untilKept(tab, { stage: 'New Lead' });
    },
  },
  {
    title: 'the lead’s form',
    every: 6,
    run: async ({ tab }) => {
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      return moveLead(tab);
    },
    finish: async ({ tab }, isDone) => {
      if (!isDone) expect(await moveLead(tab)).toBe(true);
      await untilKept(tab, { stage: 'Estimate Provided' });
    },
  },
];

const SERIES = { once: 1, 'until a reload': Infinity };

for (const part of PARTS) {
  for (const [title, times] of Object.entries(SERIES)) {
    test(
      `A script of ${part.title} is refused ${title}`,
      { tag: '@faults' },
      async ({ onNewSite, at }) => {
        const scripts = new Set<string>();
        await onNewSite(async (site) => {
          site.host.failRequests((pathname) => {
            if (/^\/assets\/[^/]+\.js$/.test(pathname)) scripts.add(pathname);
            return undefined;
          });
          await part.run(site);
        });
        for (const [index, script] of [...scripts].entries()) {
          if (index % part.every > 0) continue;
          await at(script, () =>
            onNewSite(async (site) => {
              let requests = 0;
              site.host.failRequests((pathname) => {
                if (pathname === script) requests += 1;
                return pathname === script && requests <= times ? 'unavailable' : undefined;
              });
              const isDone = await part.run(site);
              site.host.plugIn();
              await part.finish(site, isDone);
            }),
          );
        }
      },
    );
  }
}
