import { fromBase64Url } from './base64Url';
import { fromBinaryString, toBinaryString } from './binaryStrings';

/** The texts of files that other programs wrote, in whatever encoding. */

/** The marks with which a file in UTF-16 begins, and which bytes are 0 of its Latin letters. */
const UTF_16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe], zeros: 1 },
  { label: 'utf-16be', mark: [0xfe, 0xff], zeros: 0 },
] as const;
/** How many bytes tell that a file without a mark is in UTF-16, at least and at most. */
const [FEWEST_TELLING, MOST_TELLING] = [8, 64];
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const WINDOWS = new TextDecoder('windows-1252');
const MAC = new TextDecoder('macintosh');

/** Returns a text in UTF-8; undefined where the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns a text as Excel saves it on a Mac: its lines end with returns alone, or an `é` is in a word. */
function decodeMac(bytes: Uint8Array): string | undefined {
  const text = MAC.decode(bytes);
  const hasOldEnds = text.includes('\r') && !text.includes('\n');
  return hasOldEnds || /[a-z]é/.test(text) ? text : undefined;
}

/** A character of UTF-8 of several bytes, or a byte beyond ASCII that is in none, in a binary string. */
const BEYOND_ASCII =
  /[\u00C2-\u00DF][\u0080-\u00BF]|[\u00E0-\u00EF][\u0080-\u00BF]{2}|[\u00F0-\u00F4][\u0080-\u00BF]{3}|[\u0080-\u00FF]/g;

/** Reads a text in UTF-8, and each byte in it that is not as Windows-1252, the default of programs on Windows. */
const decodeMixed = (bytes: Uint8Array): string =>
  toBinaryString(bytes).replaceAll(BEYOND_ASCII, (letters) => {
    const part = fromBinaryString(letters);
    return decodeUtf8(part) ?? WINDOWS.decode(part);
  });

/** Returns which UTF-16 a text is encoded in; undefined if it is in another encoding. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, MOST_TELLING);
  const isTold = start.length >= FEWEST_TELLING;
  return UTF_16.find(
    ({ mark, zeros }) =>
      mark.every((byte, at) => bytes[at] === byte) ||
      (isTold && start.every((byte, at) => (byte === 0) === (at % 2 === zeros))),
  )?.label;
}

/**
 * Reads the bytes of a text file: UTF-16 by its mark or its letters, else UTF-8, with or without one, or what a Mac
 * writes; other bytes that are not UTF-8 are read as Windows-1252, and change nothing beside them.
 */
export function decodeText(file: ArrayBuffer | Uint8Array): string {
  const bytes = new Uint8Array(file);
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return (decodeUtf8(bytes) ?? decodeMac(bytes) ?? decodeMixed(bytes)).replace(/^\uFEFF/, '');
}

/** Reads a text in base64; a text that is not in base64 is returned unchanged. */
export function decodeBase64(text: string): string {
  if (text.length % 4 > 0 || text.includes(' ')) return text;
  try {
    return decodeText(fromBase64Url(text));
  } catch {
    return text;
  }
}
