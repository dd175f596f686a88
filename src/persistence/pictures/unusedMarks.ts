import * as v from 'valibot';
import { readStoredJson } from '../attempt';
import { keyOf } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { keyOfPicture } from './pictureKeys';

const UNUSED_KEY = keyOf('unusedPictures');
/** Since when each picture has been unused, by its key in localStorage. */
const unusedSchema = v.record(v.string(), v.number());

/** Returns since when pictures have been unused, by {@link keyOfPicture}, in milliseconds. */
export const readUnused = (storage: KeyValueStorage): Record<string, number> =>
  readStoredJson(storage, UNUSED_KEY, unusedSchema) ?? {};

/** Stores since when pictures have been unused, by {@link keyOfPicture}. */
export function storeUnused(unused: Record<string, number>, storage: KeyValueStorage): void {
  if (Object.keys(unused).length > 0) storage.write(UNUSED_KEY, JSON.stringify(unused));
  else if (storage.read(UNUSED_KEY) !== null) storage.remove(UNUSED_KEY);
}

/** Notes that pictures are about to be used: their day begins anew. */
export function markUsed(hashes: Iterable<string>, storage: KeyValueStorage): void {
  const unused = readUnused(storage);
  const count = Object.keys(unused).length;
  for (const hash of hashes) delete unused[keyOfPicture(hash)];
  if (Object.keys(unused).length < count) storeUnused(unused, storage);
}
