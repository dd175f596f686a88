import { pictureAddressOf } from '../../lib/pictureAddresses';
import { attempt } from '../attempt';
import {
  browserStorage,
  isNewerVersion,
  NewerVersionError,
  type KeyValueStorage,
} from '../engine/keyValueStorage';
import { announcePicture } from './arrivals';
import { dataUrlOf, hashOfPicture, isPictureData, pictureIn } from './pictureData';
import { inDatabase, NoDatabaseError, type PictureDatabase } from './pictureDatabase';
import { keyOfPicture, PICTURE_KEY_PREFIX } from './pictureKeys';
import { replacementOf } from './replacedPictures';
import { measureUsage, pictureRoom } from './storageUsage';
import { markUsed } from './unusedMarks';

/**
 * Uploaded pictures, by the hash of their content; entities refer to them as `picture:<hash>`. They are Blobs in
 * IndexedDB; in a browser without it data URLs in localStorage, as in earlier versions.
 */

/** Thrown when pictures have used up their share of localStorage; the rest is for leads. */
export class PicturesFullError extends Error {
  constructor() {
    super('There is no room for another picture in this browser');
    this.name = 'PicturesFullError';
  }
}

/** A picture to store. */
export interface NewPicture {
  picture: Blob;
  /** A smaller one for lists; made later if it is missing. */
  thumbnail?: Blob | undefined;
}

/** Runs `run` with the database or, in a browser without one, `otherwise` with localStorage. */
async function inStore<Result>(
  storage: KeyValueStorage,
  run: (database: PictureDatabase) => Promise<Result>,
  otherwise: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await inDatabase(storage, run);
  } catch (error) {
    if (!(error instanceof NoDatabaseError)) throw error;
    console.warn(error.message, error.cause);
    return otherwise();
  }
}

/** Reads from the database; undefined in a browser without one. */
const fromDatabase = <Result>(
  storage: KeyValueStorage,
  read: (database: PictureDatabase) => Promise<Result>,
): Promise<Result | undefined> => inStore<Result | undefined>(storage, read, () => undefined);

/** Returns the hashes of the pictures in localStorage. */
export const localHashes = (storage: KeyValueStorage): string[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(PICTURE_KEY_PREFIX))
    .map((key) => key.slice(PICTURE_KEY_PREFIX.length));

const localPicture = (hash: string, storage: KeyValueStorage): Blob | undefined =>
  attempt('A stored picture cannot be read', () => {
    const text = storage.read(keyOfPicture(hash));
    return text !== null && isPictureData(text) ? pictureIn(text) : undefined;
  });

function putLocally(hash: string, dataUrl: string, storage: KeyValueStorage): void {
  const key = keyOfPicture(hash);
  if (storage.read(key) !== null) return;
  const { pictureUnits, pictureLimit } = measureUsage(storage);
  if (pictureUnits + key.length + dataUrl.length > pictureLimit) throw new PicturesFullError();
  storage.write(key, dataUrl);
}

/**
 * Stores pictures by their hashes, all or none, and resolves once they are on the disk: only then may
 * anything refer to them. Rejects with a PicturesFullError, or with what the browser says.
 */
export async function putPictures(
  pictures: ReadonlyMap<string, NewPicture>,
  storage: KeyValueStorage,
): Promise<void> {
  if (isNewerVersion(storage)) throw new NewerVersionError();
  markUsed(pictures.keys(), storage);
  await inStore(
    storage,
    async (database) => {
      const writing = database.transaction(['pictures', 'thumbnails'], 'readwrite', {
        durability: 'strict',
      });
      const put = async (name: 'pictures' | 'thumbnails', hash: string, blob: Blob) =>
        writing.objectStore(name).put(blob, hash);
      const all = [...pictures].flatMap(([hash, { picture, thumbnail }]) => [
        put('pictures', hash, picture),
        ...(thumbnail ? [put('thumbnails', hash, thumbnail)] : []),
      ]);
      await Promise.all(all).catch((error: unknown) => {
        writing.done.catch(() => {});
        // Where the browser has ended it, as on a full disk, its requests say only that.
        if (writing.error) throw writing.error;
        writing.abort();
        throw error;
      });
      await writing.done;
    },
    async () => {
      pictureRoom.isLocal = true;
      const before = new Set(localHashes(storage));
      try {
        for (const [hash, { picture }] of pictures)
          putLocally(hash, await dataUrlOf(picture), storage);
      } catch (error) {
        for (const hash of pictures.keys())
          if (!before.has(hash)) storage.remove(keyOfPicture(hash));
        throw error;
      }
    },
  );
  for (const hash of pictures.keys()) announcePicture(hash);
}

