import {
  backupDownloaded,
  backupMerged,
  backupRestored,
  entriesRead,
  samplesRemoved,
  type EntryWithEntities,
  type ListName,
} from '../events/system';
import { builtInPages } from '../domain/content/builtIns';
import {
  compareWithBackup,
  keepBackupPictures,
  readBackup,
  type Backup,
  type ListChanges,
} from '../persistence/backup';
import { LIST_NAMES, LISTS } from '../persistence/entries';
import type { Entity } from '../persistence/stampedJson';
import { undoStore } from '../persistence/undoStore';
import { ALL_LAZY_ENTRIES, builtInEntities, type LazyEntry } from './builtIns';
import type { AppServices, AppThunk, RootState } from './store';

/** Every list as it stands in the state. */
export function currentEntries(state: RootState): EntryWithEntities[] {
  return LIST_NAMES.map((entry) => {
    const { entities } = state[LISTS[entry].slice];
    return { entry, entities: Object.values(entities) };
  });
}

const persistenceOf = ({ persistence }: AppServices) => {
  if (!persistence) throw new Error('There is no storage to back up');
  return persistence;
};

/** Writes what waits and answers all data as the text of a file; the reminder rests. */
export const downloadBackup =
  (): AppThunk<Promise<{ fileName: string; text: string }>> =>
  async (dispatch, _getState, services) => {
    await services.saveNow();
    const text = persistenceOf(services).makeBackup();
    const { meta } = dispatch(backupDownloaded());
    return { fileName: `maple-ridge-backup-${meta.occurredAt.slice(0, 10)}.json`, text };
  };

/** What putting a backup in the place of what stands here would add, change and remove. */
export const previewBackup =
  (backup: Backup): AppThunk<ListChanges[]> =>
  (_dispatch, getState) =>
    compareWithBackup(backup, currentEntries(getState()));

/** Merges a backup into what stands here, as two tabs do: newer edits stay, and what was deleted there goes. Throws where its pictures do not fit. */
export const mergeBackup =
  (backup: Backup): AppThunk =>
  (dispatch, _getState, services) => {
    persistenceOf(services).mergeBackup(backup);
    dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
    dispatch(backupMerged({ createdAt: backup.createdAt }));
  };

/**
 * Puts a backup in the place of what stands here. The state before it is kept for
 * {@link undoRestore}. Throws, and changes nothing, where its pictures do not fit.
 */
export const restoreBackup =
  (backup: Backup): AppThunk =>
  (dispatch, _getState, services) => {
    const persistence = persistenceOf(services);
    keepBackupPictures(backup, persistence.texts);
    undoStore.keep(persistence.makeBackup());
    dispatch(entriesRead({ entries: backup.entries.map(({ entry }) => entry) }));
    dispatch(backupRestored({ entries: backup.entries }));
  };

/** Puts everything back to the samples, keeping the state before for {@link undoRestore}. */
export const resetToSamples =
  (): AppThunk<Promise<void>> => async (dispatch, _getState, services) => {
    undoStore.keep(persistenceOf(services).makeBackup());
    const lazy = await Promise.all(
      ALL_LAZY_ENTRIES.map((entry) => builtInEntities(entry, services.firstStart)),
    );
    const entries: EntryWithEntities[] = [
      { entry: 'pages', entities: [...builtInPages] },
      ...lazy,
      { entry: 'notifications', entities: [] },
      { entry: 'statusUpdates', entities: [] },
      { entry: 'history', entities: [] },
    ];
    dispatch(backupRestored({ entries }));
  };

/**
 * Puts back what stood before the last restore or reset, pictures that have gone since included.
 * Answers whether there was anything. Rejects, and changes nothing, where its pictures do not fit.
 */
export const undoRestore =
  (): AppThunk<Promise<boolean>> => async (dispatch, _getState, services) => {
    const text = undoStore.read();
    const { backup } = text === null ? { backup: undefined } : readBackup(text);
    if (!backup) return false;
    keepBackupPictures(backup, persistenceOf(services).texts);
    dispatch(backupRestored({ entries: backup.entries }));
    undoStore.clear();
    return true;
  };

/** The ids of the samples, also where the site is built with what the owner has published. */
async function sampleIds({
  firstStart,
}: AppServices): Promise<Record<LazyEntry, (string | number)[]>> {
  const idsOf = (entities: readonly { id: string | number }[]): (string | number)[] =>
    entities.map(({ id }) => id);
  const [gallery, posts, leads, projects] = await Promise.all([
    import('../domain/gallery/samples'),
    import('../domain/blog/samples'),
    import('../domain/leads/samples'),
    import('../domain/projects/samples'),
  ]);
  return {
    gallery: idsOf(gallery.sampleProjects),
    posts: idsOf(posts.listedSamples),
    leads: idsOf(leads.sampleLeads(firstStart())),
    projects: idsOf(projects.sampleProjects(firstStart())),
  };
}

/** Removes every sample that still stands, of leads, projects, posts and the gallery, in one step. */
export const removeSamples =
  (): AppThunk<Promise<number>> => async (dispatch, getState, services) => {
    const samples = await sampleIds(services);
    const ids: Partial<Record<ListName, (string | number)[]>> = {};
    for (const entry of ALL_LAZY_ENTRIES) {
      const standing = getState()[LISTS[entry].slice].entities as Record<string, Entity>;
      ids[entry] = samples[entry].filter((id) => standing[id]);
    }
    dispatch(samplesRemoved({ ids }));
    return Object.values(ids).reduce((sum, some) => sum + some.length, 0);
  };
