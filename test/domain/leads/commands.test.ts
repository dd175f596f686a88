import { beforeEach, describe, expect, it, vi } from 'vitest';
import { upcomingAppointments } from '../../../src/domain/leads/appointments';
import {
  attachDocument,
  cancelAppointment,
  completeAppointment,
  deleteLeads,
  logCommunication,
  missAppointment,
  moveAppointment,
  moveAppointments,
  moveLeads,
  removeDocument,
  requestEstimate,
  saveLead,
  scheduleAppointment,
  scheduleFollowUps,
  setEstimatedValue,
  takeNextStep,
  type NextStep,
} from '../../../src/domain/leads/commands';
import type { AppointmentFields } from '../../../src/domain/leads/schema';
import type { Command } from '../../../src/domain/store';
import { undoAct } from '../../../src/domain/undo/commands';
import { selectLastAct } from '../../../src/domain/undo/slice';
import { callFields, estimateRequest, newLead, visitFields } from '../../support/entities';
import { makeStore, undoLast, withLead } from '../../support/store';

const NOW = '2026-11-20T15:00:00.000Z';

beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW) }));

const visit: AppointmentFields = visitFields();
const call = callFields({ subject: 'Hello' });
const permit = { name: 'Permit', note: '', url: 'https://example.com/permit.pdf' };

