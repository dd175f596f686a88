/** Bytes as binary strings, in which each letter is a byte. */

/** How many bytes become letters at once: a call has no more arguments. */
const CHUNK = 32_768;

/** Returns bytes as a binary string. */
export function toBinaryString(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return letters;
}

/** Returns the bytes of a binary string. */
export const fromBinaryString = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
