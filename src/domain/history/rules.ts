import * as blog from '../blog/events';
import * as content from '../content/events';
import * as estimates from '../estimates/events';
import * as gallery from '../gallery/events';
import * as leads from '../leads/events';
import * as notifications from '../notifications/events';
import * as payments from '../payments/events';
import * as projects from '../projects/events';
import * as undo from '../undo/events';
import type { DomainEvent } from '../shared/event';
import { formatCents } from '../../lib/money';
import { estimateTotals } from '../estimates/rules';
import { leadName } from '../leads/rules';
import type { Fact, HistoryEntry, SubjectKind } from './schema';

/** Which events the history records, and which of their facts. */

/** The types of entries of events about several subjects: as of events about one. */
export const ENTRY_TYPES = {
  moved: 'leads/stageChanged',
  followUpSet: 'leads/followUpScheduled',
  leadDeleted: 'leads/leadDeleted',
  notified: 'notifications/notificationRaised',
} as const;

/** The greatest number of entries; older ones are dropped. */
export const HISTORY_LIMIT = 2_000;

interface Line {
  kind: SubjectKind;
  id: string | number;
  name: string;
  facts?: Record<string, Fact>;
}

/** By the type of an event: that of its entries, and what they say. */
const recorders = new Map<string, { as: string; lines: (payload: never) => Line[] }>();

type Creator<Payload> = { type: string } & ((...args: never[]) => { payload: Payload });

/** Records an event about several subjects as one entry for each, of a type of its own. */
function recordEach<Payload>(
  { type }: Creator<Payload>,
  as: string,
  lines: (payload: Payload) => Line[],
): void {
  recorders.set(type, { as, lines });
}

function record<Payload>(
  event: Creator<Payload>,
  line: (payload: Payload) => Line | undefined,
): void {
  recordEach(event, event.type, (payload) => [line(payload) ?? []].flat());
}

const lead = ({ leadId, leadName: name }: leads.AboutLead, facts?: Record<string, Fact>): Line => ({
  kind: 'lead',
  id: leadId,
  name,
  facts,
});
const project = (
  { projectId, projectTitle }: projects.AboutProject,
  facts?: Record<string, Fact>,
): Line => ({ kind: 'project', id: projectId, name: projectTitle, facts });
const galleryProject = ({ projectId, projectTitle }: gallery.AboutGalleryProject): Line => ({
  kind: 'gallery',
  id: projectId,
  name: projectTitle,
});
const post = ({ postId, postTitle }: blog.AboutPost): Line => ({
  kind: 'post',
  id: postId,
  name: postTitle,
});
const page = ({ pageId, pageName }: content.AboutPage, facts?: Record<string, Fact>): Line => ({
  kind: 'page',
  id: pageId,
  name: pageName,
  facts,
});
/** The line of a payment, about its job, or about its lead where it has none. */
const payment = (
  {
    projectId,
    leadId,
    customerName,
  }: Pick<payments.AboutPayment, 'projectId' | 'leadId' | 'customerName'>,
  facts: Record<string, Fact>,
): Line => ({
  kind: projectId === undefined ? 'lead' : 'project',
  id: projectId ?? leadId,
  name: customerName,
  facts,
});
const fieldNames = (changes: object): string => Object.keys(changes).join(', ');

/** The longest part of a text that the history keeps. */
const EXCERPT_LENGTH = 60;

/**
 * Returns the new values of texts and numbers, by field: of two edits of one field, on two devices, the
 * entity has the later one and the history both.
 */
function newValues(changes: object): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [field, value] of Object.entries(changes) as [string, unknown][]) {
    if (typeof value === 'number') facts[field] = value;
    if (typeof value !== 'string') continue;
    facts[field] = value.length > EXCERPT_LENGTH ? `${value.slice(0, EXCERPT_LENGTH - 1)}…` : value;
  }
  return facts;
}

