import type { JourneyContext } from '../engines/journey';
import { fillIn, writeRequest } from '../engines/journeys/mainJob';
import { untilEqual } from '../engines/until';
import { test } from './faultTest';
import { expectWaysOut, moveLead, send, signIn, untilStarted } from './person';
import type { Outcome } from './results';
import { ADA, NORA, untilStored } from './stored';

/**
 * Each script of the contact page, and every sixth of the owner's screens, is answered by 503: once, and until the
 * network is well again. Laws: the job is done, or a message says what could not be loaded; what was
 * typed stays; after a reload the job is done.
 */

interface PartOfJob {
  title: string;
  /** Every how many of its scripts one is refused: the owner's screens have over seventy. */
  every: number;
  /** Does the job; returns what the person sees. */
  run(context: JourneyContext): Promise<string>;
  /** Does the job once the fault is over; returns what was kept. */
  finish(context: JourneyContext, sees: string): Promise<string>;
}

const DONE = 'nothing of it';
const NOT_LOADED = '“This page could not be loaded”, Load the page again';

const PARTS: readonly PartOfJob[] = [
  {
    title: 'the contact page',
    every: 1,
    run: async ({ tab }) => {
      await tab.store({ leads: [ADA] });
      await writeRequest(tab);
      const sent = await send(tab);
      if (sent === 'thanked') return DONE;
      await expectWaysOut(tab);
      return '“The form could not be loaded”, phone, mail';
    },
    finish: async ({ tab }, sees) => {
      await tab.reload();
      if (sees !== DONE) {
        await untilStarted(tab);
        const isKept = (await tab.label('Full Name').value()) !== '';
        if (!isKept) await fillIn(tab);
        await untilEqual(() => send(tab), 'thanked');
        await untilStored(tab, { stage: 'New Lead' });
        return isKept
          ? 'what was typed, after the reload too; then one lead'
          : 'what was typed, until the reload; then one lead';
      }
      await untilStored(tab, { stage: 'New Lead' });
      return 'the lead';
    },
  },
  {
    title: 'the sign-in and Today',
    every: 6,
    run: async ({ tab }) => {
      await tab.store({ leads: [NORA, ADA] });
      return (await signIn(tab)) ? DONE : NOT_LOADED;
    },
    finish: async ({ tab }, sees) => {
      if (sees !== DONE) {
        // On a page without the app, which would write it again as it is left.
        await tab.open('/robots.txt');
        await tab.evaluate(() => localStorage.removeItem('handyman.signedIn'), null);
        if (!(await signIn(tab))) throw new Error('It still could not be loaded');
      }
      await untilStored(tab, { stage: 'New Lead' });
      return sees === DONE ? 'all leads; signed in' : 'all leads; signed in after a reload';
    },
  },
  {
    title: 'the lead’s form',
    every: 6,
    run: async ({ tab }) => {
      await tab.store({ leads: [NORA, ADA], signedIn: true });
      return (await moveLead(tab)) ? DONE : NOT_LOADED;
    },
    finish: async ({ tab }, sees) => {
      if (sees !== DONE && !(await moveLead(tab))) throw new Error('It still could not be loaded');
      await untilStored(tab, { stage: 'Estimate Provided' });
      return sees === DONE ? 'the move' : 'all leads; the move after a reload';
    },
  },
];

const SERIES = [
  { title: 'once', times: 1 },
  { title: 'until a reload', times: Infinity },
];

const isScript = (pathname: string): boolean => /^\/assets\/[^/]+\.js$/.test(pathname);
/** Returns the name of a chunk without the hash of its content. */
const nameOf = (pathname: string): string => pathname.replace(/^.*\/(.+)-[\w-]{8,12}\.js$/, '$1');

for (const part of PARTS) {
  for (const { title, times } of SERIES) {
    test(`A script of ${part.title} is refused ${title}`, async ({ onNewSite, results }) => {
      const scripts = new Set<string>();
      await onNewSite(async (context) => {
        context.host.failRequests((pathname) => {
          if (isScript(pathname)) scripts.add(pathname);
          return undefined;
        });
        await part.run(context);
      });
      results.setTotal(scripts.size);
      for (const [index, script] of [...scripts].entries()) {
        if (index % part.every > 0) continue;
        await results.at({ number: index + 1, name: nameOf(script) }, () =>
          onNewSite(async (context): Promise<Outcome> => {
            let requests = 0;
            context.host.failRequests((pathname) => {
              if (pathname !== script) return undefined;
              requests += 1;
              return requests <= times ? 'unavailable' : undefined;
            });
            const sees = await part.run(context);
            context.host.plugIn();
            return { sees, kept: await part.finish(context, sees) };
          }),
        );
      }
    });
  }
}
