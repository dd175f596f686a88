import { expect } from '@playwright/test';
import { ADDRESSES, leadAddress } from '../../../src/app/addresses';
import type { Lead } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';
import { PHONE, test } from './engineTest';
import type { Part, Tab } from './tab';
import { until } from './until';

/** The owner's work with leads by mouse and keys, in one tab and in two. */

const ID = '1795186800000-e2e01';
const OTHER_ID = '1795186800001-e2e01';
const twoLeads = (facts: Partial<Lead> = {}): Lead[] => [
  aLead({ id: ID, ...facts }),
  aLead({ id: OTHER_ID, firstName: 'Ben', stage: 'Estimate Provided' }),
];

const storedLead = async (tab: Tab, id = ID): Promise<Lead | undefined> =>
  (await tab.stored<Lead[]>('leads'))?.find((lead) => lead.id === id);
const stageOf = async (tab: Tab): Promise<string | undefined> => (await storedLead(tab))?.stage;
const column = (tab: Tab, stage: string): Part => tab.role('region', stage);

test('a card of the pipeline is dragged, taken back, and moved by keys', async ({ tab }) => {
  await tab.store({ signedIn: true, leads: twoLeads() });
  await tab.open(ADDRESSES.pipeline);
  const card = column(tab, 'New Lead').role('listitem');
  await card.dragTo(column(tab, 'Initial Contact Made'));
  await tab.text('Over Initial Contact Made').seen();
  await tab.drop();
  await column(tab, 'Initial Contact Made').link('Ada Brook').seen();
  await expect.poll(() => stageOf(tab)).toBe('Initial Contact Made');
  await tab.text(/Ada Brook moved to Initial Contact Made\. Follow-up set for/).seen();
  await tab.button('Undo').press();
  await column(tab, 'New Lead').link('Ada Brook').seen();
  await expect.poll(() => stageOf(tab)).toBe('New Lead');

  await tab.link('Ada Brook').focus();
  await tab.keys('Space');
  await tab.text(/Picked up Ada Brook at New Lead/).seen();
  for (const stage of ['Initial Contact Made', 'Estimate Scheduled']) {
    await tab.keys('ArrowRight');
    await tab.text(`Over ${stage}`).seen();
  }
  await tab.keys('Escape');
  await tab.text('Ada Brook stays at New Lead').seen();
  await tab.keys('Space');
  await tab.text(/Picked up Ada Brook at New Lead/).seen();
  await tab.keys('ArrowRight');
  await tab.text('Over Initial Contact Made').seen();
  await tab.keys('Space');
  await expect.poll(() => stageOf(tab)).toBe('Initial Contact Made');
});

/** Returns the ids of the table's leads whose row does not lead to them where it is pressed, in any cell. */
const coveredRows = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].flatMap((row) => {
    const isOwn = [...row.cells].every((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(left + width - 2, top + height / 2)?.closest('tr') === row;
    });
    return isOwn ? [] : [row.dataset.item];
  });

test('two tabs edit one lead: what both changed is asked about', async ({
  tab: first,
  openTab,
}) => {
  const leads = twoLeads({ city: 'Essex', zipCode: '05452', notes: 'Gate code 7' });
  await first.store({ signedIn: true, leads });
  await first.open(`${leadAddress(ID)}/edit`);
  await first.label('City').fill('Milton');
  await first.label('Notes').fill('Gate code 9');
  const second = await openTab();
  await second.open(`${leadAddress(ID)}/edit`);
  await second.label('City').fill('Colchester');
  await second.button('Save Lead').press();
  await first.toFront();
  await first.text('Changed elsewhere to “Colchester”.').seen();
  await expect.poll(() => first.label('City').value()).toBe('Milton');
  await expect.poll(() => first.label('Notes').value()).toBe('Gate code 9');
  await first.button('Use “Colchester”').press();
  await first.text(/Changed elsewhere/).gone();
  await first.button('Save Lead').press();
  await until(async () =>
    expect(await storedLead(first)).toMatchObject({
      city: 'Colchester',
      zipCode: '05452',
      notes: 'Gate code 9',
    }),
  );

  await first.open(`${leadAddress(ID)}/edit`);
  await first.label('City').seen();
  await second.toFront();
  await second.open(`${leadAddress(ID)}/edit`);
  await second.label('ZIP Code').fill('05446');
  await second.button('Save Lead').press();
  await expect.poll(() => first.label('ZIP Code').value()).toBe('05446');
  await first.text(/Changed elsewhere/).gone();
  await first.toFront();
  // Above the table, whose last link WebKit lays over what is outside its row, unless that has a transform.
  await first.open(ADDRESSES.leads);
  await first.button('Logout', 'first').seen();
  expect(await first.evaluate(coveredRows)).toEqual([]);
  await first.button('Logout', 'first').press();
  await second.role('heading', 'Owner sign-in').seen();
  expect(await second.stored('signedIn')).toBe(null);
});

