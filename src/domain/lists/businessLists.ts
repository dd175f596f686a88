import type * as v from 'valibot';
import { postSchema } from '../blog/schema';
import { bySectionOrder } from '../content/rules';
import { pageSchema } from '../content/schema';
import { estimateSchema } from '../estimates/schema';
import { galleryProjectSchema } from '../gallery/schema';
import { leadSchema } from '../leads/schema';
import { notificationSchema } from '../notifications/schema';
import { paymentSchema } from '../payments/schema';
import { projectSchema, statusUpdateSchema } from '../projects/schema';

/** What the stored lists have in common: see "Add a stored list" in CONTRIBUTING.md. */
export interface StoredList {
  /** The slice of the state that holds it, if that has another name. */
  slice?: string;
  schema: v.GenericSchema<unknown, object>;
  /** What the history calls an entity of the list, if events are about them. */
  subject?: string;
  /** What Recently deleted keeps of it, if anything: entities, and what is removed from one, such as a photo. */
  restorable?: 'entities' | 'entities and members';
  /** The fields by which its entities refer to those of other lists, which follow where two leads are merged. */
  references?: Readonly<Record<string, 'leads' | 'projects'>>;
  /** Compares two members of its collections, for sorting; by id if undefined. */
  order?: (a: { id?: unknown }, b: { id?: unknown }) => number;
  /** How many entities are stored, the newest; all if undefined. */
  limit?: number;
}

/** The stored lists of the business. They are apart from the rest, because the history's schema refers to their kinds. */
export const BUSINESS_LISTS = {
  pages: { slice: 'content', schema: pageSchema, subject: 'page', order: bySectionOrder },
  gallery: { schema: galleryProjectSchema, subject: 'gallery', restorable: 'entities' },
  leads: { schema: leadSchema, subject: 'lead', restorable: 'entities and members' },
  notifications: { schema: notificationSchema, references: { leadId: 'leads' } },
  posts: { slice: 'blog', schema: postSchema, subject: 'post', restorable: 'entities' },
  projects: {
    schema: projectSchema,
    subject: 'project',
    restorable: 'entities and members',
    references: { customerId: 'leads' },
  },
  statusUpdates: { schema: statusUpdateSchema },
  // The lines that a save of an estimate leaves out are an edit.
  estimates: { schema: estimateSchema, restorable: 'entities', references: { leadId: 'leads' } },
  payments: {
    schema: paymentSchema,
    restorable: 'entities',
    references: { leadId: 'leads', projectId: 'projects' },
  },
} as const satisfies Record<string, StoredList>;

/** What the history calls the entity that an event is about. */
export type SubjectKind = Extract<
  (typeof BUSINESS_LISTS)[keyof typeof BUSINESS_LISTS],
  { subject: string }
>['subject'];
