import { keyOf } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';

/**
 * Which pictures were stored anew under another hash: by the old one's hash, the new one's. Whoever
 * comes late with an old address (a draft in another tab, an older backup) still gets a picture.
 */
export const REPLACED_PICTURES_KEY = keyOf('replacedPictures');

const HASH = /^[0-9a-f]{20}$/;

/** The replacements that are known, by hash. Damaged ones count as none: they only help. */
export function readReplacements(storage: KeyValueStorage): Record<string, string> {
  try {
    const raw: unknown = JSON.parse(storage.read(REPLACED_PICTURES_KEY) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(
      Object.entries(raw).filter(
        (pair): pair is [string, string] => HASH.test(pair[0]) && HASH.test(String(pair[1])),
      ),
    );
  } catch (error) {
    console.warn('What pictures were replaced by cannot be read', error);
    return {};
  }
}

/** The hash of the picture that stands in the place of one: where a chain of replacements ends. */
export function newestOf(hash: string, replacements: Readonly<Record<string, string>>): string {
  const seen = new Set<string>();
  let newest = hash;
  while (replacements[newest] !== undefined && !seen.has(newest)) {
    seen.add(newest);
    newest = replacements[newest] ?? newest;
  }
  return newest;
}

/** Notes that pictures were stored anew, by hash. */
export function keepReplacements(
  added: Readonly<Record<string, string>>,
  storage: KeyValueStorage,
): void {
  const all = { ...readReplacements(storage), ...added };
  storage.write(REPLACED_PICTURES_KEY, JSON.stringify(all));
}

/** Forgets that a picture was stored anew: the owner wants it again as it was. */
export function forgetReplacement(hash: string, storage: KeyValueStorage): void {
  const { [hash]: replacement, ...others } = readReplacements(storage);
  if (replacement !== undefined) storage.write(REPLACED_PICTURES_KEY, JSON.stringify(others));
}
