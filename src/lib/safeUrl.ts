/** The schemes that a link in a text may have (specification, section 5). */
export const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'] as const;
/** The schemes that a web address may have. */
export const WEB_PROTOCOLS = ['http:', 'https:'] as const;

/** Browsers drop such characters while reading, so that `java\nscript:` would become a scheme. */
const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
};

/**
 * What may stand in a link: the address, trimmed, where it is absolute and its scheme is among
 * those allowed (written as in `https:`). Undefined for anything else, so that what is not
 * understood leads nowhere: relative and scheme-less addresses, and other schemes however they are
 * disguised.
 */
export function safeUrl(address: string, allowedProtocols: readonly string[]): string | undefined {
  const trimmed = address.trim().replaceAll(' ', '%20');
  if (Array.from(trimmed).some(isControl)) return undefined;
  try {
    return allowedProtocols.includes(new URL(trimmed).protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}

const ANY_SITE = 'https://site.example';

/** Whether an address is a path of this site: `//` and what browsers read like it lead to another. */
export function isSitePath(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ANY_SITE)) return false;
  return new URL(address, ANY_SITE).origin === ANY_SITE;
}
