import { emailsIn } from '../../../lib/emailsIn';
import { foldText } from '../../../lib/foldedText';
import { hasPhone } from '../../shared/phoneNumbers';
import { addressIn } from './addresses';
import { isFirstName } from './firstNames';
import { capitalizeName, FIRM, POSITION, withoutRemark } from './names';
import {
  commonName,
  isOtherWords,
  nameAlone,
  withoutNicknames,
  withoutReach,
  hasWorkOrDay,
  wordsOf,
} from './namesInText';
import { townBeforeState, townNamed, townOf } from './towns';

/** Finds the name with which a message is signed, or which stands beside a number or an address. */

/** Whom a text names beside its sender: `my neighbor Ada Roy`. */
const OF_OTHERS =
  /\b(?:(?:my|our|the|your|his|her|their) (?:partner|mother|mom|father|dad|parents|son|daughter|brother|sister|aunt|uncle|cousin|friend|neighbou?rs?|tenants?|landlord|boss|plumber|electrician|contractor|dog|cat)|husband|hubby|wife)(?:['’]?s name is|,)? \p{L}+(?: \p{Lu}[\p{L}'’-]*)?/giu;

/** The words before a signature. */
const CLOSING =
  /(?:^|[.!?,\t] | (?=thx))(?:with )?(?:(?:many|kind|kindest|best|warm|warmest|all the|very|sincerely|yours) )?(?:thanks|thank (?:you|u|ya)|thx|tysm|ty|tia|regards|wishes|best(?! [a-z])|cheers|hugs|peace|blessings|your (?:neighbor|friend)|sincerely|respectfully|warmly|truly|faithfully|yours|love|xo|take care|talk soon|have an? [a-z]+ (?:day|one|time|evening|night|week(?:end)?|afternoon|morning|holiday)|looking forward to hearing from you)(?: (?:again|so much|very much|much|kindly|submitted|a lot|in advance|for your [a-z]+(?: and [a-z]+)?|yours|truly|and (?:best|kind) (?:wishes|regards))){0,2}(?=$|[ ,.!–—-])/i;
/** A whole name without capitals, alone on the last line. */
const SMALL_SIGNED = /^\p{Ll}{2,20} \p{Ll}{1,20}$/u;
/** A name as services shorten it for whoever is no customer of theirs yet. */
const SHORTENED = /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u;
/** A line of a few words in capitals that ends no sentence: `Angi Leads`. */
const SHORT_LINE = /^\p{Lu}[\p{L}\d'’.-]*(?: \p{Lu}[\p{L}\d'’-]*){0,2}$/u;
/** A dash behind a sentence, before who wrote it. */
const DASH = /(?<!(?<!\p{L})\p{Lu})[.!?] ?[~–—-]{1,2} ?(?=\p{Lu})/u;
/** How many lines a name with its address has at most. */
const MOST_ADDRESS = 6;
/** How much of the beginning and of the end of a line may be part of a signature, in UTF-16 units. */
const LONGEST_END = 200;
/** Returns a line without what is far from its beginning and its end, and without others' names. */
const shortened = (line: string): string =>
  (line.length > 2 * LONGEST_END
    ? `${line.slice(0, LONGEST_END)}…${line.slice(-LONGEST_END)}`
    : line
  ).replaceAll(OF_OTHERS, ' ');

/** Returns what follows a pattern in a line; undefined where the pattern does not occur. */
function behind(pattern: RegExp, line = ''): string | undefined {
  const found = pattern.exec(line);
  return found ? line.slice(found.index + found[0].length) : undefined;
}

/** Whether a line ends with words of farewell. */
const isClosing = (line = ''): boolean => wordsOf(behind(CLOSING, line) ?? 'none') === '';

/** The most words for each phone number of a line, such as its label, that is no sentence. */
const MOST_LABELS = 2;

