import { newestFirst } from '../../lib/ascending';
import { localDay, parseIsoDateTime, startOfLocalDay, type IsoDateTime } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { formatCents } from '../../lib/money';
import { estimateAnswered, estimateCreated, estimateSent } from '../estimates/events';
import { estimateTotals } from '../estimates/rules';
import type { Estimate } from '../estimates/schema';
import {
  appointmentCompleted,
  appointmentMissed,
  communicationLogged,
  leadCreated,
} from '../leads/events';
import { appointmentStart } from '../leads/rules';
import type { Appointment, Communication, CommunicationType, Lead } from '../leads/schema';
import { paymentReceived } from '../payments/events';
import type { Payment } from '../payments/schema';
import { noteAdded, projectCreated, statusChanged } from '../projects/events';
import type { Project, StatusUpdate } from '../projects/schema';
import type { Fact, HistoryEntry } from './schema';
import { entryTypes, sentenceFor } from './sentences';

export interface TimelineItem {
  id: string;
  occurredAt: IsoDateTime;
  /** The event's type. */
  type: string;
  /** What happened. */
  sentence: string;
  /** The text of the conversation or the note, if any. */
  content?: string;
  /** The lead or job that it is about. */
  about?: { kind: 'lead'; id: string } | { kind: 'project'; id: number };
}

/** The labels of the kinds of communication. */
export const COMMUNICATION_LABELS: Record<CommunicationType, string> = {
  call: 'Call',
  text: 'Text',
  email: 'E-mail',
  note: 'Note',
};

/** What a timeline is made of: leads and jobs with all that belongs to them. */
export interface TimelineRecords {
  leads: readonly Lead[];
  projects: readonly Project[];
  statusUpdates: readonly StatusUpdate[];
  estimates: readonly Estimate[];
  payments: readonly Payment[];
}

/** The types of entries that the records themselves tell, with their texts and for longer than the history does. */
const TOLD_BY_RECORDS = entryTypes(({ isToldByRecords }) => isToldByRecords === true);

/** Returns the timeline of leads and jobs, newest first: history, and what the records tell. */
export function timelineOf(
  { leads, projects, statusUpdates, estimates, payments }: TimelineRecords,
  history: readonly HistoryEntry[],
): TimelineItem[] {
  // A replaced estimate no longer says how it was answered.
  const replaced = new Set(
    estimates.filter(({ status }) => status === 'Replaced').map(({ number }) => number),
  );
  const entries = history.filter(
    ({ type, facts }) =>
      !TOLD_BY_RECORDS.has(type) ||
      (type === estimateAnswered.type && replaced.has(String(facts.number))),
  );
  const begun = new Set(
    entries
      .filter(({ type }) => type === leadCreated.type || type === projectCreated.type)
      .map(({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}`),
  );
  const items = [
    ...entries.map(lineOf),
    ...leads.flatMap((lead) => [
      ...lead.communications.map((entry) => conversation(lead, entry)),
      ...lead.appointments.flatMap((entry) => visit(lead, entry)),
      ...(begun.has(`lead ${lead.id}`) ? [] : [beginningOfLead(lead)]),
    ]),
    ...projects.flatMap((project) => [
      ...project.notes.map((note) => projectNote(project, note)),
      ...(begun.has(`project ${project.id}`) ? [] : [beginningOfProject(project)]),
    ]),
    ...statusUpdates.map(statusLine),
    ...estimates.flatMap(estimateLines),
    ...payments.map(paymentLine),
  ];
  return items.sort(newestFirst('occurredAt', 'id'));
}

/** Returns a project's timeline: its history entries, in order. */
export const projectTimeline = (history: readonly HistoryEntry[]): TimelineItem[] =>
  history.map(lineOf);

type About = NonNullable<TimelineItem['about']>;
const ofLead = (id: string): About => ({ kind: 'lead', id });
const ofProject = (id: number): About => ({ kind: 'project', id });

function lineOf(entry: HistoryEntry): TimelineItem {
  const { id, occurredAt, type, subjectKind, subjectId } = entry;
  const about = subjectKind === 'project' ? ofProject(Number(subjectId)) : ofLead(subjectId);
  return { id, occurredAt, type, sentence: sentenceFor(entry), about };
}

/** Returns the line that an event of a type would have. */
const line = (
  id: string,
  type: string,
  about: About,
  occurredAt: IsoDateTime,
  facts: Record<string, Fact> = {},
): TimelineItem => ({ id, occurredAt, type, sentence: sentenceFor({ type, facts }), about });

const conversation = (
  lead: Lead,
  { id, type, subject, content, dateTime }: Communication,
): TimelineItem => ({
  ...line(id, communicationLogged.type, ofLead(lead.id), dateTime),
  sentence: [lookUp(COMMUNICATION_LABELS, type) ?? type, subject].filter(Boolean).join(': '),
  content,
});

/** Returns the line of a visit that took place, or that the customer missed. */
function visit(lead: Lead, appointment: Appointment): TimelineItem[] {
  const { id, status } = appointment;
  if (status !== 'completed' && status !== 'no-show') return [];
  const { type } = status === 'completed' ? appointmentCompleted : appointmentMissed;
  return [line(id, type, ofLead(lead.id), appointmentStart(appointment).toISOString())];
}

const beginningOfLead = ({ id, createdDate, serviceType, leadSource }: Lead): TimelineItem =>
  line(id, leadCreated.type, ofLead(id), createdDate, { serviceType, leadSource });

const beginningOfProject = ({ id, createdDate }: Project): TimelineItem => ({
  ...line(String(id), projectCreated.type, ofProject(id), createdDate),
  sentence: 'Project created',
});

const projectNote = (
  project: Project,
  { id, content, isPublic, createdDate }: Project['notes'][number],
): TimelineItem => ({
  ...line(id, noteAdded.type, ofProject(project.id), createdDate, { isPublic }),
  content,
});

const statusLine = (update: StatusUpdate): TimelineItem => {
  const { id, projectId, oldStatus: from, newStatus: to, updatedDate } = update;
  return line(id, statusChanged.type, ofProject(projectId), updatedDate, { from, to });
};

/** Returns the lines of an estimate: when it was written, sent and answered. */
function estimateLines(estimate: Estimate): TimelineItem[] {
  const { id, number, leadId, createdDate, sentDate, answeredDate, status: answer } = estimate;
  const about = ofLead(leadId);
  const total = formatCents(estimateTotals(estimate).totalCents);
  const lines = [line(id, estimateCreated.type, about, createdDate, { number, total })];
  if (sentDate !== undefined)
    lines.push(line(`${id}-sent`, estimateSent.type, about, sentDate, { number }));
  if (answeredDate !== undefined && answer !== 'Replaced')
    lines.push(
      line(`${id}-answered`, estimateAnswered.type, about, answeredDate, { number, answer }),
    );
  return lines;
}

/** Returns the line of a payment: at its creation, if it is of that day, so that it has its place. */
function paymentLine(payment: Payment): TimelineItem {
  const { id, amountCents, way, day, leadId, projectId, createdDate } = payment;
  const isOfDay = localDay(parseIsoDateTime(createdDate)) === day;
  const at = isOfDay ? createdDate : startOfLocalDay(day).toISOString();
  const about = projectId === undefined ? ofLead(leadId) : ofProject(projectId);
  return line(id, paymentReceived.type, about, at, { amount: formatCents(amountCents), way });
}
