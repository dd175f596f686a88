import { emailsIn } from '../../lib/emailsIn';
import { withoutEntities, withoutTags } from '../../lib/entities';
import { MAX_LENGTH } from '../../lib/fields';
import { withoutMojibake } from '../../lib/mojibake';
import { withoutLinkMarks } from '../../lib/text';
import { phonesOf, withPhoneDigits, withSpokenDigits } from '../shared/phoneNumbers';
import { isOurPhone, rankedPhones } from '../shared/rankedPhones';
import { addressIn } from './addresses';
import { isFirstName } from './firstNames';
import { introducedName } from './introductions';
import { readLabelled, type Labelled } from './labelledLines';
import { fieldOf } from './labels';
import { isNobodys, numberOf, personIn, plainSubject, type MailHead } from './mailHead';
import { capitalizeName, FIRM, readName, SUFFIX, type Names } from './names';
import { nameAlone, WORK_OR_DAY, wordsOf } from './namesInText';
import type { Caller } from './quickAdd';
import { ownMailIn } from './quotedText';
import { leadName } from './rules';
import { postedLines } from './sentForms';
import { signedName, wholeName } from './signatures';
import { stateIn, townNamed, type Place } from './towns';

/** What can be recognized in a message that was not written by the form; empty where nothing was. */
export type FreeFormMessage = Required<
  Place & Pick<Caller, 'fullName' | 'names' | 'email' | 'phone'>
> & {
  description: string;
};

/** Words that mail apps put in place of a missing subject. */
const NO_SUBJECT = /^\(?(?:no subject|none|untitled)\)?$/i;

/** Joins the parts of a description, without a part that a later one contains. */
const joined = (...parts: string[]): string =>
  parts
    .filter(
      (part, index) =>
        part !== '' && !parts.some((other, at) => at > index && includes(other, part)),
    )
    .join('\n\n');
// A text's beginning may be the subject of its mail.
const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.replace(/ ?(?:\.{3}|…)$/, '').toLowerCase());

