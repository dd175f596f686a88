import type { Lead } from '../domain/leads/schema';
import type { Notification } from '../domain/notifications/schema';
import type { Project, StatusUpdate } from '../domain/projects/schema';
import type { PageContent } from '../domain/content/schema';
import type { GalleryProject } from '../domain/gallery/schema';
import type { ListedPost, Post } from '../domain/blog/schema';
import type { HistoryEntry } from '../domain/history/schema';
import { defineEvent, type Deletions } from './event';

/** The stored lists and what each holds. The flag `signedIn` stands beside them. */
export interface EntryEntities {
  pages: PageContent;
  gallery: GalleryProject;
  leads: Lead;
  notifications: Notification;
  posts: Post;
  projects: Project;
  statusUpdates: StatusUpdate;
  history: HistoryEntry;
}
/** The name of a stored list; its localStorage key is `handyman.` and this. */
export type ListName = keyof EntryEntities;
/** The name of anything stored for a slice. */
export type EntryName = ListName | 'signedIn';

/** One entry with its entities, for any of the entries. */
export type EntryWithEntities = {
  [Name in ListName]: { entry: Name; entities: EntryEntities[Name][] };
}[ListName];

/** Storage has been read at start, or there is none. Start-up listeners wait for this. */
export const storageRestored = defineEvent('system/storageRestored');

/** These entries were found in storage at start, or by a restored backup; their slices have them. */
export const entriesRead = defineEvent<{ entries: EntryName[]; lastBackup?: LastBackup }>(
  'system/entriesRead',
);
/** When the owner last downloaded a backup, an ISO timestamp. */
export interface LastBackup {
  at: string;
}

/**
 * The built-in entities of an entry have arrived from their chunk, where storage has none of its
 * own. They stand in the state unwritten until something in the entry changes.
 */
export const seedDataLoaded = defineEvent<EntryWithEntities>('system/seedDataLoaded');

/**
 * The built-in posts arrived for a visitor's page: without their bodies but the one that is read.
 * They stand in for the posts until those are here, and are never written.
 */
export const seedPostsListed = defineEvent<{ posts: ListedPost[] }>('system/seedPostsListed');

/**
 * A check for follow-ups began. Emitted in a signed-in browser on load, when built-in leads have
 * arrived, and every 60 s.
 */
export const followUpsChecked = defineEvent('system/followUpsChecked');

/** What another tab wrote, merged with ours. No listener answers this. */
export const remoteChangesMerged = defineEvent<
  EntryWithEntities & { removedIds: (string | number)[] }
>('system/remoteChangesMerged');

/** An entry could not be written; the change stays on screen. The owner is told. */
export const storageWriteFailed = defineEvent<{
  entry: EntryName;
  reason: WriteFailure;
  message: string;
}>('system/storageWriteFailed');
/** Why an entry cannot be written. */
export type WriteFailure = 'full' | 'denied' | 'newerVersion' | 'damaged';

/** An entry that could not be written before has been written. */
export const storageWriteRecovered = defineEvent<{ entry: EntryName }>(
  'system/storageWriteRecovered',
);

/**
 * Stored text could not be read in whole: it was kept under `keptUnder` (null where there was no
 * room), and defaults or the good entities were used. The owner is told.
 */
export const entryDamaged = defineEvent<{
  entry: EntryName;
  keptUnder: string | null;
  goodEntities: number;
  badEntities: number;
}>('system/entryDamaged');

/** The owner downloaded all data as a file. The reminder rests. */
export const backupDownloaded = defineEvent('system/backupDownloaded');

/** The owner merged a backup into what stands here, by the rules of two tabs. */
export const backupMerged = defineEvent<{ createdAt: string }>('system/backupMerged');

/**
 * The owner put a backup, the samples, or the state before one of them in the place of what stood
 * here; these entities now stand, whole, and what is absent was deleted.
 */
export const backupRestored = defineEvent<{ entries: EntryWithEntities[]; deletes: Deletions }>(
  'system/backupRestored',
  ({ deletes }) => deletes,
);

/**
 * At start, references to leads that are known to be deleted were found, because two entries were
 * only half updated: their notifications go, and their jobs no longer name them, as with
 * `leads/leadDeleted`.
 */
export const danglingReferencesRemoved = defineEvent<{
  deletedLeadIds: string[];
  notificationIds: string[];
}>('system/danglingReferencesRemoved', ({ notificationIds }) => ({
  notifications: { ids: notificationIds },
}));

/**
 * Uploaded pictures are shown from other addresses now, by old address: the owner had them stored
 * smaller, or something still showed one that had been. Whatever shows the old shows the new.
 */
export const picturesReplaced = defineEvent<{ replacements: Record<string, string> }>(
  'system/picturesReplaced',
);

/**
 * The owner took what is newer on the deployed site into what stands here, a page, a gallery project
 * or a post at a time; what was edited here stays.
 */
export const deployedChangesApplied = defineEvent<
  EntryWithEntities & { removedIds: (string | number)[]; removedMembers: RemovedMember[] }
>('system/deployedChangesApplied', ({ entry, removedIds, removedMembers }) => ({
  [entry]: { ids: removedIds, members: removedMembers },
}));
/** A member of a collection, as `[id, collection, member]`. */
export type RemovedMember = readonly [id: string | number, collection: string, member: string];

/** The owner removed the sample entities, and the notifications about them, in one step. */
export const samplesRemoved = defineEvent<{ ids: Partial<Record<ListName, (string | number)[]>> }>(
  'system/samplesRemoved',
  ({ ids }) => Object.fromEntries(Object.entries(ids).map(([name, some]) => [name, { ids: some }])),
);

/** Another tab cleared the browser's storage: nothing that stood there is held any more. */
export const storageCleared = defineEvent('system/storageCleared');
