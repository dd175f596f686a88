import { differenceInCalendarDays, differenceInCalendarMonths, getDaysInMonth } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAppointment,
  formatDuration,
  formatRepeat,
  hasBegun,
  isUnanswered,
  nextRepeatDay,
  nextVisitType,
  overlappingAppointments,
  stageAfterVisit,
  upcomingAppointments,
  visitsOfDay,
} from '../../../src/domain/leads/appointments';
import { hasDay } from '../../../src/domain/leads/rules';
import {
  leadSchema,
  MAX_REPEAT,
  REPEAT_UNITS,
  type Appointment,
  type Lead,
} from '../../../src/domain/leads/schema';
import { addLocalDays, startOfLocalDay } from '../../../src/lib/dates';
import { readLeniently } from '../../../src/lib/lenientRead';
import { aLead, anAppointment } from '../../support/entities';

/** 9:00 of a local day. */
const NOW = new Date(2026, 10, 20, 9);
const EVENING = { scheduledDate: '2026-11-19', scheduledTime: '20:00' };

const appointment = (facts: Partial<Appointment>) =>
  anAppointment({ scheduledDate: '2026-11-20', ...facts });

describe('upcoming appointments', () => {
  it.each([
    ['yesterday', { scheduledDate: '2026-11-19' }, false],
    ['later today', { scheduledTime: '09:01' }, true],
    ['that has begun', { scheduledTime: '08:30' }, true],
    ['that ended this minute', { scheduledTime: '08:00' }, false],
    ['over midnight that is not over', { ...EVENING, duration: 24 * 60 }, true],
    ['in seven days', { scheduledDate: '2026-11-27' }, true],
    ['in eight days', { scheduledDate: '2026-11-28' }, false],
    ['completed', { status: 'completed' }, false],
    ['cancelled', { status: 'cancelled' }, false],
  ] as const)('with one %s', (_when, facts, isShown) => {
    const leads = [aLead({ appointments: [appointment(facts)] })];
    expect(upcomingAppointments(leads, NOW)).toHaveLength(isShown ? 1 : 0);
  });

  it('come by date, then time, with the lead they belong to', () => {
    const leads = [
      aLead({
        id: 'x',
        appointments: [
          appointment({ id: 'late', scheduledDate: '2026-11-21', scheduledTime: '14:00' }),
          appointment({ id: 'early', scheduledDate: '2026-11-21', scheduledTime: '09:00' }),
        ],
      }),
      aLead({ id: 'y', appointments: [appointment({ id: 'first' })] }),
    ];
    expect(upcomingAppointments(leads, NOW).map(({ id, leadId }) => [id, leadId])).toEqual([
      ['first', 'y'],
      ['early', 'x'],
      ['late', 'x'],
    ]);
  });
});

describe('an appointment whose time is over', () => {
  it.each([
    ['in the future', {}, false],
    ['in progress', { scheduledTime: '08:30' }, false],
    ['that ended this minute', { scheduledTime: '08:00' }, true],
    ['years ago', { scheduledDate: '2020-01-01' }, true],
    ['years ago, completed', { scheduledDate: '2020-01-01', status: 'completed' }, false],
    ['years ago, a no-show', { scheduledDate: '2020-01-01', status: 'no-show' }, false],
  ] as const)('waits for an answer: one %s', (_when, facts, waits) => {
    const leads = [aLead({ appointments: [appointment(facts)] })];
    const waiting = visitsOfDay(leads, NOW).filter((visit) => isUnanswered(visit, NOW));
    expect(waiting).toHaveLength(waits ? 1 : 0);
  });

  it('has begun before', () => {
    expect(hasBegun(appointment({ scheduledTime: '08:59' }), NOW)).toBe(true);
    expect(hasBegun(appointment({ scheduledTime: '09:00' }), NOW)).toBe(false);
  });
});

describe('an appointment has no day', () => {
  it.each([
    ['2026-02-30', false],
    ['', false],
    [undefined, false],
    ['2026-11-24', true],
  ])('where the stored one cannot be read: %j', (scheduledDate, has) => {
    const stored = { ...aLead(), appointments: [{ ...anAppointment(), scheduledDate }] };
    const [read] = (readLeniently(leadSchema, stored) as unknown as Lead).appointments;
    expect(read && hasDay(read)).toBe(has);
  });
});

describe('two appointments', () => {
  it.each([
    ['at the same time', { id: 'b' }, true],
    ['a quarter of an hour later', { id: 'b', scheduledTime: '10:15' }, true],
    ['one within the other', { id: 'b', scheduledTime: '10:15', duration: 15 }, true],
    ['one right after the other', { id: 'b', scheduledTime: '11:00' }, false],
    ['one right before the other', { id: 'b', scheduledTime: '09:00' }, false],
    ['on another day', { id: 'b', scheduledDate: '2026-11-21' }, false],
    ['over midnight', { ...EVENING, id: 'b', duration: 24 * 60 }, true],
    ['which are the same one, moved', { scheduledTime: '10:15' }, false],
  ])('overlap: %s', (_how, facts, overlap) => {
    const leads = [aLead({ id: 'x', appointments: [appointment({})] })];
    const found = overlappingAppointments(leads, appointment(facts));
    expect(found.map(({ id, leadName }) => [id, leadName])).toEqual(
      overlap ? [['a1', 'Ada Brook']] : [],
    );
  });

  it('overlap only while both are planned', () => {
    const leads = [aLead({ appointments: [appointment({ status: 'cancelled' })] })];
    expect(overlappingAppointments(leads, appointment({ id: 'b' }))).toEqual([]);
  });
});

