/**
 * What the public pages do with phone numbers, and the search by some of a number's digits: both look at digits
 * alone. Whole numbers of the owner's app are read by domain/shared/phoneNumbers.
 */

/** The shortest phone number: a local one without its area code. */
export const FEWEST_DIGITS = 7;

/** The fewest digits of a number with its area code, or with a country code. */
const FEWEST_WITH_CODE = 10;

/** An American number with its area code. */
const WHOLE_NUMBER = /^1?([2-9]\d{9})$/;

const DIGIT = /\p{Nd}/u;

/** Returns the value of a digit: how far it is from the zero of its script. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Writes digits of other scripts, full-width or Arabic ones for example, as 0 to 9. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => valueOf(digit));

/** Returns the digits of a text, as 0 to 9. */
export const digitsIn = (text: string): string => withPlainDigits(text).replaceAll(/\D/g, '');

/** Returns the parts of a text each of which can be a phone number without its extension. */
const partsOf = (text: string): string[] => text.split(/[\p{L}#,;*\n]+/u);

/** Returns the digits of each phone number in a text, without extensions. */
const phoneNumbersIn = (phone: string): string[] =>
  partsOf(phone)
    .map(digitsIn)
    .filter((digits) => digits.length >= FEWEST_DIGITS);

/** Returns the American phone numbers with their area codes in a text, as they are written. */
export const wholeNumbersIn = (text: string): string[] =>
  partsOf(text).filter((part) => WHOLE_NUMBER.test(digitsIn(part)));

/**
 * Whether a text is a phone number in any notation: only the count of digits matters. Eight or nine are an American
 * number that lacks some, unless a country code is before them.
 */
export const isPhone = (text: string): boolean =>
  digitsIn(text).length >= FEWEST_DIGITS &&
  (/[+＋]/.test(text) ||
    [...phoneNumbersIn(text), digitsIn(text)].some(
      ({ length }) => length === FEWEST_DIGITS || length >= FEWEST_WITH_CODE,
    ));

/** What people write between the digits of a phone number, dashes of every length among it. */
const PHONE_QUERY = /^[\d\s().+/\p{Pd}]+$/u;

/** An extension behind three digits, even one of which only the word is typed yet; `2x4` has none. */
const EXTENSION = /(?<=\d\D?\d\D?\d ?)(?:ext(?:ension)?\.?|x|#) ?\d*$/i;

/** The country code behind what is dialed from abroad: `001 802`. */
const DIALED_FROM_ABROAD = /^(?:00|011)(1\d{3,})$/;

/** The fewest digits that can begin with the country code: fewer would match every number. */
const FEWEST_WITH_COUNTRY = 4;

/** Returns the digits that a search looks for in phone numbers; empty if the search cannot be a part of a number. */
export function soughtDigits(query: string): string[] {
  const number = withPlainDigits(query.trim()).replace(/^tel:/i, '').replace(EXTENSION, '');
  if (!PHONE_QUERY.test(number)) return [];
  const digits = digitsIn(number);
  return [digits, DIALED_FROM_ABROAD.exec(digits)?.[1] ?? ''].filter(Boolean);
}

/** Returns whether a number begins or ends with digits, with its country code or without. */
function isEdge(number: string, sought: string): boolean {
  const national = number.length === 11 && number.startsWith('1') ? number.slice(1) : number;
  return (
    national.startsWith(sought) ||
    national.endsWith(sought) ||
    (sought.length >= FEWEST_WITH_COUNTRY && `1${national}`.startsWith(sought))
  );
}

/** Returns where a phone number has one of the digits of {@link soughtDigits}, if anywhere. */
export function placeInPhone(
  phone: string,
  sought: readonly string[],
): 'edge' | 'inside' | undefined {
  const digits = digitsIn(phone);
  // Most numbers are ruled out by this, which is fast.
  if (!sought.some((wanted) => `1${digits}`.includes(wanted))) return undefined;
  const numbers = [digits, ...phoneNumbersIn(phone)];
  if (sought.some((wanted) => numbers.some((number) => isEdge(number, wanted)))) return 'edge';
  return sought.some((wanted) => digits.includes(wanted)) ? 'inside' : undefined;
}

/** Returns the groups of digits of a phone number, as it is written, in which the sought digits are. */
export function groupsWith(phone: string, sought: readonly string[]): string[] {
  const groups = phone.match(/\d+/g) ?? [];
  const digits = groups.join('');
  const wanted = sought.find((some) => digits.includes(some)) ?? digits;
  const from = digits.indexOf(wanted);
  let end = 0;
  return groups.filter((group) => {
    const start = end;
    end += group.length;
    return start < from + wanted.length && end > from;
  });
}

/** Whether a phone number contains what was searched, however its digits are separated. */
export const includesPhone = (phone: string, query: string): boolean =>
  placeInPhone(phone, soughtDigits(query)) !== undefined;

/** Returns a number written in full as `tel:+18025550142`; without a plus if its country is unknown. */
export function telHref(phone: string): string {
  const digits = phoneNumbersIn(phone)[0] ?? digitsIn(phone);
  const [, national] = WHOLE_NUMBER.exec(digits) ?? [];
  if (/^\+[1-9]/.test(phone) && digits.length >= FEWEST_WITH_CODE) return `tel:+${digits}`;
  return `tel:${national === undefined ? digits : `+1${national}`}`;
}
