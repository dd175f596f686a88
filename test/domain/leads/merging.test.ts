import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEstimate } from '../../../src/domain/estimates/commands';
import { emptyEstimate } from '../../../src/domain/estimates/rules';
import { selectEstimates } from '../../../src/domain/estimates/slice';
import { selectHistoryOf } from '../../../src/domain/history/slice';
import {
  deleteLeads,
  logCommunication,
  mergeLeads,
  moveAppointment,
  saveLead,
  scheduleAppointment,
  scheduleFollowUps,
} from '../../../src/domain/leads/commands';
import { leadsOfSamePerson } from '../../../src/domain/leads/duplicates';
import {
  differingFields,
  idsOfLead,
  likelyDuplicates,
  mergedChanges,
  notSameSettingId,
  olderFirst,
  proposedPick,
  type MergedField,
  type MergePick,
} from '../../../src/domain/leads/merging';
import { leadAt } from '../../../src/domain/leads/rules';
import type { Lead } from '../../../src/domain/leads/schema';
import { selectLeads } from '../../../src/domain/leads/slice';
import { selectNotifications } from '../../../src/domain/notifications/slice';
import { receivePayment } from '../../../src/domain/payments/commands';
import { selectPayments } from '../../../src/domain/payments/slice';
import { restoreDeleted, undoAct } from '../../../src/domain/undo/commands';
import { selectDeleted, selectLastAct } from '../../../src/domain/undo/slice';
import { aLead, aLine, callFields, newLead, visitFields } from '../../support/entities';
import { makeStore, undoLast } from '../../support/store';

const CALL = callFields({ subject: 'Rang' });
const VISIT = visitFields();

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') }));

/** A store with two leads of one person; the newer has a call, a visit, a job and all that belongs to it. */
function start() {
  const test = makeStore();
  const { dispatch } = test.store;
  const older = test.addLead({ email: '', notes: 'Dog in the yard' });
  vi.advanceTimersByTime(60_000);
  const newer = test.addLead({
    lastName: 'Brooks',
    email: 'new@example.com',
    notes: 'Gate code 7',
  });
  dispatch(logCommunication(newer, CALL));
  dispatch(scheduleAppointment(newer, VISIT));
  const job = test.addJob({ customerId: newer });
  dispatch(createEstimate(newer, { ...emptyEstimate(new Date()), lines: [aLine()] }));
  dispatch(
    receivePayment({ projectId: job }, { amountCents: 100, way: 'Cash', day: '2026-11-20' }),
  );
  return { ...test, older, newer, job, lead: (id: string) => test.leadOf(id) };
}

