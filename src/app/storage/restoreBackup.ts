import {
  backupMerged,
  backupRestored,
  entriesRead,
  type EntryWithEntities,
} from '../../events/system';
import { seedPages } from '../../domain/content/seedData';
import {
  storeBackupPictures,
  makeBackup,
  mergeReplicas,
  readBackup,
  type Backup,
} from '../../persistence/backup/backup';
import type { Persistence } from '../../persistence/engine/persistence';
import {
  deletionsByReplacing,
  NoRoomError,
  planMerge,
  planReplace,
  type RestorePlan,
} from '../../persistence/backup/restorePlan';
import { latestTimestamp, undoneEntries } from '../../persistence/backup/undoneEntries';
import { undoStore, type UndoFacts } from '../../persistence/backup/undoStore';
import { persistenceOf } from './downloadBackup';
import { ALL_LAZY_ENTRIES, seedEntities } from '../seedData';
import type { AppThunk } from '../store/setupStore';

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

/**
 * Stores the state from before for undo, with the timestamp after which changes are newer. Call it
 * after the change.
 */
function storeForUndo(
  { replicaOf }: Persistence,
  before: string,
  done: Pick<UndoFacts, 'done' | 'fileName'>,
): void {
  const at = new Date().toISOString();
  undoStore.keep({ ...done, at, since: latestTimestamp(replicaOf) }, before);
}

/**
 * Merges a backup as two tabs are merged: newer edits stay, and deletions of the backup apply. The
 * state from before is stored for {@link undoRestore}.
 *
 * @throws NoRoomError, before anything is changed
 */
export const mergeBackup =
  (backup: Backup, fileName?: string): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    requireRoom(planMerge(backup, persistence.replicaOf, persistence.storage));
    const before = makeBackup(persistence);
    mergeReplicas(backup, persistence);
    dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
    dispatch(backupMerged({ createdAt: backup.createdAt }));
    storeForUndo(persistence, before, { done: 'merge', fileName });
  };

/**
 * Replaces the data with a backup. The state from before is stored for {@link undoRestore}.
 *
 * @throws NoRoomError, before anything is changed
 */
export const restoreBackup =
  (backup: Backup, fileName?: string): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const { replicaOf, storage } = persistence;
    requireRoom(planReplace(backup.entries, backup.pictures, replicaOf, storage));
    const before = makeBackup(persistence);
    storeBackupPictures(backup, storage);
    dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
    dispatch(restored(persistence, backup.entries));
    storeForUndo(persistence, before, { done: 'replace', fileName });
  };

/** Resets everything to the samples; the state from before is stored for {@link undoRestore}. */
export const resetToSamples =
  (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const lazy = await Promise.all(
      ALL_LAZY_ENTRIES.map((entry) => seedEntities(entry, services.firstStart)),
    );
    const entries: EntryWithEntities[] = [
      { entry: 'pages', entities: [...seedPages] },
      ...lazy,
      { entry: 'notifications', entities: [] },
      { entry: 'statusUpdates', entities: [] },
      { entry: 'history', entities: [] },
    ];
    const before = makeBackup(persistence);
    dispatch(restored(persistence, entries));
    storeForUndo(persistence, before, { done: 'reset' });
  };

/** What can be undone, and what the undo would do; undefined if there is nothing. */
export interface UndoPreview {
  facts: UndoFacts;
  plan: RestorePlan;
}

/** Returns the state that an undo would leave: the state from before, with all later changes. */
function readUndo({ replicaOf }: Persistence): { facts: UndoFacts; backup: Backup } | undefined {
  const copy = undoStore.read();
  const { backup } = copy === null ? { backup: undefined } : readBackup(copy.backup);
  if (!copy || !backup) return undefined;
  const entries = undoneEntries(backup.entries, replicaOf, copy.facts.since);
  return { facts: copy.facts, backup: { ...backup, entries } };
}

/** Previews the undo of the last restore, merge or reset. */
export const previewUndo =
  (): AppThunk<UndoPreview | undefined> => (_dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const undo = readUndo(persistence);
    if (!undo) return undefined;
    const { entries, pictures } = undo.backup;
    const plan = planReplace(entries, pictures, persistence.replicaOf, persistence.storage);
    return { facts: undo.facts, plan };
  };

/**
 * Undoes the last restore, merge or reset, and restores pictures removed since. Whatever was
 * created, edited or deleted later stays. Returns whether there was anything to undo.
 *
 * @throws NoRoomError, before anything is changed
 */
export const undoRestore = (): AppThunk<boolean> => (dispatch, _getState, services) => {
  const persistence = persistenceOf(services);
  const undo = readUndo(persistence);
  if (!undo) return false;
  const { replicaOf, storage } = persistence;
  requireRoom(planReplace(undo.backup.entries, undo.backup.pictures, replicaOf, storage));
  storeBackupPictures(undo.backup, storage);
  dispatch(restored(persistence, undo.backup.entries));
  undoStore.clear();
  return true;
};
