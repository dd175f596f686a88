import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  createLead,
  logCommunication,
  moveLeads,
  scheduleAppointment,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import type { Stage } from '../../../src/domain/leads/schema';
import { updateStatus } from '../../../src/domain/projects/commands';
import { callFields, newLead, visitFields } from '../../support/entities';
import { choose, fillIn } from '../../support/parts';
import type { TestStore } from '../../support/store';
import { beginAt, emptyStore, openAdmin, type OpenAdmin } from '../openAdmin';

const NOW = beginAt(new Date(2026, 10, 20, 10, 20));
const at = (day: number, hour = 9, minute = 0): string =>
  new Date(2026, 10, day, hour, minute).toISOString();

const open = (test: TestStore = emptyStore(), address = '/admin/today'): OpenAdmin =>
  openAdmin(address, { test });

const region = (name: string) => screen.findByRole('region', { name });

/** Adds a lead whose follow-up is due since an hour of today, and returns its id. */
function addDue(
  { store, addLead }: TestStore,
  firstName: string,
  hour: number,
  stage: Stage = 'Awaiting Decision',
): string {
  const id = addLead({ firstName, stage });
  store.dispatch(scheduleFollowUps([id], at(20, hour)));
  return id;
}

describe('Today', () => {
  it('says in every section what there is none of; is the first of the owner’s links', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    for (const text of [
      'No follow-up is due now.',
      'No appointment today.',
      'No job is due today, late or in progress.',
      'No new request waits for an answer.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByRole('region', { name: 'Owed' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'No next step' })).toBeNull();
    await screen.findByRole('heading', { level: 1, name: 'Today' });
    const [first] = within(
      screen.getAllByRole('navigation', { name: 'Owner' })[0] ?? document.body,
    ).getAllByRole('link');
    expect(first).toHaveTextContent('Today');
    expect(first).toHaveAttribute('aria-current', 'page');
  });

  it('has the day and its calls as soon as it is shown again, where the device slept', async () => {
    const test = emptyStore();
    const id = test.addLead({ stage: 'Awaiting Decision' });
    test.store.dispatch(scheduleFollowUps([id], at(21)));
    open(test);
    expect(await screen.findByText('Fri, Nov 20, 2026')).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 21, 9, 5));
    await waitFor(() => {
      fireEvent(document, new Event('visibilitychange'));
      expect(screen.getByText('Sat, Nov 21, 2026')).toBeVisible();
    });
    expect(screen.getByRole('list', { name: '1 call' })).toBeVisible();
  });

  it('lists the calls, the longest overdue first, with what was said last', async () => {
    const test = emptyStore();
    addDue(test, 'Ben', 9);
    const ada = addDue(test, 'Ada', 8);
    test.store.dispatch(
      logCommunication(ada, callFields({ subject: 'Spoke', content: 'Asks her brother' })),
    );
    const later = addDue(test, 'Cleo', 9);
    test.store.dispatch(scheduleFollowUps([later], at(20, 16)));
    open(test);
    const calls = within(await region('Calls')).getAllByRole('listitem');
    expect(calls).toHaveLength(2);
    expect(calls[0]).toHaveTextContent('Ada Brook');
    expect(calls[0]).toHaveTextContent('Awaiting Decision');
    expect(calls[0]).toHaveTextContent('General Repairs · Essex');
    expect(calls[0]).toHaveTextContent('(802) 555-0120');
    expect(calls[0]).toHaveTextContent('due today, Nov 20');
    expect(calls[0]).toHaveTextContent('Spoke: Asks her brother (just now)');
    expect(calls[1]).toHaveTextContent('Ben Brook');
    expect(calls[1]).toHaveTextContent('A door that sticks');
    expect(screen.getByText('1 more call comes later today.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calls 2' })).toBeVisible();
  });

  it('lists paid leads last, and clears their follow-up by one press with Undo', async () => {
    const test = emptyStore();
    const paid = addDue(test, 'Pat', 6);
    test.store.dispatch(moveLeads([paid], 'Paid'));
    addDue(test, 'Ada', 8);
    const { user } = open(test);
    const calls = await region('Calls');
    const items = within(calls).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Ada Brook');
    expect(items[1]).toHaveTextContent('Pat Brook');
    expect(within(calls).getAllByRole('button', { name: /^Clear/ })).toHaveLength(1);
    await user.click(within(calls).getByRole('button', { name: 'Clear follow-up with Pat Brook' }));
    expect(calls).toHaveFocus();
    expect(test.leadOf(paid)?.nextFollowUpDate).toBeUndefined();
    expect(within(calls).getAllByRole('listitem')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(test.leadOf(paid)?.nextFollowUpDate).toBe(at(20, 6));
  });

  it('moves the visits of today that are not over, tells of them, and leaves the focus in their section', async () => {
    const test = emptyStore();
    const id = test.addLead();
    const unreached = test.addLead({ firstName: 'Ben', phone: '', email: '' });
    test.store.dispatch(
      scheduleAppointment(
        unreached,
        visitFields({ scheduledDate: '2026-11-20', scheduledTime: '17:30' }),
      ),
    );
    for (const scheduledTime of ['08:00', '14:00', '16:30'])
      test.store.dispatch(
        scheduleAppointment(id, visitFields({ scheduledDate: '2026-11-20', scheduledTime })),
      );
    const { user } = open(test);
    // Whom to tell is listed without a move, too.
    await user.click(await screen.findByRole('button', { name: 'Tell the customers' }));
    const told = await screen.findByRole('dialog', { name: 'Tell the customers' });
    expect(within(told).getByText('Fri, Nov 20, 2026')).toBeVisible();
    expect(within(told).getByRole('list', { name: '2 customers' })).toBeVisible();
    await user.click(within(told).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Move all visits' }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const customers = await screen.findByRole('dialog', { name: 'Tell the customers' });
    expect(customers).toHaveTextContent('Mon, Nov 23, 2026');
    const rows = within(customers).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2:00 PM, 4:30 PM · Ada BrookMessage',
      '5:30 PM · Ben BrookNo phone or e-mail',
    ]);
    await user.click(within(customers).getByRole('button', { name: 'Message Ada Brook' }));
    const message = within(await screen.findByRole('dialog', { name: 'Message to Ada Brook' }));
    expect(message.getByLabelText<HTMLTextAreaElement>('Message').value).toContain(
      'I will see you on Mon, Nov 23 at 2:00 PM and 4:30 PM.',
    );
    // In other words it tells them too.
    await fillIn(user, message, { Message: 'Rain! Monday instead.' });
    await user.click(message.getByRole('link', { name: 'Text' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(rows[0]).toHaveTextContent('2:00 PM, 4:30 PM · Ada BrookToldMessage');
    expect(test.leadOf(id)?.communications).toMatchObject([{ subject: 'Visit confirmed' }]);
    await user.click(within(customers).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Visits' })).toHaveFocus());
    expect(
      test.leadOf(id)?.appointments.map(({ scheduledDate }) => scheduledDate.slice(-2)),
    ).toEqual(['20', '23', '23']);
    expect(screen.queryByRole('button', { name: 'Move all visits' })).toBeNull();
  });

  it('lists today’s visits with a map, and asks about those that are over', async () => {
    const test = emptyStore();
    const lead = newLead({ address: '12 Mill Rd', city: 'Essex', zipCode: '05452' });
    const id = test.store.dispatch(createLead(lead));
    const visit = { type: 'estimate', duration: 60, notes: '' } as const;
    for (const [scheduledDate, scheduledTime] of [
      ['2026-11-20', '14:00'],
      ['2026-11-20', '08:00'],
      ['2026-11-19', '13:00'],
      ['2026-11-21', '09:00'],
    ] as const) {
      test.store.dispatch(scheduleAppointment(id, { ...visit, scheduledDate, scheduledTime }));
    }
    const { user } = open(test);
    const visits = await region('Visits');
    const items = within(visits).getAllByRole('listitem');
    expect(items.map((item) => within(item).queryByText('Did it happen?') !== null)).toEqual([
      true,
      true,
      false,
    ]);
    const moves = items.map((item) => within(item).getByRole('link', { name: /^Move: / }));
    expect(moves[2]).toHaveAccessibleName('Move: Estimate, Nov 20, 2026, 2:00 PM');
    expect(items[2]).toHaveTextContent('2:00 PM');
    expect(
      within(items[2] ?? visits).getByRole('link', {
        name: '12 Mill Rd, Essex, VT 05452 on the map',
      }),
    ).toHaveAttribute('href', expect.stringContaining('12+Mill+Rd%2C+Essex%2C+VT+05452'));
    expect(
      within(visits).getByRole('link', { name: 'Route of the day on the map' }),
    ).toHaveAttribute('href', expect.stringContaining('/maps/dir/?api=1&destination=12+Mill+Rd'));
    await user.click(within(visits).getByRole('button', { name: /^Done: Estimate, Nov 19/ }));
    const next = await screen.findByRole('dialog', { name: 'What comes next?' });
    await user.click(within(next).getByRole('button', { name: 'Nothing for now' }));
    await user.click(within(visits).getByRole('button', { name: /^No-show: Estimate, Nov 20/ }));
    expect(within(visits).getAllByRole('listitem')).toHaveLength(1);
    // The next working morning: that of Monday.
    expect(test.leadOf(id)).toMatchObject({ nextFollowUpDate: at(23) });
  });

  it.each([
    ['estimate', 'Job Accepted', 'Follow up in 3 days', 'Job Accepted', at(23)],
    ['work', 'Work Scheduled', 'Work Completed', 'Work Completed', at(24, 10, 20)],
    ['work', 'Work Scheduled', 'Close', 'Work Scheduled', undefined],
  ] as const)(
    'asks after a done %s visit at %s what comes next: %s',
    async (type, from, choice, stage, due) => {
      const test = emptyStore();
      const id = test.addLead({ stage: from });
      const visit = { type, scheduledDate: '2026-11-20', scheduledTime: '08:00' };
      test.store.dispatch(scheduleAppointment(id, { ...visit, duration: 60, notes: '' }));
      const { user } = open(test);
      await user.click(await screen.findByRole('button', { name: /^Done: / }));
      const next = await screen.findByRole('dialog', { name: 'What comes next?' });
      expect(test.leadOf(id)).toMatchObject({
        stage: from,
        appointments: [{ status: 'completed' }],
      });
      await user.click(within(next).getByRole('button', { name: new RegExp(`^${choice}`) }));
      expect(test.leadOf(id)).toMatchObject({ stage, appointments: [{ status: 'completed' }] });
      // To the minute: the clock goes on.
      expect(test.leadOf(id)?.nextFollowUpDate?.slice(0, 16)).toBe(due?.slice(0, 16));
      await vi.waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'What comes next?' })).toBeNull(),
      );
    },
  );

  it('lists jobs that are late, due or in progress, and what is owed by age', async () => {
    const test = emptyStore();
    const { dispatch } = test.store;
    const paid = test.addJob({ title: 'Old porch', status: 'Completed' });
    dispatch(updateStatus(paid, { status: 'Invoiced', note: '', isPublic: false }));
    vi.setSystemTime(NOW.getTime() + 3 * 86_400_000);
    test.addJob({ title: 'Deck', status: 'In Progress' });
    test.addJob({ title: 'Stairs', status: 'Scheduled', estimatedCompletionDate: '2026-11-22' });
    test.addJob({ title: 'Fence', status: 'Approved' });
    test.addJob({ title: 'Trim', status: 'Invoiced', estimatedValue: 1250 });
    open(test);
    const jobs = within(await region('Jobs')).getAllByRole('listitem');
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toHaveTextContent('Stairs');
    expect(jobs[0]).toHaveTextContent('Overdue: Nov 22');
    expect(jobs[1]).toHaveTextContent('Deck');
    const owed = await region('Owed');
    expect(owed).toHaveTextContent('$1,250');
    const items = within(owed).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Old porch');
    expect(items[0]).toHaveTextContent('Invoiced 3 days ago');
    expect(items[1]).toHaveTextContent('Trim');
  });

  it('begins with a new emergency, which is marked', async () => {
    const test = emptyStore();
    addDue(test, 'Ada', 8);
    const details = { projectDescription: 'Details to follow', notes: 'Rotten steps' };
    test.addLead({ firstName: 'Nia', priority: 'Emergency', ...details });
    test.addLead({ firstName: 'Pat', projectDescription: '', notes: '' });
    open(test);
    const requests = await region('New requests');
    expect(requests).toHaveTextContent('Emergency priority');
    expect(requests).toHaveTextContent('Asked just now: Rotten steps');
    const pat = within(requests).getByRole('link', { name: 'Pat Brook' }).closest('li');
    expect(within(pat ?? requests).getByText('Asked just now').parentElement?.textContent).toBe(
      'Asked just now',
    );
    expect(screen.getAllByRole('region')[0]).toBe(requests);
  });

  it('lists five new requests and five bills at first, and the others by a press', async () => {
    const test = emptyStore();
    for (let count = 0; count < 7; count += 1) {
      test.addLead();
      test.addJob({ status: 'Invoiced', estimatedValue: 90 });
    }
    const { user } = open(test);
    for (const [name, list] of [
      ['New requests', '7 new requests'],
      ['Owed', '7 unpaid bills'],
    ] as const) {
      const section = within(await region(name));
      const items = () =>
        within(section.getByRole('list', { name: list })).getAllByRole('listitem');
      expect(items()).toHaveLength(5);
      await user.click(section.getByRole('button', { name: '2 more' }));
      expect(items()).toHaveLength(7);
    }
  });

  it('keeps the focus in the section where what was done takes its row away', async () => {
    const test = emptyStore();
    test.addLead({ firstName: 'Nia' });
    test.addLead({ firstName: 'Pat' });
    for (const title of ['Porch', 'Fence'])
      test.addJob({ title, customerName: 'Ben', status: 'Invoiced', estimatedValue: 90 });
    const { user } = open(test);
    const requests = await region('New requests');
    await user.click(within(requests).getByRole('button', { name: /^Outcome .* Nia/ }));
    await user.click(await screen.findByRole('button', { name: /^No answer/ }));
    await waitFor(() => expect(requests).toHaveFocus());
    const owed = await region('Owed');
    await user.click(within(owed).getByRole('button', { name: 'Got paid: Fence, Ben' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(owed).toHaveFocus());
  });

  it('lists new requests, and leads without a next step, and gives them one', async () => {
    const test = emptyStore();
    test.addLead({ firstName: 'Nia' });
    const id = test.addLead({ stage: 'Estimate Provided' });
    test.addLead({ firstName: 'Pat', stage: 'Paid' });
    const { user } = open(test);
    expect(within(await region('New requests')).getAllByRole('listitem')).toHaveLength(1);
    const forgotten = await region('No next step');
    expect(within(forgotten).getAllByRole('listitem')).toHaveLength(1);
    await choose(user, 'Set follow-up with Ada Brook', /^In a week/);
    expect(test.leadOf(id)?.nextFollowUpDate).toBe(at(27));
    expect(screen.queryByRole('region', { name: 'No next step' })).toBeNull();
  });
});

