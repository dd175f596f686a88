import { reasonOf, type KeyValueStorage } from '../engine/keyValueStorage';
import { dataUrlOf, hashOf, isPictureData, pictureIn } from '../pictures/pictureData';
import { getPicture, PicturesFullError, putPicture, storedHashes } from '../pictures/pictures';
import { usedHashes } from '../pictures/unusedPictures';
import type { SharedPictures } from './receiving';

/** Returns the uploaded pictures of this browser, as devices share them. */
export const sharedPictures = (storage: KeyValueStorage): SharedPictures => ({
  used: async () => {
    const stored = await storedHashes(storage);
    const used = [...usedHashes(storage)];
    return {
      here: used.filter((hash) => stored.has(hash)),
      missing: used.filter((hash) => !stored.has(hash)),
    };
  },
  read: async (hash) => {
    try {
      const picture = await getPicture(hash, storage);
      return picture && (await dataUrlOf(picture));
    } catch (error) {
      console.warn(`Picture ${hash} is damaged, and not sent`, error);
      return undefined;
    }
  },
  store: async (hash, dataUrl) => {
    if (!isPictureData(dataUrl) || hashOf(dataUrl) !== hash) {
      console.warn(`What another device stored as picture ${hash} is not that picture`);
      return true;
    }
    try {
      await putPicture({ picture: pictureIn(dataUrl) }, storage);
      return true;
    } catch (error) {
      if (error instanceof PicturesFullError || reasonOf(error) === 'full') return false;
      throw error;
    }
  },
});
