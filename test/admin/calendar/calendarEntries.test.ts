import { describe, expect, it } from 'vitest';
import {
  calendarEntries,
  ENTRY_KINDS,
  shownHours,
  timeToBegin,
  type EntryKind,
} from '../../../src/admin/calendar/calendarEntries';
import { groupEntries, type Grouping } from '../../../src/admin/calendar/entryGroups';
import { readCalendarState, shiftedDay } from '../../../src/admin/calendar/useCalendarView';
import type { Appointment, Lead } from '../../../src/domain/leads/schema';
import type { Project } from '../../../src/domain/projects/schema';
import { aLead, anAppointment, aProject } from '../../support/entities';

/** Thanksgiving. */
const CLOSED = { '2026-11-26': 'Thanksgiving' };
const at = (day: number, hour = 0, minute = 0): Date => new Date(2026, 10, day, hour, minute);
interface Read {
  view: string;
  day: string;
  hidden: string[];
  hasDone?: boolean;
}

/** The week from Sunday, November 22. */
const WEEK = { start: at(22), end: at(29) };
const NONE: ReadonlySet<EntryKind> = new Set();

/** Returns each entry as its title, its first and its last moment, and whether it is done. */
const shown = (leads: Lead[], projects: Project[] = [], hidden = NONE, hasDone = false) =>
  calendarEntries(leads, projects, WEEK, hidden, hasDone).map(({ title, start, end, isDone }) => [
    title,
    start,
    end,
    isDone,
  ]);

describe('the calendar shows', () => {
  it.each<[what: string, facts: Partial<Appointment>, isShown: boolean]>([
    ['an appointment', {}, true],
    ['none of the week before', { scheduledDate: '2026-11-21' }, false],
    [
      'one that reaches into the week',
      { scheduledDate: '2026-11-21', scheduledTime: '23:30' },
      true,
    ],
    ['none of the week after', { scheduledDate: '2026-11-29' }, false],
    ['none without a date', { scheduledDate: '' }, false],
  ])('%s', (_what, facts, isShown) => {
    const entries = shown([aLead({ appointments: [anAppointment(facts)] })]);
    expect(entries.map(([title]) => title)).toEqual(isShown ? ['Ada Brook · Estimate'] : []);
  });

  it.each(['completed', 'no-show', 'cancelled'])('a %s appointment if asked to', (status) => {
    const leads = [aLead({ appointments: [anAppointment({ status })] })];
    expect(shown(leads)).toEqual([]);
    expect(shown(leads, [], NONE, true)).toMatchObject([{ 0: 'Ada Brook · Estimate', 3: true }]);
  });

  it.each(['Completed', 'Cancelled'])('a %s job if asked to', (status) => {
    const jobs = [aProject({ startDate: '2026-11-23', status })];
    expect(shown([], jobs)).toEqual([]);
    expect(shown([], jobs, NONE, true)).toMatchObject([{ 0: 'Back steps · Ada Brook', 3: true }]);
  });

  it.each<[what: string, facts: Partial<Project>, span: [Date, Date] | undefined]>([
    [
      'a job from its start to its completion, that day included',
      { startDate: '2026-11-23', estimatedCompletionDate: '2026-11-25' },
      [at(23), at(26)],
    ],
    ['a job without an end on its first day', { startDate: '2026-11-23' }, [at(23), at(24)]],
    [
      'a job without a start when it is due',
      { estimatedCompletionDate: '2026-11-25' },
      [at(25), at(26)],
    ],
    [
      'a job that is due before it starts on its first day',
      { startDate: '2026-11-25', estimatedCompletionDate: '2026-11-23' },
      [at(25), at(26)],
    ],
    ['no job without a day', {}, undefined],
    ['no job of another week', { startDate: '2026-11-29' }, undefined],
  ])('%s', (_what, facts, span) => {
    expect(shown([], [aProject(facts)])).toEqual(
      span ? [['Back steps · Ada Brook', ...span, false]] : [],
    );
  });

  it.each<[what: string, facts: Partial<Lead>, isShown: boolean]>([
    ['a follow-up', {}, true],
    ['none of an inactive lead', { isActive: false }, false],
    ['none of a lead without one', { nextFollowUpDate: undefined }, false],
  ])('%s', (_what, facts, isShown) => {
    const lead = aLead({ nextFollowUpDate: at(23, 9).toISOString(), ...facts });
    expect(shown([lead])).toEqual(
      isShown ? [['Ada Brook · Follow-up', at(23, 9), at(23, 9, 30), false]] : [],
    );
  });

  it('a late follow-up on its own day only', () => {
    const lead = aLead({ nextFollowUpDate: at(23, 23, 55).toISOString() });
    expect(shown([lead])).toEqual([['Ada Brook · Follow-up', at(23, 23, 55), at(24), false]]);
  });

  it.each<[hidden: EntryKind, left: number]>([
    ['appointments', 2],
    ['jobs', 2],
    ['follow-ups', 2],
  ])('all but the %s if these are switched off', (hidden, left) => {
    const lead = aLead({
      appointments: [anAppointment()],
      nextFollowUpDate: at(23, 9).toISOString(),
    });
    expect(shown([lead], [aProject({ startDate: '2026-11-23' })], new Set([hidden]))).toHaveLength(
      left,
    );
  });
});

