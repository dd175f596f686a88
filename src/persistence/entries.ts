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
}

const list = <Name extends ListName>(
  name: Name,
  slice: ListEntry['slice'],
  schema: v.GenericSchema<unknown, EntryEntities[Name]>,
  sets: readonly string[] = [],
): ListEntry<Name> => ({ name, slice, schema, sets });

/** The stored lists. Their keys and shapes are fixed in `docs/storage.md`. */
export const LISTS = {
  pages: list('pages', 'content', pageSchema, ['sections']),
  gallery: list('gallery', 'gallery', galleryProjectSchema),
  leads: list('leads', 'leads', leadSchema, ['communications', 'documents', 'appointments']),
  notifications: list('notifications', 'notifications', notificationSchema),
  posts: list('posts', 'blog', postSchema),
  projects: list('projects', 'projects', projectSchema, ['notes', 'attachments']),
  statusUpdates: list('statusUpdates', 'statusUpdates', statusUpdateSchema),
  history: list('history', 'history', historyEntrySchema),
} as const satisfies { [Name in ListName]: ListEntry<Name> };

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The localStorage key of an entry. */
export const keyOf = (entry: string): string => `${KEY_PREFIX}${entry}`;
/** Where the damaged text of an entry is kept. */
export const damagedKeyOf = (entry: string): string => `${KEY_PREFIX}damaged.${entry}`;
