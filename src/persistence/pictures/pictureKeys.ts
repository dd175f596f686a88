import { keyOf } from '../engine/keys';
import { newestOf, readReplacements } from './replacedPictures';
import { browserStorage, type KeyValueStorage } from '../engine/keyValueStorage';

/** Uploaded pictures are known by `picture:` and a hash of their content. */
const ADDRESS_PREFIX = 'picture:';
/** Where pictures stand in storage, by their hash. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Whether an address is that of an uploaded picture. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(ADDRESS_PREFIX);

/** The address of a picture by its hash. */
export const pictureAddressOf = (hash: string): string => `${ADDRESS_PREFIX}${hash}`;

/** The hash in the address of an uploaded picture. */
export const hashIn = (address: string): string => address.slice(ADDRESS_PREFIX.length);

/** The localStorage key of an uploaded picture. */
export const keyOfPicture = (address: string): string => `${PICTURE_KEY_PREFIX}${hashIn(address)}`;

/** The picture that was stored in the place of one that is gone; null where there is none. */
function replacementOf(address: string, storage: KeyValueStorage): string | null {
  const hash = hashIn(address);
  const newest = newestOf(hash, readReplacements(storage));
  return newest === hash ? null : storage.read(keyOfPicture(pictureAddressOf(newest)));
}

/**
 * The replacements of pictures that are gone from this browser by ones that stand in it: from old
 * address to new.
 */
export function goneReplacements(storage: KeyValueStorage): Record<string, string> {
  const all = readReplacements(storage);
  const stands = (hash: string): boolean =>
    storage.read(keyOfPicture(pictureAddressOf(hash))) !== null;
  return Object.fromEntries(
    Object.keys(all)
      .filter((hash) => !stands(hash) && stands(newestOf(hash, all)))
      .map((hash) => [pictureAddressOf(hash), pictureAddressOf(newestOf(hash, all))]),
  );
}

/**
 * What an `<img>` is given for an address: the kept data address of an uploaded picture (undefined
 * where it is not in this browser), any other address as it is.
 */
export function pictureSource(
  address: string,
  storage: KeyValueStorage = browserStorage(),
): string | undefined {
  if (!isUploadedPicture(address)) return address;
  try {
    const kept = storage.read(keyOfPicture(address)) ?? replacementOf(address, storage);
    return kept ?? undefined;
  } catch (error) {
    console.warn('A stored picture cannot be read', error);
    return undefined;
  }
}
