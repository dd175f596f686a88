import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import {
  calendarEntries,
  type CalendarEntry,
  type EntryKind,
} from '../../../src/admin/calendar/calendarEntries';
import { useMoveEntry, type DropTarget } from '../../../src/admin/calendar/useMoveEntry';
import { scheduleAppointment, scheduleFollowUps } from '../../../src/domain/leads/commands';
import type { AppointmentFields } from '../../../src/domain/leads/schema';
import { NoticesProvider } from '../../../src/ui/notices/Notices';
import { visitFields } from '../../support/entities';
import { findNotice } from '../../support/parts';
import { beginAt, emptyStore, openAdmin } from '../openAdmin';

const at = (day: number, hour = 0): Date => new Date(2026, 10, day, hour);
const WEEK = { start: at(22), end: at(29) };

beginAt(at(23, 12));

type Move = (entry: CalendarEntry, to: DropTarget) => Promise<boolean>;

/** Opens what moves the entries of a week, without a grid. */
function open(visit: Partial<AppointmentFields> = {}) {
  const test = emptyStore();
  const { dispatch } = test.store;
  const leadId = test.addLead({ stage: 'Paid' });
  dispatch(scheduleAppointment(leadId, visitFields(visit)));
  dispatch(scheduleFollowUps([leadId], at(24, 9).toISOString()));
  test.addJob({ startDate: '2026-11-25' });
  let move: Move = () => Promise.reject(new Error('Not rendered'));
  function Mover() {
    const moving = useMoveEntry();
    useEffect(() => {
      ({ move } = moving);
    });
    return moving.dialog;
  }
  const element = (
    <NoticesProvider>
      <Mover />
    </NoticesProvider>
  );
  const page = openAdmin('/', { test, routes: [{ path: '/', element }] });
  const lead = () => test.leadOf(leadId);
  /** Drops the entry of a kind. Its result is in an object, because an async function awaits others. */
  const drop = async (kind: EntryKind, to: DropTarget): Promise<{ isMoved: Promise<boolean> }> => {
    const entry = calendarEntries(test.leads(), test.jobs(), WEEK, new Set()).find(
      ({ subject }) => subject.kind === kind,
    );
    if (!entry) throw new Error(`No ${kind}`);
    return act(async () => ({ isMoved: move(entry, to) }));
  };
  return { ...page, lead, drop };
}

describe('an entry that is dropped', () => {
  it.each([
    ['Leave it where it was', false, at(24, 9)],
    ['Move anyway', true, at(23, 8)],
  ])('into the past asks about a follow-up: %s', async (answer, isMoved, dueDate) => {
    const { user, lead, drop } = open();
    const dropped = await drop('follow-ups', { start: at(23, 8), end: at(23, 9), allDay: false });
    const question = await screen.findByRole('alertdialog', { name: 'Move it to this time?' });
    expect(question).toHaveTextContent('This time is in the past.');
    await user.click(within(question).getByRole('button', { name: answer }));
    expect(await dropped.isMoved).toBe(isMoved);
    expect(lead()?.nextFollowUpDate).toBe(dueDate.toISOString());
  });

  it('at a time to come moves a follow-up without a question', async () => {
    const { lead, drop } = open();
    const dropped = await drop('follow-ups', { start: at(23, 13), end: at(23, 14), allDay: false });
    expect(await dropped.isMoved).toBe(true);
    expect(lead()?.nextFollowUpDate).toBe(at(23, 13).toISOString());
  });

  it('into the night in which clocks go forward keeps its duration, though the grid keeps its height', async () => {
    const { user, lead, drop } = open({ duration: 180 });
    const [start, end] = [1, 4].map((hour) => new Date(2027, 2, 14, hour)) as [Date, Date];
    const dropped = await drop('appointments', { start, end, allDay: false });
    expect(await screen.findByText('Sun, Mar 14, 2027 is a closed day.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move anyway' }));
    expect(await dropped.isMoved).toBe(true);
    expect(lead()?.appointments).toMatchObject([
      { scheduledDate: '2027-03-14', scheduledTime: '01:00', duration: 180 },
    ]);
  });

  it.each<[kind: EntryKind, to: DropTarget, text: string]>([
    [
      'appointments',
      { start: at(24, 10), end: at(25, 11), allDay: false },
      'An appointment ends within 24 hours of its start',
    ],
    [
      'appointments',
      { start: at(26), end: null, allDay: true },
      'An appointment has a time: it cannot take a whole day',
    ],
    [
      'follow-ups',
      { start: at(26), end: null, allDay: true },
      'A follow-up has a time: it cannot take a whole day',
    ],
    [
      'jobs',
      { start: at(26, 9), end: null, allDay: false },
      'A job takes whole days: it cannot begin at a time',
    ],
  ])('where it does not fit says why: %s', async (kind, to, text) => {
    const { drop } = open();
    const dropped = await drop(kind, to);
    expect(await dropped.isMoved).toBe(false);
    expect(await findNotice(text)).toBeVisible();
  });
});
