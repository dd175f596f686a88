import * as v from 'valibot';
import { business } from '../../business';
import {
  MAX_LENGTH,
  dollars,
  isoDateTime,
  numberId,
  oneOf,
  oneOfOpen,
  optionalDay,
  type Open,
  requiredText,
  tags,
  text,
  textId,
} from '../../lib/fields';
import { DEFAULT_PRIORITY, documentSchema, PRIORITIES, type LeadDocument } from '../leads/schema';

/** The ten statuses of the management screen, the seven of the data layer among them. */
export const PROJECT_STATUSES = [
  'Quote Requested',
  'Quote Provided',
  'Approved',
  'Scheduled',
  'In Progress',
  'On Hold',
  'Completed',
  'Invoiced',
  'Paid',
  'Cancelled',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Whether this version has a status. */
export const isProjectStatus = (status: string): status is ProjectStatus =>
  (PROJECT_STATUSES as readonly string[]).includes(status);
/** The status of a stored project: one of the ten, or a name that this version does not know. */
export type StoredProjectStatus = Open<ProjectStatus>;
export const FIRST_PROJECT_STATUS: ProjectStatus = 'Quote Requested';

/** The author of notes and status updates: the one owner. */
export const NOTE_AUTHOR = 'Admin';

export const projectNoteSchema = v.object({
  id: textId,
  content: text(MAX_LENGTH.note),
  /** Whether the note is a Customer Update, which is e-mailed. */
  isPublic: v.optional(v.boolean(), false),
  createdBy: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), NOTE_AUTHOR),
  createdDate: isoDateTime,
  emailSent: v.optional(v.boolean(), false),
});
export type ProjectNote = v.InferOutput<typeof projectNoteSchema>;

/** A picture or a document of a job. */
export type Attachment = LeadDocument;

/** The fields of the project form: everything but identity, status and notes. */
export const projectFieldsSchema = v.object({
  title: requiredText(),
  description: text(MAX_LENGTH.note),
  /** The id of the lead that this job was made from, if any. */
  customerId: text(),
  customerName: text(),
  customerEmail: text(MAX_LENGTH.email),
  customerPhone: text(),
  address: text(),
  city: text(),
  state: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), business.state),
  zipCode: text(),
  priority: v.optional(oneOf(PRIORITIES, DEFAULT_PRIORITY), DEFAULT_PRIORITY),
  estimatedValue: dollars,
  /** Dollars, once known. */
  actualCost: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))),
  startDate: optionalDay,
  estimatedCompletionDate: optionalDay,
  tags,
});
export type ProjectFields = v.InferOutput<typeof projectFieldsSchema>;

export const projectSchema = v.object({
  id: numberId,
  ...projectFieldsSchema.entries,
  status: oneOfOpen(PROJECT_STATUSES),
  notes: v.optional(v.array(projectNoteSchema), () => []),
  attachments: v.optional(v.array(documentSchema), () => []),
  createdDate: isoDateTime,
  lastUpdated: isoDateTime,
  /** Who agreed that the work is shown on the site, how and when; absent: nobody. */
  consentBy: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line))),
  consentHow: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line))),
  consentDate: v.optional(isoDateTime),
});
export type Project = v.InferOutput<typeof projectSchema>;

/** The job of an event: its id, and the title for display. */
export interface ProjectRef {
  projectId: number;
  projectTitle: string;
}

/** A project before it gets an id. */
export type NewProject = ProjectFields & { status: ProjectStatus };

export const statusUpdateSchema = v.object({
  id: textId,
  projectId: numberId,
  oldStatus: oneOfOpen(PROJECT_STATUSES),
  newStatus: oneOfOpen(PROJECT_STATUSES),
  note: text(MAX_LENGTH.note),
  isPublicUpdate: v.optional(v.boolean(), false),
  updatedBy: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line)), NOTE_AUTHOR),
  updatedDate: isoDateTime,
});
export type StatusUpdate = v.InferOutput<typeof statusUpdateSchema>;