/** Returns how many overlays the current entry of the history says are open. */
const overlaysOfEntry = (): number => {
  const { usr } = history.state as { usr?: { overlays?: number } | null };
  return usr?.overlays ?? 0;
};

test.describe(() => {
  test.use({ size: PHONE });

  test('Back closes what is open over a screen, then leaves the screen', async ({ tab }) => {
    const nextFollowUpDate = '2026-01-05T14:00:00.000Z';
    await tab.store({ signedIn: true, leads: [aLead({ id: ID, nextFollowUpDate })] });
    await tab.open(ADDRESSES.pipeline);
    // On a busy machine a closed overlay's step back comes late: it scrolls to where the page was meanwhile, and
    // WebKit forgets it when a script asks for a step forward.
    const untilBack = (): Promise<void> => expect.poll(() => tab.evaluate(overlaysOfEntry)).toBe(0);
    const menu = tab.button('More');
    await menu.press();
    await tab.role('dialog', 'More places').role('link', 'Today').press();
    await tab.isAt(ADDRESSES.today);
    const sheet = (name: string): Part => tab.role('dialog', name);
    const outcome = tab.button('Outcome of a call with Ada Brook');
    await outcome.press();
    await tab.button('Spoke').press();
    await sheet('When do you call again?').seen();
    await tab.go(-1);
    await tab.button('Not interested').press();
    await sheet('Why not?').seen();
    // A reload in the middle asks again.
    await tab.reload();
    await sheet('How did it go?').seen();
    await tab.go(-1);
    await tab.role('dialog').gone();
    await tab.isAt(ADDRESSES.today);

    const places = tab.role('dialog', 'More places');
    await menu.press();
    await places.role('link', 'Calendar').seen();
    await tab.go(-1);
    await places.gone();
    await menu.press();
    await places.role('link', 'Calendar').press();
    await tab.isAt(ADDRESSES.calendar);
    await places.gone();
    await tab.go(-1);
    await tab.isAt(ADDRESSES.today);

    await tab.button('Quick add').press();
    await sheet('Quick add').seen();
    await tab.keys('Escape');
    await untilBack();
    await tab.button('Put off Ada Brook').press();
    await tab.role('menuitem', 'Pick a date').press();
    await sheet('Put off Ada Brook').seen();
    // What is open in the tab alone is closed after a reload, and its entry is gone.
    await tab.reload();
    await outcome.seen();
    await untilBack();
    await tab.go(1);
    await tab.role('dialog').gone();
    await tab.isAt(ADDRESSES.today);

    await outcome.press();
    await tab.button(/^No answer/).press();
    await tab.role('dialog').gone();
    await tab.isAt(ADDRESSES.today);
    await tab.go(-1);
    await tab.isAt(ADDRESSES.pipeline);
  });
});

test('a half-filled form comes back after a reload, a deletion by Undo', async ({ tab }) => {
  await tab.store({ signedIn: true, leads: twoLeads() });
  await tab.open(`${leadAddress(ID)}/edit`);
  await tab.label('City').fill('Half a na');
  await tab.reload();
  await tab.text(/^Your draft from \d+:\d\d [AP]M was restored$/).seen();
  await expect.poll(() => tab.label('City').value()).toBe('Half a na');
  await tab.button('Discard').press();
  await tab.text(/^Your draft from/).gone();

  await tab.open(leadAddress(ID));
  await tab.role('dialog', 'Ada Brook').button('More').press();
  await tab.role('menuitem', 'Delete').press();
  await tab.role('alertdialog').button('Delete').press();
  await expect.poll(async () => (await storedLead(tab))?.id).toBe(undefined);
  await tab.button('Undo').press();
  await expect.poll(async () => (await storedLead(tab))?.id).toBe(ID);
});

test('a backup is downloaded, and restores what was deleted after it', async ({ tab, saved }) => {
  await tab.store({ signedIn: true, leads: twoLeads() });
  // WebKit answers nothing else as long as a new database is being made, which takes a moment.
  const isRead = tab.text('No uploaded picture is stored in this browser.');
  await tab.open(ADDRESSES.storage);
  await isRead.seen();
  const file = await saved(() => tab.button('Download backup', 'first').press());
  await tab.store({ leads: [] });
  await tab.open(ADDRESSES.storage);
  await isRead.seen();
  await tab.label('Choose backup file').chooseFile(file);
  await tab.button(/^Replace/).press();
  await expect.poll(async () => (await storedLead(tab, OTHER_ID))?.firstName).toBe('Ben');
  await tab.open(ADDRESSES.leads);
  await tab.text('Ben Brook').seen();
});
