import { describe, expect, it } from 'vitest';
import { estimateAnswered } from '../../../src/domain/estimates/events';
import { historyEntryFor } from '../../../src/domain/history/rules';
import type { HistoryEntry } from '../../../src/domain/history/schema';
import {
  projectTimeline,
  timelineOf,
  type TimelineRecords,
} from '../../../src/domain/history/timeline';
import { communicationLogged, leadCreated, leadsMoved } from '../../../src/domain/leads/events';
import type { Lead } from '../../../src/domain/leads/schema';
import { projectCreated } from '../../../src/domain/projects/events';
import type { DomainEvent } from '../../../src/domain/shared/event';
import {
  aCommunication,
  aLead,
  anAppointment,
  anEstimate,
  aPayment,
  aProject,
  newLead,
  newProject,
} from '../../support/entities';

const NOTHING = { leads: [], projects: [], statusUpdates: [], estimates: [], payments: [] };
const leadTimeline = (lead: Lead, history: readonly HistoryEntry[]) =>
  timelineOf({ ...NOTHING, leads: [lead] }, history);

const about = { leadId: '1', leadName: 'Ada Brook' };

function entry(event: DomainEvent, occurredAt = event.meta.occurredAt): HistoryEntry {
  const found = historyEntryFor(event);
  if (!found) throw new Error(`The history keeps nothing of ${event.type}`);
  return { ...found, occurredAt };
}

describe("a lead's timeline", () => {
  const call = aCommunication({
    id: '9-call',
    subject: 'First call',
    content: 'Wants cedar',
    dateTime: '2026-11-03T12:00:00.000Z',
  });

  it('tells moves and conversations in one line of time, the newest first', () => {
    const moved = entry(
      leadsMoved({ leads: [{ ...about, from: 'New Lead' }], to: 'Paid' }),
      '2026-11-04T12:00:00.000Z',
    );
    const logged = entry(
      communicationLogged({
        ...about,
        communication: { ...call, content: '', followUpRequired: false },
      }),
      call.dateTime,
    );
    const items = leadTimeline(aLead({ id: '1', communications: [call] }), [moved, logged]);
    expect(items.map(({ sentence, content }) => [sentence, content])).toEqual([
      ['Moved from New Lead to Paid', undefined],
      ['Call: First call', 'Wants cedar'],
      ['Became a lead: General Repairs, Phone Call', undefined],
    ]);
  });

  it('has what is of one moment by id, and a conversation of an unknown kind by its name', () => {
    const untitled = { ...call, id: 'a', subject: '' };
    const calls = ['c', 'b'].map((id) => ({ ...call, id, type: 'visit' as 'call' }));
    const [first, ...others] = leadTimeline(aLead({ communications: [untitled, ...calls] }), []);
    expect(first).toEqual({
      id: 'c',
      occurredAt: call.dateTime,
      type: communicationLogged.type,
      sentence: 'visit: First call',
      content: 'Wants cedar',
      about: { kind: 'lead', id: aLead().id },
    });
    expect(others.map(({ id }) => id)).toEqual(['b', 'a', aLead().id]);
    expect(others[1]?.sentence).toBe('Call');
  });

  it('of a project has its entries in their order', () => {
    const moved = entry(leadsMoved({ leads: [{ ...about, from: 'New Lead' }], to: 'Paid' }));
    const { id, occurredAt, type } = moved;
    expect(projectTimeline([moved])).toEqual([
      {
        id,
        occurredAt,
        type,
        sentence: 'Moved from New Lead to Paid',
        about: { kind: 'lead', id: '1' },
      },
    ]);
  });

  it('begins once, where the history has the beginning, of a job too', () => {
    const created = entry(leadCreated(newLead()));
    const begun = entry(projectCreated({ id: 7, draft: newProject() }), '2026-11-01T12:00:00.000Z');
    const leads = [aLead({ id: created.subjectId })];
    const items = timelineOf({ ...NOTHING, leads, projects: [aProject({ id: 7 })] }, [
      created,
      begun,
    ]);
    expect(items.map(({ type }) => type)).toEqual([leadCreated.type, projectCreated.type]);
    expect(items[1]?.about).toEqual({ kind: 'project', id: 7 });
  });
});

