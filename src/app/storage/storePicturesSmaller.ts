import { picturesReplaced } from '../../events/system';
import {
  storeSmallerPictures,
  sweepPictures,
  type SmallerPicture,
} from '../../persistence/pictures/pictures';
import type { AppThunk } from '../store/types';

/**
 * Replaces stored pictures by smaller ones, and all references to them. Rejects, without a change,
 * if both do not fit side by side for a moment.
 */
export const storePicturesSmaller =
  (smaller: readonly SmallerPicture[]): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { persistence, saveNow }) => {
    if (!persistence) throw new Error('There is no storage to make room in');
    const { storage } = persistence;
    dispatch(picturesReplaced({ replacements: storeSmallerPictures(smaller, storage) }));
    await saveNow();
    sweepPictures(Date.now(), storage);
  };
