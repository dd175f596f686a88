import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cancelAppointment,
  completeAppointment,
  deleteLeads,
  moveAppointment,
  scheduleAppointment,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import type { AppointmentFields } from '../../../src/domain/leads/schema';
import { UNREADABLE_DAY } from '../../../src/lib/fields';
import { visitFields } from '../../support/entities';
import { choose, fillIn, findNotice, textsOf } from '../../support/parts';
import { keepFiles } from '../../support/savedFiles';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

beginAt(new Date(2026, 10, 20, 10, 20));

const visit: AppointmentFields = visitFields();

/** Opens the calendar with a visit and a follow-up of one lead, and a job. */
async function open(address = '/admin/calendar?view=list', isPhone = false) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const leadId = test.addLead({ stage: 'Paid', phone: '(802) 555-0120' });
  test.addLead({ firstName: 'Ben', lastName: 'Carver', stage: 'Paid' });
  dispatch(scheduleAppointment(leadId, visit));
  dispatch(scheduleFollowUps([leadId], new Date(2026, 10, 23, 9).toISOString()));
  test.addJob({ startDate: '2026-11-25' });
  const page = openAdmin(address, { test, isPhone });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  return { ...page, leadId, lead: () => test.leadOf(leadId) };
}

const ESTIMATE = /Ada Brook · Estimate/;
const FOLLOW_UP = /Ada Brook · Follow-up/;
const JOB = /Back steps · Ada Brook/;

