import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESSES, leadAddress } from '../../src/app/addresses';
import { writePost } from '../../src/domain/blog/commands';
import { addGalleryProject } from '../../src/domain/gallery/commands';
import { scheduleAppointment, scheduleFollowUps } from '../../src/domain/leads/commands';
import { anAppointment, galleryFields, postFields } from '../support/entities';
import { choose } from '../support/parts';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from './openAdmin';

/** Back closes what is open over the page, and nothing else. */

const NOW = beginAt(new Date(2026, 10, 20, 10, 20));
const TODAY = '2026-11-20';

/** Opens a screen after another one, with a lead who has an appointment today, a job, a post and a picture. */
async function open(address: string | ((leadId: string) => string), isPhone = false) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const ada = test.addLead({ stage: 'Paid' });
  dispatch(scheduleFollowUps([ada], NOW.toISOString()));
  dispatch(
    scheduleAppointment(ada, anAppointment({ scheduledDate: TODAY, scheduledTime: '15:00' })),
  );
  const job = test.addJob();
  dispatch(writePost(postFields(), true));
  dispatch(addGalleryProject(galleryFields()));
  const page = openAdmin(ADDRESSES.publish, { test, isPhone });
  await screen.findByRole('heading', { level: 1, name: 'Publish' });
  const start = typeof address === 'string' ? address : address(ada);
  await page.goTo(start);
  return { ...page, ada, job, start };
}

const back = (page: OpenAdmin): Promise<void> => act(() => page.goBack());
/** Goes back from the screen to the one before it. */
async function leave(page: OpenAdmin): Promise<void> {
  await back(page);
  await waitFor(() => expect(page.address()).toBe(ADDRESSES.publish));
}
const button = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('button', { name });
const OVERLAYS = '.MuiModal-root:not(.MuiDrawer-root)';
const overlays = (): number => document.querySelectorAll(OVERLAYS).length;

interface Opened {
  at: string | ((leadId: string) => string);
  /** The names of buttons, of which each opens something over the screen. */
  presses: readonly (string | RegExp)[];
  isPhone?: boolean;
  /** A button that can be pressed once. */
  last?: RegExp;
}

const OVERLAYS_OF_SCREENS: readonly Opened[] = [
  {
    at: ADDRESSES.today,
    presses: [
      /^More/,
      /^Notifications/,
      'Quick add',
      'Find anything',
      'Keyboard shortcuts',
      /^Outcome/,
      /^Put off/,
    ],
  },
  { at: ADDRESSES.today, presses: ['More'], isPhone: true },
  {
    at: leadAddress,
    presses: ['Ask for a review', 'More', /^Follow-up:/, /^Cancel:/],
    last: /^Complete:/,
  },
  {
    at: ADDRESSES.leads,
    presses: [
      /^Value of/,
      /^Stage of/,
      /^Follow-up of/,
      /^Delete lead Ada/,
      'Saved views',
      'Columns',
    ],
  },
  { at: ADDRESSES.leads, presses: ['Filters'], isPhone: true },
  { at: ADDRESSES.pipeline, presses: [/^Move /] },
  { at: ADDRESSES.calendar, presses: ['New appointment', 'Calendar file'] },
  { at: ADDRESSES.projects, presses: [/^Delete /] },
  { at: ADDRESSES.adminBlog, presses: [/^Delete /] },
  { at: ADDRESSES.adminGallery, presses: [/^Delete /] },
  { at: ADDRESSES.storage, presses: ['Remove all samples', 'Reset everything to samples'] },
];

