import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import type { EntryName, WriteFailure } from '../../events/system';
import type { AppThunk } from '../store/setupStore';

/** Writes what waits at once. Answers why an entry could not be kept; undefined where it is kept. */
export const saveNow =
  (entry: EntryName): AppThunk<Promise<WriteFailure | undefined>> =>
  async (_dispatch, getState, services) => {
    await services.saveNow();
    return selectWriteFailures(getState())[entry];
  };
