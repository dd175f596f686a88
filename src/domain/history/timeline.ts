import { lookUp } from '../../lib/lookUp';
import { communicationLogged, leadCreated } from '../../events/leads';
import type { IsoDateTime } from '../../lib/dates';
import type { Communication, CommunicationType, Lead } from '../leads/schema';
import type { HistoryEntry } from './schema';
import { sentenceFor } from './sentences';

/** An item of a lead's or a project's timeline. */
export interface TimelineItem {
  id: string;
  occurredAt: IsoDateTime;
  /** The event's type. */
  type: string;
  /** What happened. */
  sentence: string;
  /** The text of the conversation, if any. */
  content?: string;
}

/** The labels of the kinds of communication. */
export const COMMUNICATION_LABELS: Record<CommunicationType, string> = {
  call: 'Call',
  text: 'Text',
  email: 'E-mail',
  note: 'Note',
};

/** Returns a lead's timeline, newest first: history, conversations, and its creation. */
export function leadTimeline(lead: Lead, history: readonly HistoryEntry[]): TimelineItem[] {
  const entries = history.filter(({ type }) => type !== communicationLogged.type);
  const items = [...entries.map(lineOf), ...lead.communications.map(conversation)];
  if (!entries.some(({ type }) => type === leadCreated.type)) items.push(beginningOf(lead));
  return items.sort((a, b) => b.occurredAt.localeCompare(a.occurredAt) || b.id.localeCompare(a.id));
}

/** Returns a project's timeline: its history entries, in order. */
export function projectTimeline(history: readonly HistoryEntry[]): TimelineItem[] {
  return history.map(lineOf);
}

const lineOf = (entry: HistoryEntry): TimelineItem => ({
  id: entry.id,
  occurredAt: entry.occurredAt,
  type: entry.type,
  sentence: sentenceFor(entry),
});

const conversation = ({ id, type, subject, content, dateTime }: Communication): TimelineItem => ({
  id,
  occurredAt: dateTime,
  type: communicationLogged.type,
  sentence: [lookUp(COMMUNICATION_LABELS, type) ?? type, subject].filter(Boolean).join(': '),
  content,
});

const beginningOf = ({ id, createdDate, serviceType, leadSource }: Lead): TimelineItem => ({
  id,
  occurredAt: createdDate,
  type: leadCreated.type,
  sentence: sentenceFor({
    id,
    occurredAt: createdDate,
    type: leadCreated.type,
    subjectKind: 'lead',
    subjectId: id,
    subjectName: '',
    facts: { serviceType, leadSource },
  }),
});
