import type { EntryName } from '../../events/system';
import { damagedKeyOf } from './keys';
import { isNewerVersion, type KeyValueStorage } from './keyValueStorage';

/** What could not be read of an entry, and the key under which it was set aside. */
export interface DamageReport {
  entry: EntryName;
  /** The key of the copy; null if there was no space for it. */
  keptUnder: string | null;
  goodEntities: number;
  badEntities: number;
}

/**
 * Copies an unreadable text to a key of its own, once. Returns the key; null if that failed, and
 * then the entry itself must stay unchanged.
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
