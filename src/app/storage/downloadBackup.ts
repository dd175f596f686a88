import { business } from '../../business';
import { backupDownloaded } from '../../events/system';
import { localDay } from '../../lib/dates';
import { slugify } from '../../lib/slugs';
import { makeBackup } from '../../persistence/backup/backup';
import { changeTimesOf, type ChangeTimes } from '../../persistence/backup/backupReminder';
import type { AppServices, AppThunk } from '../store/types';

/** Returns the persistence of a store; throws if it has none. */
export const persistenceOf = ({ persistence }: AppServices) => {
  if (!persistence) throw new Error('There is no storage to back up');
  return persistence;
};

/** Writes pending changes and returns all data as a backup's text; resets the reminder. */
export const downloadBackup =
  (): AppThunk<Promise<{ fileName: string; text: string }>> =>
  async (dispatch, _getState, services) => {
    await services.saveNow();
    const text = makeBackup(persistenceOf(services));
    const { meta } = dispatch(backupDownloaded());
    const day = localDay(new Date(meta.occurredAt));
    return { fileName: `${slugify(business.name)}-backup-${day}.json`, text };
  };

/** Returns when the stored data first and last changed; undefined if nothing has. */
export const changeTimes =
  (): AppThunk<ChangeTimes | undefined> =>
  (_dispatch, _getState, { persistence }) =>
    persistence && changeTimesOf(persistence.replicaOf);
