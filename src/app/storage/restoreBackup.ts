import {
  backupMerged,
  backupRestored,
  entriesRead,
  type EntryWithEntities,
} from '../../events/system';
import { seedPages } from '../../domain/content/seedData';
import {
  keepBackupPictures,
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

/** What the two ways to bring a backup in would do. */
export interface BackupPreview {
  merge: RestorePlan;
  replace: RestorePlan;
}

/** What merging a backup, and putting it in the place of what stands here, would do. */
export const previewBackup =
  (backup: Backup): AppThunk<BackupPreview> =>
  (_dispatch, _getState, services) => {
    const { replicaOf, storage } = persistenceOf(services);
    return {
      merge: planMerge(backup, replicaOf, storage),
      replace: planReplace(backup.entries, backup.pictures, replicaOf, storage),
    };
  };

/** Throws where what would stand afterwards does not fit, before anything is changed. */
function requireRoom({ missingUnits }: RestorePlan): void {
  if (missingUnits > 0) throw new NoRoomError(missingUnits);
}

/** The event that puts lists in the place of what is held: it declares what that deletes. */
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

/** What can be undone is kept whole, and from which timestamp on things are newer. Call it after what was done. */
function keepForUndo(
  { replicaOf }: Persistence,
  before: string,
  done: Pick<UndoFacts, 'done' | 'fileName'>,
): void {
  const at = new Date().toISOString();
  undoStore.keep({ ...done, at, since: latestTimestamp(replicaOf) }, before);
}

/**
 * Merges a backup into what stands here, as two tabs do: newer edits stay, and what was deleted there
 * goes. The state before it is kept for {@link undoRestore}. Throws, and changes nothing, where what
 * would stand does not fit.
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
    keepForUndo(persistence, before, { done: 'merge', fileName });
  };

/**
 * Puts a backup in the place of what stands here. The state before it is kept for
 * {@link undoRestore}. Throws, and changes nothing, where what would stand does not fit.
 */
export const restoreBackup =
  (backup: Backup, fileName?: string): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    const { replicaOf, storage } = persistence;
    requireRoom(planReplace(backup.entries, backup.pictures, replicaOf, storage));
    const before = makeBackup(persistence);
    keepBackupPictures(backup, storage);
    dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
    dispatch(restored(persistence, backup.entries));
    keepForUndo(persistence, before, { done: 'replace', fileName });
  };

/** Puts everything back to the samples, keeping the state before for {@link undoRestore}. */
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
    keepForUndo(persistence, before, { done: 'reset' });
  };

/** What can be undone, and what that would do; undefined where there is nothing to undo. */
export interface UndoPreview {
  facts: UndoFacts;
  plan: RestorePlan;
}

/** The state that an undo would leave: what stood before, and all that came since. */
function readUndo({ replicaOf }: Persistence): { facts: UndoFacts; backup: Backup } | undefined {
  const copy = undoStore.read();
  const { backup } = copy === null ? { backup: undefined } : readBackup(copy.backup);
  if (!copy || !backup) return undefined;
  const entries = undoneEntries(backup.entries, replicaOf, copy.facts.since);
  return { facts: copy.facts, backup: { ...backup, entries } };
}

/** What undoing the last restore, merge or reset would do. */
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
 * Takes back what the last restore, merge or reset did, pictures that have gone since included. What
 * was created, edited or deleted since stays so. Answers whether there was anything. Throws, and
 * changes nothing, where it does not fit.
 */
export const undoRestore = (): AppThunk<boolean> => (dispatch, _getState, services) => {
  const persistence = persistenceOf(services);
  const undo = readUndo(persistence);
  if (!undo) return false;
  const { replicaOf, storage } = persistence;
  requireRoom(planReplace(undo.backup.entries, undo.backup.pictures, replicaOf, storage));
  keepBackupPictures(undo.backup, storage);
  dispatch(restored(persistence, undo.backup.entries));
  undoStore.clear();
  return true;
};
