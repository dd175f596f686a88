import { seedPages } from '../../domain/content/seedData';
import { LAZY_LISTS, LIST_NAMES, type ListName } from '../../domain/lists/schema';
import * as events from '../../domain/system/events';
import { listWith, type ListWithEntities } from '../../domain/system/events';
import type { EntityChange } from '../../domain/undo/schema';
import { applyDiff, invert, type Fields } from '../../lib/recordsDiff';
import { mergeReplicas, type Backup } from '../../persistence/backup/backup';
import {
  newPictures,
  storeBackupPictures,
  type OnProgress,
} from '../../persistence/backup/backupPictures';
import {
  deletionsByReplacing,
  NoRoomError,
  planMerge,
  planReplace,
  type RestorePlan,
  liveEntities,
  replicaChanges,
  type ReplicaOf,
} from '../../persistence/backup/restorePlan';
import { undoStore, type UndoCopy } from '../../persistence/backup/undoStore';
import type { Persistence } from '../../persistence/engine/persistence';
import { freeBytes } from '../../persistence/persistentStorage';
import { pictureIn } from '../../persistence/pictures/pictureData';
import { keepUnused } from '../../persistence/pictures/unusedPictures';
import { seedEntities } from '../seedData';
import { persistenceOf } from '../store/persistenceOf';
import type { AppThunk } from '../store/types';

/** Returns the lists without what a restore, merge or reset changed; anything later stays. */
const undoneEntries = (
  changes: readonly EntityChange[],
  replicaOf: ReplicaOf,
): ListWithEntities[] =>
  LIST_NAMES.flatMap((entry) => {
    const entities = new Map<string, Fields>(Object.entries(liveEntities(entry, replicaOf(entry))));
    const changed = changes.filter(({ list }) => list === entry);
    for (const change of changed) {
      const id = String(change.entityId);
      const { fields } = applyDiff(entities.get(id) ?? null, invert(change));
      if (fields) entities.set(id, fields);
      else entities.delete(id);
    }
    if (changed.length === 0) return [];
    return listWith(entry, [...entities.values()]);
  });

/** Previews of the two ways to restore a backup. */
export interface BackupPreview {
  merge: RestorePlan;
  replace: RestorePlan;
}

/** Previews merging a backup, and replacing the data with it. */
export const previewBackup =
  (backup: Backup): AppThunk<Promise<BackupPreview>> =>
  async (_dispatch, _getState, services) => {
    const { replicaOf, storage } = persistenceOf(services);
    const hashes = await newPictures(backup, storage);
    const bytes = hashes.reduce((sum, hash) => sum + (backup.pictures.get(hash)?.size ?? 0), 0);
    const missingBytes = bytes === 0 ? 0 : bytes - ((await freeBytes()) ?? bytes);
    const withPictures = (plan: RestorePlan): RestorePlan => ({
      ...plan,
      missingUnits: Math.max(plan.missingUnits, missingBytes),
    });
    return {
      merge: withPictures(planMerge(backup, replicaOf, storage)),
      replace: withPictures(planReplace(backup.entries, replicaOf, storage)),
    };
  };

/** Throws if the result would not fit, before anything is changed. */
function requireRoom({ missingUnits }: RestorePlan): void {
  if (missingUnits > 0) throw new NoRoomError(missingUnits);
}

/** Creates the event that replaces lists, including what it deletes. */
const restored = ({ replicaOf }: Persistence, entries: ListWithEntities[]) =>
  events.backupRestored({
    entries,
    deletes: Object.fromEntries(
      entries.map(({ entry, entities }) => [
        entry,
        deletionsByReplacing(entry, replicaOf(entry), entities),
      ]),
    ),
  });

