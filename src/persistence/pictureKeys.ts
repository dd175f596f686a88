import { keyOf } from './entries';
import { browserTextStore, type TextStore } from './textStore';

/** Uploaded pictures are known by `picture:` and a hash of their content. */
const ADDRESS_PREFIX = 'picture:';
/** Where pictures stand in storage, by their hash. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Whether an address is that of an uploaded picture. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(ADDRESS_PREFIX);

/** The address of a picture by its hash. */
export const pictureAddressOf = (hash: string): string => `${ADDRESS_PREFIX}${hash}`;

/** The localStorage key of an uploaded picture. */
export const keyOfPicture = (address: string): string =>
  `${PICTURE_KEY_PREFIX}${address.slice(ADDRESS_PREFIX.length)}`;

/**
 * What an `<img>` is given for an address: the kept data address of an uploaded picture (undefined
 * where it is not in this browser), any other address as it is.
 */
export function pictureSource(
  address: string,
  texts: TextStore = browserTextStore(),
): string | undefined {
  if (!isUploadedPicture(address)) return address;
  try {
    return texts.read(keyOfPicture(address)) ?? undefined;
  } catch (error) {
    console.warn('A stored picture cannot be read', error);
    return undefined;
  }
}
