import { describe, expect, it } from 'vitest';
import { historyEntryFor } from '../../../src/domain/history/rules';
import type { HistoryEntry } from '../../../src/domain/history/schema';
import { sentenceFor } from '../../../src/domain/history/sentences';
import { leadTimeline, projectTimeline } from '../../../src/domain/history/timeline';
import {
  appointmentMoved,
  appointmentScheduled,
  communicationLogged,
  leadCreated,
  leadsMoved,
} from '../../../src/events/leads';
import type { DomainEvent } from '../../../src/events/event';
import { aLead, newLead } from '../../support/entities';

const about = { leadId: '1', leadName: 'Ada Brook' };

function entry(event: DomainEvent, occurredAt = event.meta.occurredAt): HistoryEntry {
  const found = historyEntryFor(event);
  if (!found) throw new Error(`The history keeps nothing of ${event.type}`);
  return { ...found, occurredAt };
}

describe("a lead's timeline", () => {
  const call = {
    id: '9-call',
    type: 'call',
    subject: 'First call',
    content: 'Wants cedar',
    dateTime: '2026-11-03T12:00:00.000Z',
    followUpRequired: false,
  } as const;

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
    const items = leadTimeline(aLead({ communications: [call] }), [moved, logged]);
    expect(items.map(({ sentence, content }) => [sentence, content])).toEqual([
      ['Moved from New Lead to Paid', undefined],
      ['Call: First call', 'Wants cedar'],
      ['Became a lead: General Repairs, Phone Call', undefined],
    ]);
  });

  it('has what is of one moment by id, and a conversation of an unknown kind by its name', () => {
    const calls = ['a', 'c', 'b'].map((id) => ({ ...call, id, type: 'visit' as 'call' }));
    const [first, ...others] = leadTimeline(aLead({ communications: calls }), []);
    expect(first).toEqual({
      id: 'c',
      occurredAt: call.dateTime,
      type: communicationLogged.type,
      sentence: 'visit: First call',
      content: 'Wants cedar',
    });
    expect(others.map(({ id }) => id)).toEqual(['b', 'a', aLead().id]);
  });

  it('of a project has its entries in their order', () => {
    const moved = entry(leadsMoved({ leads: [{ ...about, from: 'New Lead' }], to: 'Paid' }));
    const { id, occurredAt, type } = moved;
    expect(projectTimeline([moved])).toEqual([
      { id, occurredAt, type, sentence: 'Moved from New Lead to Paid' },
    ]);
  });

  it('begins once, where the history has the beginning', () => {
    const items = leadTimeline(aLead(), [entry(leadCreated(newLead()))]);
    expect(items.map(({ type }) => type)).toEqual([leadCreated.type]);
  });
});

describe('the sentence about an appointment', () => {
  it('says when it is, as people say it', () => {
    const event = appointmentScheduled({
      ...about,
      appointment: {
        type: 'work',
        scheduledDate: '2026-11-24',
        scheduledTime: '14:30',
        duration: 60,
        notes: '',
      },
    });
    expect(sentenceFor(entry(event))).toBe('Appointment (work) set for Nov 24, 2026, 2:30 PM');
  });

  it.each([
    [{ scheduledDate: '2026-11-25' }, 'Appointment moved to Nov 25, 2026'],
    [{ scheduledTime: '08:00' }, 'Appointment moved to 8:00 AM'],
    [{ notes: 'Back door' }, 'Appointment changed'],
  ])('says what of it moved: %o', (changes, sentence) => {
    const event = appointmentMoved({ ...about, appointmentId: '1', changes });
    expect(sentenceFor(entry(event))).toBe(sentence);
  });
});