/** Returns a text as it reads: without markup, marks of links and damage, with digits for spoken numbers. */
const plainText = (text: string): string =>
  withSpokenDigits(
    withoutLinkMarks(withoutEntities(withoutTags(withoutMojibake(text.slice(0, MAX_LENGTH.text))))),
  )
    // A form may write the sign for a line's end itself.
    .replaceAll(/\r\n?|[\u2028\u2029]|(?:\\r)?\\n(?=[\p{Lu}\d+(\s\\]|$)/gu, '\n')
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    // Mailboxes mark lines that begin as another mail would.
    .replaceAll(/(?<!^>.*\n)^>(?=From [^:\n]*$)/gm, '')
    .trim();

/** Cuts a value to its field's limit, in UTF-16 units. */
const cut = (field = '', length: number = MAX_LENGTH.line): string => field.slice(0, length);

/** What labelled lines say, by field. */
type Fields = Labelled['fields'];

/** Returns the place that labelled lines name; where no town is labelled also what other lines say of it. */
function placeOf({ fields, rest }: Labelled, lines: readonly string[]): Partial<Place> {
  const isParted = (fields.city ?? fields.state ?? fields.zipCode) !== undefined;
  if (isParted && fields.address === undefined) {
    const beside = addressIn([...rest, fields.message ?? '']);
    return (fields.city ?? beside.city) === beside.city ? { ...beside, ...fields } : fields;
  }
  const found = isParted ? {} : addressIn(lines);
  // Below a labelled street its town may stand.
  const isOfLabel = fields.address === undefined || found.address?.startsWith(fields.address);
  const place = isParted || isOfLabel ? found : addressIn([fields.address ?? '']);
  const isTaken = fields.address === undefined || place.address !== undefined;
  return isTaken ? { ...fields, ...place } : fields;
}

/** Returns first and last name, labelled each or together; a name that no line labels is given. */
function namesOf(fields: Fields, whole: string): Names {
  const named = readName(whole);
  // Beside a first name, what is called the name may be the last: `Prénom: Ada`, `Nom: Roy`.
  const isWhole = fields.fullName?.split(/[ ,]+/).includes(fields.firstName ?? '') === true;
  const ofWhole = (isWhole ? named.lastName : fields.fullName) ?? '';
  return {
    firstName: cut(fields.firstName ?? named.firstName),
    lastName: cut(fields.lastName ?? (fields.firstName === undefined ? named.lastName : ofWhole)),
  };
}

/**
 * Reads a message not written by the form, each part cut to its field's limit. Labelled lines count before the
 * mail's head, and the head before what the words suggest. Quoted text is ignored; of a forwarded mail the first
 * sender counts.
 *
 * @param given the head of a mail file; without it a head that was copied with the text is read
 */
export function readFreeForm(text: string, given?: MailHead): FreeFormMessage {
  const posted = postedLines(text.slice(0, MAX_LENGTH.text));
  const { head, lines } = ownMailIn(plainText(posted?.join('\n') ?? text).split('\n'), given);
  const person = personIn(head);
  const labelled = readLabelled(lines);
  const { fields, rest, beside } = labelled;
  const own = lines.join('\n');
  const { address, city, state, zipCode } = placeOf(labelled, lines);
  const subject = plainSubject(head.subject).replace(NO_SUBJECT, '');
  // The subject of a form's mail is the form's; who writes a label alone fills in no form.
  const isOfForm = head.from ? isNobodys(head.from.address) : Object.keys(fields).length > 1;
  const isForm = fields.message !== undefined && isOfForm;
  const whole =
    fields.fullName ??
    ((FIRM.test(person?.name ?? '') ? '' : person?.name) ||
      wholeName(introducedName(`${own}\n${subject}`), lines) ||
      signedName(lines) ||
      beside.name ||
      (person?.name ?? ''));
  const others = whole === beside.name && whole !== '' ? rest : [...rest, ...beside.lines];
  const body =
    fields.message === undefined ? own : joined(fields.message, others.join('\n').trim());
  const names = namesOf(fields, cut(whole));
  return {
    fullName: leadName(names),
    names,
    email:
      fields.email ?? (person?.address || emailsIn(own).find((found) => !isNobodys(found)) || ''),
    phone: withPhoneDigits(
      cut(fields.phone ?? rankedPhones(`${own}\n${subject}\n${numberOf(head)}`)[0]?.text),
    ),
    address: cut(address),
    city: cut(city),
    state: cut(stateIn(state ?? '')),
    zipCode: cut(zipCode),
    description: cut(
      joined(isForm ? '' : subject, body.replaceAll(/ ?\t ?/g, ' ').trim()),
      MAX_LENGTH.note,
    ),
  };
}

/** What stands between a name and a remark. */
const BETWEEN_PARTS = /[\n,;|()[\]]|: | [-–—@/] |(?<=\p{L}{3})(?<!mrs)\. /iu;

/** Words in small letters that names have, and such as stand before a number: `Kim Perry's cell is`. */
const IN_NAME = /^(?:and|van|von|de|der|den|del|della|la|le|di|da|du|dos|bin|al|el|y|zu|ter|ten)$/;
/** Words that stand behind a name, and in none. */
const BEHIND_NAME =
  /^(?:needs?|wants?|has|left|looking|called|wife|husband|ph|tel|number|about|tomorrow|today|tonight|asap|in|at|from|for|re|ref|her|his|new|the|who|leak\w*|fix|build|install|replace|clean|paint|stain)$/i;
const OF_NUMBER =
  /^(?:(?:at|on|is|her|his|back|here|calling|cell|mobile|home|work|office|phone|ph|tel|number)\b ?)*$/;
/** A day with a month or a time, before a name: `12/4`, `Tues 2pm`. */
const WHEN =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow),? (?:at )?\d{1,2}(?::\d\d)? ?[ap]m) (?=\p{L})/iu;
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

