import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { keyOf, KEY_PREFIX } from '../engine/keys';
import { hashIn, keyOfPicture, pictureAddressOf, PICTURE_KEY_PREFIX } from './pictureKeys';
import { browserStorage, type KeyValueStorage } from '../engine/keyValueStorage';
import { forgetReplacement, storeReplacements, readReplacements } from './replacedPictures';
import { readStoredJson } from '../storedJson';
import { measureUsage } from './storageUsage';

/** Uploaded pictures: each a data URL under a key of its content, elsewhere `picture:<hash>`. */

/** Thrown when pictures have used up their share of storage; the rest is for leads. */
export class PicturesFullError extends Error {
  constructor() {
    super(
      'There is no room for another picture in this browser. Remove pictures that you no longer show, or make the stored ones smaller on the Storage page.',
    );
    this.name = 'PicturesFullError';
  }
}

/** Returns the first 20 hexadecimal digits of a text's SHA-256. Works without https too. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20);
}

/**
 * Stores a picture, a data URL, and returns its address; throws {@link PicturesFullError} or what
 * storage throws.
 */
export function storePicture(dataUrl: string, storage: KeyValueStorage = browserStorage()): string {
  const address = pictureAddressOf(hashOf(dataUrl));
  const key = keyOfPicture(address);
  forgetReplacement(hashIn(address), storage);
  if (storage.read(key) !== null) return address;
  const { pictureUnits, pictureLimit } = measureUsage(storage);
  if (pictureUnits + key.length + dataUrl.length > pictureLimit) throw new PicturesFullError();
  storage.write(key, dataUrl);
  return address;
}

/** How long an unused picture is stored, in milliseconds: an undo or a draft may still need it. */
const UNUSED_LIFE = 24 * 3_600_000;
const UNUSED_KEY = keyOf('unusedPictures');
/** Since when each picture has been unused, by its key. */
const unusedSchema = v.record(v.string(), v.number());

/** Whether a text is an uploaded picture, as it is stored. */
export const isPictureData = (text: string): boolean =>
  /^data:image\/(?:jpeg|png|webp);base64,[\w+/=]+$/.test(text);

/** Returns the hashes of the pictures that a text refers to. */
export const hashesIn = (text: string): string[] =>
  Array.from(text.matchAll(/picture:([0-9a-f]{20})/g), ([, hash = '']) => hash);

/** Returns the keys of pictures in lists, in the journal, or in texts that were set aside. */
function usedKeys(storage: KeyValueStorage): Set<string> {
  const used = new Set<string>();
  for (const key of storage.keys()) {
    if (!key.startsWith(KEY_PREFIX) || key.startsWith(PICTURE_KEY_PREFIX)) continue;
    for (const hash of hashesIn(storage.read(key) ?? ''))
      used.add(keyOfPicture(pictureAddressOf(hash)));
  }
  return used;
}

/** Returns the hashes of the used pictures: those of pictures that are stored, and that are not. */
export function usedHashes(storage: KeyValueStorage): { here: string[]; missing: string[] } {
  const all = [...usedKeys(storage)];
  const hashesOf = (keys: readonly string[]): string[] =>
    keys.map((key) => key.slice(PICTURE_KEY_PREFIX.length));
  return {
    here: hashesOf(all.filter((key) => storage.read(key) !== null)),
    missing: hashesOf(all.filter((key) => storage.read(key) === null)),
  };
}

/** A stored picture. */
export interface StoredPicture {
  /** `picture:<hash>`. */
  address: string;
  /** Its size in storage, key included, in UTF-16 units. */
  units: number;
  /** Whether anything in storage refers to it. */
  isUsed: boolean;
}

/** Returns the stored pictures, the largest first; throws if storage is denied. */
export function storedPictures(storage: KeyValueStorage = browserStorage()): StoredPicture[] {
  const used = usedKeys(storage);
  return storage
    .keys()
    .filter((key) => key.startsWith(PICTURE_KEY_PREFIX))
    .map((key) => ({
      address: pictureAddressOf(key.slice(PICTURE_KEY_PREFIX.length)),
      units: key.length + (storage.read(key)?.length ?? 0),
      isUsed: used.has(key),
    }))
    .sort((a, b) => b.units - a.units);
}

/** A stored picture and its smaller replacement. */
export interface SmallerPicture {
  /** `picture:<hash>`. */
  address: string;
  /** The smaller picture as a data URL. */
  dataUrl: string;
}

/**
 * Stores pictures, data URLs by their hashes, where they are missing, and then does `andThen`: all of it
 * or nothing. Throws what storage throws.
 */
export function storePictures(
  pictures: Readonly<Record<string, string>>,
  storage: KeyValueStorage,
  andThen: () => void = () => {},
): void {
  const put: string[] = [];
  try {
    for (const [hash, dataUrl] of Object.entries(pictures)) {
      const key = keyOfPicture(pictureAddressOf(hash));
      if (storage.read(key) !== null) continue;
      storage.write(key, dataUrl);
      put.push(key);
    }
    andThen();
  } catch (error) {
    for (const key of put) storage.remove(key);
    throw error;
  }
}

/**
 * Stores smaller pictures beside those they replace, all or none, and returns the new addresses by
 * the old ones. A later sweep removes the old ones.
 */
export function storeSmallerPictures(
  smaller: readonly SmallerPicture[],
  storage: KeyValueStorage,
): Record<string, string> {
  const hashed = smaller.map((one) => ({ ...one, hash: hashOf(one.dataUrl) }));
  const pictures = Object.fromEntries(hashed.map(({ hash, dataUrl }) => [hash, dataUrl]));
  const hashes = Object.fromEntries(hashed.map(({ address, hash }) => [hashIn(address), hash]));
  storePictures(pictures, storage, () => storeReplacements(hashes, storage));
  return Object.fromEntries(hashed.map(({ address, hash }) => [address, pictureAddressOf(hash)]));
}

/** Removes every picture that nothing in storage refers to. Returns how many there were. */
export function removeUnusedPictures(storage: KeyValueStorage = browserStorage()): number {
  const unused = storedPictures(storage).filter(({ isUsed }) => !isUsed);
  for (const { address } of unused) storage.remove(keyOfPicture(address));
  storage.remove(UNUSED_KEY);
  return unused.length;
}

/** Removes pictures unused for a day, and replaced ones at once. Returns how many. */
export function sweepPictures(now: number, storage: KeyValueStorage = browserStorage()): number {
  const used = usedKeys(storage);
  const before = readStoredJson(storage, UNUSED_KEY, unusedSchema) ?? {};
  const replaced = new Set(
    Object.keys(readReplacements(storage)).map((hash) => keyOfPicture(pictureAddressOf(hash))),
  );
  const unused: Record<string, number> = {};
  let removed = 0;
  for (const key of storage.keys()) {
    if (!key.startsWith(PICTURE_KEY_PREFIX) || used.has(key)) continue;
    const since = before[key] ?? now;
    if (replaced.has(key) || now - since >= UNUSED_LIFE) {
      storage.remove(key);
      removed += 1;
    } else unused[key] = since;
  }
  if (Object.keys(unused).length > 0) storage.write(UNUSED_KEY, JSON.stringify(unused));
  else if (storage.read(UNUSED_KEY) !== null) storage.remove(UNUSED_KEY);
  return removed;
}