describe('merging two leads', () => {
  it('keeps the older id and brings along all that the newer has', () => {
    const { store, older, newer, job, lead, addJob, jobOf } = start();
    const others = addJob({ customerName: 'Bo' });
    expect(store.dispatch(mergeLeads([newer, older]))).toBe(older);
    expect(jobOf(others)?.customerId).toBe('');
    const state = store.getState();
    expect(selectLeads(state).map(({ id }) => id)).toEqual([older]);
    expect(lead(newer)?.id).toBe(older);
    expect(lead(older)).toMatchObject({
      email: 'new@example.com',
      lastName: 'Brook',
      notes: 'Dog in the yard\n\nGate code 7',
      estimatedValue: 240,
      communications: [{ subject: 'Rang' }],
      appointments: [{ scheduledDate: '2026-11-24' }],
    });
    expect(jobOf(job)?.customerId).toBe(older);
    expect(selectEstimates(state)[0]?.leadId).toBe(older);
    expect(selectPayments(state)[0]?.leadId).toBe(older);
    expect(selectNotifications(state).map(({ leadId }) => leadId)).toEqual([older, older]);
    expect(selectHistoryOf(state, 'lead', older)[0]?.facts).toEqual({ merged: 'Ada Brooks' });
  });

  it('is one act: Undo brings back both', () => {
    const { store, older, newer, lead, jobs } = start();
    const before = [lead(older), lead(newer)];
    store.dispatch(mergeLeads([older, newer]));
    expect(undoLast({ store })).toBe(0);
    expect([lead(older), lead(newer)]).toEqual(before);
    expect(jobs()[0]?.customerId).toBe(newer);
  });

  it('is under Recently deleted, to be taken back for 30 days', () => {
    const { store, older, newer, lead } = start();
    store.dispatch(mergeLeads([older, newer]));
    const [record] = selectDeleted(store.getState());
    expect(store.dispatch(restoreDeleted(record?.id ?? ''))).toBe(0);
    expect(lead(newer)?.id).toBe(newer);
  });

  it('can be undone after edits, which stay', () => {
    const { store, older, newer, lead } = start();
    store.dispatch(mergeLeads([older, newer]));
    const act = selectLastAct(store.getState())?.id ?? '';
    const merged = lead(older);
    const visit = merged?.appointments[0]?.id ?? '';
    store.dispatch(saveLead(older, { ...newLead(), ...merged, phone: '(802) 555-0199' }));
    store.dispatch(logCommunication(older, { ...CALL, subject: 'After the merge' }));
    store.dispatch(moveAppointment(older, visit, { ...VISIT, scheduledTime: '11:00' }));
    store.dispatch(undoAct(act));
    expect(lead(newer)).toMatchObject({ id: newer, communications: [{ subject: 'Rang' }] });
    expect(lead(older)).toMatchObject({
      phone: '(802) 555-0199',
      communications: [{ subject: 'After the merge' }],
      appointments: [{ scheduledTime: '11:00' }],
    });
  });

  it('deletes both with the one that stays, and restores both', () => {
    const { store, older, newer, lead, notifications } = start();
    store.dispatch(mergeLeads([older, newer]));
    store.dispatch(deleteLeads([newer]));
    expect([lead(older), lead(newer)]).toEqual([undefined, undefined]);
    expect(notifications()).toEqual([]);
    const [record, ...others] = selectDeleted(store.getState());
    expect(record?.type).toBe('leads/leadDeleted');
    expect(others.map(({ type }) => type)).toEqual(['leads/leadsMerged']);
    store.dispatch(restoreDeleted(record?.id ?? ''));
    expect(lead(newer)?.id).toBe(older);
  });

  it('does nothing with one lead, or one that is gone', () => {
    const { store, older, newer, events } = start();
    store.dispatch(mergeLeads([older, newer]));
    const { length } = events;
    for (const pair of [
      [older, newer],
      [older, older],
      [older, 'gone'],
    ] as const) {
      expect(store.dispatch(mergeLeads(pair))).toBeUndefined();
    }
    expect(events).toHaveLength(length);
  });

  it('saves a form that was open for the merged lead into the one that stays', () => {
    const { store, older, newer, lead } = start();
    store.dispatch(mergeLeads([older, newer]));
    store.dispatch(saveLead(newer, newLead({ city: 'Stowe' })));
    store.dispatch(scheduleFollowUps([newer], '2026-12-01T14:00:00.000Z'));
    expect(lead(older)).toMatchObject({
      city: 'Stowe',
      nextFollowUpDate: '2026-12-01T14:00:00.000Z',
    });
  });
});

describe('an id', () => {
  const map = (...pairs: [string, string?][]) =>
    Object.fromEntries(
      pairs.map(([id, mergedInto]) => [id, aLead({ id, ...(mergedInto && { mergedInto }) })]),
    );

  it.each([
    ['itself', map(['a']), 'a', 'a'],
    ['the other', map(['a'], ['b', 'a']), 'b', 'a'],
    ['the last of a chain', map(['a'], ['b', 'a'], ['c', 'b']), 'c', 'a'],
    ['itself where the other is gone', map(['b', 'a']), 'b', 'b'],
    ['what is left of a chain', map(['b', 'a'], ['c', 'b']), 'c', 'b'],
    ['itself in a circle', map(['a', 'b'], ['b', 'a']), 'a', 'a'],
    ['nobody', map(['a']), 'x', undefined],
  ])('leads to %s', (_what, entities, id, found) => expect(leadAt(entities, id)?.id).toBe(found));

  it('has those that were merged into it', () => {
    expect(idsOfLead(map(['a'], ['b', 'a'], ['c', 'b'], ['d']), 'a')).toEqual(['a', 'b', 'c']);
  });
});

