import type { EntryName } from '../events/system';
import { damagedKeyOf } from './entries';
import type { KeyValueStorage } from './keyValueStorage';

/** What could not be read of an entry, and where its text is kept. */
export interface DamageReport {
  entry: EntryName;
  /** The key under which the damaged text is kept; null where there was no room for it. */
  keptUnder: string | null;
  goodEntities: number;
  badEntities: number;
}

/**
 * Keeps the text of a damaged entry, so that nothing of it is thrown away. Answers its key; a text
 * that is kept already is not kept twice. Null where it does not fit: then the entry itself must
 * stand as it is.
 */
export function keepDamaged(
  storage: KeyValueStorage,
  entry: string,
  text: string,
  now: number,
): string | null {
  const plain = damagedKeyOf(entry);
  const earlier = storage.keys().filter((key) => key === plain || key.startsWith(`${plain}.`));
  const same = earlier.find((key) => storage.read(key) === text);
  if (same !== undefined) return same;
  const key = earlier.length === 0 ? plain : `${plain}.${now}`;
  try {
    storage.write(key, text);
    return key;
  } catch (error) {
    console.warn(`There is no room to keep the damaged ${entry}`, error);
    return null;
  }
}