describe('appointments', () => {
  it('of a day move to another, but for those that were ended or moved meanwhile', () => {
    const test = withLead();
    for (const scheduledTime of ['09:00', '10:00', '11:00'])
      test.store.dispatch(scheduleAppointment(test.leadId, visitFields({ scheduledTime })));
    const chosen = upcomingAppointments([test.lead()], new Date(NOW));
    const [cancelled = '', moved = ''] = chosen.map(({ id }) => id);
    test.store.dispatch(cancelAppointment(test.leadId, cancelled));
    test.store.dispatch(moveAppointment(test.leadId, moved, { scheduledDate: '2026-11-30' }));
    expect(test.store.dispatch(moveAppointments(chosen, '2026-11-25'))).toBe(1);
    const days = test.lead().appointments.map(({ scheduledDate }) => scheduledDate);
    expect(days).toEqual([visit.scheduledDate, '2026-11-30', '2026-11-25']);
  });

  it('that are done take the next step in the same act, which one Undo takes back', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(scheduleAppointment(test.leadId, visit));
    const before = test.lead();
    const appointmentId = before.appointments[0]?.id ?? '';
    const complete = (next: NextStep): void => {
      const actId = test.store.dispatch(completeAppointment(test.leadId, appointmentId));
      test.store.dispatch(takeNextStep(test.leadId, next, actId ?? ''));
    };
    complete({ stage: 'Estimate Provided' });
    expect(test.lead()).toMatchObject({
      stage: 'Estimate Provided',
      appointments: [{ status: 'completed' }],
    });
    expect(test.lead().nextFollowUpDate).toBeDefined();
    test.store.dispatch(undoAct(selectLastAct(test.store.getState())?.id ?? ''));
    expect(test.lead()).toMatchObject({
      stage: before.stage,
      appointments: [{ status: 'scheduled' }],
    });
    expect(test.lead().nextFollowUpDate).toBe(before.nextFollowUpDate);
    const followUpDate = '2026-12-01T14:00:00.000Z';
    complete({ followUpDate });
    expect(test.lead()).toMatchObject({ stage: before.stage, nextFollowUpDate: followUpDate });
  });

  it('move the lead where they are booked with a stage, and one Undo takes both back', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(scheduleAppointment(test.leadId, visit, 'Estimate Scheduled'));
    expect(test.lead()).toMatchObject({ stage: 'Estimate Scheduled', appointments: [visit] });
    undoLast(test);
    expect(test.lead()).toMatchObject({ stage: 'Paid', appointments: [] });
  });

  it.each([
    ['completed', completeAppointment],
    ['no-show', missAppointment],
  ])(
    'that repeat are scheduled again once they are %s, and not where they were cancelled',
    (status, end) => {
      const test = withLead({ stage: 'Paid' });
      const repeating = { ...visit, repeatUnit: 'weeks', repeatEvery: 2 } as const;
      test.store.dispatch(scheduleAppointment(test.leadId, repeating));
      const id = test.lead().appointments[0]?.id ?? '';
      test.store.dispatch(end(test.leadId, id));
      const next = { ...repeating, scheduledDate: '2026-12-08', status: 'scheduled' };
      expect(test.lead().appointments).toMatchObject([{ status }, next]);
      // Another tab has done the same.
      test.store.dispatch(end(test.leadId, id));
      expect(test.lead().appointments).toHaveLength(2);
      undoLast(test);
      expect(test.lead().appointments).toMatchObject([{ id, status: 'scheduled' }]);
      test.store.dispatch(cancelAppointment(test.leadId, id));
      expect(test.lead().appointments).toMatchObject([{ status: 'cancelled' }]);
    },
  );

  it.each([
    ['the 31st', '2027-01-31', 1, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['the 30th', '2027-01-30', 1, ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
    ['the 29th', '2028-02-29', 12, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['the 28th', '2027-02-28', 1, ['2027-03-28', '2027-04-28', '2027-05-28', '2027-06-28']],
  ])('that repeat on %s stay on it after a shorter month', (_day, first, repeatEvery, days) => {
    const test = withLead({ stage: 'Paid' });
    const monthly = { ...visit, scheduledDate: first, repeatUnit: 'months', repeatEvery } as const;
    test.store.dispatch(scheduleAppointment(test.leadId, monthly));
    // Of another kind, and of no repetition: neither is part of it.
    for (const other of [{ ...monthly, type: 'others' as const }, visit])
      test.store.dispatch(
        scheduleAppointment(test.leadId, { ...other, scheduledDate: '2026-12-31' }),
      );
    const ofSeries = () =>
      test
        .lead()
        .appointments.filter(({ type, repeatUnit }) => type === visit.type && repeatUnit)
        .map(({ id, scheduledDate }) => ({ id, scheduledDate }));
    for (const _next of days)
      test.store.dispatch(completeAppointment(test.leadId, ofSeries().at(-1)?.id ?? ''));
    expect(ofSeries().map(({ scheduledDate }) => scheduledDate)).toEqual([first, ...days]);
  });

  it('that the owner moves to another day repeat from that day', () => {
    const test = withLead({ stage: 'Paid' });
    const monthly = { ...visit, scheduledDate: '2027-01-31', repeatUnit: 'months' } as const;
    test.store.dispatch(scheduleAppointment(test.leadId, monthly));
    const last = () => test.lead().appointments.at(-1);
    test.store.dispatch(completeAppointment(test.leadId, last()?.id ?? ''));
    const moved = { ...monthly, scheduledDate: '2027-03-02' };
    test.store.dispatch(moveAppointment(test.leadId, last()?.id ?? '', moved));
    test.store.dispatch(completeAppointment(test.leadId, last()?.id ?? ''));
    expect(last()?.scheduledDate).toBe('2027-04-02');
  });

  it('that were done take their next one back by Undo, and repeat no more once that is switched off', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(scheduleAppointment(test.leadId, { ...visit, repeatUnit: 'months' }));
    const id = test.lead().appointments[0]?.id ?? '';
    test.store.dispatch(completeAppointment(test.leadId, id));
    undoLast(test);
    expect(test.lead().appointments).toMatchObject([{ id, status: 'scheduled' }]);
    test.store.dispatch(moveAppointment(test.leadId, id, { ...visit, repeatUnit: '' }));
    test.store.dispatch(completeAppointment(test.leadId, id));
    expect(test.lead().appointments).toHaveLength(1);
  });

  it('are scheduled, moved, completed and cancelled, each by one event; a missed one is followed up', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(scheduleAppointment(test.leadId, visit));
    const appointmentId = test.lead().appointments[0]?.id ?? '';
    expect(test.lead().appointments).toEqual([
      { ...visit, id: appointmentId, status: 'scheduled' },
    ]);
    test.store.dispatch(
      moveAppointment(test.leadId, appointmentId, { ...visit, scheduledTime: '11:00' }),
    );
    expect(test.events.at(-1)?.payload).toEqual({
      leadId: test.leadId,
      leadName: 'Ada Brook',
      appointmentId,
      changes: { scheduledTime: '11:00' },
    });
    test.store.dispatch(completeAppointment(test.leadId, appointmentId));
    expect(test.lead().appointments[0]).toMatchObject({
      status: 'completed',
      scheduledTime: '11:00',
    });
    test.store.dispatch(cancelAppointment(test.leadId, appointmentId));
    expect(test.lead().appointments[0]?.status).toBe('cancelled');
    test.store.dispatch(missAppointment(test.leadId, appointmentId));
    expect(test.lead().appointments[0]).toMatchObject({ status: 'no-show', sequence: 4 });
    test.store.dispatch(scheduleAppointment(test.leadId, visit));
    expect(test.lead().appointments[1]?.id).not.toBe(appointmentId);
    expect(test.types()).toEqual([
      'leads/appointmentScheduled',
      'leads/appointmentMoved',
      'leads/appointmentCompleted',
      'leads/appointmentCancelled',
      'leads/appointmentMissed',
      'leads/followUpsScheduled',
      'leads/appointmentScheduled',
    ]);
  });

  it('that are moved to where they stand, or are not there, say nothing', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(scheduleAppointment(test.leadId, visit));
    test.events.length = 0;
    test.store.dispatch(moveAppointment(test.leadId, test.lead().appointments[0]?.id ?? '', visit));
    test.store.dispatch(moveAppointment(test.leadId, 'nowhere', { ...visit, duration: 5 }));
    expect(test.types()).toEqual([]);
  });
});

