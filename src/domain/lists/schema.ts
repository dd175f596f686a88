import type * as v from 'valibot';
import { postSchema } from '../blog/schema';
import { pageSchema } from '../content/schema';
import { bySectionOrder } from '../content/rules';
import { estimateSchema } from '../estimates/schema';
import { galleryProjectSchema } from '../gallery/schema';
import { HISTORY_LIMIT } from '../history/rules';
import { historyEntrySchema } from '../history/schema';
import { leadSchema } from '../leads/schema';
import { notificationSchema } from '../notifications/schema';
import { paymentSchema } from '../payments/schema';
import { projectSchema, statusUpdateSchema } from '../projects/schema';
import { settingSchema } from '../settings/schema';
import { deletedRecordSchema } from '../undo/schema';

/** What the stored lists have in common: see "Add a stored list" in CONTRIBUTING.md. */
export interface StoredList {
  /** The slice of the state that holds it. */
  slice: string;
  schema: v.GenericSchema<unknown, object>;
  /** What Recently deleted keeps of it, if anything: entities, and what is removed from one, such as a photo. */
  restorable?: 'entities' | 'entities and members';
  /** Compares two members of its collections, for sorting; by id if undefined. */
  order?: (a: { id?: unknown }, b: { id?: unknown }) => number;
  /** How many entities are stored, the newest; all if undefined. */
  limit?: number;
}

/** The stored lists. */
export const STORED_LISTS = {
  pages: { slice: 'content', schema: pageSchema, order: bySectionOrder },
  gallery: { slice: 'gallery', schema: galleryProjectSchema, restorable: 'entities' },
  leads: { slice: 'leads', schema: leadSchema, restorable: 'entities and members' },
  notifications: { slice: 'notifications', schema: notificationSchema },
  posts: { slice: 'blog', schema: postSchema, restorable: 'entities' },
  projects: { slice: 'projects', schema: projectSchema, restorable: 'entities and members' },
  statusUpdates: { slice: 'statusUpdates', schema: statusUpdateSchema },
  // The lines that a save of an estimate leaves out are an edit.
  estimates: { slice: 'estimates', schema: estimateSchema, restorable: 'entities' },
  payments: { slice: 'payments', schema: paymentSchema, restorable: 'entities' },
  deleted: { slice: 'deleted', schema: deletedRecordSchema },
  settings: { slice: 'settings', schema: settingSchema },
  history: { slice: 'history', schema: historyEntrySchema, limit: HISTORY_LIMIT },
} as const satisfies Record<string, StoredList>;

/** The name of a stored list; its localStorage key is `handyman.` and this name. */
export type ListName = keyof typeof STORED_LISTS;
export const LIST_NAMES = Object.keys(STORED_LISTS) as ListName[];

/** The lists whose seed data is in chunks of its own. Page copy is always loaded. */
export const ALL_LAZY_ENTRIES = [
  'gallery',
  'leads',
  'posts',
  'projects',
] as const satisfies readonly ListName[];
export type LazyEntry = (typeof ALL_LAZY_ENTRIES)[number];

/** A slice that holds a stored list. */
export type ListSlice = (typeof STORED_LISTS)[ListName]['slice'];

/** The entities of each stored list. The flag `signedIn` is stored separately. */
export type EntryEntities = {
  [Name in ListName]: v.InferOutput<(typeof STORED_LISTS)[Name]['schema']>;
};
