import { expect } from '@playwright/test';
import { business } from '../../../src/business';
import type { Lead } from '../../../src/domain/leads/schema';
import type { Notification } from '../../../src/domain/notifications/schema';
import { aLead } from '../../support/entities';
import type { Part, Tab } from './tab';
import { until } from './until';

/**
 * The steps of the main job, and what must be stored after them: a request becomes a lead, the owner moves
 * it, the follow-up comes due. The journey tells it once, and the tests of faults interrupt it.
 */

/** When the main job begins, and when its follow-up is due. */
export const NOW = '2026-11-20T10:00:00-05:00';
export const AFTER_FOLLOW_UP = '2026-11-24T10:00:00-05:00';
export const NAME = 'Nora Ellis Pike';
const DESCRIPTION = 'The porch roof leaks over the front door.';

// --- What is done ---------------------------------------------------------------------------------

/** Opens the contact page, and fills in a request. */
export async function writeRequest(tab: Tab): Promise<void> {
  await tab.open('/contact');
  await fillIn(tab);
}

/** Fills in the form of the contact page. */
export async function fillIn(tab: Tab): Promise<void> {
  await tab.label('Full Name').fill(NAME);
  await tab.label('Phone Number').fill('(802) 555-0161');
  await tab.label('Service Needed').choose('Other');
  await tab.label('Timeline').choose('Within 1 week');
  await tab.label('Project Description').fill(DESCRIPTION);
}

const OUTCOMES = {
  thanked: /thank you/i,
  'not saved': 'Your request was not saved.',
  'not loaded': 'The form could not be loaded',
};
type Sent = keyof typeof OUTCOMES;

const seenOf = async (tab: Tab): Promise<Sent | undefined> => {
  for (const [name, text] of Object.entries(OUTCOMES)) {
    if ((await tab.text(text).count()) > 0) return name as Sent;
  }
  return undefined;
};

/** Presses Send Request, as soon as it can be pressed, and waits for what is seen then. */
export async function send(tab: Tab): Promise<Sent> {
  const button = tab.button('Send Request');
  const isEarly = await until(async () => {
    if ((await seenOf(tab)) === 'not loaded') return true;
    expect(await button.get((one) => one.matches(':enabled:not([aria-disabled=true])'))).toBe(true);
    return false;
  });
  if (isEarly) return 'not loaded';
  await button.press();
  return until(async () => {
    const seen = await seenOf(tab);
    if (seen === undefined) throw new Error('Nothing is seen of the request');
    return seen;
  });
}

/** Expects a message of the contact page to name the phone, and the form to hold what was typed. */
export async function expectWaysOut(tab: Tab): Promise<void> {
  await tab.role('form').link(business.phone, 'first').seen();
  expect(await tab.label('Full Name').value()).toBe(NAME);
  expect(await tab.label('Project Description').value()).toBe(DESCRIPTION);
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

/** Waits for a part of a screen; returns false if a message says that it could not be loaded. */
export const seenOrFailed = (tab: Tab, part: Part): Promise<boolean> =>
  until(async () => {
    if ((await part.count()) > 0) return true;
    if ((await tab.text(/could not be loaded/).count()) > 0) return false;
    throw new Error('Neither the screen nor a message is seen');
  });

// --- What is stored -------------------------------------------------------------------------------

/** A lead that was stored before every fault. */
export const ADA: Lead = aLead({
  id: '1795100000000-ada00',
  firstName: 'Ada',
  lastName: 'Brook',
  phone: '(802) 555-0120',
  stage: 'Closed Won',
  notes: 'The porch ceiling peels.',
});

/** The lead of the main job, for what comes after the request. */
export const NORA: Lead = aLead({
  id: '1795186800000-nora0',
  firstName: 'Nora',
  lastName: 'Ellis Pike',
  phone: '(802) 555-0161',
  serviceType: 'Other',
  projectDescription: DESCRIPTION,
  stage: 'New Lead',
  createdDate: '2026-11-20T15:00:00.000Z',
  nextFollowUpDate: '2026-11-20T16:00:00.000Z',
});

const isNora = ({ firstName }: Lead): boolean => firstName === 'Nora';
const leadsOf = async (tab: Tab): Promise<Lead[]> => (await tab.stored<Lead[]>('leads')) ?? [];

/** Returns the lead of the main job from the journal or the list; throws if neither has it. */
export async function durableNora(tab: Tab): Promise<Lead> {
  const journal = await tab.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('handyman.journal.'))
      .map((key) => (JSON.parse(localStorage.getItem(key) ?? '') as { lead: Lead }).lead),
  );
  const found = journal.findLast(isNora) ?? (await leadsOf(tab)).find(isNora);
  if (!found) throw new Error('The request was confirmed, and is not stored');
  return found;
}

/** Expects the earlier lead as it was stored. */
export async function expectAda(tab: Tab): Promise<void> {
  expect((await leadsOf(tab)).find(({ id }) => id === ADA.id)).toMatchObject(ADA);
}

/** Waits until the list has the lead of the main job once. */
export const untilStored = (tab: Tab, expected: Partial<Lead>): Promise<Lead> =>
  until(async () => {
    const found = (await leadsOf(tab)).filter(isNora);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(expected);
    return found[0] as Lead;
  });

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
export const untilUnreadOnce = (tab: Tab, type: Notification['type']): Promise<void> =>
  until(async () => {
    const unread = (await notificationsOf(tab, type)).filter(({ isRead }) => !isRead);
    expect(unread).toHaveLength(1);
  });
