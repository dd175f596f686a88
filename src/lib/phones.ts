/** The shortest phone number: a local one without its area code. */
const FEWEST_DIGITS = 7;

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Returns the digits of each phone number in a text: `(802) 555-0142 ext. 4 or 555-0143` has two.
 * An extension is too short to count.
 */
export function phoneNumbersIn(phone: string): string[] {
  return phone
    .split(/[\p{L}#,;*]+/u)
    .map(digitsIn)
    .filter((digits) => digits.length >= FEWEST_DIGITS);
}

/** Whether a text is a phone number in any notation: only the count of digits matters. */
export const isPhone = (text: string): boolean => digitsIn(text).length >= FEWEST_DIGITS;

/** What people write between the digits of a phone number. */
const PHONE_QUERY = /^[\d\s().+/-]+$/;

/**
 * Whether a phone number contains what was typed into a search, whatever is written between the
 * digits; a country code is ignored.
 */
export function includesPhone(phone: string, query: string): boolean {
  if (!PHONE_QUERY.test(query)) return false;
  const digits = digitsIn(query);
  const wanted = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return wanted !== '' && digitsIn(phone).includes(wanted);
}

/**
 * Returns the `tel:` address of a United States number in any usual notation: `tel:+18025550142`.
 */
export function telHref(phone: string): string {
  const digits = phoneNumbersIn(phone)[0] ?? digitsIn(phone);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
