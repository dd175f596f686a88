import {
  backupMerged,
  backupRestored,
  entriesRead,
  type EntryWithEntities,
} from '../../events/system';
import { seedPages } from '../../domain/content/seedData';
import { storedPictures, mergeReplicas, type Backup } from '../../persistence/backup/backup';
import { EMPTY_REPLICA } from '../../persistence/engine/merge';
import type { Persistence } from '../../persistence/engine/persistence';
import {
  deletionsByReplacing,
  NoRoomError,
  planMerge,
  planReplace,
  type RestorePlan,
} from '../../persistence/backup/restorePlan';
import { changesBetween, undoneEntries } from '../../persistence/backup/undoneEntries';
import { storePictures } from '../../persistence/pictures/pictures';
import { undoStore, type UndoCopy } from '../../persistence/backup/undoStore';
import { persistenceOf } from './downloadBackup';
import { seedEntities } from '../seedData';
import type { AppThunk } from '../store/types';
import { ALL_LAZY_ENTRIES, LIST_NAMES, type ListName } from '../../domain/lists/schema';

/** Previews of the two ways to restore a backup. */
export interface BackupPreview {
  merge: RestorePlan;
  replace: RestorePlan;
}

/** Previews merging a backup, and replacing the data with it. */
export const previewBackup =
  (backup: Backup): AppThunk<BackupPreview> =>
  (_dispatch, _getState, services) => {
    const { replicaOf, storage } = persistenceOf(services);
    return {
      merge: planMerge(backup, replicaOf, storage),
      replace: planReplace(backup.entries, backup.pictures, replicaOf, storage),
    };
  };

/** Throws if the result would not fit, before anything is changed. */
function requireRoom({ missingUnits }: RestorePlan): void {
  if (missingUnits > 0) throw new NoRoomError(missingUnits);
}

/** Creates the event that replaces lists, including what it deletes. */
const restored = ({ replicaOf }: Persistence, entries: EntryWithEntities[]) =>
  backupRestored({
    entries,
    deletes: Object.fromEntries(
      entries.map(({ entry, entities }) => [
        entry,
        deletionsByReplacing(entry, replicaOf(entry), entities),
      ]),
    ),
  });

/** Does something to all lists, and stores what it changed for {@link undoRestore}. */
function undoably(
  { replicaOf, storage }: Persistence,
  done: Pick<UndoCopy, 'done' | 'fileName'>,
  change: () => void,
): void {
  const before = new Map(LIST_NAMES.map((name) => [name, replicaOf(name)]));
  const pictures = storedPictures(storage);
  change();
  const changes = changesBetween((name) => before.get(name) ?? EMPTY_REPLICA, replicaOf);
  undoStore.keep({ ...done, at: new Date().toISOString(), changes, pictures });
}

/** Merges a backup as two tabs are merged. Throws NoRoomError before anything changes. */
export const mergeBackup =
  (backup: Backup, fileName?: string): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    requireRoom(planMerge(backup, persistence.replicaOf, persistence.storage));
    undoably(persistence, { done: 'merge', fileName }, () => {
      mergeReplicas(backup, persistence);
      dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
      dispatch(backupMerged({ createdAt: backup.createdAt }));
    });
  };

/** Replaces the data with a backup. Throws NoRoomError before anything changes. */
export const restoreBackup =
  (backup: Backup, fileName?: string): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const { replicaOf, storage } = persistence;
    requireRoom(planReplace(backup.entries, backup.pictures, replicaOf, storage));
    undoably(persistence, { done: 'replace', fileName }, () => {
      storePictures(backup.pictures, storage);
      dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
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
      ALL_LAZY_ENTRIES.map((entry) => seedEntities(entry, services.firstStart)),
    );
    const entries: EntryWithEntities[] = [{ entry: 'pages', entities: [...seedPages] }, ...lazy];
    const seeded = new Set<ListName>(entries.map(({ entry }) => entry));
    for (const entry of LIST_NAMES)
      if (!seeded.has(entry) && !KEPT_AT_RESET.has(entry)) entries.push({ entry, entities: [] });
    undoably(persistence, { done: 'reset' }, () => dispatch(restored(persistence, entries)));
  };

/** What can be undone, and what the undo would do. */
export interface UndoPreview {
  copy: UndoCopy;
  entries: EntryWithEntities[];
  plan: RestorePlan;
}

/** Previews the undo of the last restore, merge or reset; undefined if there is nothing to undo. */
export const previewUndo =
  (): AppThunk<UndoPreview | undefined> => (_dispatch, _getState, services) => {
    const { replicaOf, storage } = persistenceOf(services);
    const copy = undoStore.read();
    if (!copy) return undefined;
    const entries = undoneEntries(copy.changes, replicaOf);
    return { copy, entries, plan: planReplace(entries, copy.pictures, replicaOf, storage) };
  };

/**
 * Undoes the last restore, merge or reset, but nothing later. Returns whether there was any to
 * undo. Throws NoRoomError before anything changes.
 */
export const undoRestore = (): AppThunk<boolean> => (dispatch, _getState, services) => {
  const undo = dispatch(previewUndo());
  if (!undo) return false;
  requireRoom(undo.plan);
  const persistence = persistenceOf(services);
  storePictures(undo.copy.pictures, persistence.storage);
  dispatch(restored(persistence, undo.entries));
  undoStore.clear();
  return true;
};
