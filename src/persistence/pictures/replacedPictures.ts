import * as v from 'valibot';
import { readStoredJson } from '../attempt';
import { keyOf } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';

/** The hashes of pictures that earlier versions stored smaller, with the new ones': old addresses still resolve. */
const REPLACED_PICTURES_KEY = keyOf('replacedPictures');

const schema = v.record(v.string(), v.unknown());

/** Returns the hash of the picture that replaced another at last; its own hash if it was not replaced. */
export function replacementOf(hash: string, storage: KeyValueStorage): string {
  const replaced = readStoredJson(storage, REPLACED_PICTURES_KEY, schema) ?? {};
  const seen = new Set<string>();
  let newest = hash;
  for (
    let next: unknown = hash;
    typeof next === 'string' && !seen.has(next);
    next = replaced[next]
  ) {
    seen.add(next);
    newest = next;
  }
  return newest;
}
