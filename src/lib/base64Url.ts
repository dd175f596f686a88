import { fromBinaryString, toBinaryString } from './binaryStrings';

/** Base64 without the characters at which mail apps break links. */

/** Writes bytes as letters, digits, `-` and `_`. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(toBinaryString(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Reads base64, also as {@link toBase64Url} writes it. Throws on anything else. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBinaryString(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
