import { picturesReplaced } from '../../events/system';
import {
  keepSmallerPictures,
  sweepPictures,
  type SmallerPicture,
} from '../../persistence/pictures/pictures';
import type { AppThunk } from '../store/setupStore';

/**
 * Stores smaller pictures in the place of larger ones: the new ones are kept, everything that showed
 * an old one shows the new, and the old go as soon as nothing in storage refers to them. Rejects,
 * and changes nothing, where the smaller ones do not fit beside the larger for a moment.
 */
export const storePicturesSmaller =
  (smaller: readonly SmallerPicture[]): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { persistence, saveNow }) => {
    if (!persistence) throw new Error('There is no storage to make room in');
    const { storage } = persistence;
    dispatch(picturesReplaced({ replacements: keepSmallerPictures(smaller, storage) }));
    await saveNow();
    sweepPictures(Date.now(), storage);
  };