describe('what is drawn as one', () => {
  const leads = [at(23, 9), at(23, 9), at(23, 9, 20), at(23, 9, 40), at(23, 15), at(24, 9)].map(
    (date, index) =>
      aLead({
        id: `lead-${index}`,
        nextFollowUpDate: date.toISOString(),
        appointments: [anAppointment({ id: `a${index}`, scheduledDate: '2026-11-23' })],
      }),
  );
  const jobs = [1, 2].map((id) => aProject({ id, startDate: '2026-11-23' }));
  const sizes = (grouping: Grouping): Record<string, number[]> => {
    const groups = groupEntries(calendarEntries(leads, jobs, WEEK, NONE), grouping);
    return Object.fromEntries(
      ENTRY_KINDS.map((kind) => [
        kind,
        groups.filter(([{ subject }]) => subject.kind === kind).map(({ length }) => length),
      ]),
    );
  };

  it.each<[Grouping, followUps: number[], appointments: number[]]>([
    ['times', [3, 1, 1, 1], [1, 1, 1, 1, 1, 1]],
    ['days', [5, 1], [1, 1, 1, 1, 1, 1]],
    ['kinds', [5, 1], [6]],
  ])('by %s', (grouping, followUps, appointments) => {
    expect(sizes(grouping)).toEqual({ 'follow-ups': followUps, appointments, jobs: [1, 1] });
  });
});

describe('the hours of the day', () => {
  const hoursWith = (facts?: Partial<Appointment>) =>
    shownHours(
      calendarEntries(
        facts ? [aLead({ appointments: [anAppointment(facts)] })] : [],
        [],
        WEEK,
        NONE,
      ),
    );
  it.each<[what: string, facts: Partial<Appointment> | undefined, from: number, to: number]>([
    ['are those of the business, and some around them', undefined, 6, 20],
    ['reach to an early entry', { scheduledTime: '05:30' }, 5, 20],
    ['reach to the end of a late one', { scheduledTime: '20:30' }, 6, 22],
    ['reach to midnight if an entry ends then', { scheduledTime: '23:00' }, 6, 24],
    ['are all if an entry goes on over midnight', { scheduledTime: '23:30' }, 0, 24],
  ])('%s', (_what, facts, from, to) => expect(hoursWith(facts)).toMatchObject({ from, to }));

  it.each<[what: string, times: string[], top: number]>([
    ['of the business at the top, below an early entry', ['02:00', '10:00'], 6],
    ['of the business at the top if an entry goes on over midnight', ['23:30'], 6],
    ['of the business at the top without an entry', [], 6],
    ['of early entries at the top if there are no others', ['02:00', '04:00'], 2],
  ])('begin with those %s', (_what, times, top) => {
    const appointments = times.map((scheduledTime) =>
      anAppointment({ id: scheduledTime, scheduledTime }),
    );
    const entries = calendarEntries([aLead({ appointments })], [], WEEK, NONE);
    expect(shownHours(entries).top).toBe(top);
  });

  it.each([
    ['a weekday', 23, 7],
    ['Saturday', 28, 8],
    ['a day on which the business is closed', 22, 9],
    ['Thanksgiving', 26, 9],
  ])('begin on %s when the business opens', (_what, day, hour) => {
    expect(timeToBegin(at(day), at(20), CLOSED)).toEqual(at(day, hour));
  });
});

describe('an appointment on the present day begins', () => {
  it.each([
    ['when the business opens, before that', at(23, 6, 59), at(23, 7)],
    ['at the next full hour', at(23, 7), at(23, 8)],
    ['at the next full hour before it closes', at(23, 16, 27), at(23, 17)],
    ['on the next morning, in its last hour', at(23, 17, 27), at(24, 7)],
    ['on the next morning, after it has closed', at(23, 19, 20), at(24, 7)],
    ['on Monday, from Saturday evening', at(28, 19, 20), at(30, 7)],
    ['on Monday, from Sunday', at(22, 11), at(23, 7)],
    ['on Friday, from the evening before Thanksgiving', at(25, 19), at(27, 7)],
    ['on Friday, from Thanksgiving itself', at(26, 8), at(27, 7)],
  ])('%s (%s)', (_when, now, start) => expect(timeToBegin(now, now, CLOSED)).toEqual(start));
});

describe('the address of the calendar', () => {
  it.each<[query: string, read: Read]>([
    ['', { view: 'week', day: '2026-11-20', hidden: [] }],
    ['done=1', { view: 'week', day: '2026-11-20', hidden: [], hasDone: true }],
    ['view=month&day=2026-12-05', { view: 'month', day: '2026-12-05', hidden: [] }],
    ['hide=jobs,follow-ups', { view: 'week', day: '2026-11-20', hidden: ['jobs', 'follow-ups'] }],
    ['view=year&day=2026-02-30&hide=x', { view: 'week', day: '2026-11-20', hidden: [] }],
  ])('%s', (query, { view, day, hidden, hasDone = false }) => {
    expect(readCalendarState(query, '2026-11-20', false)).toEqual({
      view,
      day,
      hidden: new Set(hidden),
      hasDone,
      weekDays: 7,
    });
  });

  it('leads on by as many days as a phone shows of a week', () => {
    const shown = readCalendarState('view=week', '2026-11-20', true);
    expect(shiftedDay(shown, 1)).toBe('2026-11-23');
  });

  it.each([
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2026-01-15', -1, '2025-12-15'],
    ['week', '2026-11-01', -1, '2026-10-25'],
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['list', '2026-11-20', 1, '2026-12-04'],
  ] as const)('of a %s with %s, %i on', (view, day, steps, expected) => {
    expect(shiftedDay({ view, day, hidden: NONE, hasDone: false, weekDays: 7 }, steps)).toBe(
      expected,
    );
  });
});
