import type { JourneyContext } from '../engines/journey';
import { editLead, moveToEstimate, NOW, writeRequest } from '../engines/journeys/mainJob';
import { expectLike, untilEqual } from '../engines/until';
import { test } from './faultTest';
import { send } from './person';
import { ADA, untilStored, untilUnreadOnce } from './stored';

/**
 * Clocks that jump between two steps of the main job, and back before the next. Laws: the stage that
 * the owner chose last wins, whatever time it was chosen at; each follow-up counts from the clock of
 * its step; one unread notification while it is due; nothing is lost or deleted.
 */

const DAY_MS = 86_400_000;
const JUMPS = [
  { title: '3 days back', days: -3 },
  { title: '3 days ahead', days: 3 },
  { title: 'a year ahead', days: 365 },
];

/** The steps of the main job, each in a document of its own, because a document keeps its clock. */
const STEPS: readonly { title: string; run(context: JourneyContext): Promise<void> }[] = [
  {
    title: 'the request',
    run: async ({ tab }) => {
      await writeRequest(tab);
      await untilEqual(() => send(tab), 'thanked');
      const lead = await untilStored(tab, { stage: 'New Lead' });
      const ahead = Date.parse(lead.nextFollowUpDate ?? '') - Date.parse(lead.createdDate);
      expectLike({ ahead }, { ahead: DAY_MS / 24 });
    },
  },
  {
    title: 'the move',
    run: async ({ tab }) => {
      await tab.store({ signedIn: true });
      await tab.open('/admin/crm/leads');
      await editLead(tab);
      await moveToEstimate(tab);
      const today = await tab.evaluate(() => Date.now(), null);
      const { nextFollowUpDate = '' } = await untilStored(tab, { stage: 'Estimate Provided' });
      const days = Math.round((Date.parse(nextFollowUpDate) - today) / DAY_MS);
      expectLike({ days }, { days: 3 });
    },
  },
  {
    title: 'the reminder',
    run: async ({ tab }) => {
      await tab.open('/admin/crm');
      await tab.text('Nora Ellis Pike').seen();
    },
  },
];

const at = (days: number): string => new Date(Date.parse(NOW) + days * DAY_MS).toISOString();

for (const { title, days } of JUMPS) {
  test(`The clock jumps ${title}, and back`, async ({ onNewSite, results }) => {
    results.setTotal(STEPS.length);
    for (const [index, { title: name }] of STEPS.entries()) {
      await results.at({ number: index + 1, name }, () =>
        onNewSite(async (context) => {
          const { tab, host } = context;
          await tab.store({ leads: [ADA] });
          for (const [step, { run }] of STEPS.entries()) {
            host.setTime(at(step === index ? days : 0));
            await run(context);
          }
          // Long after every date, and back.
          for (const later of [days + 10, 0, days + 10]) {
            host.setTime(at(later));
            await tab.open('/admin/crm');
            await tab.text('Nora Ellis Pike').seen();
            // Before its date, a reminder is settled.
            if (later > 0) await untilUnreadOnce(tab, 'follow_up_due');
          }
          await tab.text('Follow up with Nora Ellis Pike').seen();
          await untilStored(tab, { stage: 'Estimate Provided' });
          return {
            sees: 'the lead in its stage, and its reminder once',
            kept: 'all leads, the follow-up by the clock of its step, one unread notification',
          };
        }),
      );
    }
  });
}
