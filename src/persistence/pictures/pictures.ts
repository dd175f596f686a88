import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { keyOf, KEY_PREFIX } from '../engine/keys';
import { hashIn, keyOfPicture, pictureAddressOf, PICTURE_KEY_PREFIX } from './pictureKeys';
import { browserStorage, type KeyValueStorage } from '../engine/keyValueStorage';
import { forgetReplacement, keepReplacements, readReplacements } from './replacedPictures';
import { measureUsage } from './storageUsage';

/**
 * Uploaded pictures: each is kept once, by its content, as a data address under a key of its own.
 * Events, state and entries carry `picture:<hash>`.
 */

/** There is no room for another picture; the rest of the store stays free for leads. */
export class PicturesFullError extends Error {
  constructor() {
    super(
      'There is no room for another picture in this browser. Remove pictures that you no longer show, or make the stored ones smaller on the Storage page.',
    );
    this.name = 'PicturesFullError';
  }
}

/** The first 20 digits of a text's SHA-256, in hexadecimal. Works on plain http too. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20);
}

/**
 * Keeps a picture. Answers its address, `picture:<hash>`. Throws {@link PicturesFullError} where the
 * pictures' share of the store is used up, and what storage throws where it is denied.
 *
 * @param dataUrl the picture as a data address
 */
export function keepPicture(dataUrl: string, storage: KeyValueStorage = browserStorage()): string {
  const address = pictureAddressOf(hashOf(dataUrl));
  const key = keyOfPicture(address);
  forgetReplacement(hashIn(address), storage);
  if (storage.read(key) !== null) return address;
  const { pictureUnits, pictureLimit } = measureUsage(storage);
  if (pictureUnits + key.length + dataUrl.length > pictureLimit) throw new PicturesFullError();
  storage.write(key, dataUrl);
  return address;
}

/** How long a picture that nothing refers to is kept, in milliseconds: an undo or a draft may want it. */
const UNUSED_LIFE = 24 * 3_600_000;
const UNUSED_KEY = keyOf('unusedPictures');
const unusedSchema = v.record(v.string(), v.number());

/** Since when nothing has referred to a picture, by its key. */
function readUnused(storage: KeyValueStorage): Record<string, number> {
  try {
    const parsed = v.safeParse(unusedSchema, JSON.parse(storage.read(UNUSED_KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch (error) {
    console.warn('The list of unused pictures cannot be read and is begun anew', error);
    return {};
  }
}

/** The keys of the pictures that something in storage refers to: entries, the journal, what is damaged. */
function usedKeys(storage: KeyValueStorage): Set<string> {
  const used = new Set<string>();
  for (const key of storage.keys()) {
    if (!key.startsWith(KEY_PREFIX) || key.startsWith(PICTURE_KEY_PREFIX)) continue;
    for (const [address] of (storage.read(key) ?? '').matchAll(/picture:[0-9a-f]{20}/g)) {
      used.add(keyOfPicture(address));
    }
  }
  return used;
}

/** An uploaded picture as it stands in storage. */
export interface StoredPicture {
  /** `picture:<hash>`. */
  address: string;
  /** What it takes of the store, key included. */
  units: number;
  /** Whether something in storage refers to it. */
  isUsed: boolean;
}

/** The pictures that stand in storage, the largest first. Throws where storage is denied. */
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

/** A picture that stands in storage, and what is to stand in its place. */
export interface SmallerPicture {
  /** `picture:<hash>`. */
  address: string;
  /** The same picture, smaller, as a data address. */
  dataUrl: string;
}

/**
 * Keeps smaller pictures beside those that they replace, all or none: where one does not fit, those
 * kept so far are taken out again and the error is thrown. Answers the new addresses by the old. The
 * old ones go with a sweep, once nothing refers to them.
 */
export function keepSmallerPictures(
  smaller: readonly SmallerPicture[],
  storage: KeyValueStorage,
): Record<string, string> {
  const replacements: Record<string, string> = {};
  const put: string[] = [];
  try {
    const hashes: Record<string, string> = {};
    for (const { address, dataUrl } of smaller) {
      const hash = hashOf(dataUrl);
      const key = keyOfPicture(pictureAddressOf(hash));
      if (storage.read(key) === null) {
        storage.write(key, dataUrl);
        put.push(key);
      }
      hashes[hashIn(address)] = hash;
      replacements[address] = pictureAddressOf(hash);
    }
    keepReplacements(hashes, storage);
  } catch (error) {
    for (const key of put) storage.remove(key);
    throw error;
  }
  return replacements;
}

/** Removes every picture that nothing in storage refers to. Answers how many there were. */
export function removeUnusedPictures(storage: KeyValueStorage = browserStorage()): number {
  const unused = storedPictures(storage).filter(({ isUsed }) => !isUsed);
  for (const { address } of unused) storage.remove(keyOfPicture(address));
  storage.remove(UNUSED_KEY);
  return unused.length;
}

/**
 * Removes pictures that no entry has referred to for a day, and at once those that were replaced;
 * notes those that none refers to now. Answers how many were removed.
 */
export function sweepPictures(now: number, storage: KeyValueStorage = browserStorage()): number {
  const used = usedKeys(storage);
  const before = readUnused(storage);
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
