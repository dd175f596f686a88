/** The address of an uploaded picture is `picture:` and a hash of its content. */
const PREFIX = 'picture:';

/** Whether an address is an uploaded picture's. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(PREFIX);

/** Returns the address of a picture by its hash. */
export const pictureAddressOf = (hash: string): string => `${PREFIX}${hash}`;

/** Returns the hash in the address of an uploaded picture. */
export const hashIn = (address: string): string => address.slice(PREFIX.length);

/** Returns the hashes of the pictures that a text refers to. */
export const hashesIn = (text: string): string[] =>
  Array.from(text.matchAll(/picture:([0-9a-f]{20})/g), ([, hash = '']) => hash);