/** Does something to all lists, and stores what it changed for {@link undoRestore}. */
async function undoably(
  { replicaOf, storage, flush }: Persistence,
  done: Pick<UndoCopy, 'done' | 'fileName'>,
  change: () => void,
): Promise<void> {
  const before = new Map(LIST_NAMES.map((name) => [name, replicaOf(name)]));
  change();
  const changes = [...before].flatMap(([name, was]) => replicaChanges(name, was, replicaOf(name)));
  // Where nothing changed, what was done before can still be undone.
  if (changes.length > 0 || !undoStore.read())
    undoStore.keep({ ...done, at: new Date().toISOString(), changes, pictures: {} });
  await flush();
  await keepUnused(Date.now(), storage).catch((error: unknown) =>
    console.warn('Pictures for the undo may go after a day:', error),
  );
}

/** Merges a backup as two tabs are merged, its pictures first. Rejects with a NoRoomError before anything changes. */
export const mergeBackup =
  (backup: Backup, fileName?: string, onProgress?: OnProgress): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    requireRoom(planMerge(backup, persistence.replicaOf, persistence.storage));
    await storeBackupPictures(backup, persistence.storage, onProgress);
    await undoably(persistence, { done: 'merge', fileName }, () => {
      mergeReplicas(backup, persistence);
      dispatch(events.entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
      dispatch(events.backupMerged({ createdAt: backup.createdAt }));
    });
  };

/** Replaces the data with a backup, its pictures first. Rejects with a NoRoomError before anything changes. */
export const restoreBackup =
  (backup: Backup, fileName?: string, onProgress?: OnProgress): AppThunk<Promise<void>> =>
  async (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const { replicaOf, storage } = persistence;
    requireRoom(planReplace(backup.entries, replicaOf, storage));
    await storeBackupPictures(backup, storage, onProgress);
    await undoably(persistence, { done: 'replace', fileName }, () => {
      dispatch(events.entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
      dispatch(restored(persistence, backup.entries));
    });
  };

/** The lists that are no data of the business. */
const KEPT_AT_RESET: ReadonlySet<ListName> = new Set(['deleted', 'settings']);

/** Resets everything to the samples. */
export const resetToSamples =
  (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const lazy = await Promise.all(
      LAZY_LISTS.map((entry) => seedEntities(entry, services.firstStart)),
    );
    const entries: ListWithEntities[] = [{ entry: 'pages', entities: [...seedPages] }, ...lazy];
    const seeded = new Set<ListName>(entries.map(({ entry }) => entry));
    for (const entry of LIST_NAMES)
      if (!seeded.has(entry) && !KEPT_AT_RESET.has(entry)) entries.push({ entry, entities: [] });
    await undoably(persistence, { done: 'reset' }, () => dispatch(restored(persistence, entries)));
  };

/** What can be undone, and what the undo would do. */
export interface UndoPreview {
  copy: UndoCopy;
  entries: ListWithEntities[];
  plan: RestorePlan;
}

/** Previews the undo of the last restore, merge or reset; undefined if there is nothing to undo. */
export const previewUndo =
  (): AppThunk<UndoPreview | undefined> => (_dispatch, _getState, services) => {
    const { replicaOf, storage } = persistenceOf(services);
    const copy = undoStore.read();
    if (!copy) return undefined;
    const entries = undoneEntries(copy.changes, replicaOf);
    return { copy, entries, plan: planReplace(entries, replicaOf, storage) };
  };

/**
 * Undoes the last restore, merge or reset, but nothing later. Returns whether there was any to
 * undo. Rejects with a NoRoomError before anything changes.
 */
export const undoRestore =
  (): AppThunk<Promise<boolean>> => async (dispatch, _getState, services) => {
    const { copy } = dispatch(previewUndo()) ?? {};
    if (!copy) return false;
    const persistence = persistenceOf(services);
    // Copies written by an earlier version, whose tab is still open, have the pictures in them.
    const pictures = Object.entries(copy.pictures).map(
      ([hash, dataUrl]) =>
        [hash, { size: dataUrl.length, read: async () => pictureIn(dataUrl) }] as const,
    );
    await storeBackupPictures({ pictures: new Map(pictures) }, persistence.storage);
    const undo = dispatch(previewUndo());
    if (!undo) return false;
    requireRoom(undo.plan);
    dispatch(restored(persistence, undo.entries));
    undoStore.clear();
    return true;
  };
