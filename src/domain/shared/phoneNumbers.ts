import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { business } from '../../business';
import { digitsIn, FEWEST_DIGITS, telHref } from '../../lib/phones';
import { remembered } from '../../lib/remembered';

/**
 * Reads phone numbers, by the North American plan unless they name another country. Finding, checking, comparing,
 * writing and dialing use this reading alone. Only the owner's app loads it, because its library is heavy; the
 * public pages have lib/phones.
 */

/** A phone number in a text. */
export interface FoundPhone {
  /** The number as it is written there, with its extension. */
  text: string;
  /** The country code and the number, in digits alone: `+18025550142`. */
  number: string;
  /** The number as it is shown, with its extension: `(802) 555-0142 ext. 4`. */
  shown: string;
  /** Where it begins in the text, in UTF-16 units. */
  start: number;
}

/** How much of a text is searched, in UTF-16 units of its lines with digits enough for a number. */
const MAX_SEARCHED = 5_000;

/** A word, and what it has that makes its digits no phone number: a link, a date, a name before them, `8.02E+09`. */
const WORD = /[^\s<>(),;]+/gu;
const NO_PHONE =
  /(?<!ext)=|:\/\/|^www\.|^[^@]*\.(?:com|net|org)\/|^\p{Nd}{1,2}\/(?:\p{Nd}{1,2}\/)?\p{Nd}{2,4}$|[\p{L}_]\p{Nd}{5}|\p{Nd}[.,]\p{Nd}+e\+/iu;
/** The number of an order or of another thing, unless a word says that it is a phone's; and a negative one alone. */
const ORDER =
  /(?<!(?:phone|cell|mobile|tel|home|work|text|call|number|my|me|at) {0,2})# ?\p{Nd}{5,}|(?<!caller )\b(?:order|invoice|account|acct|confirmation|tracking|transaction|policy|claim|contract|dispatch|case|serial|permit|license|ticket|part|parcel|model|s\/n|(?<!area )code|loan|item|sku|upc|wi-?fi|pass(?:word|code)|wo|mls|reference|ref|id)(?: (?:number|no|id|code))?(?: is)?[.:#]{0,2} ?#?(?:\p{Nd}{7,}|(?<=(?:number|no|id|code|is)[.:#]{0,2} ?#?|[:#] ?)(?:\p{Nd}{3}[ .\p{Pd}])?\p{Nd}{3,4}[ .\p{Pd}]\p{Nd}{4})|^-\p{Nd}+$/giu;
