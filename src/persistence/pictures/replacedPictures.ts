import * as v from 'valibot';
import { keyOf } from '../engine/keys';
import { readStoredJson } from '../storedJson';
import type { KeyValueStorage } from '../engine/keyValueStorage';

/** The replaced pictures' hashes with the new ones', for old addresses in drafts and backups. */
export const REPLACED_PICTURES_KEY = keyOf('replacedPictures');

const HASH = /^[0-9a-f]{20}$/;
const schema = v.record(v.string(), v.unknown());

/** Returns the stored replacements, by hash; none if they cannot be read. */
export const readReplacements = (storage: KeyValueStorage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readStoredJson(storage, REPLACED_PICTURES_KEY, schema) ?? {}).filter(
      (pair): pair is [string, string] => HASH.test(pair[0]) && HASH.test(String(pair[1])),
    ),
  );

/** Returns the hash of a picture's latest replacement: the end of the chain. */
export function newestOf(hash: string, replacements: Readonly<Record<string, string>>): string {
  const seen = new Set<string>();
  let newest = hash;
  while (replacements[newest] !== undefined && !seen.has(newest)) {
    seen.add(newest);
    newest = replacements[newest] ?? newest;
  }
  return newest;
}

/** Stores replacements of pictures, by hash. */
export function storeReplacements(
  added: Readonly<Record<string, string>>,
  storage: KeyValueStorage,
): void {
  const all = { ...readReplacements(storage), ...added };
  storage.write(REPLACED_PICTURES_KEY, JSON.stringify(all));
}

/** Removes a picture's replacement, because the owner restored the original. */
export function forgetReplacement(hash: string, storage: KeyValueStorage): void {
  const { [hash]: replacement, ...others } = readReplacements(storage);
  if (replacement !== undefined) storage.write(REPLACED_PICTURES_KEY, JSON.stringify(others));
}