describe('a field that differs', () => {
  it('is no phone number that is only written in another way', () => {
    const phoneDiffers = (a: string, b: string): boolean =>
      differingFields(aLead({ phone: a }), aLead({ phone: b })).includes('phone');
    expect(phoneDiffers('555-0120', '802.555.0120')).toBe(false);
    expect(phoneDiffers('555-0120', '(802) 555-0121')).toBe(true);
  });

  const older = { id: 'a', createdDate: '2026-11-01T12:00:00.000Z' };
  const newer = { id: 'b', createdDate: '2026-11-02T12:00:00.000Z' };

  it.each<[MergedField, Partial<Lead>, Partial<Lead>, MergePick]>([
    ['phone', { phone: '(802) 555-0120' }, { phone: '802 555 0121' }, 'both'],
    ['phone', { phone: '(802) 555-0120' }, { phone: '802.555.0120' }, 'older'],
    ['phone', { phone: '555-0120' }, { phone: '(802) 555-0121, (802) 555-0120' }, 'newer'],
    ['email', { email: 'a@example.com' }, { email: 'b@example.com' }, 'older'],
    ['phone', { phone: '' }, { phone: '2' }, 'newer'],
    ['email', { email: 'a@example.com' }, { email: '' }, 'older'],
    ['stage', { stage: 'New Lead' }, { stage: 'Estimate Provided' }, 'newer'],
    ['stage', { stage: 'Paid' }, { stage: 'New Lead' }, 'newer'],
    ['stage', { stage: 'Work Scheduled' }, { stage: 'New Lead' }, 'older'],
    ['estimatedValue', { estimatedValue: 5 }, { estimatedValue: 9 }, 'newer'],
    ['estimatedValue', { estimatedValue: 9 }, { estimatedValue: 5 }, 'older'],
    ['isActive', { isActive: false }, { isActive: true }, 'newer'],
    ['stage', { stage: 'New Lead' }, { stage: 'Paid' }, 'older'],
    ['isActive', { isActive: true }, { isActive: false }, 'older'],
    ['estimatedValue', { estimatedValue: 0 }, { estimatedValue: 9 }, 'newer'],
    ['estimatedValue', { estimatedValue: 9 }, { estimatedValue: 0 }, 'older'],
    ['tags', { tags: [] }, { tags: ['b'] }, 'newer'],
    ['tags', { tags: ['a'] }, { tags: ['b'] }, 'both'],
    ['notes', { notes: 'a' }, { notes: 'b' }, 'both'],
    ['projectDescription', { projectDescription: 'Details to follow' }, {}, 'newer'],
    ['projectDescription', {}, { projectDescription: 'Details to follow' }, 'older'],
    [
      'nextFollowUpDate',
      { nextFollowUpDate: '2026-12-02T12:00:00.000Z' },
      { nextFollowUpDate: '2026-12-01T12:00:00.000Z' },
      'newer',
    ],
    [
      'nextFollowUpDate',
      { nextFollowUpDate: '2026-12-01T12:00:00.000Z' },
      { nextFollowUpDate: '2026-12-02T12:00:00.000Z' },
      'older',
    ],
    ['nextFollowUpDate', {}, { nextFollowUpDate: '2026-12-02T12:00:00.000Z' }, 'newer'],
  ])('%s: %j and %j: %s is proposed', (name, a, b, pick) => {
    expect(proposedPick(name, aLead({ ...older, ...a }), aLead({ ...newer, ...b }))).toBe(pick);
  });

  it('alone is asked for, and gets the value picked', () => {
    const a = aLead({ ...older, phone: '555-0120', tags: ['x', 'y'], notes: '' });
    const b = aLead({ ...newer, phone: '555-0121', tags: ['Y', 'y', 'z'], notes: '' });
    expect(differingFields(a, b)).toEqual(['phone', 'tags']);
    expect(mergedChanges(a, b, () => 'older')).toEqual({});
    expect(mergedChanges(a, b, () => 'newer')).toEqual({
      phone: '555-0121',
      tags: ['Y', 'y', 'z'],
    });
    const both = mergedChanges(a, b, () => 'both');
    expect(both).toEqual({ phone: '555-0120, 555-0121', tags: ['x', 'y', 'z'] });
    const entities = { [a.id]: aLead({ ...a, phone: String(both.phone) }) };
    expect(leadsOfSamePerson(entities, b)).toHaveLength(1);
  });

  it('that is cleared by the pick is removed', () => {
    const a = aLead({ ...older, nextFollowUpDate: '2026-12-01T12:00:00.000Z' });
    expect(mergedChanges(a, aLead(newer), () => 'newer')).toEqual({ nextFollowUpDate: null });
  });
});

