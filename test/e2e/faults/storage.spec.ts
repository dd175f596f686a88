import { expect } from '@playwright/test';
import type { Site } from '../engines/engineTest';
import {
  ADA,
  AFTER_FOLLOW_UP,
  durableNora,
  editLead,
  expectWaysOut,
  moveToEstimate,
  NAME,
  NORA,
  notificationsOf,
  send,
  untilUnreadOnce,
  writeRequest,
} from '../engines/mainJob';
import type { Tab } from '../engines/tab';
import { until } from '../engines/until';
import { test, untilKept } from './faultTest';

/**
 * Storage that is full at the nth write of a part of the main job: once, and from then on. Laws:
 * what was confirmed is stored already; what was not is still in the form, and the message says so;
 * nothing stored before is lost; once there is room, everything is stored once.
 */

const WRITES = 'faults.writes';
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
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
    }
    real.call(this, key, text);
  };
}

/** Waits for what must be stored, unless a notice says that it is not. */
const storedOrNoticed = (tab: Tab, isStored: () => Promise<boolean>): Promise<void> =>
  until(async () => {
    if ((await tab.text(/^Not saved:/).count()) === 0) expect(await isStored()).toBe(true);
  });

/** The parts of the main job, each to what is seen, and from there to its end, once there is room. */
const PARTS: Record<string, (site: Site) => Promise<() => Promise<void>>> = {
  'while a request is sent': async ({ tab }) => {
    await tab.store({ leads: [ADA] });
    await writeRequest(tab);
    const sent = await send(tab);
    if (sent === 'thanked') await durableNora(tab);
    else await expectWaysOut(tab);
    return async () => {
      if (sent !== 'thanked') await expect.poll(() => send(tab)).toBe('thanked');
      await tab.reload();
      await untilKept(tab, { stage: 'New Lead', lastName: 'Ellis Pike' });
      await untilUnreadOnce(tab, 'new_lead');
    };
  },
  'while the owner signs in and moves the lead': async ({ tab }) => {
    await tab.store({ leads: [NORA, ADA] });
    await tab.open('/admin/crm/leads');
    await tab.signIn();
    await editLead(tab);
    await moveToEstimate(tab);
    await storedOrNoticed(tab, async () => {
      const history = (await tab.stored<unknown[]>('history')) ?? [];
      return (await durableNora(tab)).stage === 'Estimate Provided' && history.length > 0;
    });
    return async () => {
      await tab.reload();
      await untilKept(tab, { stage: 'Estimate Provided' });
    };
  },
  'while the follow-up comes due': async ({ tab, host }) => {
    host.setTime(AFTER_FOLLOW_UP);
    await tab.store({ leads: [{ ...NORA, stage: 'Estimate Provided' }, ADA], signedIn: true });
    await tab.open('/admin/crm');
    await tab.text(`Follow up with ${NAME}`).seen();
    await storedOrNoticed(
      tab,
      async () => (await notificationsOf(tab, 'follow_up_due')).length > 0,
    );
    return async () => {
      await tab.reload();
      await tab.text(`Follow up with ${NAME}`).seen();
      await untilKept(tab, { stage: 'Estimate Provided' });
      await untilUnreadOnce(tab, 'follow_up_due');
    };
  },
};

const SERIES = {
  once: (first: number) => first,
  'from then on': () => Number.MAX_SAFE_INTEGER,
};

for (const [title, run] of Object.entries(PARTS)) {
  for (const [how, last] of Object.entries(SERIES)) {
    test(`Storage is full ${how}, ${title}`, { tag: '@faults' }, async ({ onNewSite, at }) => {
      /** Returns how many writes there were until the fault was over. */
      const attempt = (first: number): Promise<number> =>
        onNewSite(async (site) => {
          const { tab, host } = site;
          host.runInPages(`(${failWrites.toString()})(${first}, ${last(first)});`);
          const finish = await run(site);
          const writes = await tab.evaluate((key) => sessionStorage.getItem(key), WRITES);
          // Not by setItem, which is counted.
          await tab.evaluate((key) => {
            sessionStorage[key] = 'yes';
          }, OVER);
          await finish();
          return Number(writes);
        });
      const writes = await attempt(Infinity);
      for (let number = 1; number <= writes; number += 1) {
        await at(`write ${number} of ${writes}`, () => attempt(number));
      }
    });
  }
}