describe('the stage after an appointment', () => {
  it.each([
    ['booked', 'estimate', 'New Lead', 'Estimate Scheduled'],
    ['booked', 'work', 'Job Accepted', 'Work Scheduled'],
    ['done', 'estimate', 'Estimate Scheduled', 'Estimate Provided'],
    ['done', 'work', 'Work In Progress', 'Work Completed'],
    // A new round.
    ['booked', 'estimate', 'Paid', 'Estimate Scheduled'],
    ['booked', 'work', 'Follow-up', 'Work Scheduled'],
    // Never back, and not by what is not known.
    ['booked', 'estimate', 'Invoice Sent', undefined],
    ['done', 'estimate', 'Paid', undefined],
    ['done', 'estimate', 'Estimate Provided', undefined],
    ['done', 'others', 'New Lead', undefined],
    ['done', 'inspection', 'New Lead', undefined],
    ['booked', 'estimate', 'Quoted', undefined],
  ] as const)('that is %s (%s) at %s is %s', (event, type, stage, expected) => {
    expect(stageAfterVisit(event, { type }, stage)).toBe(expected);
  });

  it('that is done begins a new round only where it repeats', () => {
    const done = (repeatUnit: string) =>
      stageAfterVisit('done', { type: 'work', repeatUnit }, 'Paid');
    expect(done('months')).toBe('Work Completed');
    expect(done('')).toBeUndefined();
  });
});

describe('the kind of the next appointment', () => {
  it.each([
    ['New Lead', 'estimate'],
    ['Job Accepted', 'work'],
    ['Invoice Sent', 'work'],
    ['Paid', 'estimate'],
    ['Quoted', 'estimate'],
  ])('at %s is %s', (stage, type) => expect(nextVisitType(stage)).toBe(type));
});

describe('the next of an appointment that repeats', () => {
  it.each([
    ['2026-11-24', 'weeks', 1, '2026-12-01', 'every week'],
    ['2026-11-24', 'weeks', 3, '2026-12-15', 'every 3 weeks'],
    ['2026-10-31', 'months', 1, '2026-11-30', 'every month'],
    ['2027-01-31', 'months', 1, '2027-02-28', 'every month'],
    ['2028-01-31', 'months', 1, '2028-02-29', 'every month'],
    ['2026-12-15', 'months', 6, '2027-06-15', 'every 6 months'],
    // Answered late: the first that is not past.
    ['2026-09-01', 'weeks', 2, '2026-11-24', 'every 2 weeks'],
    ['2026-08-31', 'months', 1, '2026-11-30', 'every month'],
  ] as const)('of %s in %s by %i is on %s', (scheduledDate, repeatUnit, repeatEvery, day, text) => {
    const repeat = { scheduledDate, repeatUnit, repeatEvery };
    expect(nextRepeatDay(repeat, '2026-11-20')).toBe(day);
    expect(formatRepeat(repeat)).toBe(text);
  });

  it.each([{}, { repeatUnit: '' }, { repeatUnit: 'weeks', scheduledDate: '' }] as const)(
    'is none of %o',
    (facts) => {
      const repeat = { scheduledDate: '2026-11-24', ...facts };
      expect(nextRepeatDay(repeat, '2026-11-20')).toBeUndefined();
    },
  );

  it('is later, not past, and on the same day of the week, or of the month where it has it', () => {
    const days = fc
      .integer({ min: 0, max: 4_000 })
      .map((count) => addLocalDays('2024-01-01', count));
    const repeats = fc.record({
      scheduledDate: days,
      repeatUnit: fc.constantFrom(...REPEAT_UNITS),
      repeatEvery: fc.integer({ min: 1, max: MAX_REPEAT }),
    });
    fc.assert(
      fc.property(repeats, days, (repeat, today) => {
        const { scheduledDate, repeatUnit, repeatEvery } = repeat;
        const next = nextRepeatDay(repeat, today) ?? '';
        expect(next > scheduledDate && next >= today).toBe(true);
        const [from, to] = [startOfLocalDay(scheduledDate), startOfLocalDay(next)];
        const isWeekly = repeatUnit === 'weeks';
        const apart = isWeekly
          ? differenceInCalendarDays(to, from) / 7
          : differenceInCalendarMonths(to, from);
        expect(apart % repeatEvery).toBe(0);
        const ofMonth = Math.min(from.getDate(), getDaysInMonth(to));
        expect(isWeekly ? to.getDay() : to.getDate()).toBe(isWeekly ? from.getDay() : ofMonth);
      }),
    );
  });
});

describe('in words', () => {
  it.each([
    [0, ''],
    [59, '59\u00A0min'],
    [60, '1\u00A0h'],
    [90, '1\u00A0h 30\u00A0min'],
  ])('%i minutes are "%s"', (minutes, words) => expect(formatDuration(minutes)).toBe(words));

  it.each<[repeat: Parameters<typeof formatRepeat>[0], words: string]>([
    [{}, ''],
    [{ repeatUnit: 'weeks' }, 'every week'],
  ])('%j is "%s"', (repeat, words) => expect(formatRepeat(repeat)).toBe(words));

  it.each([
    ['estimate', 'Estimate, Nov 24, 2026, 10:00 AM'],
    ['others', 'Other, Nov 24, 2026, 10:00 AM'],
    ['siesta', 'siesta, Nov 24, 2026, 10:00 AM'],
  ])('one of the kind %s is "%s"', (type, words) => {
    expect(formatAppointment(anAppointment({ type: type as Appointment['type'] }))).toBe(words);
  });
});
