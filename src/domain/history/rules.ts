import * as blog from '../../events/blog';
import * as content from '../../events/content';
import * as gallery from '../../events/gallery';
import * as leads from '../../events/leads';
import * as notifications from '../../events/notifications';
import * as projects from '../../events/projects';
import * as undo from '../../events/undo';
import type { DomainEvent } from '../../events/event';
import { leadName } from '../leads/rules';
import type { Fact, HistoryEntry, SubjectKind } from './schema';

/** Which events the history records, and which of their facts. */

/** The greatest number of entries; older ones are dropped. */
export const HISTORY_LIMIT = 2_000;

interface Line {
  kind: SubjectKind;
  id: string | number;
  name: string;
  facts?: Record<string, Fact>;
}

interface EventCreator<Payload> {
  type: string;
  match: (action: unknown) => action is { payload: Payload };
}

const recorders = new Map<string, (payload: never) => Line | undefined>();

function record<Payload>(
  { type }: Pick<EventCreator<Payload>, 'type'> & ((...args: never[]) => { payload: Payload }),
  line: (payload: Payload) => Line | undefined,
): void {
  recorders.set(type, line);
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
const fieldNames = (changes: object): string => Object.keys(changes).join(', ');

record(leads.leadCreated, ({ id, leadSource, serviceType, ...rest }) => ({
  kind: 'lead',
  id,
  name: leadName(rest),
  facts: { leadSource, serviceType },
}));
record(leads.leadEdited, ({ changes, ...about }) =>
  fieldNames(changes) === '' ? undefined : lead(about, { fields: fieldNames(changes) }),
);
record(leads.leadDeleted, (about) => lead(about));
record(leads.stageChanged, ({ from, to, ...about }) => lead(about, { from, to }));
record(leads.followUpScheduled, ({ dueDate, ...about }) => lead(about, { dueDate: dueDate ?? '' }));
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
record(notifications.notificationRaised, ({ leadId, leadName, title, message }) =>
  lead({ leadId, leadName }, { title, message }),
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
record(undo.actUndone, ({ entry }) =>
  entry
    ? {
        kind: entry.subjectKind as SubjectKind,
        id: entry.subjectId,
        name: entry.subjectName,
        facts: { ...entry.facts, undone: entry.type },
      }
    : undefined,
);

/** Returns the history entry of an event; undefined if the event is not recorded. */
export function historyEntryFor(event: DomainEvent): HistoryEntry | undefined {
  const line = recorders.get(event.type)?.(event.payload as never);
  if (!line) return undefined;
  return {
    id: event.meta.eventId,
    occurredAt: event.meta.occurredAt,
    type: event.type,
    subjectKind: line.kind,
    subjectId: String(line.id),
    subjectName: line.name.slice(0, 200),
    facts: shortened(line.facts ?? {}),
  };
}

const shortened = (facts: Record<string, Fact>): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, 200) : fact,
    ]),
  );

/** The types of the recorded events. */
export const recordedEventTypes: readonly string[] = [...recorders.keys()];
