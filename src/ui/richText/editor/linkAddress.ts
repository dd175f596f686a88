import { callHref } from '../../../domain/shared/phoneNumbers';
import { isEmail, MAX_LENGTH } from '../../../lib/fields';
import { isSitePath, LINK_PROTOCOLS, safeUrl, WEB_PROTOCOLS } from '../../../lib/safeUrl';
import { withoutUnseen } from '../../../lib/text';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const TO_PERSON = /^(?:mailto|tel):[\s/]{0,9}/i;
const PHONE = /^\+?[\d\s().-]{7,}(?:(?:ext\.?|x)\s*\d{1,6})?$/i;
/** What a sentence puts around an address, with the comma behind it. */
const ENCLOSED = /^(?:<([^<>]+)>|\((.+)\)|\[(.+)\]|"(.+)"|'(.+)'|“(.+)”|‘(.+)’|«(.+)»)[.,;]?$/;
/** Protocols before the protocol of an address that was pasted behind them. */
const REPEATED_PROTOCOL = /^(?:https?:\/{0,2})(?=https?:)/i;
/** A web address with a host that may be one, and what a sentence puts behind a host. */
const WEB = /^https?:\/\/(?:[^/?#@]*@)?[\p{L}\p{M}\p{N}_.:[\]-]+(?=[/?#]|$)/iu;
const BEHIND_HOST = /^(https?:\/\/[^/?#]+?)[.,;:!?)\]>"”’]{1,3}$/i;

/** Returns a web address that may be linked, if it is one. */
function webAddress(text: string): string | undefined {
  const address = safeUrl(text, WEB_PROTOCOLS)?.replace(BEHIND_HOST, '$1');
  return address !== undefined && WEB.test(address) ? address : undefined;
}

/**
 * Returns the address of a link as the owner typed or copied it: a web address with or without protocol, a
 * path of this site, an e-mail address or a phone number. Undefined for anything that may not be linked.
 */
export function linkAddress(typed: string): string | undefined {
  const trimmed = withoutUnseen(typed).trim();
  const text = (ENCLOSED.exec(trimmed)?.slice(1).find(Boolean) ?? trimmed).replace(
    REPEATED_PROTOCOL,
    '',
  );
  if (text.length > MAX_LENGTH.address) return undefined;
  if (/\s/.test(text) && HAS_SCHEME.test(text) && !TO_PERSON.test(text)) return undefined;
  if (isSitePath(text)) return text;
  // Without the punctuation behind it in a sentence.
  const plain = text.replace(TO_PERSON, '').replace(/[.,;>]{1,3}$/, '');
  const [email = ''] = plain.split('?', 1);
  if (isEmail(email)) return safeUrl(`mailto:${plain}`, LINK_PROTOCOLS);
  if (PHONE.test(plain)) return callHref(plain);
  // What follows these has to be an address or a number, and a `@` before a site would be somebody's name there.
  if (TO_PERSON.test(text) || /^[^/?#:]*@/.test(text)) return undefined;
  if (HAS_SCHEME.test(text) && !/^[^/]+\.[a-z]+:\d/i.test(text)) return webAddress(text);
  const web = /^[\\/]/.test(text) ? undefined : webAddress(`https://${text}`);
  return /^https:\/\/[^/\s]+\.[^/\s]+/.test(web ?? '') ? web : undefined;
}
