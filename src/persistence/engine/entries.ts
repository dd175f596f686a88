import { bySectionOrder } from '../../domain/content/seedPage';
import { HISTORY_LIMIT } from '../../domain/history/rules';
import { LIST_NAMES, STORED_LISTS, type ListName, type ListSlice } from '../../domain/lists/schema';
import { tags } from '../../lib/fields';
import { numberIdOf } from '../../lib/ids';
import { memberSchemaOf, type EntitySchema } from '../../lib/lenientRead';
import type { Fields } from '../../lib/recordsDiff';

/** How a slice is stored. */
interface ListEntry {
  /** The slice whose entities the list holds. */
  slice: ListSlice;
  schema: EntitySchema;
  /** Fields that hold members with ids of their own, merged member by member. */
  collections: readonly string[];
  /** Fields that hold a set of texts, merged text by text. */
  sets: readonly string[];
  /** Compares two members of its collections, for sorting; by id if undefined. */
  order?: (a: Fields, b: Fields) => number;
  /** How many entities are stored, the newest; all if undefined. */
  limit?: number;
}

/** What is special about some lists. */
const SPECIAL: Partial<Record<ListName, Pick<ListEntry, 'order' | 'limit'>>> = {
  pages: { order: bySectionOrder },
  history: { limit: HISTORY_LIMIT },
};

function listEntry(name: ListName): ListEntry {
  const { slice, schema }: Pick<ListEntry, 'slice' | 'schema'> = STORED_LISTS[name];
  const fields = Object.entries(schema.entries);
  const collections = fields.filter(([, field]) => memberSchemaOf(field)).map(([field]) => field);
  const sets = fields.filter(([, field]) => field === tags).map(([field]) => field);
  return { slice, schema, collections, sets, ...SPECIAL[name] };
}

/** How each list is stored. Their keys and shapes are fixed in `docs/storage.md`. */
export const LISTS = Object.fromEntries(
  LIST_NAMES.map((name) => [name, listEntry(name)]),
) as Readonly<Record<ListName, ListEntry>>;

/** Returns the id of a stored entity in the type that its list uses; undefined if it has none. */
export function entityIdOf(name: ListName, stored: unknown): string | number | undefined {
  if (typeof stored !== 'number' && (typeof stored !== 'string' || stored === '')) return undefined;
  const isNumber =
    (LISTS[name].schema.entries.id as { type?: string } | undefined)?.type === 'number';
  return isNumber ? numberIdOf(stored) : String(stored);
}
