import type * as v from 'valibot';
import { postSchema } from '../domain/blog/schema';
import { pageSchema } from '../domain/content/schema';
import { galleryProjectSchema } from '../domain/gallery/schema';
import { historyEntrySchema } from '../domain/history/schema';
import { leadSchema } from '../domain/leads/schema';
import { notificationSchema } from '../domain/notifications/schema';
import { projectSchema, statusUpdateSchema } from '../domain/projects/schema';
import type { DomainState } from '../domain/store';
import type { EntryEntities, ListName } from '../events/system';
import { bySectionOrder } from '../domain/content/seedPage';
import { HISTORY_LIMIT } from '../domain/history/rules';
import type { MemberOrder } from './stampedJson';

/** Every key of ours in localStorage begins like this. */
export const KEY_PREFIX = 'handyman.';

/** What is kept of a slice, and in what shape. */
export interface ListEntry<Name extends ListName = ListName> {
  name: Name;
  /** The slice whose entities the list holds. */
  slice: Exclude<keyof DomainState, 'session'>;
  schema: v.GenericSchema<unknown, EntryEntities[Name]>;
  /** Fields that are sets of members with ids of their own, merged member by member. */
  sets: readonly string[];
  /** How the members of its sets are put in order; by id where nothing is said. */
  order?: MemberOrder;
  /** Which of its entities are kept where they are many; all where nothing is said. */
  keep?: (ids: string[]) => string[];
}

/** The shape of what is stored now. A browser that holds a newer one is not written to. */
export const STORED_VERSION = 1;

const list = <Name extends ListName>(
  name: Name,
  slice: ListEntry['slice'],
  schema: v.GenericSchema<unknown, EntryEntities[Name]>,
  { sets = [], ...rest }: Partial<Pick<ListEntry, 'sets' | 'order' | 'keep'>> = {},
): ListEntry<Name> => ({ name, slice, schema, sets, ...rest });

/** The stored lists. Their keys and shapes are fixed in `docs/storage.md`. */
export const LISTS = {
  pages: list('pages', 'content', pageSchema, { sets: ['sections'], order: bySectionOrder }),
  gallery: list('gallery', 'gallery', galleryProjectSchema),
  leads: list('leads', 'leads', leadSchema, {
    sets: ['communications', 'documents', 'appointments'],
  }),
  notifications: list('notifications', 'notifications', notificationSchema),
  posts: list('posts', 'blog', postSchema),
  projects: list('projects', 'projects', projectSchema, { sets: ['notes', 'attachments'] }),
  statusUpdates: list('statusUpdates', 'statusUpdates', statusUpdateSchema),
  history: list('history', 'history', historyEntrySchema, {
    // Ids begin with the moment, so the greatest are the newest.
    keep: (ids) => ids.sort().slice(-HISTORY_LIMIT),
  }),
} as const satisfies { [Name in ListName]: ListEntry<Name> };

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The localStorage key of an entry. */
export const keyOf = (entry: string): string => `${KEY_PREFIX}${entry}`;
/** Where the damaged text of an entry is kept. */
export const damagedKeyOf = (entry: string): string => `${KEY_PREFIX}damaged.${entry}`;

/** The deleted, of every list. */
export const TOMBSTONES_KEY = keyOf('tombstones');
/** The version of what is stored. */
export const VERSION_KEY = keyOf('version');
/** When the last backup was downloaded, an ISO timestamp. */
export const LAST_BACKUP_KEY = keyOf('lastBackup');
/** When the owner started with this browser. */
export const FIRST_START_KEY = keyOf('firstStart');
/** What has happened to leads and may not have reached their list yet: keys by tab, lead and line. */
export const JOURNAL_PREFIX = keyOf('journal.');
/** The signed-in flag. */
export const SIGNED_IN_KEY = keyOf('signedIn');
