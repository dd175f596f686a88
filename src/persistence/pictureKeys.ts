import { keyOf } from './entries';

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
