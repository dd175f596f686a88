import { keyOf } from './entries';
import type { TextStore } from './textStore';

/**
 * Which pictures were stored anew under another hash: by the old one's hash, the new one's. Whoever
 * comes late with an old address (a draft in another tab, an older backup) still gets a picture.
 */
export const REPLACED_PICTURES_KEY = keyOf('replacedPictures');

const HASH = /^[0-9a-f]{20}$/;

/** The replacements that are known, by hash. Damaged ones count as none: they only help. */
export function readReplacements(texts: TextStore): Record<string, string> {
  try {
    const raw: unknown = JSON.parse(texts.read(REPLACED_PICTURES_KEY) ?? '{}');
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
export function keepReplacements(added: Readonly<Record<string, string>>, texts: TextStore): void {
  const all = { ...readReplacements(texts), ...added };
  texts.write(REPLACED_PICTURES_KEY, JSON.stringify(all));
}

/** Forgets that a picture was stored anew: the owner wants it again as it was. */
export function forgetReplacement(hash: string, texts: TextStore): void {
  const { [hash]: replacement, ...others } = readReplacements(texts);
  if (replacement !== undefined) texts.write(REPLACED_PICTURES_KEY, JSON.stringify(others));
}