describe('the older of two leads', () => {
  const on = (id: string, day: number): Lead =>
    aLead({ id, createdDate: `2026-11-0${day}T12:00:00.000Z` });
  it.each([
    [on('b', 1), on('a', 2), 'b'],
    [on('a', 2), on('b', 1), 'b'],
    [on('b', 1), on('a', 1), 'a'],
    [on('a', 1), on('b', 1), 'a'],
  ])('comes first, of one moment by its id', (a, b, first) => {
    expect(olderFirst(a, b)[0].id).toBe(first);
  });

  it('has one setting with the other, however they are named', () => {
    expect(notSameSettingId('b', 'a')).toBe(notSameSettingId('a', 'b'));
    expect(notSameSettingId('a', 'b')).not.toBe(notSameSettingId('a', 'c'));
  });
});

describe('likely duplicates', () => {
  const lead = (id: string, facts: Partial<Lead>): Lead =>
    aLead({ id, phone: '', email: '', createdDate: `2026-11-0${id}T12:00:00.000Z`, ...facts });
  const found = (leads: Lead[], isToldApart = () => false) =>
    likelyDuplicates(leads, isToldApart).map(({ older, newer, shared }) =>
      [older.id, newer.id, shared].join(' '),
    );

  it.each<[string, Partial<Lead>, Partial<Lead>, string[]]>([
    ['a phone number', { phone: '802-555-0120' }, { phone: '+1 (802) 555-0120' }, ['1 2 phone']],
    ['an e-mail address', { email: 'A@example.com' }, { email: 'a@example.com' }, ['1 2 email']],
    ['name and street', { address: '4 Elm St.' }, { address: '4  elm st' }, ['1 2 address']],
    [
      'name and street, with dots and capitals',
      { address: ' 4 ELM St' },
      { address: '4 Elm. St. ' },
      ['1 2 address'],
    ],
    ['a name alone', { address: ' ' }, { address: ' ' }, []],
    [
      'a street without names',
      { address: '4 Elm', firstName: '', lastName: '' },
      { address: '4 Elm', firstName: '', lastName: '' },
      [],
    ],
    ['a street alone', { address: '4 Elm' }, { address: '4 Elm', firstName: 'Bo' }, []],
    ['nothing', {}, {}, []],
    [
      'a phone number after a paid job',
      { phone: '8025550120', stage: 'Paid' },
      { phone: '8025550120' },
      [],
    ],
    [
      'a phone number, inactive',
      { phone: '8025550120', isActive: false },
      { phone: '8025550120' },
      [],
    ],
  ])('share %s', (_what, a, b, pairs) => {
    expect(found([lead('2', b), lead('1', a)])).toEqual(pairs);
  });

  it('are listed once each, with the oldest, and not where told apart', () => {
    const three = ['1', '2', '3'].map((id) => lead(id, { phone: '8025550120' }));
    expect(found(three)).toEqual(['1 2 phone', '1 3 phone']);
    expect(found(three, () => true)).toEqual([]);
  });
});
