import { messageOf } from '../../lib/errors';
import { browserStorage, type KeyValueStorage } from '../engine/keyValueStorage';
import { dataUrlOf, isPictureData, pictureIn } from './pictureData';
import { inDatabase, NoDatabaseError } from './pictureDatabase';
import { keyOfPicture } from './pictureKeys';
import { localHashes, putPictures } from './pictures';

/** Moves one picture; leaves it where it is unless it can be read back as it was. */
async function movePicture(hash: string, storage: KeyValueStorage): Promise<void> {
  const key = keyOfPicture(hash);
  const text = storage.read(key);
  if (text === null || !isPictureData(text)) return;
  const picture = pictureIn(text);
  if ((await dataUrlOf(picture)) !== text) return;
  await putPictures(new Map([[hash, { picture }]]), storage);
  const moved = await inDatabase(storage, (database) => database.get('pictures', hash));
  if (moved && (await dataUrlOf(moved)) === text && storage.read(key) === text) storage.remove(key);
}

/**
 * Moves the pictures that an earlier version, or a tab that runs it, has put into localStorage, one at a time. The
 * next start continues after an interruption.
 */
export async function movePictures(storage: KeyValueStorage = browserStorage()): Promise<void> {
  for (const hash of localHashes(storage)) {
    try {
      await movePicture(hash, storage);
    } catch (error) {
      console.warn(`Picture ${hash} stays in localStorage:`, messageOf(error));
      if (error instanceof NoDatabaseError) return;
    }
  }
}