describe('Back', () => {
  it.each(OVERLAYS_OF_SCREENS)(
    'closes what is opened at $at by $presses, has nothing left to close of it after Escape, and leaves the screen then',
    async ({ at, presses, isPhone, last }) => {
      const page = await open(at, isPhone);
      const escape = (): Promise<void> => page.user.keyboard('{Escape}');
      const expectOpen = (name: string | RegExp, count: number) =>
        waitFor(() => expect(overlays(), `what ${name} opens`).toBe(count));
      const openAndClose = async (name: string | RegExp, close: () => Promise<void>) => {
        await page.user.click(await button(name));
        await expectOpen(name, 1);
        await close();
        await expectOpen(name, 0);
        await waitFor(() => expect(page.address()).toBe(page.start));
      };
      for (const name of presses) {
        await openAndClose(name, escape);
        await openAndClose(name, () => back(page));
      }
      if (last) await openAndClose(last, () => back(page));
      await leave(page);
    },
  );

  it.each([
    { at: ADDRESSES.leads, filter: 'Filter by stage', wanted: 'Paid' },
    { at: ADDRESSES.leads, filter: 'Filter by source', wanted: 'Phone Call', isPhone: true },
    { at: ADDRESSES.pipeline, filter: 'Filter by source', wanted: 'Phone Call' },
    { at: ADDRESSES.projects, filter: 'Status', wanted: 'Completed' },
    { at: ADDRESSES.sources, filter: 'Period', wanted: 'Last year' },
    { at: ADDRESSES.content, filter: 'Type', wanted: 'text' },
  ])(
    'leaves $at after its filter was changed, whatever was chosen before',
    async ({ at, filter, wanted, isPhone }) => {
      const page = await open(at, isPhone);
      if (isPhone) await page.user.click(await button('Filters'));
      const select = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: filter });
      const [all] = within(await select()).getAllByRole('option');
      if (!all) throw new Error('The filter has no options');
      await page.user.selectOptions(await select(), all);
      await page.user.selectOptions(await select(), wanted);
      await waitFor(() => expect(page.address()).toContain('?'));
      expect(await select()).toHaveDisplayValue(wanted);
      // Over a phone's list the filters are a sheet.
      if (isPhone) await back(page);
      await waitFor(() => expect(overlays()).toBe(0));
      expect(page.address()).toContain('?');
      await leave(page);
    },
  );

  it('goes through the steps of the call sheet, and keeps the note', async () => {
    const page = await open(ADDRESSES.today);
    await page.user.click(await button(/^Outcome/));
    await page.user.type(await screen.findByLabelText('Note (optional)'), 'Wants oak');
    await page.user.click(await button('Spoke'));
    await screen.findByRole('dialog', { name: 'When do you call again?' });
    await back(page);
    await screen.findByRole('dialog', { name: 'How did it go?' });
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('Wants oak');
    await page.user.click(await button('Not interested'));
    await screen.findByRole('dialog', { name: 'Why not?' });
    await back(page);
    await screen.findByRole('dialog', { name: 'How did it go?' });
    await back(page);
    await waitFor(() => expect(overlays()).toBe(0));
    expect(page.address()).toBe(ADDRESSES.today);
    await page.user.click(await button(/^Outcome/));
    expect(await screen.findByLabelText('Note (optional)')).toHaveValue('Wants oak');
  });

  it.each([
    ['Log communication', undefined, 'Log'],
    ['Schedule appointment', undefined, 'Schedule'],
    ['More', 'Add document', 'Add Document'],
  ])('closes the form of %s, and then the panel', async (name, item, submitLabel) => {
    const page = await open(leadAddress);
    await page.user.click(await button(name));
    if (item) await page.user.click(await screen.findByRole('menuitem', { name: item }));
    const submit = await button(submitLabel);
    await back(page);
    await waitFor(() => expect(submit).not.toBeInTheDocument());
    expect(page.address()).toBe(page.start);
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await leave(page);
  });

  it('gives the focus to the row whose form it closes, not to one that was saved before', async () => {
    const page = await open(ADDRESSES.leads);
    page.addLead({ firstName: 'Ben', stage: 'Paid' });
    await page.user.click(await button('Edit lead Ada Brook'));
    await page.user.click(await button('Save Lead'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit lead Ada Brook' })).toHaveFocus(),
    );
    await page.user.click(await button('Edit lead Ben Brook'));
    await button('Save Lead');
    await back(page);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit lead Ben Brook' })).toHaveFocus(),
    );
  });

  it('gives the focus to the lead whose panel it closes, also where the form was open in between', async () => {
    const page = await open(ADDRESSES.today);
    const name = { name: 'Ada Brook' };
    const [link] = await screen.findAllByRole('link', name);
    if (!link) throw new Error('The lead is not on Today');
    await page.user.click(link);
    await page.user.click(
      within(await screen.findByRole('dialog', name)).getByRole('button', { name: 'Edit' }),
    );
    await button('Save Lead');
    await back(page);
    await screen.findByRole('dialog', name);
    await back(page);
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.today));
    await waitFor(() => expect(screen.getAllByRole('link', name)[0]).toHaveFocus());
  });

  it('leaves the focus in a lead’s panel while sheets over it change the address', async () => {
    const page = await open(ADDRESSES.today);
    const [link] = await screen.findAllByRole('link', { name: 'Ada Brook' });
    if (!link) throw new Error('The lead is not on Today');
    await page.user.click(link);
    const gotFocus = vi.fn();
    link.addEventListener('focus', gotFocus);
    const panel = await screen.findByRole('dialog', { name: 'Ada Brook' });
    await page.user.click(within(panel).getByRole('button', { name: /^Outcome/ }));
    await button(/^Spoke/);
    await back(page);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Spoke/ })).toBeNull());
    expect(gotFocus).not.toHaveBeenCalled();
  });

  it('leaves the screen after an outcome was recorded in a later step', async () => {
    const page = await open(ADDRESSES.today);
    await page.user.click(await button(/^Outcome/));
    await page.user.click(await button('Spoke'));
    await page.user.click(await button(/^In 3 days/));
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.today));
    await leave(page);
    expect(overlays()).toBe(0);
  });

  it('closes Quick add, and keeps what was typed', async () => {
    const page = await open(ADDRESSES.today);
    await page.user.click(await button('Quick add'));
    await page.user.type(await screen.findByLabelText('Name'), 'Kim Perry');
    await back(page);
    await waitFor(() => expect(overlays()).toBe(0));
    await page.user.click(await button('Quick add'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Kim Perry');
    await page.user.click(await button('Cancel'));
    await waitFor(() => expect(overlays()).toBe(0));
    await page.user.click(await button('Quick add'));
    expect(await screen.findByLabelText('Name')).toHaveValue('');
  });

  it('closes what was opened from a dialog, and then the dialog', async () => {
    const page = await open(ADDRESSES.calendar);
    await page.user.click(await button('New appointment'));
    await page.user.click(await button('Somebody new'));
    await screen.findByRole('dialog', { name: 'Quick add' });
    await back(page);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quick add' })).toBeNull());
    expect(await screen.findByRole('dialog', { name: 'Who is it with?' })).toBeVisible();
    await back(page);
    await waitFor(() => expect(overlays()).toBe(0));
    expect(page.address()).toBe(ADDRESSES.calendar);
  });

  it('ends the selection of leads on a phone, once a panel over it is closed', async () => {
    const page = await open(ADDRESSES.leads, true);
    await page.user.click(await button('Filters'));
    await page.user.click(await button('Select'));
    const box = () => screen.findByRole('checkbox', { name: 'Select Ada Brook' });
    await page.user.click(await box());
    await page.user.click(await screen.findByRole('link', { name: 'Ada Brook' }));
    await screen.findByRole('dialog', { name: 'Ada Brook' });
    await back(page);
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.leads));
    expect(await box()).toBeChecked();
    await back(page);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull());
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    expect(page.address()).toBe(ADDRESSES.leads);
    await leave(page);
  });

  it('ends the selection of jobs on a phone', async () => {
    const page = await open(ADDRESSES.projects, true);
    const box = await screen.findByRole('checkbox', { name: /^Select (?!all)/ });
    await page.user.click(box);
    await back(page);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(page.address()).toBe(ADDRESSES.projects);
    await leave(page);
  });

  it('closes what took the place of a menu', async () => {
    const page = await open(ADDRESSES.leads);
    await choose(page.user, 'Saved views', 'Save as a view…');
    await screen.findByRole('dialog', { name: 'Save as a view' });
    await waitFor(() => expect(overlays()).toBe(1));
    await back(page);
    await waitFor(() => expect(overlays()).toBe(0));
    expect(page.address()).toBe(ADDRESSES.leads);
    await leave(page);
  });

  it('leads to the screen before, after a menu led to another', async () => {
    const page = await open(ADDRESSES.today);
    await page.user.click(await button(/^More/));
    const more = await screen.findByRole('navigation', { name: 'More places' });
    await page.user.click(within(more).getByRole('link', { name: 'Pipeline' }));
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.pipeline));
    await waitFor(() => expect(overlays()).toBe(0));
    await back(page);
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.today));
    await leave(page);
  });

  it.each([
    [ADDRESSES.calendar, ['New appointment', /^Ada Brook/], 'Notes'],
    [ADDRESSES.leads, ['New Lead'], 'First Name'],
  ])('at %s asks before it closes a half-filled form', async (at, presses, label) => {
    const page = await open(at);
    for (const name of presses) await page.user.click(await button(name));
    await page.user.type(await screen.findByLabelText(label), 'Bring the ladder');
    await back(page);
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await back(page);
    await waitFor(() => expect(question).not.toBeVisible());
    expect(screen.getByLabelText(label)).toHaveValue('Bring the ladder');
    await back(page);
    await page.user.click(await button('Leave'));
    await waitFor(() => expect(overlays()).toBe(0));
    expect(page.address()).toBe(at);
    await leave(page);
  });

  it('and Forward open nothing and repeat nothing', async () => {
    const page = await open(ADDRESSES.today);
    await choose(page.user, /^Put off/, /^In a week/);
    await waitFor(() => expect(overlays()).toBe(0));
    const acts = page.types().length;
    await act(() => page.goForward());
    await act(() => page.goForward());
    expect(overlays()).toBe(0);
    expect(page.address()).toBe(ADDRESSES.today);
    expect(page.types()).toHaveLength(acts);
    await leave(page);
  });

  it('closes a sheet whose address was opened itself', async () => {
    const page = await open((leadId) => `${ADDRESSES.today}?call=${leadId}`);
    await screen.findByRole('dialog', { name: 'How did it go?' });
    await back(page);
    await waitFor(() => expect(overlays()).toBe(0));
    await waitFor(() => expect(page.address()).toBe(ADDRESSES.today));
    await leave(page);
  });
});
