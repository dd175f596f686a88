import { business } from '../../../business';
import { emailsIn } from '../../../lib/emailsIn';
import { phonesIn } from '../../shared/phoneNumbers';
import { isFirstName, WORD_BEFORE_NAME } from './firstNames';
import {
  BEGINS_LAST,
  capitalizeName,
  FIRM,
  POSITION,
  splitTitle,
  SUFFIX,
  withoutRemark,
  withoutTitle,
} from './names';
import { townBeforeState, townNamed } from './towns';

/** Tells which words of a text can be a person's name. */

/** One to three words that begin with a capital, on one line, an initial before them, and of two people a word between. */
export const NAME =
  /^(?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]{0,40}(?: (?:\p{Lu}\.|S[Tt]e?\. \p{Lu}[\p{L}'’-]{0,40}|(?:(?:[&+]|and) (?=\p{Lu}\p{Ll})|(?:(?:van|von|vd|de|der|den|del|della|la|le|los|da|dos|di|du|ter|ten) ){1,2})?\p{Lu}[\p{L}'’-]{0,40})){0,2}/u;
/** Words that begin no name, although they are capitalized after an introduction, or alone on a line. */
const NO_NAME: readonly RegExp[] = [
  // Small words; `An` and `My` are first names before a Vietnamese last name.
  /^(?!(?:an|my) (?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|ngo|duong|ly)$)(?:a|an|the|in|at|on|from|for|to|with|about|regarding|here|now|also|still|currently|not|so|very|just|only|either|before|after|away|due|really|maybe|back|new|many|second|third|re|my)\b(?!\.)/i,
  // Who and what: people by their role, too.
  /^(?:your|our|i|me|us|we|you|it['’]s|what|when|where|why|how|which|customer|client|contact|lead|homeowner|landlord|tenant|renter|neighbou?r|mgmt|potential|retired|disabled|unknown)\b(?!\.)/i,
  // Greetings, thanks and answers.
  /^(?:hi|hello|hey|dear|good|best|kind|warm|regards|cheers|sincerely|thanks?|please|pl[sz]|sorry|happy|glad|appreciate|yes|no|ok|sure|yep|yeah|nope|great|perfect|awesome|saludos|atentamente|merci|gracias|danke|grazie|(?:cordiale|solidaire|amicale|sincère)ment|see you|god bless)\b(?!\.)/i,
  // What somebody does or wants.
  /^(?:prefer|call|text|reach|ring|dial|help|selling|renting|moving|hoping|curious|let|leave|like|share|follow|view|manage|urgent|asap|emergency|important|available|bad)\b(?!\.)/i,
  // Ways to reach somebody, and parts of a mail or an app.
  /^(?:tel|ph|mob|number|phone|cell|mobile|home|work|office|main|direct|landline|fax|pager|email|voicemail|toll free|wireless|sent|reply|delivered|seen|missed|incoming|message|subject|inbox|outbox|drafts|archive|compose|spam|scam|attn|attention|scheduling|dispatch)\b(?!\.)/i,
  // Labels of a form.
  /^(?:name|notes?|information|details|time|date|address|comments?|apartment|unit|job|project|service|request|bath|paint|united states)\b(?!\.)/i,
  // Services that send messages.
  /^(?:angi leads|facebook|google|homeadvisor|houzz|nextdoor|thumbtack|yelp|marketplace|messenger)\b(?!\.)/i,
  // Days and times of day.
  /^(?:today|tomorrow|anytime|weekdays|weekends|days|evenings|nights|mornings|afternoons|(?:mon|tues?|wed|thurs?|fri|sat|sun)$)\b(?!\.)/i,
];
const WORK_OR_DAY: readonly RegExp[] = [
  // Parts of a house.
  /(?<!\p{L})(?:roof|gutters?|decks?|doors?|windows?|fences?|gate|porch|ceilings?|fans?|kitchen|bath(?:room)?|rooms?|shingles|shakes|basement|attic|garage|shed|barn|drywall|insulation|stairs|steps|ramp|railings?|floor(?:s|ing)?|siding|trim|screens?|locks?|mailbox|chimney|outlets?)(?!\p{L})/iu,
  // What is in it.
  /(?<!\p{L})(?:toilet|faucet|sink|shower|tub|vanity|cabinets?|countertops?|tiles?|grout|heater|stove|dishwasher|dryer|disposal|light(?:s|ing)|fixtures?|detectors?|tv|grab|bars|shel(?:f|ves|ving)|blinds|curtains?|pictures?|furniture)(?!\p{L})/iu,
  // What is done to it.
  /(?<!\p{L})(?:cleaning|plumb(?:er|ing)|electric(?:al|ian)|carpentry|handyman|tiling|caulk(?:ing)?|repairs?|remodel|install(?:ation|ed)?|assembly|mounting|hanging|removal|replace(?:ment|d)|(?:pressure|power) wash(?:ing)?|clean-?up|mowing|painting|jobs?|work|estimates?|quotes?|needed|wanted|cleaned|fixed|damage|broken|rotten|leaks?)(?!\p{L})/iu,
  // Days.
  /(?<!\p{L})(?:christmas|thanksgiving|tues|thurs|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu,
];
/** Whether words name the work or a day, and so no person: `Leaky Roof`, `Due Monday`. */
export const hasWorkOrDay = (words: string): boolean =>
  WORK_OR_DAY.some((pattern) => pattern.test(words));
/** Whether words are of the work, of days, or capitalized otherwise. */
export const isOtherWords = (words: string): boolean =>
  NO_NAME.some((pattern) => pattern.test(words)) || hasWorkOrDay(words);
/** `Interested in`, `Writing to`: phrases that are not names. */
export const DOING =
  /^(?!(?:al|wil|wini|mil)?fred|mildred|jared|[nt]?ed\b)\p{L}+(?:ing|ed)\b(?: (?:in|to|for|about|on|of|that|a|an|the|your|you)\b|[^\p{L}]*$)/iu;

/** A nickname between two names, `Robert "Bob" Roy`. */
const NICKNAME = / (?:"\p{L}+"|“\p{L}+”) /u;
/** Returns a text without the nicknames in brackets between two names: `Margaret (Peg) Roy`. */
export const withoutNicknames = (text: string): string =>
  text.replaceAll(/(?<=\p{Ll}) \(\p{Lu}\p{Ll}+\)(?= \p{Lu}\p{Ll})/gu, '');
/** What follows a last name: `Ada Roy III`. */
const GENERATION = / (?:[JS]r\.?|I{2,3}|IV)$/;
/** What ends the name of a street, and no person's. */
const STREET_END = / (?:street|st|road|rd|avenue|ave|drive|boulevard|blvd)$/i;

/** Whether words are the state, or a town around: what carriers call a caller whom they cannot name. */
export const isTown = (words: string): boolean =>
  words.toLowerCase() === business.stateName.toLowerCase() ||
  (words.includes(' ') && townNamed(townBeforeState(words)?.city ?? words) !== undefined);

/** Returns the name that is all a line says, `- Ada Roy, PE`; empty if it says something else. */
export function nameAlone(line = ''): string {
  // Behind such a mark stands the group in which a post is.
  const [shown = ''] = line.split(/ [▸►›] /, 1);
  const whole = withoutRemark(shown.trim()).replaceAll(
    /^(?:\d[.)] |\d{1,2}\/\d{1,2} |c\/o |[\s~#*•·●▪–—\p{Extended_Pictographic}-]+)|[.,!~*–—-]{1,2}$|[®™]/gu,
    '',
  );
  const [name = '', ...behind] = whole.split(/, ?/);
  const words = withoutTitle(name);
  const [title, untitled] = splitTitle(words);
  const plain = (title === '' ? untitled : untitled.replace(BEGINS_LAST, ''))
    .replace(NICKNAME, ' ')
    .replace(GENERATION, '');
  const isName =
    NAME.exec(plain)?.[0] === plain &&
    /\p{L}{2}/u.test(plain) &&
    behind.every((word) => SUFFIX.test(word) || POSITION.test(word));
  const isOther =
    isOtherWords(whole) || [DOING, FIRM, POSITION, STREET_END].some((other) => other.test(whole));
  return isName && !isOther && !isTown(words) ? words : '';
}

/** What stands between two names, or before the last: `&`, `van`. */
const JOINS = /^(?:&|van|von|de|del|la|le|st\.?)$/i;

/** Returns the name, such as `lisa`, `Lisa Roy` or `Lisa and Ben Roy`, that begins with a common first name; empty for other words. */
export function commonName(words: string): string {
  const [first = '', ...others] = words
    .replace(/^[ ~–—-]{1,3}/, '')
    .trim()
    .split(' ');
  const [beforeHyphen = ''] = first.split('-', 1);
  return (isFirstName(beforeHyphen) || WORD_BEFORE_NAME.test(words.trim())) &&
    (others.length < (JOINS.test(others[0] ?? '') ? 3 : 2) || others.some(isFirstName))
    ? nameAlone(capitalizeName(words))
    : '';
}

/** Returns a line without the phone numbers and the e-mail addresses in it, a tab in the place of each. */
export const withoutReach = (line: string): string =>
  [
    ...(/\p{Nd}/u.test(line) ? phonesIn(line) : []).map(({ text }) => text),
    ...emailsIn(line),
  ].reduce((left, reach) => left.replace(reach, '\t'), line);

/** Returns the words of a line, without the punctuation between them, such as a dash before a number. */
export const wordsOf = (line: string): string =>
  line
    .split(/[\s,;:|()<>/–•·]+/)
    .filter((word) => /[\p{L}\d&+]/u.test(word))
    .join(' ');