describe('a request that is sent once more', () => {
  const request = estimateRequest({ time: 'Evenings', description: 'A door sticks' });

  it('changes the lead that it became where the two differ, and leaves what the owner added', () => {
    const { store, leads, leadOf } = makeStore();
    const leadId = store.dispatch(requestEstimate(request));
    const before = leadOf(leadId) ?? newLead();
    const [city, notes] = ['Stowe', `${before.notes}\nRang twice`];
    store.dispatch(saveLead(leadId, { ...before, city, notes }));
    const again = { ...request, time: 'Mornings', description: 'Two doors stick' };
    expect(store.dispatch(requestEstimate(again, { leadId, request }))).toBe(leadId);
    expect(leads()).toMatchObject([
      {
        city,
        projectDescription: 'Two doors stick',
        notes: notes.replace('Evenings', 'Mornings'),
      },
    ]);
  });

  it('is a new lead where that one is gone', () => {
    const { store, leads } = makeStore();
    const id = store.dispatch(requestEstimate(request, { leadId: 'gone', request }));
    expect(leads().map((lead) => lead.id)).toEqual([id]);
  });
});

describe('an estimated value', () => {
  it('is changed in place, and says nothing where it is the same', () => {
    const { store, events, leadId, lead } = withLead({ estimatedValue: 5 });
    store.dispatch(setEstimatedValue(leadId, 5));
    expect(events).toEqual([]);
    store.dispatch(setEstimatedValue(leadId, 9));
    expect(lead().estimatedValue).toBe(9);
    expect(events).toMatchObject([
      { payload: { changes: { estimatedValue: 9 }, isInPlace: true } },
    ]);
  });
});

describe('documents', () => {
  it('are attached with the moment, and removed', () => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(attachDocument(test.leadId, permit));
    test.store.dispatch(attachDocument(test.leadId, { ...permit, name: 'Plan' }));
    const [document] = test.lead().documents;
    expect(document).toMatchObject({ ...permit, uploadDate: NOW });
    test.store.dispatch(removeDocument(test.leadId, { id: document?.id ?? '', name: 'Permit' }));
    expect(test.lead().documents).toMatchObject([{ name: 'Plan' }]);
    expect(test.types()).toEqual([
      'leads/documentAttached',
      'leads/documentAttached',
      'leads/documentRemoved',
      'undo/deletionsRecorded',
    ]);
  });
});

describe('a lead that is gone', () => {
  const commands: [string, (id: string) => Command<unknown>][] = [
    ['saving', (id) => saveLead(id, newLead())],
    ['moving to a stage', (id) => moveLeads([id], 'Follow-up')],
    ['setting a follow-up', (id) => scheduleFollowUps([id], NOW)],
    ['deleting', (id) => deleteLeads([id])],
    ['logging a communication', (id) => logCommunication(id, call)],
    ['scheduling', (id) => scheduleAppointment(id, visit)],
    ['moving', (id) => moveAppointment(id, '1', visit)],
    ['completing', (id) => completeAppointment(id, '1')],
    ['taking the next step', (id) => takeNextStep(id, { stage: 'Follow-up' }, '1')],
    ['cancelling', (id) => cancelAppointment(id, '1')],
    ['missing', (id) => missAppointment(id, '1')],
    ['attaching', (id) => attachDocument(id, permit)],
    ['removing a document', (id) => removeDocument(id, { id: '1', name: 'Permit' })],
  ];

  it.each(commands)('%s says nothing', (_what, command) => {
    const test = withLead({ stage: 'Paid' });
    test.store.dispatch(deleteLeads([test.leadId]));
    test.events.length = 0;
    test.store.dispatch(command(test.leadId));
    expect(test.types()).toEqual([]);
  });
});
