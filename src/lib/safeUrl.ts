import { withoutUnseen } from './text';

/** The protocols allowed in links of a text. */
export const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'] as const;
/** The protocols of a web address. */
export const WEB_PROTOCOLS = ['http:', 'https:'] as const;

/** Control characters, which browsers drop, so that `java\nscript:` would be a protocol. */
const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
};

/** The beginning of a web address, however many slashes it has: without two, a browser takes it for a path of this site. */
const WEB_BEGINNING = /^(https?:)[\\/]*/i;

/** Returns the trimmed address if its protocol (`https:`) is allowed; not a relative or disguised one. */
export function safeUrl(address: string, allowedProtocols: readonly string[]): string | undefined {
  const trimmed = withoutUnseen(address)
    .trim()
    .replaceAll(' ', '%20')
    .replace(WEB_BEGINNING, '$1//');
  if (Array.from(trimmed).some(isControl)) return undefined;
  try {
    return allowedProtocols.includes(new URL(trimmed).protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

const ANY_SITE = 'https://site.example';

/** Whether an address is a path of this site; `//` and its equivalents lead to another site. */
export function isSitePath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ANY_SITE)) return false;
  return new URL(address, ANY_SITE).origin === ANY_SITE;
}
