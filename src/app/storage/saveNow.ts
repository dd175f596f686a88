import type { StoredName, WriteFailure } from '../../domain/system/events';
import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import type { AppThunk } from '../store/types';

/** Writes pending changes at once. Returns why an entry could not be written. */
export const saveNow =
  (entry: StoredName): AppThunk<Promise<WriteFailure | undefined>> =>
  async (_dispatch, getState, services) => {
    await services.saveNow();
    return selectWriteFailures(getState())[entry];
  };
