import type * as v from 'valibot';
import { HISTORY_LIMIT, historyEntrySchema } from '../history/schema';
import { settingSchema } from '../settings/schema';
import { deletedRecordSchema } from '../undo/schema';
import { BUSINESS_LISTS, type StoredList } from './businessLists';

/** The stored lists. */
export const STORED_LISTS = {
  ...BUSINESS_LISTS,
  deleted: { schema: deletedRecordSchema },
  settings: { schema: settingSchema },
  history: { schema: historyEntrySchema, limit: HISTORY_LIMIT },
} as const satisfies Record<string, StoredList>;

/** The name of a stored list; its localStorage key is `handyman.` and this name. */
export type ListName = keyof typeof STORED_LISTS;
export const LIST_NAMES = Object.keys(STORED_LISTS) as ListName[];

/** The lists that are the owner's work: the others follow from it. */
export const RECORD_LISTS = (Object.keys(BUSINESS_LISTS) as (keyof typeof BUSINESS_LISTS)[]).filter(
  (name) => name !== 'notifications' && name !== 'statusUpdates',
);

/** Returns the lists whose entities refer to those of a list, with the field by which they do. */
export const referencesTo = (to: ListName): [list: ListName, field: string][] =>
  LIST_NAMES.flatMap((list) =>
    Object.entries((STORED_LISTS[list] as StoredList).references ?? {})
      .filter(([, target]) => target === to)
      .map(([field]): [ListName, string] => [list, field]),
  );

/** The lists whose seed data is in chunks of its own. Page copy is always loaded. */
export const LAZY_LISTS = [
  'gallery',
  'leads',
  'posts',
  'projects',
] as const satisfies readonly ListName[];
export type LazyListName = (typeof LAZY_LISTS)[number];

/** The name of the slice that holds a stored list. */
export type ListSlice<Name extends ListName = ListName> = Name extends ListName
  ? (typeof STORED_LISTS)[Name] extends { slice: infer Slice }
    ? Slice
    : Name
  : never;

/** Returns the name of the slice that holds a stored list. */
export const sliceOf = <Name extends ListName>(name: Name): ListSlice<Name> =>
  ((STORED_LISTS[name] as StoredList).slice ?? name) as ListSlice<Name>;

/** The type of the entities of each stored list. The flag `signedIn` is stored separately. */
export type EntitiesByList = {
  [Name in ListName]: v.InferOutput<(typeof STORED_LISTS)[Name]['schema']>;
};
