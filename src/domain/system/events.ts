import type { ListedPost } from '../blog/schema';
import type { EntitiesByList, ListName } from '../lists/schema';
import { defineEvent, type Deletions, type RemovedMember } from '../shared/event';

/** The name of whatever is stored: a list, or the sign-in. */
export type StoredName = ListName | 'signedIn';

/** A list with its entities. */
export type ListWithEntities = {
  [Name in ListName]: { entry: Name; entities: EntitiesByList[Name][] };
}[ListName];

/** Returns a list with its entities, which are those of its schema. */
export const listWith = (entry: ListName, entities: readonly object[]): ListWithEntities =>
  ({ entry, entities }) as unknown as ListWithEntities;

/**
 * Storage was read at start, or is not available. Listeners that run at start wait for this: the check for due
 * follow-ups, e-mails not yet sent, and the repair of references.
 */
export const storageRestored = defineEvent('system/storageRestored');

/** Entries were found in storage at start or in a backup, or changes to them are about to be merged: they need no seed data. */
export const entriesRead = defineEvent<{ entries: StoredName[]; lastBackup?: LastBackup }>(
  'system/entriesRead',
);
/** When the owner last downloaded a backup, an ISO timestamp. */
export interface LastBackup {
  at: string;
}

/**
 * The seed data of an entry was loaded from its chunk, because storage has no such entry. It is in
 * the state, and is not written until something in the entry changes.
 */
export const seedDataLoaded = defineEvent<ListWithEntities>('system/seedDataLoaded');

/**
 * The seed posts were listed for a visitor's page, without bodies except the post being read. They are
 * placeholders until the posts are loaded, and are never written.
 */
export const seedPostsListed = defineEvent<{ posts: ListedPost[] }>('system/seedPostsListed');

/**
 * A check for due follow-ups began: while signed in, at start, when seed leads are loaded and every 60 s; also when
 * another device's changes came.
 */
export const followUpsChecked = defineEvent('system/followUpsChecked');

/** Changes that another tab, another device, a backup or replaced samples brought were merged. No listener handles this. */
export const remoteChangesMerged = defineEvent<
  ListWithEntities & { removedIds: (string | number)[] }
>('system/remoteChangesMerged');

/** An entry could not be written; the change stays on screen. The owner is notified. */
export const storageWriteFailed = defineEvent<{
  entry: StoredName;
  reason: WriteFailure;
  message: string;
}>('system/storageWriteFailed');
/** Why an entry could not be written. */
export type WriteFailure = 'full' | 'denied' | 'newerVersion' | 'damaged';

/** An entry was written after an earlier failure. */
export const storageWriteRecovered = defineEvent<{ entry: StoredName }>(
  'system/storageWriteRecovered',
);

/** What could not be read of an entry, and the key under which it was set aside. */
export interface DamageReport {
  entry: StoredName;
  /** The key of the copy; null if there was no space for it. */
  keptUnder: string | null;
  goodEntities: number;
  badEntities: number;
}
/** Stored text was unreadable in part: it was set aside, what is valid is used, the owner notified. */
export const entryDamaged = defineEvent<DamageReport>('system/entryDamaged');

/** The owner downloaded a backup. The backup reminder is reset. */
export const backupDownloaded = defineEvent('system/backupDownloaded');

/** The owner merged a backup, as two tabs merge. Of a lead's unread follow-ups the newest stays unread. */
export const backupMerged = defineEvent<{ createdAt: string }>('system/backupMerged');

/**
 * The owner replaced the data with a backup, the samples, or an earlier state. These entities are the whole
 * content of their lists; everything else in them is deleted.
 */
export const backupRestored = defineEvent<{ entries: ListWithEntities[]; deletes: Deletions }>(
  'system/backupRestored',
  { deletes: ({ deletes }) => deletes },
);

/**
 * References to deleted leads were found at start, because only one of two entries had been written. As with
 * `leads/leadsDeleted`, the leads' notifications are deleted, and their jobs no longer refer to them.
 */
export const danglingReferencesRemoved = defineEvent<{
  deletedLeadIds: string[];
  notificationIds: string[];
}>('system/danglingReferencesRemoved', {
  deletes: ({ notificationIds }) => ({ notifications: { ids: notificationIds } }),
});

/** The owner applied newer content of the site, a page, project or post at a time; local edits stay. */
export const deployedChangesApplied = defineEvent<
  ListWithEntities & { removedIds: (string | number)[]; removedMembers: RemovedMember[] }
>('system/deployedChangesApplied', {
  deletes: ({ entry, removedIds, removedMembers }) => ({
    [entry]: { ids: removedIds, members: removedMembers },
  }),
  isAct: true,
});

/** The owner removed the sample entities, and their notifications, in one step. */
export const samplesRemoved = defineEvent<{ ids: Partial<Record<ListName, (string | number)[]>> }>(
  'system/samplesRemoved',
  {
    deletes: ({ ids }) =>
      Object.fromEntries(Object.entries(ids).map(([name, some]) => [name, { ids: some }])),
    isAct: true,
  },
);

/** Another tab cleared the storage: the state is emptied, the owner signed out, seed data shown again. */
export const storageCleared = defineEvent('system/storageCleared');
