import type * as v from 'valibot';
import { postSchema } from '../../domain/blog/schema';
import { bySectionOrder } from '../../domain/content/seedPage';
import { pageSchema } from '../../domain/content/schema';
import { estimateSchema } from '../../domain/estimates/schema';
import { galleryProjectSchema } from '../../domain/gallery/schema';
import { HISTORY_LIMIT } from '../../domain/history/rules';
import { historyEntrySchema } from '../../domain/history/schema';
import { leadSchema } from '../../domain/leads/schema';
import { notificationSchema } from '../../domain/notifications/schema';
import { paymentSchema } from '../../domain/payments/schema';
import { projectSchema, statusUpdateSchema } from '../../domain/projects/schema';
import { SLICE_OF } from '../../domain/shared/slices';
import type { ListSlice } from '../../domain/store';
import { settingSchema } from '../../domain/settings/schema';
import { deletedRecordSchema } from '../../domain/undo/schema';
import type { EntryEntities, ListName } from '../../events/system';
import { tags } from '../../lib/fields';
import { numberIdOf } from '../../lib/ids';
import { memberSchemaOf, type EntitySchema } from '../../lib/lenientRead';
import type { Fields } from '../../lib/recordsDiff';

/** Compares two members of a collection, for sorting. */
export type MemberOrder = (a: Fields, b: Fields) => number;

/** How a slice is stored. */
export interface ListEntry {
  name: ListName;
  /** The slice whose entities the list holds. */
  slice: ListSlice;
  schema: EntitySchema;
  /** Fields that hold members with ids of their own, merged member by member. */
  collections: readonly string[];
  /** Fields that hold a set of texts, merged text by text. */
  sets: readonly string[];
  /** The order of the members of its collections; by id if undefined. */
  order?: MemberOrder;
  /** Limits the number of stored entities; all are stored if undefined. */
  keep?: (ids: string[]) => string[];
}

function list<Name extends ListName>(
  name: Name,
  schema: EntitySchema & v.GenericSchema<unknown, EntryEntities[Name]>,
  rest: Pick<ListEntry, 'order' | 'keep'> = {},
): ListEntry {
  const collections = Object.keys(schema.entries).filter((field) => {
    const entry = schema.entries[field];
    return entry && memberSchemaOf(entry);
  });
  const sets = Object.keys(schema.entries).filter((field) => schema.entries[field] === tags);
  return { name, slice: SLICE_OF[name], schema, collections, sets, ...rest };
}

/** The stored lists. Their keys and shapes are fixed in `docs/storage.md`. */
export const LISTS: Readonly<Record<ListName, ListEntry>> = {
  pages: list('pages', pageSchema, { order: bySectionOrder }),
  gallery: list('gallery', galleryProjectSchema),
  leads: list('leads', leadSchema),
  notifications: list('notifications', notificationSchema),
  posts: list('posts', postSchema),
  projects: list('projects', projectSchema),
  statusUpdates: list('statusUpdates', statusUpdateSchema),
  estimates: list('estimates', estimateSchema),
  payments: list('payments', paymentSchema),
  deleted: list('deleted', deletedRecordSchema),
  settings: list('settings', settingSchema),
  history: list('history', historyEntrySchema, {
    // Ids begin with their time of creation, so the greatest are the newest.
    keep: (ids) => ids.sort().slice(-HISTORY_LIMIT),
  }),
};

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Returns the id of a stored entity in the type that its list uses; undefined if it has none. */
export function entityIdOf(name: ListName, stored: unknown): string | number | undefined {
  if (typeof stored !== 'number' && (typeof stored !== 'string' || stored === '')) return undefined;
  const isNumber =
    (LISTS[name].schema.entries.id as { type?: string } | undefined)?.type === 'number';
  return isNumber ? numberIdOf(stored) : String(stored);
}
