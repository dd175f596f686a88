import type { Lead } from '../../src/domain/leads/schema';
import type { Notification } from '../../src/domain/notifications/schema';
import type { Tab } from '../engines/tab';
import { expectLike, until } from '../engines/until';
import { aLead } from '../support/entities';

/** A lead that was stored before every fault. */
export const ADA: Lead = aLead({
  id: '1795100000000-ada00',
  firstName: 'Ada',
  lastName: 'Brook',
  phone: '(802) 555-0120',
  stage: 'Closed Won',
  notes: 'The porch ceiling peels.',
});

/** The lead of the main job, for faults that come after the request. */
export const NORA: Lead = aLead({
  id: '1795186800000-nora0',
  firstName: 'Nora',
  lastName: 'Ellis Pike',
  phone: '(802) 555-0161',
  serviceType: 'Other',
  projectDescription: 'The porch roof leaks over the front door.',
  stage: 'New Lead',
  createdDate: '2026-11-20T15:00:00.000Z',
  nextFollowUpDate: '2026-11-20T16:00:00.000Z',
});

/** Returns the leads of the journal. */
const journalOf = (tab: Tab): Promise<Lead[]> =>
  tab.evaluate(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('handyman.journal.'))
        .map((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { lead: Lead }).lead),
    null,
  );

const isNora = ({ firstName }: Lead): boolean => firstName === 'Nora';

/** Returns the lead of the main job from the list or the journal; throws if neither has it. */
export async function durableNora(tab: Tab): Promise<Lead> {
  const found =
    (await journalOf(tab)).findLast(isNora) ?? (await tab.stored<Lead[]>('leads'))?.find(isNora);
  if (!found) throw new Error('The request was confirmed, and is not stored');
  return found;
}

/** Waits until the list has the lead of the main job once, and the earlier lead unchanged. */
export function untilStored(tab: Tab, expected: Partial<Lead>): Promise<Lead> {
  return until(async () => {
    const leads = (await tab.stored<Lead[]>('leads')) ?? [];
    const { length } = leads.filter(isNora);
    expectLike({ length }, { length: 1 });
    await expectAda(tab);
    return expectLike(leads.find(isNora), expected);
  });
}

/** Expects the earlier lead as it was stored. */
export async function expectAda(tab: Tab): Promise<void> {
  const leads = (await tab.stored<Lead[]>('leads')) ?? [];
  expectLike<Lead>(
    leads.find(({ id }) => id === ADA.id),
    ADA,
  );
}

/** Returns the stored notifications of a type about the lead of the main job. */
export async function notificationsOf(
  tab: Tab,
  type: Notification['type'],
): Promise<Notification[]> {
  const lead = await durableNora(tab);
  const all = (await tab.stored<Notification[]>('notifications')) ?? [];
  return all.filter((one) => one.type === type && one.leadId === lead.id);
}

/** Waits until there is one unread notification of a type about the lead of the main job. */
export async function untilUnreadOnce(tab: Tab, type: Notification['type']): Promise<void> {
  await until(async () => {
    const { length } = (await notificationsOf(tab, type)).filter(({ isRead }) => !isRead);
    expectLike({ [type]: length }, { [type]: 1 });
  });
}