/** Whether a line is a phone number or an e-mail address and nothing else but a label. */
function isReach(line = ''): boolean {
  const rest = withoutReach(line);
  const most = MOST_LABELS * Math.max(1, rest.split('\t').length - 1);
  const isLabelled = hasPhone(line) && wordsOf(rest).split(' ').length <= most;
  return isLabelled || emailsIn(line)[0]?.length === line.length;
}

/** The labels of numbers and addresses behind a name, as a phone shares a contact: `Ada Roy Mobile 802-…`. */
const LABELS_BEHIND = /(?: (?:mobile|cell|phone|home|work|tel|e-?mail)){1,2}$/i;

const IN_BRACKETS = /\([^()\t]*\)/g;
/** A name with the last part first, alone, or before a dash or a number: `Roy, Ada - 802-555-0113`. */
const LAST_FIRST = /^"?(\p{Lu}[\p{L}'’-]{1,40}), (\p{Lu}[\p{L}'’-]{1,40})"?(?: [–—-] | ?<?\t|$)/u;

/** What an owner or a program writes before whose number a line has: `Lead: Ada Roy / 802-…`. */
const OF_LEAD = /^(?:new )?(?:lead|inquiry|customer|client|job|call|voicemail|vm)(?: #?\d+)?: /i;
/** Returns the name beside a number or an address on one line, of two words at least: alone, or before it or a comma. */
export function nameBeside(line: string): string {
  const given = line.replace(OF_LEAD, '');
  const words = withoutReach(given);
  const [, inBrackets] = /\t ?\(([^()\t]{0,60})\)/.exec(words) ?? [];
  const [before = ''] = words.split(/[,;\t|•·/]| [–—-] /, 1);
  if (words === given || (before.includes(':') && inBrackets === undefined)) return '';
  const [, last = '', first = ''] = LAST_FIRST.exec(words) ?? [];
  const names = [
    townNamed(last) ? '' : `${first} ${last}`,
    inBrackets ?? '',
    words.includes(':') ? '' : wordsOf(words),
    wordsOf(before.replaceAll(IN_BRACKETS, ' ')),
  ].map((name) => name.replaceAll(/["“”]/g, '').replace(LABELS_BEHIND, ''));
  const isWhole = (name: string): boolean => name.includes(' ');
  // A common name may stand anywhere in the line, and alone be of one word.
  const parts = words.split(/[,;\t|]| [/–—-] /).map(commonName);
  const alone = words.split('\t').map((part) => commonName(wordsOf(part)));
  return (
    [
      ...names.filter(isWhole).map(nameAlone),
      ...parts.filter(isWhole),
      ...alone,
      nameAlone(inBrackets),
    ].find(Boolean) ?? ''
  );
}

/** Whether lines are an address, which begins in the first or the second. */
function isAddress(lines: readonly string[]): boolean {
  const begin = lines.slice(0, 2).map((line) => line.replace(/^\p{L}+: /u, ''));
  if (!begin.some((line) => /\d/.test(line))) return false;
  const { address } = addressIn(lines);
  // Its flat may stand on a line of its own, and its town before it.
  const isBegin = (line: string): boolean =>
    address !== undefined &&
    (line.startsWith(address) || address.startsWith(`${line}, `) || line.endsWith(`, ${address}`));
  return begin.some((line) => townOf(line) ?? isBegin(line));
}

/** The moment of a message below its writer, in a copied chat: `Today 9:14 AM`. */
const MOMENT =
  /^(?:[\p{L}\d, /]{0,20}\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?(?: \([^()]{1,30}\))?|to(?: me|: ?\S.{0,60})|active (?:now|\d{1,2} ?\w{1,5} ago)|\d{1,2} ?[mhdw](?: ago)?)$/iu;

/** A line of a signature that says what its writer is: `Owner, Roy Farm`. */
const TITLE =
  /^\p{Lu}\p{L}+(?: (?:(?:and|of) )?\p{Lu}\p{L}+){0,3}(?:, ?| at )\p{Lu}[^.!?:]{2,40}$/u;
/** Returns the first of a line's parts, `Owner | Roy Farm`, without the marks of a brand. */
const firstPart = (line: string): string =>
  (line.split(/ [|•·–—-] /, 1)[0] ?? '').replaceAll(/[®™]/g, '');
/** A firm named by its work: `Roy Roof Repair`. */
const isFirmOfWork = (line: string): boolean =>
  hasWorkOrDay(line) && line.split(' ').every((word) => /^[\p{Lu}&]/u.test(word));
const isTitle = (line = ''): boolean =>
  nameAlone(line) !== '' ||
  isFirmOfWork(line) ||
  FIRM.test(line) ||
  POSITION.test(firstPart(line)) ||
  (TITLE.test(line) && !townBeforeState(line));

/** Returns the name that a line of a signature is, without the title behind a whole name: `Ada Roy | Owner`; also of `Roy, Lisa`. */
function nameOfLine(line: string): string {
  const [, last = '', given = ''] = LAST_FIRST.exec(line) ?? [];
  if (isFirstName(given) && !isOtherWords(last)) return `${given} ${last}`;
  const first = hasPhone(line) ? line : firstPart(line);
  return first === line || first.includes(' ') ? nameAlone(first) || commonName(first) : '';
}

/** Whether a line is the name of who signs, by a dash or the words before it, or by the reach or title below it. */
function isSignature(line: string, index: number, written: readonly string[]): boolean {
  const name = nameOfLine(line);
  if (name === '' || (townNamed(name) !== undefined && !isFirstName(name))) return false;
  const before = written[index - 1] ?? '';
  const below = written.slice(index + 1, index + MOST_ADDRESS);
  const [next = ''] = below;
  // A common name needs no words of farewell before it at the end, nor a whole one at the beginning.
  const isLast = below.every((after) => isReach(after) || townNamed(after) !== undefined);
  // Above it the name of a program may stand.
  const isFirst = index === 0 || (index === 1 && SHORT_LINE.test(before));
  const isBegin = isFirst && name.includes(' ') && !line.endsWith(',') && below.length > 0;
  if ((isLast || isBegin) && commonName(name) !== '') return true;
  const isDashed = index > 0 && (/^[~–—-]/.test(line) || /^[-_]+$/.test(before));
  if (isDashed || isClosing(before) || isReach(before)) return true;
  // Behind the title a firm and its site may stand.
  const isTitled = line.includes(' ') && isTitle(next) && below.slice(1, 4).some(isReach);
  const isWithTown = townNamed(line.split(/ [|•·] /)[1] ?? '') !== undefined;
  return (
    isReach(next) ||
    isAddress(below) ||
    MOMENT.test(next.split(' • ').at(-1) ?? '') ||
    isTitled ||
    SHORTENED.test(line) ||
    isWithTown
  );
}

/** Returns the whole name that stands on one of the lines, where only its beginning is given, `Ada` or `Ada R.`; otherwise the given one. */
export function wholeName(name: string, lines: readonly string[]): string {
  const isShortened = / \p{Lu}\.?$/u.test(name);
  const begin = isShortened ? name.replace(/\.$/, '') : `${name} `;
  const isWhole = (whole: string): boolean =>
    whole.length > name.length && whole.toLowerCase().startsWith(begin.toLowerCase());
  return (
    lines
      .flatMap((line) => [line.split(/ ?[,|•·]/, 1).join(''), ...lastParts(withoutReach(line))])
      .map(nameAlone)
      .find(isWhole) ?? name
  );
}

/** Who is thanked, and does not sign: `Thanks so much Pat.`, `Thanks, Pat!` */
const THANKED = /^ \p{Lu}\p{Ll}+[.!]|^, \p{Lu}\p{Ll}+!/u;
/** Returns the name behind words of farewell, or behind a sentence and a dash: `Thanks! Ada Roy`, `It leaks. - Ada`. */
function nameBehindFarewell(line = ''): string {
  const words = withoutReach(line).replaceAll(
    /\b(?:tel|ph|phone|cell|mobile|mob)\b[.:]? ?(?=\t)/gi,
    '',
  );
  const farewell = behind(CLOSING, words);
  if (THANKED.test(farewell ?? '')) return '';
  const [, part = ''] = /^\P{L}*([^,;|•·(\t]*)/u.exec(farewell ?? behind(DASH, words) ?? '') ?? [];
  const name = wordsOf(part);
  return nameAlone(name) || commonName(name);
}

/**
 * Returns the sentences of a line. An initial ends none, nor does a saint in a town's name or a person's, nor a
 * mountain: `Ada R. | St. Albans`, `Anne St. Pierre`.
 */
function sentencesOf(given: string): string[] {
  // No doctor: `12 Elm Dr. Ada Roy`.
  const words = given.replaceAll(/(?<=\d (?:\p{L}{1,20} ){1,3}D)r(?=\. )/gu, 'rive');
  return words
    .replaceAll(
      /(?<!\p{L})(?:(\p{L}{2,20}) )?((?:St|Mt|(?<!sq )Ft)\.) (?=(\p{L}{2,20}))/giu,
      (all, first = '', saint = '', named = '', at = 0) => {
        // Behind a house's number it is a street's: `12 S. Willard St. Ada Roy`.
        const isStreet = /\d (?:\p{L}\. )?$/u.test(words.slice(Math.max(0, at - 5), at));
        const isSaint = (!isStreet && isFirstName(first)) || townNamed(`${saint} ${named}`);
        return isSaint || !/^s/i.test(saint) ? all.replace(/ $/, '\u00A0') : all;
      },
    )
    .split(/(?<!\b(?:\p{Lu}|[nsew]|[MD]rs?|Ms)|\d (?:[Ss]t|[Mm]t))[.!?] | [–—-] /u);
}

/** Returns the parts of the last sentence of a line. */
const lastParts = (words: string): string[] =>
  (sentencesOf(words).at(-1) ?? '')
    .split(/[,;|•·/("”\t]/)
    .map(wordsOf)
    .filter(Boolean);

/**
 * Returns the name before the number in a sentence: all before it, the sentence of its own before it, or what ends
 * behind a comma or a colon: `Second on the left, Lisa 802-555-0113`. At the beginning it may be anything: `Quick Question. 802-555-0113`.
 */
function nameBeforeNumber(sentences: readonly string[], ofReach: number): string {
  const at = ofReach - Number(/^ ?\t/.test(sentences[ofReach] ?? ''));
  const [before = ''] = (sentences[at] ?? '').split('\t', 1);
  const [person = '', town = ''] = before.split(', ');
  const isBeforeTown = townNamed(wordsOf(town), true) !== undefined;
  const alone = wordsOf(isBeforeTown ? person : before).replace(/ (?:at|on)$/, '');
  const whole = (at > 0 && nameAlone(alone)) || commonName(alone);
  if (whole.includes(' ') || (whole !== '' && at === 0)) return whole;
  const end = /[,:]/.test(before) ? wordsOf(before.split(/[,:]/).at(-1) ?? '') : '';
  if (townNamed(end, true)) return '';
  return commonName(end) || (before.includes(':') && end.includes(' ') ? nameAlone(end) : '');
}

/** Returns the name behind a sentence, beside or above a number: `My gutters leak. Ada Roy 802-555-0113`. */
function nameBehindSentence(line: string, index: number, written: readonly string[]): string {
  const words = withoutReach(line);
  const sentences = sentencesOf(words);
  const beforeNumber = sentences
    .map((sentence, at) => (sentence.includes('\t') ? nameBeforeNumber(sentences, at) : ''))
    .find(Boolean);
  if (beforeNumber || sentences.length < 2) return beforeNumber ?? '';
  const isLast = index === written.length - 1;
  // The beginning of the last sentence, of who signs or before a number.
  const [first = ''] = lastParts(words);
  const isSigned = (words !== line && isLast) || isReach(written[index + 1]);
  const name = isSigned ? nameAlone(first) : '';
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name);
  if (name.includes(' ') || (isWord && townNamed(name) === undefined)) return name;
  // A common name at the end, a whole one behind a comma too; before a mark somebody is greeted.
  if (!isLast || /[!?]\s*$/.test(words)) return '';
  const last = lastParts(words.trimEnd());
  const common = commonName(last.at(-1) ?? '');
  if (common.includes(' ') || last.length > 1) return common.includes(' ') ? common : '';
  // Behind a house it may be any name.
  const isBehindHouse = /\d/.test(line) && addressIn([line]).address !== undefined;
  const isWhole = first.includes(' ') && !townNamed(first);
  return common || (isBehindHouse && isWhole ? nameAlone(first) : '');
}

/** Returns the whole name right before a house: `Ada Roy, 12 Elm St`. */
function nameBeforeHouse(line: string): string {
  const { address } = addressIn([line]);
  if (address === undefined) return '';
  const name = lastParts(withoutReach(line).split(address, 1).join('')).at(-1) ?? '';
  return name.includes(' ') ? nameAlone(name) : '';
}

/** How many lines a message has at least that is signed without a blank line before the name. */
const FEWEST_SIGNED = 3;
/** Returns the name that the last line is, apart from a sentence or below words of farewell in any language. */
function nameAtEnd(lines: readonly string[], written: readonly string[]): string {
  const [before = '', end = ''] = written.slice(-2);
  // The town may stand below.
  if (townNamed(townBeforeState(end)?.city ?? end))
    return nameAtEnd(lines.slice(0, -1), written.slice(0, -1));
  const small = isClosing(before) && SMALL_SIGNED.test(end) ? nameAlone(capitalizeName(end)) : '';
  if (small) return small;
  const isApart = lines.at(-2)?.trim() === '' || written.length >= FEWEST_SIGNED;
  const isBehindEnd = isApart && /[.!?]$/.test(before);
  const name = isBehindEnd || /^\P{N}{2,40},$/u.test(before) ? nameAlone(end) : '';
  return name.includes(' ') ? name : '';
}

/** Two words with capitals, of which the second may begin another two: `Clerk Ada Roy`. */
const WHOLE_NAME = /(?<!\p{L})(?=(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+))/gu;
const lettersOf = (text: string): string => foldText(text).replaceAll(/['-]/g, '');
/** Returns the name within a text of which its e-mail address is made: `Questions to Ada Roy, aroy@example.com`. */
function nameOfAddress(text: string): string {
  const accounts = emailsIn(text).map((email) => lettersOf(email.split('@', 1).join('')));
  const isOfAddress = (name: string): boolean => {
    const [first = '', last = ''] = lettersOf(name).split(' ');
    return accounts.some(
      (account) => last.length > 2 && account.startsWith(first.charAt(0)) && account.includes(last),
    );
  };
  return Array.from(text.matchAll(WHOLE_NAME), ([, name = '']) => name).find(isOfAddress) ?? '';
}

/** Returns the name of who signs: behind words of farewell or a dash, or beside a number or an address. */
export function signedName(lines: readonly string[]): string {
  const written = lines
    .map((line) => shortened(withoutRemark(withoutNicknames(line).trim())))
    .filter(Boolean);
  const signature = written.findIndex(isSignature);
  if (signature !== -1)
    return wholeName(nameOfLine(written[signature] ?? ''), written.slice(signature + 1));
  // The surest first.
  const names = [
    nameBehindFarewell(written.findLast((line) => !isReach(line))),
    ...written.map(nameBehindSentence),
    ...written.map(nameBeside),
    nameAtEnd(lines, written),
    ...written.map(nameBeforeHouse),
    nameOfAddress(written.join('\n')),
  ];
  return names.find(Boolean) ?? '';
}
