import { ids } from '../../lib/ids';
import type { Changes } from '../../lib/recordsDiff';
import { defineCreation, defineEvent } from '../shared/event';
import { fieldNames, subject, type Subject } from '../shared/subjects';
import type {
  ProjectRef,
  Attachment,
  NewProject,
  Project,
  ProjectFields,
  ProjectNote,
  StoredProjectStatus,
} from './schema';

const projectSubject = ({ projectId, projectTitle }: ProjectRef, facts?: Subject['facts']) =>
  subject('project', projectId, projectTitle, facts);

/** A job was created; its `id` is not yet in use. The lead moves forward to the stage of its status. */
export const projectCreated = defineCreation(
  'projects/projectCreated',
  ({ id, draft }: { id: number; draft: NewProject }, meta): Project => ({
    ...draft,
    id,
    notes: [],
    attachments: [],
    createdDate: meta.occurredAt,
    lastUpdated: meta.occurredAt,
  }),
  { subjects: ({ id, title, status }) => subject('project', id, title, { status }) },
);

/** The job's form was saved, or its lead was corrected; `changes` holds only the fields that differ. */
export const projectEdited = defineEvent<ProjectRef & { changes: Changes<ProjectFields> }>(
  'projects/projectEdited',
  { subjects: ({ changes, ...about }) => projectSubject(about, { fields: fieldNames(changes) }) },
);

/** The owner deleted a job. */
export const projectDeleted = defineEvent<ProjectRef>('projects/projectDeleted', {
  deletes: ({ projectId }) => ({ projects: { ids: [projectId] } }),
  subjects: (about) => projectSubject(about),
  deletesSubjects: true,
});

/**
 * A job's status changed. The same event adds the status update; if it has a note, a project note
 * follows. Its lead moves to the stage of the new status, unless it is further.
 */
export const statusChanged = defineCreation(
  'projects/statusChanged',
  (
    facts: ProjectRef & {
      from: StoredProjectStatus;
      to: StoredProjectStatus;
      note: string;
      isPublic: boolean;
    },
  ) => ({ ...facts, updateId: ids.nextText() }),
  {
    subjects: ({ from, to, ...about }) => projectSubject(about, { from, to }),
    isToldByRecords: true,
  },
);

/** A note was added, internal or a Customer Update, whose simulated e-mail follows a second later. */
export const noteAdded = defineCreation(
  'projects/noteAdded',
  (facts: ProjectRef & { content: string; isPublic: boolean }, meta) => ({
    projectId: facts.projectId,
    projectTitle: facts.projectTitle,
    note: {
      id: ids.nextText(),
      content: facts.content,
      isPublic: facts.isPublic,
      createdDate: meta.occurredAt,
      emailSent: false,
    } satisfies Omit<ProjectNote, 'createdBy'>,
  }),
  {
    subjects: ({ note: { isPublic }, ...about }) => projectSubject(about, { isPublic }),
    isToldByRecords: true,
  },
);

/** The simulated e-mail about a public note was sent. Idempotent for each note. */
export const customerEmailSent = defineEvent<ProjectRef & { noteId: string }>(
  'projects/customerEmailSent',
  { subjects: (about) => projectSubject(about), isAct: false }, // told to the customer
);

/** The customer agreed that a job is shown on the site, or (with null) withdrew the consent. */
export const consentRecorded = defineEvent<
  ProjectRef & { consent: { by: string; how: string } | null }
>('projects/consentRecorded', {
  subjects: ({ consent, ...about }) =>
    projectSubject(about, consent ? { by: consent.by, how: consent.how } : {}),
});

/** A picture was attached to a job. */
export const attachmentAdded = defineCreation(
  'projects/attachmentAdded',
  (facts: ProjectRef & { attachment: Omit<Attachment, 'id' | 'uploadDate'> }, meta) => ({
    ...facts,
    attachment: {
      ...facts.attachment,
      id: ids.nextText(),
      uploadDate: meta.occurredAt,
    } satisfies Attachment,
  }),
  { subjects: ({ attachment, ...about }) => projectSubject(about, { name: attachment.name }) },
);

/** A picture was removed from a job. */
export const attachmentRemoved = defineEvent<ProjectRef & { attachmentId: string; name: string }>(
  'projects/attachmentRemoved',
  {
    deletes: ({ projectId, attachmentId }) => ({
      projects: { members: [[projectId, 'attachments', attachmentId]] },
    }),
    subjects: ({ name, ...about }) => projectSubject(about, { name }),
  },
);
