import type { JourneyContext } from '../engines/journey';
import {
  AFTER_FOLLOW_UP,
  editLead,
  moveToEstimate,
  writeRequest,
} from '../engines/journeys/mainJob';
import type { Tab } from '../engines/tab';
import { until, untilEqual } from '../engines/until';
import { test } from './faultTest';
import { expectWaysOut, send } from './person';
import type { Outcome, Point } from './results';
import { ADA, durableNora, NORA, notificationsOf, untilUnreadOnce, untilStored } from './stored';

/**
 * Storage that is full at the nth write of a part of the main job: once, and from then on. Laws:
 * what was confirmed is stored already; what was not is still in the form, and the message says so;
 * nothing stored before is lost; once there is room, everything is stored once.
 */

const WRITES = 'faults.writes';
const FAILED = 'faults.failed';
const OVER = 'faults.over';

/**
 * Makes writes to storage fail, counted over all documents of a tab; those of a draft at each key
 * press count as one. Runs in the page.
 */
function failWrites(first: number, last: number): void {
  const real = Storage.prototype.setItem;
  Storage.prototype.setItem = function setItem(key: string, text: string): void {
    if (sessionStorage.getItem('faults.over') === null) {
      const isNext = /\.draft\./.test(key) && sessionStorage.getItem('faults.key') === key;
      const count = Number(sessionStorage.getItem('faults.writes')) + (isNext ? 0 : 1);
      real.call(sessionStorage, 'faults.key', key);
      real.call(sessionStorage, 'faults.writes', String(count));
      if (count >= first && count <= last) {
        if (count === first) real.call(sessionStorage, 'faults.failed', key);
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
    }
    real.call(this, key, text);
  };
}

const inTab = (tab: Tab, key: string): Promise<string | null> =>
  tab.evaluate((name) => sessionStorage.getItem(name), key);

/** Ends the fault, and waits until the next document has read what is stored. */
async function endFault(tab: Tab): Promise<void> {
  await tab.evaluate((key) => {
    sessionStorage[key] = 'yes';
  }, OVER);
}

/** Returns what a key holds, without the parts that differ at each run. */
const nameOf = (key: string): string =>
  key.replace('handyman.', '').replace(/^(journal|draft)\..*/, '$1');

interface PartOfJob {
  title: string;
  run(context: JourneyContext): Promise<() => Promise<Outcome>>;
}

const NOTICE = /^Not saved:/;

/** The parts of the main job, each to what is seen, and from there to what was kept at its end. */
const PARTS: readonly PartOfJob[] = [
  {
    title: 'while a request is sent',
    run: async ({ tab }) => {
      await tab.store({ leads: [ADA] });
      await writeRequest(tab);
      const sent = await send(tab);
      if (sent === 'thanked') await durableNora(tab);
      else await expectWaysOut(tab);
      return async () => {
        if (sent !== 'thanked') await untilEqual(() => send(tab), 'thanked');
        await tab.reload();
        await untilStored(tab, { stage: 'New Lead', lastName: 'Ellis Pike' });
        await untilUnreadOnce(tab, 'new_lead');
        return sent === 'thanked'
          ? { sees: 'Thank you', kept: 'the lead, stored when thanked, and its notification' }
          : {
              sees: '“Your request was not saved”, phone, Email it, Text it, Copy it',
              kept: 'the form as typed; the next press stores one lead',
            };
      };
    },
  },
  {
    title: 'while the owner signs in and moves the lead',
    run: async ({ tab }) => {
      await tab.store({ leads: [NORA, ADA] });
      await tab.open('/admin/crm/leads');
      await tab.signIn();
      await editLead(tab);
      await moveToEstimate(tab);
      const isNoticed = await until(async () => {
        if ((await tab.text(NOTICE).count()) > 0) return true;
        const history = (await tab.stored<unknown[]>('history')) ?? [];
        const { stage } = await durableNora(tab);
        if (stage !== 'Estimate Provided' || history.length === 0) {
          throw new Error('The move is not stored, and no notice says so');
        }
        return false;
      });
      return async () => {
        await tab.reload();
        await untilStored(tab, { stage: 'Estimate Provided' });
        return isNoticed
          ? {
              sees: '“Not saved: …”, Download backup',
              kept: 'the move on screen; stored once there is room',
            }
          : { sees: 'the lead moved', kept: 'the move' };
      };
    },
  },
  {
    title: 'while the follow-up comes due',
    run: async ({ tab, host }) => {
      host.setTime(AFTER_FOLLOW_UP);
      await tab.store({ leads: [{ ...NORA, stage: 'Estimate Provided' }, ADA], signedIn: true });
      await tab.open('/admin/crm');
      await tab.text('Follow up with Nora Ellis Pike').seen();
      const isNoticed = await until(async () => {
        if ((await tab.text(NOTICE).count()) > 0) return true;
        if ((await notificationsOf(tab, 'follow_up_due')).length === 0) {
          throw new Error('The notification is not stored, and no notice says so');
        }
        return false;
      });
      return async () => {
        await tab.reload();
        await tab.text('Follow up with Nora Ellis Pike').seen();
        await untilStored(tab, { stage: 'Estimate Provided' });
        await untilUnreadOnce(tab, 'follow_up_due');
        return {
          sees: isNoticed ? 'the reminder; “Not saved: …”' : 'the reminder',
          kept: 'the lead; one notification',
        };
      };
    },
  },
];

const SERIES = [
  { title: 'once', last: (first: number) => first },
  { title: 'from then on', last: () => Number.MAX_SAFE_INTEGER },
];

for (const part of PARTS) {
  for (const { title, last } of SERIES) {
    test(`Storage is full ${title}, ${part.title}`, async ({ onNewSite, results }) => {
      const attempt = (first: number, point: Point): Promise<Outcome> =>
        onNewSite(async (context) => {
          const { tab, host } = context;
          host.runInPages(`(${failWrites.toString()})(${first}, ${last(first)});`);
          const finish = await part.run(context);
          point.name = nameOf((await inTab(tab, FAILED)) ?? '');
          point.number = Number(await inTab(tab, WRITES));
          await endFault(tab);
          return finish();
        });
      const control = { number: 0, name: '' };
      await attempt(Infinity, control);
      const writes = control.number;
      for (let number = 1; number <= writes; number += 1) {
        const point = { number, name: '' };
        await results.at(point, async () => {
          const outcome = await attempt(number, point);
          point.number = number;
          return point.name === '' ? undefined : outcome;
        });
      }
      results.setTotal(writes);
    });
  }
}
