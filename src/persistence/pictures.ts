import { keyOf } from './entries';
import { browserTextStore, type TextStore } from './textStore';

/**
 * Uploaded pictures: each is kept once, by its content, as a data address under a key of its own.
 * Events, state and entries carry `picture:<hash>`.
 */

const ADDRESS_PREFIX = 'picture:';
/** Where pictures stand in storage, by their hash. */
export const PICTURE_KEY_PREFIX = keyOf('picture.');

/** Whether an address is that of an uploaded picture. */
export const isUploadedPicture = (address: string): boolean => address.startsWith(ADDRESS_PREFIX);

const keyOfPicture = (address: string): string =>
  `${PICTURE_KEY_PREFIX}${address.slice(ADDRESS_PREFIX.length)}`;

/** The first 20 digits of a text's SHA-256, in hexadecimal. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 20);
}

/**
 * Keeps a picture. Answers its address, `picture:<hash>`. Throws where storage is full or denied.
 *
 * @param dataUrl the picture as a data address
 */
export async function keepPicture(
  dataUrl: string,
  texts: TextStore = browserTextStore(),
): Promise<string> {
  const address = `${ADDRESS_PREFIX}${await hashOf(dataUrl)}`;
  const key = keyOfPicture(address);
  if (texts.read(key) === null) texts.write(key, dataUrl);
  return address;
}

/**
 * What an `<img>` is given for an address: the kept data address of an uploaded picture (undefined
 * where it is not in this browser), any other address as it is.
 */
export function pictureSource(
  address: string,
  texts: TextStore = browserTextStore(),
): string | undefined {
  if (!isUploadedPicture(address)) return address;
  return texts.read(keyOfPicture(address)) ?? undefined;
}
