import { business } from '../../business';
import { backupDownloaded } from '../../events/system';
import { localDay } from '../../lib/dates';
import { slugify } from '../../lib/slugs';
import { makeBackup } from '../../persistence/backup/backup';
import { changeTimesOf, type ChangeTimes } from '../../persistence/backup/backupReminder';
import type { AppServices, AppThunk } from '../store/setupStore';

/** The persistence of a store; throws where it has none. */
export const persistenceOf = ({ persistence }: AppServices) => {
  if (!persistence) throw new Error('There is no storage to back up');
  return persistence;
};

/** Writes what waits and answers all data as the text of a file; the reminder rests. */
export const downloadBackup =
  (): AppThunk<Promise<{ fileName: string; text: string }>> =>
  async (dispatch, _getState, services) => {
    await services.saveNow();
    const text = makeBackup(persistenceOf(services));
    const { meta } = dispatch(backupDownloaded());
    const day = localDay(new Date(meta.occurredAt));
    return { fileName: `${slugify(business.name)}-backup-${day}.json`, text };
  };

/** When what stands here was first and last changed; undefined where nothing was. */
export const changeTimes =
  (): AppThunk<ChangeTimes | undefined> =>
  (_dispatch, _getState, { persistence }) =>
    persistence && changeTimesOf(persistence.replicaOf);
