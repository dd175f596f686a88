import { selectWriteFailures } from '../persistence/slice';
import type { EntryName } from '../events/system';
import type { AppThunk } from './store';

/** Writes what waits at once. Answers whether an entry is now kept: false where writing it failed. */
export const saveNow =
  (entry: EntryName): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState, services) => {
    await services.saveNow();
    return selectWriteFailures(getState())[entry] === undefined;
  };
