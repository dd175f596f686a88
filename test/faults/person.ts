import { business } from '../../src/business';
import { moveToEstimate } from '../engines/journeys/mainJob';
import type { Part, Tab } from '../engines/tab';
import { expectLike, until, untilEqual } from '../engines/until';
import { NORA } from './stored';

/** What becomes of the press on Send Request. */
export type Sent = 'thanked' | 'not saved' | 'not loaded';

const FORM_FAILED = 'The form could not be loaded';

/** Expects a message of the contact page to name the phone, and the form to hold what was typed. */
export async function expectWaysOut(tab: Tab): Promise<void> {
  await tab.role('form').link(business.phone, 'first').seen();
  expectLike(
    {
      name: await tab.label('Full Name').value(),
      description: await tab.label('Project Description').value(),
    },
    { name: 'Nora Ellis Pike', description: 'The porch roof leaks over the front door.' },
  );
}

async function seenOf(tab: Tab): Promise<Sent | undefined> {
  if ((await tab.text(/thank you/i).count()) > 0) return 'thanked';
  if ((await tab.text('Your request was not saved.').count()) > 0) return 'not saved';
  if ((await tab.text(FORM_FAILED).count()) > 0) return 'not loaded';
  return undefined;
}

/** Presses Send Request, as soon as it can be pressed, and waits for what is seen then. */
export async function send(tab: Tab): Promise<Sent> {
  const button = tab.button('Send Request');
  const isEarly = await until(async () => {
    if ((await seenOf(tab)) === 'not loaded') return true;
    if (!(await button.found()).isEnabled) throw new Error('Send Request stays disabled');
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

/** Waits until the app has taken over the page, by when what was typed before is restored. */
export const untilStarted = (tab: Tab): Promise<void> =>
  untilEqual(() => tab.evaluate(() => document.documentElement.dataset.start, null), 'done');

/** What the owner sees in place of what could not be loaded. */
const LOAD_FAILED = /could not be loaded/;

/** Waits for a part of a screen; returns false if a message says that it could not be loaded. */
const seenOrFailed = (tab: Tab, part: Part): Promise<boolean> =>
  until(async () => {
    if ((await part.count()) > 0) return true;
    if ((await tab.text(LOAD_FAILED).count()) > 0) return false;
    throw new Error('Neither the screen nor a message is seen');
  });

/** Signs in. Returns false where a message says that something could not be loaded. */
export async function signIn(tab: Tab): Promise<boolean> {
  await tab.open('/admin');
  if (!(await seenOrFailed(tab, tab.label('Username')))) return false;
  await tab.signIn();
  return seenOrFailed(tab, tab.role('heading', 'Today'));
}

/** Moves the lead by the form at its address. Returns false where a message says the same. */
export async function moveLead(tab: Tab): Promise<boolean> {
  await tab.open(`/admin/crm/leads/${NORA.id}/edit`);
  if (!(await seenOrFailed(tab, tab.role('heading', 'Edit Lead')))) return false;
  await moveToEstimate(tab);
  return true;
}
