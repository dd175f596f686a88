import { hashIn } from '../../src/lib/pictureAddresses';
import './nodeBlobs';
import { openBackup, type ReadBackup } from '../../src/persistence/backup/backup';
import type { KeyValueStorage } from '../../src/persistence/engine/keyValueStorage';
import { dataUrlOf, pictureIn } from '../../src/persistence/pictures/pictureData';
import { getPicture, putPicture } from '../../src/persistence/pictures/pictures';

/** Stores a picture that is given as a data URL; resolves to its address. */
export const storePicture = (dataUrl: string, storage?: KeyValueStorage): Promise<string> =>
  putPicture({ picture: pictureIn(dataUrl) }, storage);

/** Returns a stored picture as a data URL; undefined if there is none. */
export async function readPicture(
  address: string,
  storage?: KeyValueStorage,
): Promise<string | undefined> {
  const picture = await getPicture(hashIn(address), storage);
  return picture && dataUrlOf(picture);
}

/** Reads a backup that is given as a file or as the text of an earlier version's. */
export const readBackup = (content: Blob | string): Promise<ReadBackup> =>
  openBackup(new Blob([content]));