describe("a person's timeline", () => {
  it('tells visits, jobs, notes, estimates and payments from the records, whatever the history still has', () => {
    const lead = aLead({
      id: '1',
      createdDate: '2026-11-01T12:00:00.000Z',
      appointments: [
        anAppointment({ status: 'completed', scheduledDate: '2026-11-05', scheduledTime: '10:00' }),
        anAppointment({ id: 'a2', scheduledDate: '2026-11-30' }),
      ],
    });
    const project = aProject({
      id: 7,
      createdDate: '2026-11-10T12:00:00.000Z',
      notes: [
        {
          id: 'n1',
          content: 'Cedar ordered',
          isPublic: true,
          createdBy: 'Admin',
          createdDate: '2026-11-11T12:00:00.000Z',
          emailSent: false,
        },
      ],
    });
    const update = {
      id: 'u1',
      projectId: 7,
      oldStatus: 'Approved',
      newStatus: 'Completed',
      note: '',
      isPublicUpdate: false,
      updatedBy: 'Admin',
      updatedDate: '2026-11-12T12:00:00.000Z',
    };
    const estimate = anEstimate({
      createdDate: '2026-11-06T12:00:00.000Z',
      sentDate: '2026-11-07T12:00:00.000Z',
      answeredDate: '2026-11-08T12:00:00.000Z',
      status: 'Accepted',
    });
    const items = timelineOf(
      {
        leads: [lead],
        projects: [project],
        statusUpdates: [update],
        estimates: [estimate],
        payments: [aPayment({ projectId: 7, day: '2026-11-13' })],
      },
      [],
    );
    expect(items.map(({ sentence, content, about }) => [sentence, content, about?.kind])).toEqual([
      ['Paid $240: Check', undefined, 'project'],
      ['Status changed from Approved to Completed', undefined, 'project'],
      ['Customer update added', 'Cedar ordered', 'project'],
      ['Project created', undefined, 'project'],
      ['Estimate 2026-001 accepted', undefined, 'lead'],
      ['Estimate 2026-001 sent', undefined, 'lead'],
      ['Estimate 2026-001 written: $240', undefined, 'lead'],
      ['Appointment completed', undefined, 'lead'],
      ['Became a lead: General Repairs, Phone Call', undefined, 'lead'],
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});

describe('the timeline of records alone', () => {
  const lead = aLead({ id: '1', createdDate: '2026-11-01T12:00:00.000Z' });
  const sentences = (records: Partial<TimelineRecords>) =>
    timelineOf({ ...NOTHING, ...records }, []).map(({ sentence }) => sentence);

  it('tells an estimate that was only written, and one that was declined', () => {
    const estimates = [
      anEstimate({ id: 'a', number: '2026-001' }),
      anEstimate({
        id: 'b',
        number: '2026-002',
        status: 'Declined',
        createdDate: '2026-11-02T12:00:00.000Z',
        answeredDate: '2026-11-03T12:00:00.000Z',
      }),
    ];
    expect(sentences({ estimates })).toEqual([
      'Estimate 2026-002 declined',
      'Estimate 2026-002 written: $240',
      'Estimate 2026-001 written: $240',
    ]);
  });

  it('tells of a replaced estimate how it was answered, as far as the history goes back', () => {
    const estimates = [
      anEstimate({ status: 'Replaced', answeredDate: '2026-11-03T12:00:00.000Z' }),
    ];
    const about = { leadId: '1', leadName: 'Ada Brook', estimateId: 'e1' };
    const history = ['2026-001', '2026-002'].map((number) =>
      entry(estimateAnswered({ ...about, number, answer: 'Accepted' })),
    );
    const told = timelineOf({ ...NOTHING, estimates }, history).map(({ sentence }) => sentence);
    expect(told.toSorted()).toEqual([
      'Estimate 2026-001 accepted',
      'Estimate 2026-001 written: $240',
    ]);
    expect(sentences({ estimates })).toEqual(['Estimate 2026-001 written: $240']);
  });

  it('tells a missed visit, and none that is still to come', () => {
    const appointments = [
      anAppointment({ status: 'no-show' }),
      anAppointment({ id: 'a2', status: 'cancelled' }),
    ];
    expect(sentences({ leads: [{ ...lead, appointments }] })).toEqual([
      'No-show: the customer was not there',
      'Became a lead: General Repairs, Phone Call',
    ]);
  });

  it('puts a payment at its day, or at its record if that is of the same day', () => {
    const payments = [
      aPayment({ id: 'a', day: '2026-11-20', createdDate: '2026-11-20T12:00:00.000Z' }),
      aPayment({
        id: 'b',
        day: '2026-11-18',
        createdDate: '2026-11-20T12:00:00.000Z',
        way: 'Cash',
      }),
    ];
    expect(sentences({ payments })).toEqual(['Paid $240: Check', 'Paid $240: Cash']);
  });

  it('puts a payment of the last hour of a day with 25 hours where it was recorded', () => {
    const createdDate = new Date('2026-11-01T23:30:00').toISOString();
    const payments = [aPayment({ day: '2026-11-01', createdDate })];
    expect(timelineOf({ ...NOTHING, payments }, [])).toMatchObject([
      { occurredAt: createdDate, about: { kind: 'lead' } },
    ]);
  });
});