/** Stores a picture, and resolves to its address once it is on the disk; see {@link putPictures}. */
export async function putPicture(
  picture: NewPicture,
  storage: KeyValueStorage = browserStorage(),
): Promise<string> {
  const hash = await hashOfPicture(picture.picture);
  await putPictures(new Map([[hash, picture]]), storage);
  return pictureAddressOf(hash);
}

/** Returns a picture, or that which has replaced it; undefined if it is not in this browser. */
export async function getPicture(
  hash: string,
  storage: KeyValueStorage = browserStorage(),
): Promise<Blob | undefined> {
  const find = async (wanted: string): Promise<Blob | undefined> =>
    (await fromDatabase(storage, (database) => database.get('pictures', wanted))) ??
    localPicture(wanted, storage);
  const found = await find(hash);
  if (found) return found;
  const newest = replacementOf(hash, storage);
  return newest === hash ? undefined : find(newest);
}

/** Returns a picture's thumbnail; the picture itself as long as it has no thumbnail. */
export const getThumbnail = async (
  hash: string,
  storage: KeyValueStorage = browserStorage(),
): Promise<Blob | undefined> =>
  (await fromDatabase(storage, (database) => database.get('thumbnails', hash))) ??
  getPicture(hash, storage);

/** Makes the thumbnails of pictures that came without one, one at a time. */
export async function addThumbnails(
  make: (picture: Blob) => Promise<Blob>,
  storage: KeyValueStorage = browserStorage(),
): Promise<void> {
  const hashes = await fromDatabase(storage, async (database) => {
    const made = new Set(await database.getAllKeys('thumbnails'));
    return (await database.getAllKeys('pictures')).filter((hash) => !made.has(hash));
  });
  for (const hash of hashes ?? []) {
    try {
      const picture = await getPicture(hash, storage);
      const thumbnail = picture && (await make(picture));
      if (thumbnail)
        await inDatabase(storage, (database) => database.put('thumbnails', thumbnail, hash));
    } catch (error) {
      console.warn(`Picture ${hash} is shown without a thumbnail:`, error);
    }
  }
}

/** A stored picture. */
export interface StoredPicture {
  hash: string;
  /** In bytes. */
  size: number;
}

/** Returns all stored pictures, without reading their content. */
export async function listPictures(
  storage: KeyValueStorage = browserStorage(),
): Promise<StoredPicture[]> {
  const sizes = await fromDatabase(storage, async (database) => {
    const { store } = database.transaction('pictures');
    const [hashes, pictures] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return hashes.map((hash, index) => [hash, pictures[index]?.size ?? 0] as const);
  });
  const stored = new Map(sizes);
  for (const hash of localHashes(storage))
    if (!stored.has(hash)) stored.set(hash, storage.read(keyOfPicture(hash))?.length ?? 0);
  return Array.from(stored, ([hash, size]) => ({ hash, size }));
}

/** Returns the hashes of all stored pictures. */
export async function storedHashes(storage: KeyValueStorage): Promise<Set<string>> {
  const hashes = await fromDatabase(storage, (database) => database.getAllKeys('pictures'));
  return new Set([...(hashes ?? []), ...localHashes(storage)]);
}

/**
 * Removes the pictures that `choose` returns of all hashes. Looking and removing are one transaction, so that no picture
 * stored meanwhile is removed. Returns how many were.
 */
export async function removePictures(
  choose: (stored: readonly string[]) => readonly string[],
  storage: KeyValueStorage,
): Promise<number> {
  if (isNewerVersion(storage)) throw new NewerVersionError();
  const chosen = (hashes: readonly string[]): readonly string[] =>
    choose([...new Set([...hashes, ...localHashes(storage)])]);
  const removed = await inStore(
    storage,
    async (database) => {
      const removal = database.transaction(['pictures', 'thumbnails'], 'readwrite');
      const [pictures, thumbnails] = [
        removal.objectStore('pictures'),
        removal.objectStore('thumbnails'),
      ];
      const gone = chosen(await pictures.getAllKeys());
      await Promise.all([
        ...gone.flatMap((hash) => [pictures.delete(hash), thumbnails.delete(hash)]),
        removal.done,
      ]);
      return gone;
    },
    () => chosen([]),
  );
  for (const hash of removed) storage.remove(keyOfPicture(hash));
  return removed.length;
}

/** Whether the bytes of a picture can be read, to the last. */
const isReadable = (picture: Blob | undefined): Promise<boolean> =>
  Promise.resolve(picture?.slice(-1).arrayBuffer()).then(
    (bytes) => bytes?.byteLength === 1,
    () => false,
  );

/** Returns the hashes, of some, of the pictures whose bytes cannot be read. */
export async function findDamaged(
  hashes: readonly string[],
  storage: KeyValueStorage = browserStorage(),
): Promise<string[]> {
  const damaged: string[] = [];
  for (const hash of hashes)
    if (!(await isReadable(await getPicture(hash, storage)))) damaged.push(hash);
  return damaged;
}