/** Opens the sheet of a call, as after the phone has discarded the page during it. */
function openCall(stage?: Stage): OpenAdmin & { test: TestStore; id: string } {
  const test = emptyStore();
  const id = addDue(test, 'Ada', 8, stage);
  return { test, id, ...open(test, `/admin/today?call=${id}`) };
}

describe('a call from Today', () => {
  it('without an answer takes two presses, and the next person has the focus', async () => {
    const test = emptyStore();
    const ada = addDue(test, 'Ada', 8);
    addDue(test, 'Ben', 9);
    const { user } = open(test);
    const call = await screen.findByRole('link', { name: 'Call Ada Brook' });
    expect(call).toHaveAttribute('href', 'tel:+18025550120');
    await user.click(call);
    const sheet = await screen.findByRole('dialog', { name: 'How did it go?' });
    const first = within(sheet).getByRole('button', { name: /^No answer/ });
    expect(first).toHaveFocus();
    expect(first).toHaveTextContent('Nov 23, 2026, 9:00 AM');
    await user.click(first);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call Ada Brook' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Call Ben Brook' })).toHaveFocus());
    expect(test.leadOf(ada)).toMatchObject({
      nextFollowUpDate: at(23),
      communications: [{ subject: 'No answer' }],
    });
    expect(screen.getByRole('link', { name: 'Note on Ada Brook' })).toBeVisible();
    expect(
      screen.getByText(/^No answer: Ada Brook\. Follow-up set for Nov 23, 9:00 AM/, {
        selector: 'output',
      }),
    ).toBeInTheDocument();
  });

  it('goes on with the one after, and from the last to the first', async () => {
    const test = emptyStore();
    for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) addDue(test, name, 6 + index);
    const { user } = open(test);
    const leave = async (name: string): Promise<void> => {
      await user.click(
        await screen.findByRole('button', { name: `Outcome of a call with ${name} Brook` }),
      );
      await user.click(await screen.findByRole('button', { name: /^Left a message/ }));
    };
    const hasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('link', { name: `Call ${name} Brook` })).toHaveFocus());
    await leave('Ben');
    await hasFocus('Cleo');
    await leave('Cleo');
    await hasFocus('Ada');
    await leave('Ada');
    await waitFor(async () => expect(await region('Calls')).toHaveFocus());
  });

  it.each([
    ['link', 'Call Ben Brook'],
    ['button', 'Outcome of a call with Ben Brook'],
  ])('that was closed changes nothing, and keeps its place at the %s', async (role, name) => {
    const test = emptyStore();
    addDue(test, 'Ada', 8);
    addDue(test, 'Ben', 9);
    const { user, address } = open(test);
    await user.click(await screen.findByRole(role, { name }));
    await screen.findByRole('dialog');
    test.events.length = 0;
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(address()).toBe('/admin/today'));
    await user.keyboard('{Shift}');
    expect(screen.getByRole(role, { name })).toHaveFocus();
    expect(test.types()).toEqual([]);
  });

  it('with somebody who is gone asks nothing', async () => {
    const { address } = open(emptyStore(), '/admin/today?call=nobody');
    await screen.findByRole('heading', { level: 1, name: 'Today' });
    await vi.waitFor(() => expect(address()).toBe('/admin/today'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in which they spoke takes a date, a stage and a note', async () => {
    const { test, id, user } = openCall();
    expect(await screen.findByRole('dialog', { name: 'How did it go?' })).toHaveTextContent(/Ada/);
    await user.type(await screen.findByLabelText('Note (optional)'), 'Wants oak');
    await user.click(screen.getByRole('button', { name: 'Spoke' }));
    const sheet = await screen.findByRole('dialog', { name: 'When do you call again?' });
    await user.selectOptions(within(sheet).getByLabelText('Stage'), 'Estimate Provided');
    fireEvent.change(within(sheet).getByLabelText('Follow up on'), {
      target: { value: '2026-12-02T15:30' },
    });
    await user.click(within(sheet).getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(test.leadOf(id)).toMatchObject({
      stage: 'Estimate Provided',
      nextFollowUpDate: new Date(2026, 11, 2, 15, 30).toISOString(),
      communications: [{ subject: 'Spoke', content: 'Wants oak' }],
    });
  });

  it('asks for the note and the stage before the choices that record it, a suggested day too', async () => {
    const { test, id, user } = openCall();
    const sheet = await screen.findByRole('dialog', { name: 'How did it go?' });
    const isBefore = (label: string, choice: RegExp): boolean => {
      const field = within(sheet).getByLabelText(label);
      const button = within(sheet).getByRole('button', { name: choice });
      return field.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    expect(isBefore('Note (optional)', /^No answer/)).toBe(true);
    await user.click(within(sheet).getByRole('button', { name: 'Spoke' }));
    expect(isBefore('Note (optional)', /^In 3 days/)).toBe(true);
    expect(isBefore('Stage', /^In 3 days/)).toBe(true);
    await user.click(within(sheet).getByRole('button', { name: /^In 3 days/ }));
    expect(test.leadOf(id)).toMatchObject({
      stage: 'Awaiting Decision',
      nextFollowUpDate: at(23),
    });
  });

  it('without interest asks why, and makes the lead inactive', async () => {
    const { test, id, user } = openCall();
    await user.click(await screen.findByRole('button', { name: 'Not interested' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the outcomes' }));
    await user.click(await screen.findByRole('button', { name: 'Not interested' }));
    await user.click(await screen.findByRole('button', { name: 'Went elsewhere' }));
    expect(test.leadOf(id)).toMatchObject({
      isActive: false,
      notes: 'Not interested: Went elsewhere',
    });
    expect(test.leadOf(id)?.nextFollowUpDate).toBeUndefined();
  });

  it('that booked a visit opens the appointment of the stage, moves on, and forgets its draft', async () => {
    const { test, id, user } = openCall('Job Accepted');
    await user.click(await screen.findByRole('button', { name: 'Booked' }));
    const form = await screen.findByRole('form', { name: 'Schedule an appointment' });
    expect(within(form).getByLabelText('Type')).toHaveDisplayValue('Work');
    expect(within(form).getByLabelText('Stage')).toHaveValue('Work Scheduled');
    fireEvent.change(within(form).getByLabelText('Date'), { target: { value: '2026-11-25' } });
    await user.click(within(form).getByRole('button', { name: 'Schedule' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(test.leadOf(id)).toMatchObject({
      stage: 'Work Scheduled',
      appointments: [{ scheduledDate: '2026-11-25', status: 'scheduled', notes: '' }],
      communications: [{ subject: 'Booked' }],
    });
    expect(test.leadOf(id)?.nextFollowUpDate).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('that booked a visit follows the kind of visit with the stage until one is picked', async () => {
    const { user } = openCall();
    await user.click(await screen.findByRole('button', { name: 'Booked' }));
    const form = await screen.findByRole('form', { name: 'Schedule an appointment' });
    const stage = within(form).getByLabelText('Stage');
    await user.selectOptions(within(form).getByLabelText('Type'), 'Work');
    expect(stage).toHaveValue('Work Scheduled');
    await user.selectOptions(within(form).getByLabelText('Type'), 'Other');
    expect(stage).toHaveValue('Awaiting Decision');
    await user.selectOptions(stage, 'Job Accepted');
    await user.selectOptions(within(form).getByLabelText('Type'), 'Work');
    expect(stage).toHaveValue('Job Accepted');
  });

  it('takes a note afterwards', async () => {
    const { user, address, historyState } = openCall();
    await user.click(await screen.findByRole('button', { name: /^No answer/ }));
    await user.click(await screen.findByRole('link', { name: 'Note on Ada Brook' }));
    const form = await screen.findByRole('form', { name: 'Log a communication' });
    expect(historyState()).toHaveProperty('note');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    // A reload does not open it again.
    await waitFor(() => expect(historyState()).not.toHaveProperty('note'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await region('Calls')).toBeVisible();
    expect(address()).toBe('/admin/today');
  });

  it('in a lead’s panel keeps where the panel leads back to', async () => {
    const test = emptyStore();
    addDue(test, 'Ada', 8);
    const { user, address } = open(test);
    const calls = await region('Calls');
    await user.click(within(calls).getByRole('link', { name: 'Ada Brook' }));
    const panel = await screen.findByRole('dialog', { name: 'Ada Brook' });
    expect(calls).toBeInTheDocument();
    await user.click(within(panel).getByRole('link', { name: /^Call/ }));
    await user.click(await screen.findByRole('button', { name: /^Left a message/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await region('Calls')).toBeVisible();
    expect(address()).toBe('/admin/today');
    expect(calls).toBeVisible();
    expect(within(calls).queryByRole('link', { name: 'Ada Brook' })).toBeNull();
  });
});