record(leads.leadCreated, ({ id, leadSource, serviceType, ...rest }) => ({
  kind: 'lead',
  id,
  name: leadName(rest),
  facts: { leadSource, serviceType },
}));
record(leads.leadEdited, ({ changes, leadId, leadName: name }) =>
  fieldNames(changes) === ''
    ? undefined
    : lead({ leadId, leadName: name }, { ...newValues(changes), fields: fieldNames(changes) }),
);
recordEach(leads.leadsMoved, ENTRY_TYPES.moved, ({ leads: moved, to }) =>
  moved.map(({ from, ...about }) => lead(about, { from, to })),
);
recordEach(leads.followUpsScheduled, ENTRY_TYPES.followUpSet, ({ leads: scheduled, dueDate }) =>
  scheduled.map((about) => lead(about, { dueDate: dueDate ?? '' })),
);
recordEach(leads.leadsTagged, leads.leadEdited.type, ({ leads: tagged }) =>
  tagged.map((about) => lead(about, { fields: 'tags' })),
);
recordEach(leads.leadsActivityChanged, leads.leadEdited.type, ({ leads: changed, isActive }) =>
  changed.map((about) => lead(about, { fields: 'isActive', isActive })),
);
recordEach(leads.leadsDeleted, ENTRY_TYPES.leadDeleted, ({ leads: deleted }) =>
  deleted.map((about) => lead(about)),
);
record(leads.leadsMerged, ({ mergedName, isLate, ...about }) =>
  isLate ? undefined : lead(about, { merged: mergedName }),
);
record(leads.communicationLogged, ({ communication: { type, subject }, ...about }) =>
  lead(about, { kind: type, subject }),
);
record(leads.appointmentScheduled, ({ appointment, ...about }) =>
  lead(about, {
    kind: appointment.type,
    date: appointment.scheduledDate,
    time: appointment.scheduledTime,
  }),
);
record(leads.appointmentMoved, ({ changes, ...about }) =>
  lead(about, { date: changes.scheduledDate ?? '', time: changes.scheduledTime ?? '' }),
);
record(leads.appointmentCompleted, (about) => lead(about));
record(leads.appointmentCancelled, (about) => lead(about));
record(leads.appointmentMissed, (about) => lead(about));
record(leads.documentAttached, ({ document, ...about }) => lead(about, { name: document.name }));
record(leads.documentRemoved, ({ name, ...about }) => lead(about, { name }));
recordEach(notifications.notificationsRaised, ENTRY_TYPES.notified, ({ notifications: raised }) =>
  raised.map(({ leadId, leadName: name, title, message }) =>
    lead({ leadId, leadName: name }, { title, message }),
  ),
);
record(projects.projectCreated, ({ id, title, status }) => ({
  kind: 'project',
  id,
  name: title,
  facts: { status },
}));
record(projects.projectEdited, ({ changes, ...about }) =>
  project(about, { fields: fieldNames(changes) }),
);
record(projects.projectDeleted, (about) => project(about));
record(projects.statusChanged, ({ from, to, ...about }) => project(about, { from, to }));
record(projects.noteAdded, ({ note: { isPublic }, ...about }) => project(about, { isPublic }));
record(projects.customerEmailSent, (about) => project(about));
record(projects.consentRecorded, ({ consent, ...about }) =>
  project(about, consent ? { by: consent.by, how: consent.how } : {}),
);
record(projects.attachmentAdded, ({ attachment, ...about }) =>
  project(about, { name: attachment.name }),
);
record(projects.attachmentRemoved, ({ name, ...about }) => project(about, { name }));
record(estimates.estimateCreated, ({ leadId, customerName, number, ...rest }) =>
  lead(
    { leadId, leadName: customerName },
    { number, total: formatCents(estimateTotals(rest).totalCents) },
  ),
);
record(estimates.estimateEdited, ({ number, ...about }) => lead(about, { number }));
record(estimates.estimateLinked, ({ number, ...about }) => lead(about, { number }));
record(estimates.estimateSent, ({ number, ...about }) => lead(about, { number }));
record(estimates.estimateAnswered, ({ number, answer, ...about }) =>
  lead(about, { number, answer }),
);
record(estimates.estimateDeleted, ({ number, ...about }) => lead(about, { number }));
record(payments.paymentReceived, ({ amountCents, way, ...about }) =>
  payment(about, { amount: formatCents(amountCents), way }),
);
record(payments.paymentEdited, ({ amountCents, changes, ...about }) =>
  payment(about, { amount: formatCents(changes.amountCents ?? amountCents) }),
);
record(payments.paymentDeleted, ({ amountCents, ...about }) =>
  payment(about, { amount: formatCents(amountCents) }),
);
record(content.sectionEdited, ({ sectionName, ...about }) => page(about, { section: sectionName }));
record(content.pageInfoEdited, (about) => page(about));
record(content.pageReset, (about) => page(about));
record(gallery.galleryProjectAdded, ({ id, title }) => ({ kind: 'gallery', id, name: title }));
record(gallery.galleryProjectEdited, galleryProject);
record(gallery.galleryProjectRemoved, galleryProject);
record(blog.postWritten, ({ id, title }) => ({ kind: 'post', id, name: title }));
record(blog.postEdited, post);
record(blog.postPublished, post);
record(blog.postUnpublished, post);
record(blog.postDeleted, post);
recordEach(undo.actUndone, undo.actUndone.type, ({ entries, isRestore }) =>
  entries.map((undone) => ({
    kind: undone.subjectKind as SubjectKind,
    id: undone.subjectId,
    name: undone.subjectName,
    facts: { ...undone.facts, undone: undone.type, ...(isRestore && { isRestore }) },
  })),
);

/** Whether the history records the events of a type. */
export const isRecorded = (type: string): boolean => recorders.has(type);

/** Returns an event's history entries, one a subject; the first has the event's id. */
export function historyEntriesFor({ type, payload, meta }: DomainEvent): HistoryEntry[] {
  const { as, lines } = recorders.get(type) ?? {};
  return (lines?.(payload as never) ?? []).map(({ kind, id, name, facts }, index) => ({
    id: index === 0 ? meta.eventId : `${meta.eventId}.${index}`,
    occurredAt: meta.occurredAt,
    type: as ?? type,
    subjectKind: kind,
    subjectId: String(id),
    subjectName: name.slice(0, 200),
    facts: shortened(facts ?? {}),
  }));
}

/** Returns the first history entry of an event; undefined if the event is not recorded. */
export const historyEntryFor = (event: DomainEvent): HistoryEntry | undefined =>
  historyEntriesFor(event)[0];

/** Returns the id of the event of a history entry, or of a record of a deletion. */
export const eventIdOf = (entryId: string): string => entryId.replace(/\.\d+$/, '');

const shortened = (facts: Record<string, Fact>): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, 200) : fact,
    ]),
  );

/** The types of the entries. */
export const recordedEventTypes: readonly string[] = [
  ...new Set([...recorders.values()].map(({ as }) => as)),
];
