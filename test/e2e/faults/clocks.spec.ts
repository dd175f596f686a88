import { expect } from '@playwright/test';
import type { Site } from '../engines/engineTest';
import {
  ADA,
  editLead,
  moveToEstimate,
  NAME,
  NOW,
  send,
  untilUnreadOnce,
  writeRequest,
} from '../engines/mainJob';
import { test, untilKept } from './faultTest';

/**
 * Clocks that jump between two steps of the main job, and back before the next. Laws: the stage that
 * the owner chose last wins, whatever time it was chosen at; each follow-up counts from the clock of
 * its step; one unread notification while it is due; nothing is lost or deleted.
 */

const DAY_MS = 86_400_000;
const JUMPS = { '3 days back': -3, '3 days ahead': 3, 'a year ahead': 365 };

/** The steps of the main job, each in a document of its own, because a document keeps its clock. */
const STEPS: Record<string, (site: Site) => Promise<void>> = {
  'the request': async ({ tab }) => {
    await writeRequest(tab);
    await expect.poll(() => send(tab)).toBe('thanked');
    const lead = await untilKept(tab, { stage: 'New Lead' });
    const ahead = Date.parse(lead.nextFollowUpDate ?? '') - Date.parse(lead.createdDate);
    expect(ahead).toBe(DAY_MS / 24);
  },
  'the move': async ({ tab }) => {
    await tab.store({ signedIn: true });
    await tab.open('/admin/crm/leads');
    await editLead(tab);
    await moveToEstimate(tab);
    const today = await tab.evaluate(() => Date.now());
    const { nextFollowUpDate = '' } = await untilKept(tab, { stage: 'Estimate Provided' });
    expect(Math.round((Date.parse(nextFollowUpDate) - today) / DAY_MS)).toBe(3);
  },
  'the reminder': async ({ tab }) => {
    await tab.open('/admin/crm');
    await tab.text(NAME).seen();
  },
};

const dayOf = (days: number): string => new Date(Date.parse(NOW) + days * DAY_MS).toISOString();

for (const [title, days] of Object.entries(JUMPS)) {
  test(`The clock jumps ${title}, and back`, { tag: '@faults' }, async ({ onNewSite, at }) => {
    for (const name of Object.keys(STEPS)) {
      await at(name, () =>
        onNewSite(async (site) => {
          const { tab, host } = site;
          await tab.store({ leads: [ADA] });
          for (const [step, run] of Object.entries(STEPS)) {
            host.setTime(dayOf(step === name ? days : 0));
            await run(site);
          }
          // Long after every date, and back.
          for (const later of [days + 10, 0, days + 10]) {
            host.setTime(dayOf(later));
            await tab.open('/admin/crm');
            await tab.text(NAME).seen();
            // Before its date, a reminder is settled.
            if (later > 0) await untilUnreadOnce(tab, 'follow_up_due');
          }
          await tab.text(`Follow up with ${NAME}`).seen();
          await untilKept(tab, { stage: 'Estimate Provided' });
        }),
      );
    }
  });
}
