import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { toBinaryString } from '../../lib/binaryStrings';

const HASH_LENGTH = 20;

/** Returns the first 20 hexadecimal digits of a text's SHA-256. Works without https too. */
export const hashOf = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(text))).slice(0, HASH_LENGTH);

/** Whether a text is an uploaded picture as a data URL. */
export const isPictureData = (text: string): boolean =>
  /^data:image\/(?:jpeg|png|webp);base64,[\w+/=]+$/.test(text);

/** Returns a picture as a data URL, of which its hash is made. Rejects if its bytes cannot be read. */
export async function dataUrlOf(picture: Blob): Promise<string> {
  const letters = toBinaryString(new Uint8Array(await picture.arrayBuffer()));
  return `data:${picture.type};base64,${btoa(letters)}`;
}

/** Returns the hash of a picture's data URL, computed by the browser's own digest on https. */
export async function hashOfPicture(picture: Blob): Promise<string> {
  const text = await dataUrlOf(picture);
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return hashOf(text);
  const digest = await subtle.digest('SHA-256', utf8ToBytes(text));
  return bytesToHex(new Uint8Array(digest)).slice(0, HASH_LENGTH);
}

/** Returns the picture in a data URL. Throws if the URL holds no picture. */
export function pictureIn(dataUrl: string): Blob {
  if (!isPictureData(dataUrl)) throw new TypeError('It is no picture');
  const comma = dataUrl.indexOf(',');
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], {
    type: dataUrl.slice('data:'.length, dataUrl.indexOf(';')),
  });
}
