import { emailsIn } from '../../lib/emailsIn';
import { hasPhone } from '../shared/phoneNumbers';
import { splitName } from './rules';
import type { Lead } from './schema';

/** How names are read that other programs and people give whole, or say in a text. */

/** The two parts of a person's name. */
export type Names = Pick<Lead, 'firstName' | 'lastName'>;

/** What stands before a first name, two of them joined by a word. */
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|hon)\.?$/i;
const JOINS = /^(?:&|and)$/i;
/** What stands behind a comma without being a first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|m\.d|phd|ph\.d|dds|cpa|rn|llc|inc|ltd|co|corp)\.?$/i;

/** Returns a name without the titles before it; unchanged where they are all that stands before the last name. */
export function withoutTitle(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !TITLE.test(word) && !JOINS.test(word));
  return first > 0 && words.length - first > 1 ? words.slice(first).join(' ') : name.trim();
}

/** Reads a whole name: `Roy, Ada` has the last name first, and `Dr. Ada Roy` a title, which is no first name. */
export function readName(text: string): Names {
  const [last = '', ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const suffixes = rest.filter((part) => SUFFIX.test(part));
  const [first = '', ...others] = rest.filter((part) => !SUFFIX.test(part));
  if (rest.length === 0) return splitName(withoutTitle(last));
  if (first === '' || others.length > 0) return splitName(withoutTitle(text));
  // With the last name behind it, so that a title alone stays.
  const named = withoutTitle(`${first} ${last}`);
  return {
    firstName: named.slice(0, -last.length).trim(),
    lastName: [last, ...suffixes].join(' '),
  };
}

/** `this is Kim Perry`: how somebody says the own name in a text. */
const INTRODUCTION =
  /\b(?:this is|my name is|my name's|i am|i'm) +(?:(?:mr|mrs|ms|miss|mx|dr)\b\.? *)?/gi;
/** One to three words that begin with a capital, on one line. */
const NAME = /^\p{Lu}[\p{L}'’-]{0,40}(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]{0,40})){0,2}/u;
/** Capitalized words that are no name: after an introduction, and alone on a line. */
const NO_NAME =
  /^(?:a|an|the|in|at|on|your|my|our|i|we|re|just|not|so|very|sorry|happy|glad|urgent|available|thanks?|many|best|kind|warm|regards|cheers|sincerely|hi|hello|hey|dear|good|please|call|text|phone|cell|mobile|home|work|office|fax|email|sent|yes|no|ok|estimate|quote)\b/i;
/** `Interested in`, `Writing to`: what somebody does, no name. */
const DOING =
  /^\p{L}+(?:ing|ed)\b(?: (?:in|to|for|about|on|of|that|a|an|the|your|you)\b|[^\p{L}]*$)/iu;

/** Returns the name with which a text introduces its sender; empty if it does not. */
export function introducedName(text: string): string {
  const said = text.replaceAll('’', "'");
  for (const { 0: words, index } of said.matchAll(INTRODUCTION)) {
    const rest = text.slice(index + words.length);
    const name = NAME.exec(rest)?.[0] ?? '';
    if (
      name !== '' &&
      !NO_NAME.test(name) &&
      !DOING.test(rest.slice(0, 80).split('\n', 1)[0] ?? '')
    )
      return name;
  }
  return '';
}

/** Returns the name that is all a line says, `- Ada Roy,`; empty if it says something else. */
function nameAlone(line = ''): string {
  const words = withoutTitle(
    line
      .replace(/^[\s–—-]+/, '')
      .trim()
      .replace(/[.,]$/, ''),
  );
  return NAME.exec(words)?.[0] === words && !NO_NAME.test(words) && !DOING.test(words) ? words : '';
}

/** The words before a signature. */
const CLOSING =
  /(?:^|[.!?] )(?:(?:many|kind|best|warm) )?(?:thanks|thank you|thx|regards|wishes|best|cheers|sincerely)(?: again| so much| very much| in advance)?[,.!]*$/i;
/** The longest line that is read as part of a signature, in UTF-16 units. */
const LONGEST_LINE = 200;

/** Whether a line is a phone number or an e-mail address and nothing else. */
const isReach = (line = ''): boolean =>
  line !== '' && (hasPhone(line) || emailsIn(line)[0]?.length === line.length);

/** Returns the name of who signs: behind words of farewell or a dash, or beside a line with a number or an address. */
export function signedName(lines: readonly string[]): string {
  const said = lines.map((line) => line.trim().slice(0, LONGEST_LINE)).filter(Boolean);
  const signed = said.find((line, index) => {
    if (nameAlone(line) === '') return false;
    const before = said[index - 1] ?? '';
    const isBehindDash = index > 0 && /^[–—-]/.test(line);
    return isBehindDash || CLOSING.test(before) || isReach(before) || isReach(said[index + 1]);
  });
  return nameAlone(signed);
}