describe('the calendar', () => {
  it('lists appointments, jobs and follow-ups, each of which can be switched off', async () => {
    const { user, address } = await open();
    for (const text of [ESTIMATE, FOLLOW_UP, JOB])
      expect(await screen.findByText(text)).toBeVisible();
    // Each date is there once.
    const day = screen.getByRole('listitem', { name: 'November 24, 2026' });
    expect(day.textContent?.match(/24/g)).toHaveLength(1);
    const shown = within(screen.getByRole('group', { name: 'Shown' }));
    await user.click(shown.getByRole('button', { name: 'Jobs' }));
    await waitFor(() => expect(screen.queryByText(JOB)).toBeNull());
    await user.click(shown.getByRole('button', { name: 'Follow-ups' }));
    await waitFor(() => expect(screen.queryByText(FOLLOW_UP)).toBeNull());
    expect(screen.getByText(ESTIMATE)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Jobs' })).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toBe('/admin/calendar?view=list&hide=jobs%2Cfollow-ups');
    await user.click(shown.getByRole('button', { name: 'Jobs' }));
    expect(await screen.findByText(JOB)).toBeVisible();
  });

  it('shades closed days like days without hours', async () => {
    await open('/admin/calendar?view=month');
    const shaded = document.querySelectorAll('.calendar-closed');
    expect(Array.from(shaded, (cell) => cell.getAttribute('data-date'))).toEqual(['2026-11-26']);
  });

  it('has its switches behind one button on a phone, which counts what is changed', async () => {
    const { user } = await open('/admin/calendar', true);
    // A phone begins with the list.
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByText('3 entries found')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Jobs' }));
    await user.click(await sheet.findByRole('button', { name: 'Show 2 entries' }));
    expect(await screen.findByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
    expect(await screen.findByText(ESTIMATE)).toBeVisible();
    expect(screen.queryByText(JOB)).toBeNull();
  });

  it('says of a night’s work on its second day until when it is', async () => {
    const page = await open();
    const night = visitFields({
      scheduledDate: '2026-11-25',
      scheduledTime: '22:30',
      duration: 210,
    });
    act(() => {
      page.store.dispatch(scheduleAppointment(page.leadId, night));
    });
    expect(await screen.findByText('10:30 PM – 2:00 AM')).toBeVisible();
    expect(screen.getByText('until 2:00 AM')).toBeVisible();
  });

  it('goes on and to today, keeps in the address what it shows, and goes back to the view and the day before; a switch of kinds is no step of its own', async () => {
    const { user, address, goBack } = await open('/admin/calendar?view=month');
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(address()).toBe('/admin/calendar?view=month&day=2026-12-20');
    await user.click(screen.getByRole('button', { name: 'Day' }));
    expect(await screen.findByRole('heading', { name: 'December 20, 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Day' }));
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(address()).toBe('/admin/calendar?view=day&day=2026-12-19');
    for (const _time of [1, 2]) await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).toBe('/admin/calendar?view=day');
    await user.click(screen.getByRole('button', { name: 'Jobs' }));
    expect(address()).toBe('/admin/calendar?view=day&hide=jobs');
    for (const name of [/December 19/, /December 20/, /^December 2026/, /^November 2026/]) {
      await goBack();
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    expect(address()).toBe('/admin/calendar?view=month');
  });

  it('opens a follow-up’s lead, whose panel leads back', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByText(FOLLOW_UP));
    const panel = await screen.findByRole('dialog', { name: 'Ada Brook' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    expect(address()).toBe('/admin/calendar?view=list');
  });

  it('moves all visits of a day to another, at their hours, after it warned of what stands there', async () => {
    const { user, store, leadId, leads, address, lead } = await open(
      '/admin/calendar?view=day&day=2026-11-24',
    );
    expect(screen.queryByRole('button', { name: 'Move all visits' })).toBeNull();
    const ben = leads().find(({ firstName }) => firstName === 'Ben')?.id ?? '';
    const days = () =>
      [leadId, ben].flatMap((id) =>
        leads()
          .filter((each) => each.id === id)
          .flatMap(({ appointments }) => appointments)
          .map(({ scheduledDate, scheduledTime }) => `${scheduledDate} ${scheduledTime}`),
      );
    act(() => {
      for (const [id, facts] of [
        [ben, { scheduledTime: '14:00', type: 'work' }],
        [ben, { scheduledTime: '14:30', scheduledDate: '2026-11-27' }],
        [leadId, { scheduledTime: '08:00' }],
      ] as const)
        store.dispatch(scheduleAppointment(id, visitFields(facts)));
      store.dispatch(cancelAppointment(leadId, lead()?.appointments[1]?.id ?? ''));
    });
    const before = days();
    await user.click(await screen.findByRole('button', { name: 'Move all visits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move all visits' }));
    expect(textsOf(dialog.getAllByRole('listitem'))).toEqual([
      '10:00 AM · Ada Brook · Estimate',
      '2:00 PM · Ben Carver · Work',
    ]);
    expect(dialog.getByLabelText('Move to')).toHaveValue('2026-11-25');
    // The visits' own day is a Tuesday.
    expect(dialog.queryByRole('button', { name: 'Tue' })).toBeNull();
    const move = async (day: string, answer?: string): Promise<string> => {
      await fillIn(user, dialog, { 'Move to': day });
      await user.click(dialog.getByRole('button', { name: 'Move' }));
      if (answer === undefined) return '';
      const question = await screen.findByRole('alertdialog', { name: 'Move all to this day?' });
      const { textContent } = question;
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      return textContent ?? '';
    };
    expect(await move('2026-11-24')).toBe('');
    expect(dialog.getByText('They are on this day')).toBeVisible();
    expect(await move('2026-11-26', 'Choose another day')).toContain(
      'Thu, Nov 26, 2026 is a closed day: Thanksgiving Day.',
    );
    expect(await move('2026-11-20', 'Choose another day')).toContain(
      '10:00 AM, Ada Brook: This time is in the past.',
    );
    expect(days()).toEqual(before);
    const asked = await move('2026-11-27', 'Move anyway');
    expect(asked).toContain(
      '2:00 PM, Ben Carver: It overlaps Estimate, Nov 27, 2026, 2:30 PM with Ben Carver.',
    );
    expect(asked).not.toContain('10:00 AM, Ada');
    const moved = ['2026-11-27 10:00', '2026-11-24 08:00', '2026-11-27 14:00', '2026-11-27 14:30'];
    expect(days()).toEqual(moved);
    expect(await findNotice('2 visits moved to Fri, Nov 27, 2026')).toBeVisible();
    expect(address()).toBe('/admin/calendar?view=day&day=2026-11-27');
    await screen.findByRole('dialog', { name: 'Tell the customers' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(days()).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findNotice(/^Undone: Moved visits of 2 leads to Nov 27, 2026/)).toBeVisible();
  });

  it('opens an appointment by the keyboard, and moves it by the form', async () => {
    const { user, lead } = await open();
    const entry = (await screen.findByText(ESTIMATE)).closest('[tabindex]');
    (entry as HTMLElement).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Estimate with Ada Brook' });
    expect(dialog).toHaveTextContent('Tue, Nov 24, 2026, 10:00 AM · 1 h');
    expect(within(dialog).getByRole('link', { name: 'Call Ada Brook' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    fireEvent.change(within(dialog).getByLabelText('Time'), { target: { value: '11:30' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('11:30 AM – 12:30 PM')).toBeVisible();
    expect(lead()?.appointments[0]).toMatchObject({ scheduledTime: '11:30', sequence: 1 });
  });

  it('asks what comes next over an appointment that is done, which Back closes first', async () => {
    const { user, store, leadId, lead, goBack } = await open('/admin/calendar?view=day');
    const over = { scheduledDate: '2026-11-20', scheduledTime: '08:00' };
    const id = lead()?.appointments[0]?.id ?? '';
    act(() => {
      store.dispatch(moveAppointment(leadId, id, { ...visit, ...over }));
    });
    const entry = (await screen.findByText(ESTIMATE)).closest('[tabindex]');
    (entry as HTMLElement).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Done: / }));
    await screen.findByRole('dialog', { name: 'What comes next?' });
    expect(lead()?.appointments).toMatchObject([{ status: 'completed' }]);
    await act(() => goBack());
    const dialog = await screen.findByRole('dialog', { name: 'Estimate with Ada Brook' });
    expect(dialog).toHaveTextContent('Completed');
    await act(() => goBack());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks today in a week and in a month', async () => {
    const { user } = await open('/admin/calendar');
    expect(screen.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
    for (const [view, role] of [
      ['Week', 'columnheader'],
      ['Month', 'cell'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: view }));
      await waitFor(() => {
        const link = screen.getByRole('link', { name: /November 20, 2026/ });
        const today = link.closest('.calendar-today');
        expect(today?.closest(`[role=${role}]`)).toHaveAttribute('aria-current', 'date');
      });
      expect(document.querySelectorAll('.calendar-today')).toHaveLength(1);
    }
  });

  it('counts the entries of each day of a month on a phone, and shows jobs over their days', async () => {
    const { store, leadId } = await open('/admin/calendar?view=month', true);
    act(() => {
      store.dispatch(scheduleAppointment(leadId, { ...visit, scheduledTime: '14:00' }));
    });
    const cell = async (day: string): Promise<HTMLElement> =>
      (await screen.findByText(day, { selector: '[role=cell] *' })).closest(
        '[role=cell]',
      ) as HTMLElement;
    await screen.findAllByText(JOB);
    await waitFor(async () => expect(await cell('24')).toHaveTextContent('2 appointments'));
    expect(await cell('23')).toHaveTextContent('1 follow-up');
  });

  it.each([
    ['week', false, '2 calls'],
    ['list', true, '9:00 AM2 calls'],
  ])('shows several calls at one time as one entry of the %s', async (view, isPhone, text) => {
    const query = `view=${view}&day=2026-11-23`;
    const { user, store, address, leads } = await open(`/admin/calendar?${query}`, isPhone);
    const nine = new Date(2026, 10, 23, 9).toISOString();
    act(() => {
      const ids = leads().map(({ id }) => id);
      store.dispatch(scheduleFollowUps(ids, nine));
    });
    const entry = await screen.findByText('2 calls');
    expect(entry.closest('.calendar-entry')).toHaveTextContent(text);
    await user.click(entry);
    const calls = await screen.findByRole('dialog', { name: '2 calls' });
    expect(within(calls).getByRole('link', { name: 'Call Ada Brook' })).toBeVisible();
    await user.click(within(calls).getByRole('link', { name: 'Ben Carver' }));
    expect(await screen.findByRole('dialog', { name: 'Ben Carver' })).toBeVisible();
    expect(address()).toContain(`/admin/calendar?${query}&lead=`);
    await waitFor(() => expect(calls).not.toBeInTheDocument());
  });

  it('lists a job of several days once, and finished ones by a switch', async () => {
    const { user, store, leadId, lead, address, addJob } = await open();
    act(() => {
      const days = { startDate: '2026-11-23', estimatedCompletionDate: '2026-11-25' };
      addJob({ ...days, title: 'Porch' });
      store.dispatch(completeAppointment(leadId, lead()?.appointments[0]?.id ?? ''));
    });
    const porch = (await screen.findByText(/^Porch/)).closest('.calendar-entry');
    expect(porch).toHaveTextContent('Nov 23 – 25');
    expect(screen.queryByText(ESTIMATE)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Finished and cancelled' }));
    expect(await screen.findByText(ESTIMATE)).toHaveTextContent('done');
    expect(address()).toBe('/admin/calendar?view=list&done=1');
  });

  it('shows three days of a week on a phone', async () => {
    const { user, address } = await open('/admin/calendar?view=week&day=2026-11-23', true);
    expect(screen.getByRole('button', { name: '3 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findAllByRole('columnheader', { name: /^[A-Z]/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Next 3 days' }));
    expect(address()).toBe('/admin/calendar?view=week&day=2026-11-26');
  });

  it('has a button for what is earlier than the hours at the top', async () => {
    const { user, store, leadId } = await open('/admin/calendar?view=week&day=2026-11-23');
    await screen.findByText(ESTIMATE);
    const earlier = { name: 'Show what is before 6:00 AM' };
    expect(screen.queryByRole('button', earlier)).toBeNull();
    act(() => {
      store.dispatch(scheduleFollowUps([leadId], new Date(2026, 10, 23, 2).toISOString()));
    });
    expect(await screen.findByRole('button', earlier)).toBeVisible();
    // On paper, which does not scroll, all hours are shown.
    fireEvent(window, new Event('beforeprint'));
    expect(screen.queryByRole('button', earlier)).toBeNull();
    fireEvent(window, new Event('afterprint'));
    await user.click(screen.getByRole('button', earlier));
    expect(screen.queryByRole('button', earlier)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide what is before 6:00 AM' }));
    await user.click(screen.getByRole('button', earlier));
    // Another week begins at the usual hours again.
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(await screen.findByRole('button', earlier)).toBeVisible();
  });

  it('closes an appointment that is deleted meanwhile', async () => {
    const { user, store, leadId, lead } = await open();
    await user.click(await screen.findByText(ESTIMATE));
    await screen.findByRole('dialog', { name: 'Estimate with Ada Brook' });
    store.dispatch(deleteLeads([leadId]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lead()).toBeUndefined();
  });
});

describe('booking', () => {
  it('asks with whom, by the search of leads, then what, and says what overlaps', async () => {
    const { user, leads } = await open('/admin/calendar?view=list&day=2026-11-24');
    await user.click(screen.getByRole('button', { name: 'New appointment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Who is it with?' });
    expect(dialog).toHaveTextContent('Tue, Nov 24, 2026, 7:00 AM');
    const search = within(dialog).getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.type(search, 'carv');
    expect(within(dialog).getByText('1 lead')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /Ben Carver/ }));
    const form = await screen.findByRole('form', { name: 'Schedule an appointment' });
    expect(within(form).getByLabelText('Date')).toHaveValue('2026-11-24');
    // The form has the time, and may change it.
    expect(form.closest('[role=dialog]')).not.toHaveTextContent('7:00 AM');
    fireEvent.change(within(form).getByLabelText('Time'), { target: { value: '10:30' } });
    await user.click(within(form).getByRole('button', { name: 'Schedule' }));
    const question = await screen.findByRole('alertdialog', { name: 'Schedule it at this time?' });
    expect(question).toHaveTextContent('It overlaps Estimate, Nov 24, 2026, 10:00 AM');
    const anyway = within(question).getByRole('button', { name: 'Schedule anyway' });
    expect(anyway).not.toHaveClass('MuiButton-colorError');
    await user.click(anyway);
    expect(await screen.findByText(/Ben Carver · Estimate/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ben = leads().find(({ firstName }) => firstName === 'Ben');
    expect(ben?.appointments).toMatchObject([{ scheduledTime: '10:30', status: 'scheduled' }]);
  });

  it('goes on with somebody new', async () => {
    const { user, leads } = await open('/admin/calendar?view=list&day=2026-11-24');
    await user.click(screen.getByRole('button', { name: 'New appointment' }));
    await user.click(await screen.findByRole('button', { name: 'Somebody new' }));
    const quickAdd = await screen.findByRole('dialog', { name: 'Quick add' });
    await fillIn(user, within(quickAdd), { Name: 'Kim Perry', Phone: '8025550199' });
    await user.click(within(quickAdd).getByRole('button', { name: 'Save' }));
    await screen.findByRole('dialog', { name: 'Appointment with Kim Perry' });
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText(/Kim Perry · Estimate/)).toBeVisible();
    expect(leads().find(({ firstName }) => firstName === 'Kim')?.appointments).toMatchObject([
      { scheduledDate: '2026-11-24', scheduledTime: '07:00' },
    ]);
  });
});

describe('the calendar file', () => {
  it('of the day in view, and of all appointments, holds cancelled ones too', async () => {
    const { user, store, leadId, lead } = await open('/admin/calendar?view=list&day=2026-11-24');
    const files = keepFiles();
    store.dispatch(scheduleAppointment(leadId, { ...visit, scheduledDate: '2026-12-01' }));
    store.dispatch(cancelAppointment(leadId, lead()?.appointments[0]?.id ?? ''));
    for (const item of [/^Appointments of Tue, Nov 24/, 'All appointments']) {
      await choose(user, 'Calendar file', item);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    await waitFor(() =>
      expect(files.map(({ name }) => name)).toEqual([
        'maple-ridge-handyman-2026-11-24.ics',
        'maple-ridge-handyman-appointments.ics',
      ]),
    );
    const texts = await Promise.all(files.map(({ blob }) => blob.text()));
    expect(texts.map((text) => text.match(/BEGIN:VEVENT/g)?.length)).toEqual([1, 2]);
    for (const text of texts) expect(text).toContain('STATUS:CANCELLED');
  });

  it('of all appointments leaves out one whose stored day could not be read', async () => {
    const { user, store, leadId } = await open();
    const files = keepFiles();
    store.dispatch(scheduleAppointment(leadId, { ...visit, scheduledDate: UNREADABLE_DAY }));
    await choose(user, 'Calendar file', 'All appointments');
    expect(await findNotice('Calendar file with 1 appointment downloaded')).toBeVisible();
    const text = (await files[0]?.blob.text()) ?? '';
    expect(text.match(/DTSTART;TZID=.*/g)).toEqual([expect.stringContaining('20261124T100000')]);
  });

  it('of the next seven days is offered to the apps of the device, or else downloaded', async () => {
    const { user } = await open();
    const files = keepFiles();
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { share, canShare: () => true });
    onTestFinished(() => {
      Object.assign(navigator, { share: undefined, canShare: undefined });
    });
    const send = async (): Promise<void> => {
      await choose(user, 'Calendar file', /^Send to my calendar/);
    };
    await send();
    expect(
      await findNotice('Calendar file with 1 appointment and 1 follow-up shared'),
    ).toBeVisible();
    const text = (await share.mock.calls[0]?.[0].files?.[0]?.text()) ?? '';
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(files).toEqual([]);
    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await send();
    Object.assign(navigator, { canShare: () => false });
    await send();
    await waitFor(() =>
      expect(files.map(({ name }) => name)).toEqual(['maple-ridge-handyman-week.ics']),
    );
  });

  it('of the next seven days has a visit that was moved out of them, whose alarm would ring there', async () => {
    const { user, store, leadId, lead } = await open();
    const files = keepFiles();
    const later = { ...visit, scheduledDate: '2026-12-15' };
    store.dispatch(moveAppointment(leadId, lead()?.appointments[0]?.id ?? '', later));
    store.dispatch(scheduleAppointment(leadId, { ...later, scheduledTime: '15:00' }));
    await choose(user, 'Calendar file', /^Send to my calendar/);
    await waitFor(() => expect(files).toHaveLength(1));
    const text = (await files[0]?.blob.text()) ?? '';
    expect(text.match(/DTSTART;TZID=\S+:20261215T.*/g)).toEqual([expect.stringMatching(/T100000/)]);
  });

  it('of a day without appointments is not made, and a notice says so', async () => {
    const { user } = await open('/admin/calendar?view=list&day=2026-11-25');
    const files = keepFiles();
    await choose(user, 'Calendar file', /^Appointments of Wed, Nov 25/);
    expect(await findNotice('There are no appointments to download')).toBeVisible();
    expect(files).toEqual([]);
  });
});
