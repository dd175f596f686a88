import { callHref } from '../../../domain/shared/phoneNumbers';
import { isEmail, MAX_LENGTH } from '../../../lib/fields';
import { isSitePath, LINK_PROTOCOLS, safeUrl } from '../../../lib/safeUrl';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const TO_PERSON = /^(?:mailto|tel):/i;
const PHONE = /^\+?[\d\s().-]{7,}(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

/**
 * Returns the address of a link as the owner typed it: a web address with or without protocol, a
 * path of this site, an e-mail address or a phone number. Undefined for anything that may not be linked.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > MAX_LENGTH.address) return undefined;
  if (/\s/.test(text) && HAS_SCHEME.test(text) && !/^tel:/i.test(text)) return undefined;
  if (isSitePath(text)) return text;
  // Without what stands behind it in a sentence.
  const plain = text.replace(TO_PERSON, '').replace(/[.,;>]{1,3}$/, '');
  const [email = ''] = plain.split('?', 1);
  if (isEmail(email)) return `mailto:${plain}`;
  if (PHONE.test(plain)) return callHref(plain);
  // What follows these has to be an address or a number, and a `@` before a site would be somebody's name there.
  if (TO_PERSON.test(text) || /^[^/?#:]*@/.test(text)) return undefined;
  if (HAS_SCHEME.test(text) && !/^[^/]+\.[a-z]+:\d/i.test(text)) {
    return safeUrl(text, LINK_PROTOCOLS);
  }
  const web = safeUrl(`https://${text}`, LINK_PROTOCOLS);
  return /^https:\/\/[^/\s]+\.[^/\s]+/.test(web ?? '') ? web : undefined;
}
