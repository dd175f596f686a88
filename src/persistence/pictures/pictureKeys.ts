import { keyOf } from '../engine/keys';

/** The address of an uploaded picture is `picture:` and a hash of its content. */
const ADDRESS_PREFIX = 'picture:';
/** The prefix of the localStorage keys of pictures; the hash follows. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Whether an address is an uploaded picture's. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(ADDRESS_PREFIX);

/** Returns the address of a picture by its hash. */
export const pictureAddressOf = (hash: string): string => `${ADDRESS_PREFIX}${hash}`;

/** Returns the hash in the address of an uploaded picture. */
export const hashIn = (address: string): string => address.slice(ADDRESS_PREFIX.length);

/** Returns the localStorage key of a picture, by its hash. */
export const keyOfPicture = (hash: string): string => `${PICTURE_KEY_PREFIX}${hash}`;
