import { attempt } from '../attempt';
import { damagedKeyOf } from './keys';
import { isNewerVersion, type KeyValueStorage } from './keyValueStorage';

/** Copies an unreadable text to a key of its own, once. Returns it; null if the entry must stay as is. */
export function setAside(
  storage: KeyValueStorage,
  entry: string,
  text: string,
  now: number,
): string | null {
  const plain = damagedKeyOf(entry);
  const earlier = storage.keys().filter((key) => key === plain || key.startsWith(`${plain}.`));
  const copy = earlier.find((key) => storage.read(key) === text);
  if (copy !== undefined) return copy;
  if (isNewerVersion(storage)) return null;
  const key = earlier.length === 0 ? plain : `${plain}.${now}`;
  const copied = attempt(`The damaged ${entry} cannot be set aside`, () => {
    storage.write(key, text);
    return key;
  });
  return copied ?? null;
}
