import type { KeyValueStorage } from '../engine/keyValueStorage';
import { keyOfPicture, pictureAddressOf } from '../pictures/pictureKeys';
import {
  hashOf,
  isPictureData,
  PicturesFullError,
  storePicture,
  usedHashes,
} from '../pictures/pictures';
import type { SharedPictures } from './receiving';

/** Returns the uploaded pictures of this browser, as devices share them. */
export const sharedPictures = (storage: KeyValueStorage): SharedPictures => ({
  used: () => usedHashes(storage),
  read: (hash) => storage.read(keyOfPicture(pictureAddressOf(hash))),
  store: (hash, dataUrl) => {
    if (!isPictureData(dataUrl) || hashOf(dataUrl) !== hash) {
      console.warn(`What another device stored as picture ${hash} is not that picture`);
      return true;
    }
    try {
      storePicture(dataUrl, storage);
      return true;
    } catch (error) {
      if (error instanceof PicturesFullError) return false;
      throw error;
    }
  },
});