/** What a field that holds no phone number may have beside digits. */
const NO_LABEL = /[@=#_]|\/\/|\p{Nd}e\+/iu;
/** What is dialed in other countries before a country code. */
const DIALED_ABROAD = /(?<![\p{Nd}.+\p{Pd}]|\p{Nd} )\+?00(?=[ .-]?[1-9])/gu;
/** The sign before a second number, or before any other figure, which the library takes for an extension. */
const NEXT = /[,;](?=\s*[(+]?\p{Nd}{3}|\s+\p{Nd})/gu;
/** A whole American number, and the space before any other figure. */
const WHOLE =
  /(?<!\p{Nd}|\+[2-9]\p{Nd}{0,2} ?)([2-9]\p{Nd}{2}\)?[ .\p{Pd}]{0,3}[2-9]\p{Nd}{2}[ .\p{Pd}]{0,3}\p{Nd}{4}\)?) (?=[(+]?\p{Nd})/gu;
/** An area code that other signs set off from its number: `{603} 555-0113`, or cells of their own. */
const SET_OFF =
  /(?<![\p{L}\p{Nd}$#.:,/\p{Pd}])[{<]?[2-9]\p{Nd}{2} ?[\t}>|:*"'…] ?(?=\p{Nd}{3}[ .\p{Pd}]{1,3}\p{Nd}{4}(?!\p{Nd}))/gu;
/** A number in which letters were mistaken for digits: `8O2-555-0l13`; where it can be one, they are certain. */
const MISTAKEN =
  /(?<![\p{L}\p{Nd}])[2-9][\dOoIl]{2}\)?[ .\p{Pd}]{0,3}[2-9][\dOoIl]{2}[ .\p{Pd}]{0,3}[\dOoIl]{4}(?![\p{L}\p{Nd}])/gu;
/** The bracket around a number that has one of its own: `Ada Roy ((802) 555-0113)`. */
const OUTER_BRACKET = /\((?=(?:\+?1 )?\()/g;
/** An extension or the end of a number in brackets of its own: `802-555-0113 (ext. 4)`, `(802)-555-(0142)`. */
const BRACKETED_END =
  /[([]((?:ext(?:ension)?\.?|x) ?\p{Nd}{1,5}|(?<=\p{Nd}{3}\)?[ .\p{Pd}]{1,3}\p{Nd}{3}[ .\p{Pd}]?\()\p{Nd}{4})[)\]]/giu;
/** The dots that printed cards have between digits, and other signs in their place. */
const DOTS = /(?<=\p{Nd})[·•‧∙⋅﹣〜_*~](?=\p{Nd})/gu;
/** The kind of a number right before it or behind it, `C802-555-0113`, `802-555-0113c`, and what else is glued to it. */
const GLUED =
  /(?<![\p{L}\p{Nd}])(?:(?:phone|cell|mobile|home|work|tel|call)(?=\(?\p{Nd}{3})|[chmopw](?=\(?\p{Nd}{3}[) .\p{Pd}]))|(?<=\p{Nd}{4})(?:[chmow](?![\p{L}\p{Nd}])|(?!ext)\p{L}{3,})/giu;
/** A number without its area code, `555-0142`; not from 500-1000 dollars, nor the end of a longer figure. */
const LOCAL =
  /(?<![\p{Nd}$+.\p{Pd}]|(?<!\$)\p{Nd}{3}\) ?|[2-9]\p{Nd}{2} )(?!\p{Nd}00\P{Nd}+\p{Nd}{2}00)[2-9]\p{Nd}{2}[ .\u00A0\p{Pd}]{1,3}\p{Nd}{4}(?![\p{Nd}\p{Pd}])(?: {0,3}(?:ext\.?|x) {0,3}\p{Nd}{1,5})?/giu;
/** The same where nothing else stands beside it: `5550142`. */
const LOCAL_ALONE =
  /^[2-9]\p{Nd}{2}[\s.\p{Pd}]{0,3}\p{Nd}{4}(?: {0,3}(?:ext\.?|x|#) {0,3}\p{Nd}{1,5})?$/iu;

/** The same as one word, in a text without any other: behind a label, at the end, or a part of its own, with or without a name before it. */
const LOCAL_BARE =
  /(?<=^|[.,;!?)] |\n ?|[–—-] ?|\b(?:[Cc]all|[Tt]e?xt|[Pp]hone|[Cc]ell|[Pp]h|[Tt]el|[Nn]umber|[Aa]t|@)(?: is|:)? ?|\b(?:[Cc]all|[Tt]e?xt) (?:\p{Lu}\p{L}{1,20}\.? ){1,2}|^(?:\p{Lu}\p{L}{1,20} )?\p{Lu}\p{L}{1,20} )[2-9]\p{Nd}{6}(?![\p{Nd}\p{L}$%/\p{Pd}]|\.\p{Nd})|(?<=\p{L} )(?<!\band )[2-9]\p{Nd}{6}$/gu;

/** The end of a second number, which begins as the first: `802-555-0113 / 0114`; and how long it is at most, in UTF-16 units. */
const OTHER_END = /^ ?(?:\/|&|or) ?(\p{Nd}{4})(?![\p{Nd}\p{L}/.\p{Pd}])/iu;
const MAX_OTHER_END = 12;

const blank = (text: string): string => ' '.repeat(text.length);

/** Returns a text of the same length whose phone numbers have digits where letters were mistaken for them. */
export const withPhoneDigits = (text: string): string =>
  text.replaceAll(MISTAKEN, (number) => number.replaceAll(/o/gi, '0').replaceAll(/[Il]/g, '1'));

/** Digits in words, or in words and figures, and these words. */
const SPOKEN =
  /\b(?:(?:oh?|zero|one|two|three|four|five|six|seven|eight|nine|\d{1,4})[ ,.-]{1,2}){3,}(?:oh?|zero|one|two|three|four|five|six|seven|eight|nine|\d{1,4})\b/gi;
const DIGIT_WORDS = 'zero one two three four five six seven eight nine'.split(' ');
/** Returns the figure of a digit in words; of `o` and `oh`, 0. */
const figureOf = (word: string): number =>
  /^oh?$/i.test(word) ? 0 : DIGIT_WORDS.indexOf(word.toLowerCase());

/** Returns a text with digits for phone numbers in words, as in what a machine wrote down: `eight oh two five …`. */
export const withSpokenDigits = (text: string): string =>
  text.replaceAll(SPOKEN, (words) => {
    const digits = words.replaceAll(/[^a-z\d]+|([a-z]+)/gi, (_, word?: string) =>
      word ? `${figureOf(word)}` : '',
    );
    // Ten figures apart are said one by one; fewer may be sizes.
    const isSaid = /[a-z]/i.test(words) || /^(?:\d[ ,.-]{1,2}){9,10}\d$/.test(words);
    const isPhone = isSaid && /^(?:1?[2-9]\d{2})?[2-9]\d{6}$/.test(digits);
    return isPhone ? digits.replace(/^\d{3}(?=\d{4}$)/, '$&-') : words;
  });

/** Returns a text of the same length with what may be phone numbers, written as the library reads them. */
function searchable(text: string): string {
  let left = MAX_SEARCHED;
  return text
    .replaceAll(/[^\n]+/g, (line) => {
      if (left === 0 || digitsIn(line).length < FEWEST_DIGITS) return blank(line);
      const read = line.slice(0, left);
      left -= read.length;
      return read.padEnd(line.length);
    })
    .replaceAll(GLUED, blank)
    .replaceAll(WORD, (word) =>
      // Beside an e-mail address a number may stand: `ada@example.com/802-555-0113`, or behind a dash.
      NO_PHONE.test(word)
        ? blank(word)
        : word.replaceAll(/(?:[^/|-]|-(?!\d{3}-\d{3}-))+/g, (part) =>
            part.includes('@') ? blank(part) : part,
          ),
    )
    .replaceAll(ORDER, blank)
    .replaceAll(DIALED_ABROAD, (dialed) => '+'.padStart(dialed.length))
    .replaceAll(SET_OFF, (code) => code.replaceAll(/\P{Nd}/gu, ' '))
    .replaceAll(NEXT, '\n')
    .replaceAll(WHOLE, '$1\n')
    .replaceAll(DOTS, '.')
    .replaceAll(OUTER_BRACKET, ' ')
    .replaceAll(BRACKETED_END, ' $1 ');
}

/** Returns a local number with the area code of the business. */
function localPhone(text: string, start: number): FoundPhone {
  const digits = digitsIn(text);
  const own = digits.slice(0, FEWEST_DIGITS);
  const extension = digits.slice(FEWEST_DIGITS);
  const shown = `(${business.areaCode}) ${own.slice(0, 3)}-${own.slice(3)}`;
  return {
    text,
    number: `+1${business.areaCode}${own}`,
    shown: extension === '' ? shown : `${shown} ext. ${extension}`,
    start,
  };
}

function findPhones(text: string): readonly FoundPhone[] {
  const digits = withPhoneDigits(text);
  // Most lines are ruled out by this, which is fast.
  if (digitsIn(digits).length < FEWEST_DIGITS) return [];
  let rest = searchable(digits);
  const found = findPhoneNumbersInText(rest, 'US').map(
    ({ startsAt: start, endsAt, number }): FoundPhone => {
      // The 00 before a country code became a plus at its second place; a sentence's bracket is not the number's.
      const isOpen = /^[([][^)\]]*$/.test(rest.slice(start, endsAt));
      const from = start + Number(isOpen) - Number(rest[start] === '+' && text[start] === '0');
      // A bracket within the number is: `(802)-555-(0142)`.
      const end = endsAt + Number(/[([][^()[\]]*[)\]]$/.test(text.slice(from, endsAt + 1)));
      rest = rest.slice(0, start) + ' '.repeat(endsAt - start) + rest.slice(endsAt);
      const isAmerican = number.countryCallingCode === '1';
      return {
        text: text.slice(from, end),
        number: number.number,
        shown: isAmerican ? number.formatNational() : number.formatInternational(),
        start: from,
      };
    },
  );
  const localIn = (pattern: RegExp): FoundPhone[] =>
    Array.from(rest.matchAll(pattern), ({ 0: own, index }) => localPhone(own, index));
  const separated = localIn(LOCAL);
  const local = found.length + separated.length === 0 ? localIn(LOCAL_BARE) : separated;
  const whole = [...found, ...local].toSorted((a, b) => a.start - b.start);
  return whole.flatMap((phone) => {
    const start = phone.start + phone.text.length;
    const [own, end = ''] = OTHER_END.exec(text.slice(start, start + MAX_OTHER_END)) ?? [];
    return own === undefined
      ? phone
      : [
          phone,
          {
            text: end,
            number: phone.number.slice(0, -end.length) + digitsIn(end),
            shown: end,
            start: start + own.length - end.length,
          },
        ];
  });
}

/** How many texts are remembered: each line of a message is asked for its name, its address and its number. */
const MAX_TEXTS = 100;

/** Returns the phone numbers of a text, in its order. */
export const phonesIn = remembered(findPhones, MAX_TEXTS);

/** A number with letters in place of digits: `802-555-ROOF`, `1-800-FLOWERS`; no `440 OAKS`, and none that is masked. */
const KEYED = /^(?!\d{3} [A-Z]|.*XX)(?=.*[A-Z]{2})\+?[\d(][\d() .-]+[A-Z][A-Z\d.-]+$/;
/** The key of each letter from A to Z. */
const KEYS = '22233344455566677778889999';
const keyOf = (letter: string): string => KEYS.charAt(letter.charCodeAt(0) - 'A'.charCodeAt(0));

/** The longest text of a field that is read, and how many are remembered. */
const MAX_FIELD = 500;
const MAX_FIELDS = 20_000;

function readField(field: string): readonly FoundPhone[] {
  const text = field.trim().slice(0, MAX_FIELD);
  const found = phonesIn(text);
  if (found.length > 0) return found;
  if (LOCAL_ALONE.test(text)) return [localPhone(text, 0)];
  if (KEYED.test(text))
    return readField(digitsIn(text.replaceAll(/[A-Z]/g, keyOf))).map((phone) => ({
      ...phone,
      text,
    }));
  // A plus before the area code, a label without a space, or what looks like a date: 802555/0113.
  const bare = text.replaceAll(/[\p{L}+/]/gu, ' ');
  return bare === text || NO_LABEL.test(text) ? [] : readField(bare);
}

/** Returns the phone numbers of a field, the number to dial first; empty if its text cannot be a number. */
export const phonesOf = remembered(readField, MAX_FIELDS);

/** Whether a field holds a phone number, in any notation. */
export const hasPhone = (field: string): boolean => phonesOf(field).length > 0;

/** Writes phone numbers as `(802) 555-0142` or `+44 20 7946 0018`, several with commas; returns any other text unchanged. */
export function formatPhone(field: string): string {
  const phones = phonesOf(field);
  const rest = phones
    .reduce((text, phone) => text.replace(phone.text, ''), field)
    .replace(/^\W*tel:/i, '');
  const isOther = phones.length === 0 || /[\p{L}\p{Nd}]/u.test(rest);
  return isOther ? field : phones.map(({ shown }) => shown).join(', ');
}

/** Returns the `tel:` address of the first phone number of a field; digits alone where the field holds no valid number. */
export const callHref = (field: string): string => telHref(phonesOf(field)[0]?.number ?? field);
