import type { Changes } from '../lib/changes';
import { ids } from '../lib/ids';
import type {
  NewProject,
  Project,
  ProjectFields,
  ProjectNote,
  StoredProjectStatus,
} from '../domain/projects/schema';
import { defineCreation, defineEvent } from './event';

/** Which job an event is about, and what a sentence calls it. */
export interface AboutProject {
  projectId: number;
  projectTitle: string;
}

/** A job was entered, by its form or from a lead. `id` is free of those that stand already. */
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
);

/** The job's form was saved; `changes` holds only the fields that differ. */
export const projectEdited = defineEvent<AboutProject & { changes: Changes<ProjectFields> }>(
  'projects/projectEdited',
);

/** A job was deleted by the owner. */
export const projectDeleted = defineEvent<AboutProject>(
  'projects/projectDeleted',
  ({ projectId }) => ({ projects: { ids: [projectId] } }),
);

/**
 * A job got another status. The record of the update is kept in the same event; where a note was
 * given, a project note follows (section 4).
 */
export const statusChanged = defineCreation(
  'projects/statusChanged',
  (
    facts: AboutProject & {
      from: StoredProjectStatus;
      to: StoredProjectStatus;
      note: string;
      isPublic: boolean;
    },
  ) => ({
    ...facts,
    updateId: ids.nextText(),
  }),
);

/**
 * A note was added: internal, or a Customer Update. After a public one the customer's e-mail is
 * (simulated to be) sent about a second later.
 */
export const noteAdded = defineCreation(
  'projects/noteAdded',
  (facts: AboutProject & { content: string; isPublic: boolean }, meta) => ({
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
);

/** The simulated e-mail about a public note went out. Idempotent for each note. */
export const customerEmailSent = defineEvent<AboutProject & { noteId: string }>(
  'projects/customerEmailSent',
);