/** Splits a name from what stands around it and says no more of the number: `deck for Kim Perry asap`. */
function splitRemark(called: string): string[] {
  const given = called.split(' ');
  const isWorkFirst = WORK_OR_DAY.test(given[0] ?? '');
  const behindFor = given.lastIndexOf('for') + 1;
  const isForPerson =
    behindFor > 1 &&
    (WORK_OR_DAY.test(given.slice(0, behindFor).join(' ')) ||
      (/^\p{Ll}/u.test(called) && !isFirstName(given[0] ?? ''))) &&
    isWho(given.slice(behindFor).join(' '));
  const firstName = isWorkFirst ? given.findIndex(isFirstName) : 0;
  const start = isForPerson ? behindFor : firstName;
  if (start === -1) return /^\p{Ll}/u.test(called) ? ['', called] : [called];
  const words = given.slice(start);
  const [first = '', second = ''] = words;
  const isPerson = isFirstName(first) && !FIRM.test(called);
  const isTownAt = (at: number): boolean =>
    [1, 2].some((count) => townNamed(words.slice(at, at + count).join(' ')) !== undefined);
  const endsName = (word: string, at: number): boolean =>
    (/^\p{Lu}/u.test(first) && /^\p{Ll}/u.test(word) && !IN_NAME.test(word)) ||
    (at > 0 && BEHIND_NAME.test(word)) ||
    (at > 0 && isPerson && (WORK_OR_DAY.test(word) || /^[$\d]/.test(word))) ||
    (at > 0 && /^\d/.test(word) && addressIn([words.slice(at).join(' ')]).address !== undefined) ||
    (at > (isFirstName(second) ? 2 : 1) && !/\d/.test(words[at - 1] ?? '') && isTownAt(at));
  const end = words.findIndex(endsName);
  const name = (end === -1 ? words : words.slice(0, end)).join(' ').replace(/['’]s$/, '');
  const before = given.slice(0, start).join(' ').replace(/ for$/, '');
  const remark = end === -1 ? '' : words.slice(end).join(' ');
  return [name, before, OF_NUMBER.test(remark) ? '' : remark];
}

/** Moves a whole name before the work that is named first: `gutters - Kim Perry`. */
function withNameFirst(parts: readonly string[]): readonly string[] {
  const whole = parts.filter((part) => part.includes(' '));
  const name = whole.find((part) => nameAlone(part) !== '') ?? whole.find(isWho);
  const [first = ''] = parts;
  const isWorkFirst = /^\p{Ll}+$/u.test(first) || nameAlone(capitalizeName(first)) === '';
  return isWorkFirst && name ? [name, ...parts.filter((part) => part !== name)] : parts;
}

/** Reads one line that was typed or spoken, `Kim Perry (gutter) 802-555-0199`: the rest is the name, and a remark. */
export function readCaller(line: string): Caller {
  const spoken = withSpokenDigits(line.slice(0, MAX_LENGTH.text)).replace(/^ *\d{1,2}[.)] /, '');
  const [when = ''] = WHEN.exec(spoken) ?? [];
  const text = spoken.slice(when.length);
  const phone = phonesOf(text).find((number) => !isOurPhone(number))?.text ?? '';
  const email = emailsIn(text)[0] ?? '';
  const reach = [phone, email].filter(Boolean);
  const [whole = '', ...behind] = partsBeside(reach, text);
  // The owner's own task is not part of the name: `Call Kim Perry at 802-555-0199`.
  const called = whole.replace(
    /^(?:(?:got a )?(?:call|text|message|voice ?mail|vm) from |(?:voicemail|vm) |(?:remind me to |please )?(?:call|text|phone|ring) (?:back )?(?!after |before )|(?:add )?(?:new )?(?:lead|customer|client|caller):? |add (?:new )?)/i,
    '',
  );
  const introduced = introducedName(text);
  const start = Math.max(0, called.toLowerCase().indexOf(introduced.toLowerCase()));
  const [part = '', ...further] = withNameFirst([
    reach.length > 0 ? called.slice(start) : called,
    ...behind,
  ]);
  const [first = '', ...others] = [...(reach.length > 0 ? splitRemark(part) : [part]), ...further];
  // The other name may stand behind a comma, `Perry, Kim`, or behind the number.
  const isOneWord = !first.includes(' ');
  const isInSmall = isOneWord && first === first.toLowerCase();
  const isOfName = (part: string): boolean =>
    isOneWord ? nameAlone(isInSmall ? capitalizeName(part) : part) !== '' : SUFFIX.test(part);
  const comma = isOneWord && text.includes(`${first}, `) ? ', ' : ' ';
  const name = [first, ...others.filter(isOfName)].map(wordsOf).filter(Boolean).join(comma);
  const remarks = others.filter((part) => !isOfName(part));
  const note = [when.trim(), ...remarks].filter(Boolean).join(', ');
  return {
    // Of what introduces a name, its end may be read from the line: `call from Anne St. Pierre`.
    fullName:
      name.length > introduced.length && name.toLowerCase().startsWith(introduced.toLowerCase())
        ? name
        : introduced || name,
    phone: withPhoneDigits(phone.trim()),
    email,
    ...(note && { note }),
  };
}
