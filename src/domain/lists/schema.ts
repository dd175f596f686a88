import type * as v from 'valibot';
import { postSchema } from '../blog/schema';
import { pageSchema } from '../content/schema';
import { estimateSchema } from '../estimates/schema';
import { galleryProjectSchema } from '../gallery/schema';
import { historyEntrySchema } from '../history/schema';
import { leadSchema } from '../leads/schema';
import { notificationSchema } from '../notifications/schema';
import { paymentSchema } from '../payments/schema';
import { projectSchema, statusUpdateSchema } from '../projects/schema';
import { settingSchema } from '../settings/schema';
import { deletedRecordSchema } from '../undo/schema';

/** What the stored lists have in common: see "Add a stored list" in CONTRIBUTING.md. */
interface StoredList {
  /** The slice of the state that holds it. */
  slice: string;
  schema: v.GenericSchema<unknown, object>;
  /** Whether Recently deleted keeps its entities, so that they are restorable by themselves. */
  isRestorable: boolean;
}

/** The stored lists. */
export const STORED_LISTS = {
  pages: { slice: 'content', schema: pageSchema, isRestorable: false },
  gallery: { slice: 'gallery', schema: galleryProjectSchema, isRestorable: true },
  leads: { slice: 'leads', schema: leadSchema, isRestorable: true },
  notifications: { slice: 'notifications', schema: notificationSchema, isRestorable: false },
  posts: { slice: 'blog', schema: postSchema, isRestorable: true },
  projects: { slice: 'projects', schema: projectSchema, isRestorable: true },
  statusUpdates: { slice: 'statusUpdates', schema: statusUpdateSchema, isRestorable: false },
  estimates: { slice: 'estimates', schema: estimateSchema, isRestorable: true },
  payments: { slice: 'payments', schema: paymentSchema, isRestorable: true },
  deleted: { slice: 'deleted', schema: deletedRecordSchema, isRestorable: false },
  settings: { slice: 'settings', schema: settingSchema, isRestorable: false },
  history: { slice: 'history', schema: historyEntrySchema, isRestorable: false },
} as const satisfies Record<string, StoredList>;

/** The name of a stored list; its localStorage key is `handyman.` and this name. */
export type ListName = keyof typeof STORED_LISTS;
export const LIST_NAMES = Object.keys(STORED_LISTS) as ListName[];

/** A slice that holds a stored list. */
export type ListSlice = (typeof STORED_LISTS)[ListName]['slice'];

/** The entities of each stored list. The flag `signedIn` is stored separately. */
export type EntryEntities = {
  [Name in ListName]: v.InferOutput<(typeof STORED_LISTS)[Name]['schema']>;
};
