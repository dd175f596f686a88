import { reasonOf, type KeyValueStorage } from '../engine/keyValueStorage';
import { dataUrlOf, hashOf, isPictureData, pictureIn } from '../pictures/pictureData';
import { getPicture, PicturesFullError, putPicture, storedHashes } from '../pictures/pictures';
import { usedHashes } from '../pictures/unusedPictures';

/** The uploaded pictures of this browser, by the hash of their content, as devices share them. */
export type SharedPictures = ReturnType<typeof sharedPictures>;

export const sharedPictures = (storage: KeyValueStorage) => ({
  /** Returns the hashes of pictures that its lists refer to, those that are here and those that are missing. */
  used: async () => {
    const stored = await storedHashes(storage);
    const used = [...usedHashes(storage)];
    return {
      here: used.filter((hash) => stored.has(hash)),
      missing: used.filter((hash) => !stored.has(hash)),
    };
  },
  /** Reads a picture as a data URL; undefined if it cannot be read. */
  read: async (hash: string): Promise<string | undefined> => {
    try {
      const picture = await getPicture(hash, storage);
      return picture && (await dataUrlOf(picture));
    } catch (error) {
      console.warn(`Picture ${hash} is damaged, and not sent`, error);
      return undefined;
    }
  },
  /** Stores a picture that is not here yet; returns whether there was room. Ignores another text. */
  store: async (hash: string, dataUrl: string): Promise<boolean> => {
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
