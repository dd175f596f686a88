import { describe, expect, it } from 'vitest';
import {
  hasBegun,
  nextVisitType,
  overlappingAppointments,
  stageAfterVisit,
  unansweredAppointments,
  upcomingAppointments,
} from '../../../src/domain/leads/appointments';
import type { Appointment } from '../../../src/domain/leads/schema';
import { aLead } from '../../support/entities';

/** 9:00 of a local day. */
const NOW = new Date(2026, 10, 20, 9);
const EVENING = { scheduledDate: '2026-11-19', scheduledTime: '20:00' };

const appointment = (facts: Partial<Appointment>): Appointment => ({
  id: 'a1',
  type: 'estimate',
  scheduledDate: '2026-11-20',
  scheduledTime: '10:00',
  duration: 60,
  status: 'scheduled',
  notes: '',
  ...facts,
});

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
    expect(unansweredAppointments(leads, NOW)).toHaveLength(waits ? 1 : 0);
  });

  it('has begun before', () => {
    expect(hasBegun(appointment({ scheduledTime: '08:59' }), NOW)).toBe(true);
    expect(hasBegun(appointment({ scheduledTime: '09:00' }), NOW)).toBe(false);
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
    ['done', 'estimate', 'Estimate Provided', undefined],
    ['done', 'others', 'New Lead', undefined],
    ['done', 'inspection', 'New Lead', undefined],
    ['booked', 'estimate', 'Quoted', undefined],
  ] as const)('that is %s (%s) at %s is %s', (event, type, stage, expected) => {
    expect(stageAfterVisit(event, type, stage)).toBe(expected);
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
