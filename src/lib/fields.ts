import * as v from 'valibot';
import { isLocalDay, isIsoDateTime, MAX_TIMESTAMP_LENGTH } from './dates';
import { readAs } from './lenientRead';
import { isUploadedPicture } from './pictureAddresses';
import { isSitePath, safeUrl, WEB_PROTOCOLS } from './safeUrl';
import { withPlainSpaces } from './text';

/** The schemas of entities' fields. Every text has a limit, so that a single field cannot fill storage. */

/** Greatest lengths in characters. */
export const MAX_LENGTH = {
  line: 200,
  email: 254,
  note: 5_000,
  text: 50_000,
  address: 2_048,
} as const;

/** A text with a greatest length; empty if absent. */
export const text = (maxLength: number = MAX_LENGTH.line) =>
  v.optional(v.pipe(v.string(), v.maxLength(maxLength)), '');

/** A text that must not be blank. */
export const requiredText = (maxLength: number = MAX_LENGTH.line) =>
  readAs(
    v.pipe(
      v.string(),
      v.maxLength(maxLength),
      v.check((value) => value.trim() !== ''),
    ),
    'Untitled',
  );

/** One of a closed list. Any other stored value is read as `otherwise`. */
export const oneOf = <const List extends readonly string[]>(list: List, otherwise: List[number]) =>
  readAs(v.picklist(list), otherwise);

/** A name from `list`, or any other name, which this version may not know. */
export type Open<Name extends string> = Name | (string & {});
/** One of an open list: a name that is not in the list is stored and shown unchanged. */
export const oneOfOpen = <const List extends readonly [string, ...string[]]>(
  list: List,
  otherwise: List[number] = list[0],
) =>
  readAs(
    v.custom<Open<List[number]>>(
      (name) => typeof name === 'string' && name.trim() !== '' && name.length <= MAX_LENGTH.line,
    ),
    otherwise,
  );

/** A text id: milliseconds in decimal, a hyphen and a few characters of the tab. */
export const textId = v.pipe(
  v.string(),
  v.minLength(1),
  // A check and not a length limit: an id is rejected and never cut, because a cut one could equal
  // another.
  v.check((id) => id.length <= MAX_LENGTH.line, 'Not an id'),
);
/** A numeric id: milliseconds. */
export const numberId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** An ISO timestamp. */
export const isoDateTime = readAs(
  v.pipe(
    v.string(),
    v.maxLength(MAX_TIMESTAMP_LENGTH),
    v.check(isIsoDateTime, 'Not an ISO date and time'),
  ),
  '1970-01-01T00:00:00.000Z',
);
/** What a stored day that cannot be read is read as. */
export const UNREADABLE_DAY = '1970-01-01';
/** A local day, `YYYY-MM-DD`. */
export const day = readAs(
  v.pipe(v.string(), v.check(isLocalDay, 'Not a day of the calendar')),
  UNREADABLE_DAY,
);
/** A local day, or an empty text. */
export const optionalDay = v.optional(v.union([v.literal(''), day]), '');
/** The largest sum, in dollars. */
export const MAX_DOLLARS = 1e9;
/** Dollars, not negative. */
export const dollars = v.optional(
  v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_DOLLARS)),
  0,
);
/** Whole cents, not negative. */
export const cents = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DOLLARS * 100)),
  0,
);
/** The greatest number of tags of an entity. */
export const MAX_TAGS = 50;
/** Free tags for searching: a set. */
export const tags = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line))), v.maxLength(MAX_TAGS)),
  () => [],
);
function isPictureAddress(address: string): boolean {
  if (isUploadedPicture(address)) return true;
  return /^https?:\/\//i.test(address) ? isWebAddress(address) : isSitePath(address);
}
/** A picture's address: http(s), `picture:<hash>` of an uploaded one, or a file of this site. */
export const pictureAddress = readAs(
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH.address),
    v.check(isPictureAddress, 'Not the address of a picture'),
  ),
  '',
);
/** The address of a picture; may be empty. */
export const optionalPictureAddress = v.optional(v.union([v.literal(''), pictureAddress]));

/**
 * An e-mail address: the browser's own rule for a field of type email, but with letters of any script, as in
 * `jörg@exämple.de`, and a dot in the domain.
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}]+(?:(?:\.|-+)[\p{L}\p{M}\p{N}]+)*\.(?:[\p{L}\p{M}]{2,}|xn--[\da-z-]+)$/iu;

/** Whether a text has the form of an e-mail address. */
export const isEmail = (value: string): boolean =>
  value.length <= MAX_LENGTH.email && EMAIL.test(value);

/** Returns the bare address in a copied one: in `Ada Roy <ada@example.com>,` or `mailto:ada@example.com.` */
export const plainEmail = (text: string): string =>
  withPlainSpaces(text)
    .trim()
    .replace(/^[^<>]*<([^<>]+)>[.,;]?$/, '$1')
    .replace(/^["'(“‘]{1,2}([^"'(“‘].*?)["')”’]{1,2}$/, '$1')
    .replace(/^(?:mailto:\s*)?([^\s?@]+@[^\s?@]+)(?:\?.*)?$/i, '$1')
    .replace(/[.,;]$/, '');

/** Whether a text is a web address: http or https, never a script. */
export const isWebAddress = (value: string): boolean => safeUrl(value, WEB_PROTOCOLS) !== undefined;
