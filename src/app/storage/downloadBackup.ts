import { business } from '../../business';
import { backupDownloaded } from '../../domain/system/events';
import { localDay } from '../../lib/dates';
import { slugify } from '../../lib/slugs';
import type { BackupFile } from '../../persistence/backup/backup';
import type { OnProgress } from '../../persistence/backup/backupPictures';
import { changeTimesOf, type ChangeTimes } from '../../persistence/backup/backupReminder';
import { storeLastBackup } from '../../persistence/engine/bookkeeping';
import { persistenceOf } from '../store/persistenceOf';
import type { AppThunk } from '../store/types';

/** Writes pending changes and returns all data as a backup's file; resets the reminder. */
export const downloadBackup =
  (onProgress?: OnProgress): AppThunk<Promise<BackupFile & { fileName: string }>> =>
  async (dispatch, _getState, services) => {
    await services.saveNow();
    const { makeBackup } = await import('../../persistence/backup/backup');
    const persistence = persistenceOf(services);
    const file = await makeBackup(persistence, onProgress);
    const { meta } = dispatch(backupDownloaded());
    storeLastBackup(persistence.storage, meta.occurredAt);
    const day = localDay(new Date(meta.occurredAt));
    return { ...file, fileName: `${slugify(business.name)}-backup-${day}.zip` };
  };

/** Returns when the stored data first and last changed; undefined if nothing has. */
export const changeTimes =
  (): AppThunk<ChangeTimes | undefined> =>
  (_dispatch, _getState, { persistence }) =>
    persistence && changeTimesOf(persistence.replicaOf);
