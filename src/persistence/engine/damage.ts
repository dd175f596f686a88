import type { EntryName } from '../../events/system';
import { damagedKeyOf } from './keys';
import { isNewerVersion, type KeyValueStorage } from './keyValueStorage';

/** What could not be read of an entry, and where it is kept. */
export interface DamageReport {
  entry: EntryName;
  /** The key under which it is kept; null where there was no room for it. */
  keptUnder: string | null;
  goodEntities: number;
  badEntities: number;
}

/**
 * Sets aside a text that could not be read, so that nothing of it is thrown away. Returns its key; a
 * text that is there already is not kept twice. Null where it cannot be kept: then the entry itself
 * must stay as it is.
 *
 * @param now milliseconds, to tell one from earlier ones
 */
export function setAside(
  storage: KeyValueStorage,
  entry: string,
  text: string,
  now: number,
): string | null {
  const plain = damagedKeyOf(entry);
  const earlier = storage.keys().filter((key) => key === plain || key.startsWith(`${plain}.`));
  const same = earlier.find((key) => storage.read(key) === text);
  if (same !== undefined) return same;
  if (isNewerVersion(storage)) return null;
  const key = earlier.length === 0 ? plain : `${plain}.${now}`;
  try {
    storage.write(key, text);
    return key;
  } catch (error) {
    console.warn(`The damaged ${entry} cannot be set aside`, error);
    return null;
  }
}
