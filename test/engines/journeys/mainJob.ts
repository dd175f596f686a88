import { business } from '../../../src/business';
import type { Lead } from '../../../src/domain/leads/schema';
import type { Notification } from '../../../src/domain/notifications/schema';
import { PHONE, type Journey, type JourneyContext } from '../journey';
import type { Tab } from '../tab';
import { expectLike, until, untilEqual } from '../until';

/**
 * The main job end to end: a request becomes a lead, the owner is notified, the follow-up is
 * scheduled by stage.
 */

/** When the main job begins, and when its follow-up is due. */
export const NOW = '2026-11-20T10:00:00-05:00';
export const AFTER_FOLLOW_UP = '2026-11-24T10:00:00-05:00';
const HOUR_MS = 3_600_000;

const storedLead = async (tab: Tab): Promise<Lead | undefined> =>
  (await tab.stored<Lead[]>('leads'))?.find(({ firstName }) => firstName === 'Nora');

/** Opens the contact page, and fills in a request. */
export async function writeRequest(tab: Tab): Promise<void> {
  await tab.open('/contact');
  await fillIn(tab);
}

/** Fills in the form of the contact page. */
export async function fillIn(tab: Tab): Promise<void> {
  await tab.label('Full Name').fill('Nora Ellis Pike');
  await tab.label('Phone Number').fill('(802) 555-0161');
  await tab.label('Service Needed').choose('Other');
  await tab.label('Timeline').choose('Within 1 week');
  await tab.label('Project Description').fill('The porch roof leaks over the front door.');
}

/** Opens the lead's form, from the list of leads. */
export async function editLead(tab: Tab): Promise<void> {
  await tab.role('searchbox', /search leads/i).fill('nora');
  await tab.isAt(/search=nora/);
  await tab.button(/^Edit lead/, 'first').press();
}

/** Moves the lead to Estimate Provided, by its form. */
export async function moveToEstimate(tab: Tab): Promise<void> {
  await tab.role('heading', 'Edit Lead').seen();
  await tab.role('combobox', 'Stage', 'last').choose('Estimate Provided');
  await tab.button(/^(Save|Update)/).press();
  await tab.role('heading', 'Edit Lead').gone();
}

/** A step of the main job: what is done, and what must be stored after it. */
export interface Step {
  title: string;
  run(context: JourneyContext): Promise<void>;
}

/** The steps of the main job, each from the address that the one before it leads to. */
const MAIN_JOB: readonly Step[] = [
  {
    title: 'the homeowner sends the request and is thanked for three seconds',
    run: async ({ tab }) => {
      await writeRequest(tab);
      await tab.button('Send Request').press();
      await tab.text(/thank you/i).seen();
      await untilEqual(() => tab.label('Full Name').value(), '');
    },
  },
  {
    title: 'the lead has the priority, tags, name and follow-up of the specification',
    run: async ({ tab }) => {
      const lead = await until(async () =>
        expectLike(await storedLead(tab), {
          firstName: 'Nora',
          lastName: 'Ellis Pike',
          stage: 'New Lead',
          leadSource: 'Website Contact Form',
          priority: 'High',
          tags: ['website', 'contact-form'],
          state: business.state,
          estimatedValue: 0,
          notes: 'Timeline: Within 1 week',
          isActive: true,
        }),
      );
      const ahead = Date.parse(lead.nextFollowUpDate ?? '') - Date.parse(lead.createdDate);
      expectLike({ ahead }, { ahead: HOUR_MS });
      const [notification] = (await tab.stored<Notification[]>('notifications')) ?? [];
      expectLike(notification, { type: 'new_lead', isRead: false, actionRequired: true });
    },
  },
  {
    title: 'the owner signs in and sees the notification',
    run: async ({ tab }) => {
      await tab.open('/admin');
      await tab.signIn();
      // On a phone the owner lands on Today.
      await tab.isAt('/admin/today');
      await tab.open('/admin/crm');
      await tab.text('Nora Ellis Pike').seen();
    },
  },
  {
    title: 'the owner moves the lead to Estimate Provided',
    run: async ({ tab }) => {
      await tab.open('/admin/crm/leads');
      await editLead(tab);
      await moveToEstimate(tab);
    },
  },
  {
    title: 'a reload keeps it all: three calendar days ahead',
    run: async ({ tab }) => {
      await until(async () => expectLike(await storedLead(tab), { stage: 'Estimate Provided' }));
      await tab.reload();
      await untilEqual(() => tab.role('searchbox', /search leads/i).value(), 'nora');
      const due = new Date((await storedLead(tab))?.nextFollowUpDate ?? '');
      const day = due.toLocaleDateString('en-US', { timeZone: 'America/New_York' });
      expectLike({ day }, { day: '11/23/2026' });
      await tab.text('Nov 23').seen();
    },
  },
  {
    title: 'after the date one notification is raised, and only one while it is unread',
    run: async ({ tab, host }) => {
      host.setTime(AFTER_FOLLOW_UP);
      for (let visit = 0; visit < 2; visit += 1) {
        await tab.open('/admin/crm');
        await tab.text('Follow up with Nora Ellis Pike').seen();
        const lead = await storedLead(tab);
        await untilEqual(async () => {
          const all = (await tab.stored<Notification[]>('notifications')) ?? [];
          const due = ({ type, leadId }: Notification): boolean =>
            type === 'follow_up_due' && leadId === lead?.id;
          return all.filter(due).length;
        }, 1);
      }
    },
  },
];

export const mainJob: Journey = {
  title: 'a homeowner’s request on a phone becomes a lead that the owner follows up',
  size: PHONE,
  host: { startsAt: NOW },
  run: async (context) => {
    for (const step of MAIN_JOB) {
      try {
        await step.run(context);
      } catch (error) {
        throw new Error(`When ${step.title}: ${String(error)}`, { cause: error });
      }
    }
  },
};
