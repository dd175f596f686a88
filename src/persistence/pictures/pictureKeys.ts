import { attempt } from '../attempt';
import { keyOf } from '../engine/keys';
import { newestOf, readReplacements } from './replacedPictures';
import { browserStorage, type KeyValueStorage } from '../engine/keyValueStorage';

/** The address of an uploaded picture is `picture:` and a hash of its content. */
const ADDRESS_PREFIX = 'picture:';
/** The prefix of the keys of stored pictures; the hash follows. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Whether an address is that of an uploaded picture. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(ADDRESS_PREFIX);

/** Returns the address of a picture by its hash. */
export const pictureAddressOf = (hash: string): string => `${ADDRESS_PREFIX}${hash}`;

/** Returns the hash in the address of an uploaded picture. */
export const hashIn = (address: string): string => address.slice(ADDRESS_PREFIX.length);

/** Returns the localStorage key of an uploaded picture. */
export const keyOfPicture = (address: string): string => `${PICTURE_KEY_PREFIX}${hashIn(address)}`;

/** Returns the stored picture that replaced a missing one; null if there is none. */
function replacementOf(address: string, storage: KeyValueStorage): string | null {
  const hash = hashIn(address);
  const newest = newestOf(hash, readReplacements(storage));
  return newest === hash ? null : storage.read(keyOfPicture(pictureAddressOf(newest)));
}

/** Returns the replacements of missing pictures in this browser: new address by old one. */
export function missingReplacements(storage: KeyValueStorage): Record<string, string> {
  const all = readReplacements(storage);
  const isStored = (hash: string): boolean =>
    storage.read(keyOfPicture(pictureAddressOf(hash))) !== null;
  return Object.fromEntries(
    Object.keys(all)
      .filter((hash) => !isStored(hash) && isStored(newestOf(hash, all)))
      .map((hash) => [pictureAddressOf(hash), pictureAddressOf(newestOf(hash, all))]),
  );
}

/** Returns an `<img>`'s `src`: an uploaded picture's data URL (if here), else the address. */
export function pictureSource(
  address: string,
  storage: KeyValueStorage = browserStorage(),
): string | undefined {
  if (!isUploadedPicture(address)) return address;
  const kept = attempt(
    'A stored picture cannot be read',
    () => storage.read(keyOfPicture(address)) ?? replacementOf(address, storage),
  );
  return kept ?? undefined;
}
