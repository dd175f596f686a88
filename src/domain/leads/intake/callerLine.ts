import { emailsIn } from '../../../lib/emailsIn';
import { MAX_LENGTH } from '../../../lib/fields';
import { withPlainSpaces } from '../../../lib/text';
import { phonesOf, withPhoneDigits, withSpokenDigits } from '../../shared/phoneNumbers';
import { isOurPhone, rankedPhones } from '../../shared/rankedPhones';
import type { Caller } from '../quickAdd';
import { addressIn } from './addresses';
import { callerName } from './callerId';
import { isFirstName } from './firstNames';
import { readFreeForm } from './freeFormMessage';
import { introducedName } from './introductions';
import { fieldOf } from './labels';
import { capitalizeName, FIRM, SUFFIX } from './names';
import { commonName, nameAlone, hasWorkOrDay, wordsOf } from './namesInText';
import { townNamed } from './towns';

/** Reads the one line that Quick add and lists have of a caller: `Kim Perry (gutter) 802-555-0199`. */

/** What stands between a name and a remark. */
const BETWEEN_PARTS = /[\n,;|()[\]]|: | [-–—@/] |(?<=\p{L}{3})(?<!mrs)\. /iu;

/** The fields of a phone number, whose labels are no part of a name. */
const OF_PHONE = /^(?:phone|calls)$/;

