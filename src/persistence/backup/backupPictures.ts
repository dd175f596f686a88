import { hashesIn } from '../../lib/pictureAddresses';
import type { ArchivedEntry, ArchivedFile } from '../../lib/zip';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { hashOfPicture } from '../pictures/pictureData';
import {
  getPicture,
  putPictures,
  removePictures,
  storedHashes,
  type NewPicture,
} from '../pictures/pictures';
import { replacementOf } from '../pictures/replacedPictures';
import { STORE_UNITS } from '../pictures/storageUsage';

/** The largest picture that is read, in bytes: far more than one within 1200 px has. */
const MAX_PICTURE_BYTES = 2 * STORE_UNITS;

const PICTURES_FOLDER = 'pictures';
const PICTURE_PATH = /(?:^|[\\/])pictures[\\/]([0-9a-f]{20})\.(?:(jpg)|(png)|webp)$/i;

/** A picture in a file. */
export interface BackupPicture {
  /** In bytes. */
  size: number;
  read: () => Promise<Blob>;
}

/** What has pictures, by their hashes. */
interface WithPictures {
  pictures: ReadonlyMap<string, BackupPicture>;
}

/** Told how many pictures are done. */
export type OnProgress = (done: number, total: number) => void;

/** The endings of pictures' files, by type. */
export const PICTURE_ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * Yields the files of the stored pictures, each when it is asked for; a damaged one is left out, with a warning. Returns
 * how many of the pictures that `data` shows are not among them.
 */
export async function* pictureFiles(
  data: string,
  storage: KeyValueStorage,
  onProgress: OnProgress,
): AsyncGenerator<ArchivedFile, number> {
  const missing = new Set(hashesIn(data).map((hash) => replacementOf(hash, storage)));
  const stored = await storedHashes(storage).catch((error: unknown) => {
    console.warn('Storage cannot be read: the backup has no uploaded pictures', error);
    return [];
  });
  const hashes = [...stored];
  for (const [done, hash] of hashes.entries()) {
    onProgress(done, hashes.length);
    const content = await getPicture(hash, storage).catch((error: unknown) => {
      console.warn(`Picture ${hash} cannot be read`, error);
      return undefined;
    });
    const ending = PICTURE_ENDINGS[content?.type ?? ''];
    if (content && ending && (await isItself(hash, content))) {
      missing.delete(hash);
      yield { name: `${PICTURES_FOLDER}/${hash}.${ending}`, content };
    } else console.warn(`Picture ${hash} is not in the backup: it is missing or damaged`);
  }
  return missing.size;
}

/** Returns the pictures of a zip. */
export const picturesOf = (entries: readonly ArchivedEntry[]): [string, BackupPicture][] =>
  entries.flatMap((entry) => {
    const found = PICTURE_PATH.exec(entry.name);
    if (!found) return [];
    const [, hash = '', isJpeg, isPng] = found;
    const type = isJpeg ? 'image/jpeg' : isPng ? 'image/png' : 'image/webp';
    return [[hash.toLowerCase(), { size: entry.size, read: () => entry.blob(type) }]];
  });

/** Whether a picture has the content that its hash says. */
const isItself = (hash: string, picture: Blob): Promise<boolean> =>
  hashOfPicture(picture).then(
    (own) => own === hash,
    () => false,
  );

/** Whether a picture of a file is whole. */
export async function isIntact(hash: string, { size, read }: BackupPicture): Promise<boolean> {
  if (size > MAX_PICTURE_BYTES) return false;
  const picture = await read().catch(() => undefined); // The zip is broken there.
  return picture !== undefined && isItself(hash, picture);
}

/** How many pictures are put in one transaction: each waits for the disk. */
const PUT_AT_ONCE = 8;

/** Returns the hashes of a backup's pictures that are not stored here. */
export async function newPictures(
  { pictures }: WithPictures,
  storage: KeyValueStorage,
): Promise<string[]> {
  if (pictures.size === 0) return [];
  const stored = await storedHashes(storage);
  return [...pictures.keys()].filter((hash) => !stored.has(hash));
}

/** Stores a backup's pictures that are missing here, all or none, a few at a time. */
export async function storeBackupPictures(
  backup: WithPictures,
  storage: KeyValueStorage,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const hashes = await newPictures(backup, storage);
  try {
    for (let done = 0; done < hashes.length; done += PUT_AT_ONCE) {
      onProgress(done, hashes.length);
      const some = new Map<string, NewPicture>();
      for (const hash of hashes.slice(done, done + PUT_AT_ONCE)) {
        const picture = await backup.pictures.get(hash)?.read();
        // A Blob of its own: a part of the chosen file could not be read once that file is gone.
        if (picture)
          some.set(hash, {
            picture: new Blob([await picture.arrayBuffer()], { type: picture.type }),
          });
      }
      await putPictures(some, storage);
    }
  } catch (error) {
    const put = new Set(hashes);
    await removePictures((stored) => stored.filter((hash) => put.has(hash)), storage);
    throw error;
  }
}
