import { describe, expect, it } from 'vitest';
import {
  callsOfDay,
  countCalls,
  followUpsLaterToday,
  hasNoNextStep,
  nextPanelPart,
  unansweredRequests,
} from '../../../src/domain/leads/nextStep';
import { STAGES, type Appointment, type Lead } from '../../../src/domain/leads/schema';
import { aLead, anAppointment } from '../../support/entities';

const NOW = new Date('2026-11-20T10:30:00.000Z');
const LATER = '2026-11-21T14:00:00.000Z';
const visit = (status: Appointment['status']) => anAppointment({ status });

describe('a lead without a next step', () => {
  const inWork = new Set<string>(['Work In Progress', 'Work Completed', 'Invoice Sent', 'Paid']);
  it.each(STAGES)('at %s', (stage) => {
    expect(hasNoNextStep(aLead({ stage }), new Set())).toBe(!inWork.has(stage));
  });

  it.each<[Partial<Lead>, boolean]>([
    [{ isActive: false }, false],
    [{ nextFollowUpDate: LATER }, false],
    [{ appointments: [visit('scheduled')] }, false],
    [{ appointments: [visit('completed'), visit('no-show'), visit('cancelled')] }, true],
    [{ stage: 'Some future stage' }, true],
  ])('with %o', (facts, expected) => expect(hasNoNextStep(aLead(facts), new Set())).toBe(expected));

  it('is none whose job is under way', () => {
    const lead = aLead({ stage: 'Job Accepted' });
    expect(hasNoNextStep(lead, new Set([lead.id]))).toBe(false);
  });
});

describe('a request without an answer', () => {
  it.each<[Partial<Lead>, boolean]>([
    [{}, true],
    [{ nextFollowUpDate: LATER }, true],
    [{ nextFollowUpDate: '2026-11-20T10:00:00.000Z' }, false],
    [{ stage: 'Awaiting Decision' }, false],
    [{ isActive: false }, false],
    [{ lastContactDate: '2026-11-20T09:00:00.000Z' }, false],
  ])('with %o: %s', (facts, isListed) => {
    expect(unansweredRequests([aLead(facts)], NOW)).toHaveLength(isListed ? 1 : 0);
  });

  it('comes the oldest first, but behind an emergency', () => {
    const leads = [
      aLead({ id: 'new', createdDate: '2026-11-20T09:00:00.000Z' }),
      aLead({ id: 'old', createdDate: '2026-11-19T09:00:00.000Z' }),
    ];
    expect(unansweredRequests(leads, NOW).map(({ id }) => id)).toEqual(['old', 'new']);
    const urgent = aLead({ id: 'urgent', priority: 'Emergency' });
    expect(unansweredRequests([...leads, urgent], NOW).map(({ id }) => id)).toEqual([
      'urgent',
      'old',
      'new',
    ]);
  });
});

it('calls emergencies first, then those that waited longest, and who paid last', () => {
  const due = (id: string, day: number, facts: Partial<Lead> = {}) =>
    aLead({ id, nextFollowUpDate: new Date(2026, 10, day).toISOString(), ...facts });
  const leads = [
    due('paid', 1, { stage: 'Paid' }),
    due('late', 10),
    due('later', 9),
    due('urgent', 18, { priority: 'Emergency' }),
  ];
  const calls = callsOfDay(leads, NOW).map(({ id }) => id);
  expect(calls).toEqual(['urgent', 'later', 'late', 'paid']);
});

describe('a follow-up later today', () => {
  const now = new Date(2026, 10, 20, 10, 30);
  it.each<[Date, boolean, boolean]>([
    [new Date(2026, 10, 20, 10, 30), true, false],
    [new Date(2026, 10, 20, 16), true, true],
    // A Friday, until 6:00 PM: the next working morning is on Monday.
    [new Date(2026, 10, 20, 23, 59), true, false],
    [new Date(2026, 10, 20, 16), false, false],
    [new Date(2026, 10, 21), true, false],
  ])('at %s, of an active lead: %s', (date, isActive, isLater) => {
    const leads = [aLead({ isActive, nextFollowUpDate: date.toISOString() }), aLead()];
    expect(followUpsLaterToday(leads, now, {})).toHaveLength(isLater ? 1 : 0);
  });
});

it.each([
  ['New Lead', undefined, undefined],
  ['Initial Contact Made', 'estimates', 'estimates'],
  ['Awaiting Decision', 'estimates', 'estimates'],
  ['Job Accepted', 'project', 'project'],
  ['Work In Progress', 'project', 'project'],
  ['Work Completed', 'payments', 'project'],
  ['Invoice Sent', 'payments', 'project'],
  ['Paid', undefined, undefined],
  ['Some future stage', undefined, undefined],
  ['toString', undefined, undefined],
])('at %s a lead calls for its %s, one with a job for its %s', (stage, alone, withJob) => {
  expect([nextPanelPart(stage, false), nextPanelPart(stage, true)]).toEqual([alone, withJob]);
});

it.each([
  ['2026-11-20T10:00', '2026-11-20T10:30', 1],
  ['2026-11-20T10:00', '2026-11-20T20:30', 1],
  ['2026-11-20T10:31', '2026-11-20T10:30', 0],
  ['2026-11-20T19:00', '2026-11-22T12:00', 0],
  ['2026-11-20T19:00', '2026-11-23T08:59', 0],
  ['2026-11-20T19:00', '2026-11-23T09:00', 1],
  ['2026-11-26T10:00', '2026-11-26T12:00', 0],
])('a follow-up that is due at %s calls on the owner, at %s, %s times', (due, now, count) => {
  const leads = [
    aLead({ nextFollowUpDate: new Date(due).toISOString() }),
    aLead({ nextFollowUpDate: 'damaged' }),
  ];
  expect(countCalls(leads, new Date(now), { '2026-11-26': 'Thanksgiving Day' })).toBe(count);
});