/** Returns the parts of a line around its number and address, without the labels of a contact. */
function partsBeside(reach: readonly string[], line: string): string[] {
  const rest = reach.reduce((left, found) => left.replace(found, '\n'), line);
  // A contact's labels, such as `Mobile:`, are no part of the name; nor are a phone's `Maybe:` and the owner's `Lead:`.
  const named = rest.replaceAll(/(?<![\p{L}-])[\p{L}-]+ ?:/gu, (label) =>
    fieldOf(label) || /^(?:maybe|lead|vm|voicemail)\b/i.test(label) ? ' ' : label,
  );
  return named
    .split(reach.length > 0 ? BETWEEN_PARTS : '\n')
    .map((part) => part.replace(/^[^\p{L}\d$#&"“]+/u, '').trim())
    .filter((part) => part !== '' && (/\d/.test(part) || !OF_PHONE.test(fieldOf(part) ?? '')));
}

/** Whether words are somebody's name, or a firm's, which begins with a capital: `Roy Farm`, not `new inn`. */
const isWho = (words: string): boolean =>
  nameAlone(words) !== '' || (FIRM.test(words) && /^\p{Lu}\S* /u.test(words));

/** What somebody is, before the name: `my cousin Kim`, `new guy named Kim`. */
const KIND_OF_PERSON =
  /^(?:neighbou?r|cousin|friend|buddy|brother|sister|uncle|aunt|guy|man|lady|woman|customer|client|tenant|landlord|realtor)$/i;
/** Among how many words at the beginning it may stand. */
const MOST_OF_KIND = 3;

/** Whether a town of one or two words stands at a place. */
const isTownAt = (words: readonly string[], at: number): boolean =>
  [1, 2].some((count) => townNamed(words.slice(at, at + count).join(' ')) !== undefined);

/**
 * Returns at which word the name begins, behind what it is, the work or the house that is named first: `gutters Kim`,
 * `deck for Kim Perry`, `14 Ketchum Rd Kim`.
 */
function startOfName(given: readonly string[]): number {
  const kind = given.slice(0, MOST_OF_KIND).findLastIndex((word) => KIND_OF_PERSON.test(word));
  const behindKind = kind + (given[kind + 1] === 'named' ? 2 : 1);
  const named = given[behindKind] ?? '';
  if (kind !== -1 && (/^\p{Lu}\p{Ll}/u.test(named) || isFirstName(named))) return behindKind;
  const behindFor = given.lastIndexOf('for') + 1;
  const [first = ''] = given;
  const isBehindHouse = (word: string, at: number): boolean =>
    at > 1 &&
    (isFirstName(word) ||
      (!isTownAt(given, at) && nameAlone(capitalizeName(given.slice(at).join(' '))) !== '')) &&
    addressIn([given.slice(0, at).join(' ')]).address !== undefined;
  const behindHouse = /^\d/.test(first) ? given.findIndex(isBehindHouse) : -1;
  if (behindHouse !== -1) return behindHouse;
  const isWork =
    hasWorkOrDay(given.slice(0, behindFor).join(' ')) ||
    (/^\p{Ll}/u.test(first) && !isFirstName(first));
  if (behindFor > 1 && isWork && isWho(given.slice(behindFor).join(' '))) return behindFor;
  const referred = given.indexOf('referred') + 1;
  if (referred > 1 && isWho(given.slice(referred).join(' '))) return referred;
  return hasWorkOrDay(first) ? given.findIndex(isFirstName) : 0;
}

/** Words in small letters that names have, and such as stand before a number: `Kim Perry's cell is`. */
const IN_NAME =
  /^(?:and|van|von|vd|de|der|den|del|della|la|le|los|di|da|du|dos|bin|al|el|y|zu|ter|ten)$/;
/** Words that stand behind a name, and in none. */
const BEHIND_NAME =
  /^(?:needs?|wants?|has|left|looking|called|wife|husband|ph|tel|number|about|tomorrow|today|tonight|asap|in|at|from|for|re|ref|her|his|new|the|who|leak\w*|fix|build|install|replace|clean|paint|stain)$/i;
const OF_NUMBER =
  /^(?:(?:at|on|is|her|his|back|here|calling|cell|mobile|home|work|office|phone|ph|tel|number)\b ?)*$/;

/** Returns how many words a name has with which words begin: behind it stands a remark, an address or a town. */
function lengthOfName(words: readonly string[], isPerson: boolean): number {
  const [first = '', second = ''] = words;
  const fewest = isFirstName(second) ? 2 : 1;
  const endsName = (word: string, at: number): boolean => {
    if (at === 0) return false;
    const isInSmall = /^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(word) && !IN_NAME.test(word);
    const isRemark = word.startsWith('(') && !/^\p{Lu}/u.test(words[at + 1] ?? '');
    if (isInSmall || isRemark || BEHIND_NAME.test(word)) return true;
    if (isPerson && (hasWorkOrDay(word) || /^[$\d]/.test(word))) return true;
    if (/^\d/.test(word) && addressIn([words.slice(at).join(' ')]).address !== undefined)
      return true;
    return at > fewest && !/\d/.test(words[at - 1] ?? '') && isTownAt(words, at);
  };
  const end = words.findIndex(endsName);
  return end === -1 ? words.length : end;
}

/** Splits a name from what stands around it and says no more of the number: `deck for Kim Perry asap`. */
function splitRemark(called: string): string[] {
  const given = called.split(' ');
  const start = startOfName(given);
  if (start === -1) return /^\p{Ll}/u.test(called) ? ['', called] : [called];
  const words = given.slice(start);
  const length = lengthOfName(words, isFirstName(words[0] ?? '') && !FIRM.test(called));
  // `Kim Perry's cell`, `my name is Kim Perry and it leaks`
  const name = words
    .slice(0, length)
    .join(' ')
    .replace(/['’]s$| and$/, '');
  const before = given.slice(0, start).join(' ').replace(/ for$/, '');
  const remark = words.slice(length).join(' ');
  return [name, before, OF_NUMBER.test(remark) ? '' : remark];
}

/** Moves a whole name before the work that is named first: `gutters - Kim Perry`. */
function withNameFirst(parts: readonly string[]): readonly string[] {
  const whole = parts.filter((part) => part.includes(' '));
  const name =
    whole.find((part) => nameAlone(part) || commonName(part)) ??
    whole.find(isWho) ??
    parts.find(commonName);
  const [first = ''] = parts;
  const isWorkFirst = /^\p{Ll}+$/u.test(first) || nameAlone(capitalizeName(first)) === '';
  return isWorkFirst && name ? [name, ...parts.filter((part) => part !== name)] : parts;
}

/** A day with a month or a time, before a name: `12/4`, `Tues 2pm`. */
const WHEN =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}-(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow),? (?:at )?\d{1,2}(?::\d\d)? ?[ap]m) (?=\p{L})/iu;
/** The owner's own task, which is no part of the name: `Call Kim Perry at 802-555-0199`. */
const OWN_TASK =
  /^(?:(?:got a |missed )?(?:call|text|message|voice ?mail|vm)(?: from(?: |$)|$)|(?:voicemail|vm|(?:spoke|talked) (?:w|with|w\/|to)) |(?:remind me to |please )?(?:call|text|phone|ring)(?: back)?(?: (?!after |before )|$)|(?:add )?(?:new )?(?:lead|customer|client|caller):? |add (?:new )?|c\/o )/i;

/** How the message of a customer begins, which is no note of the owner's: `Hi, can you fix my porch?` */
const MESSAGE =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|(?:can|could|do|would|will|are) you)(?![\p{L}-])/iu;
/** What a sentence has, and a name that begins alike has not: `Hello Kitty LLC`. */
const SENTENCE = /[,!?]| \p{Ll}{2}/u;

/** Reads one line that was typed or spoken: without the number and the e-mail address the rest is the name, and a remark. */
export function readCaller(line: string): Caller {
  if (MESSAGE.test(line) && SENTENCE.test(line)) {
    const { fullName, phone, email } = readFreeForm(line);
    return { fullName, phone, email, note: line.trim() };
  }
  const spoken = withSpokenDigits(withPlainSpaces(line.slice(0, MAX_LENGTH.text))).replace(
    /^ *\d{1,2}[.)] /,
    '',
  );
  const [when = ''] = WHEN.exec(spoken) ?? [];
  const text = spoken.slice(when.length);
  const [ranked = phonesOf(text).find((number) => !isOurPhone(number))] = rankedPhones(text);
  const phone = ranked?.text ?? '';
  const email = emailsIn(text)[0] ?? '';
  const reach = [phone, email].filter(Boolean);
  const isReached = reach.length > 0;
  const [whole = '', ...behind] = partsBeside(reach, text);
  const called = whole.replace(OWN_TASK, '');
  const introduced = introducedName(text);
  const start = Math.max(0, called.toLowerCase().indexOf(introduced.toLowerCase()));
  const [part = '', ...further] = withNameFirst([
    ...(called === '' && /^\p{Lu}/u.test(behind[0] ?? '')
      ? []
      : [isReached ? called.slice(start) : called]),
    ...behind,
  ]);
  const [first = '', ...others] = [...(isReached ? splitRemark(part) : [part]), ...further];
  // The other name may stand behind a comma, `Perry, Kim`, or behind the number.
  const isOneWord = !first.includes(' ');
  const isInSmall = isOneWord && first === first.toLowerCase();
  const isOfName = (part: string): boolean =>
    isOneWord
      ? !/^c\/o /i.test(part) &&
        !townNamed(part, !text.includes(`${first}, ${part}`)) &&
        nameAlone(isInSmall ? capitalizeName(part) : part) !== ''
      : SUFFIX.test(part);
  const comma = isOneWord && text.includes(`${first}, `) ? ', ' : ' ';
  // In brackets stands a nickname before the last name, otherwise a remark.
  const end = others.findLastIndex((part) => isOfName(part) && !text.includes(`(${part})`)) + 1;
  const ofName = others.slice(0, end).filter(isOfName);
  const name = [first, ...ofName].map(wordsOf).filter(Boolean).join(comma);
  // Of what introduces a name, its end may be read from the line: `call from Anne St. Pierre`.
  const goesOn =
    name.length > introduced.length && name.toLowerCase().startsWith(introduced.toLowerCase());
  const remarks = others.filter((part) => !ofName.includes(part));
  const isHouse = addressIn([name]).address === name;
  const fullName = goesOn && !isHouse ? name : introduced;
  const beside = fullName.toLowerCase().includes(name.toLowerCase()) ? '' : name;
  const note = [when.trim(), beside, ...remarks].filter(Boolean).join(', ');
  return {
    fullName: isReached ? callerName(fullName) : fullName,
    phone: withPhoneDigits(phone.trim()),
    email,
    ...(note && { note }),
  };
}
