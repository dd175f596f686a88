/** Base64 without the characters at which mail apps break links. */

/** Writes bytes as letters, digits, `-` and `_`. */
export function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads base64, also as {@link toBase64Url} writes it. Throws on anything else. */
export const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (unit) => unit.codePointAt(0) ?? 0,
  );
