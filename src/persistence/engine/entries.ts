import type { StoredList } from '../../domain/lists/businessLists';
import {
  LIST_NAMES,
  sliceOf,
  STORED_LISTS,
  type ListName,
  type ListSlice,
} from '../../domain/lists/schema';
import { tags } from '../../lib/fields';
import { numberIdOf } from '../../lib/ids';
import { memberSchemaOf, type EntitySchema } from '../../lib/lenientRead';
import { recordOf } from '../../lib/lookUp';

/** How a list is stored: its declaration, and what its schema says. */
interface ListEntry extends Pick<StoredList, 'order' | 'limit'> {
  /** The slice whose entities the list holds. */
  slice: ListSlice;
  schema: EntitySchema;
  /** Fields that hold members with ids of their own, merged member by member. */
  collections: readonly string[];
  /** Fields that hold a set of texts, merged text by text. */
  sets: readonly string[];
}

function listEntry(name: ListName): ListEntry {
  const declared: Pick<ListEntry, 'schema' | 'order' | 'limit'> = STORED_LISTS[name];
  const fields = Object.entries(declared.schema.entries);
  const collections = fields.filter(([, field]) => memberSchemaOf(field)).map(([field]) => field);
  const sets = fields.filter(([, field]) => field === tags).map(([field]) => field);
  return { ...declared, slice: sliceOf(name), collections, sets };
}

/** How each list is stored. Their keys and shapes are fixed in `docs/storage.md`. */
export const LISTS: Readonly<Record<ListName, ListEntry>> = recordOf(LIST_NAMES, listEntry);

/** Returns the id of a stored entity in the type that its list uses; undefined if it has no id. */
export function entityIdOf(name: ListName, stored: unknown): string | number | undefined {
  if (typeof stored !== 'number' && (typeof stored !== 'string' || stored === '')) return undefined;
  const isNumber =
    (LISTS[name].schema.entries.id as { type?: string } | undefined)?.type === 'number';
  return isNumber ? numberIdOf(stored) : String(stored);
}
