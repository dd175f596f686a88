import { emailsIn } from '../../../lib/emailsIn';
import { MAX_LENGTH } from '../../../lib/fields';
import { withoutEntities, withoutTags } from '../../../lib/foreignMarkup';
import { withoutMojibake } from '../../../lib/mojibake';
import { plainText, withoutLinkMarks, withPlainSpaces } from '../../../lib/text';
import { withPhoneDigits, withSpokenDigits } from '../../shared/phoneNumbers';
import { rankedPhones } from '../../shared/rankedPhones';
import type { Caller } from '../quickAdd';
import { leadName } from '../rules';
import { addressIn } from './addresses';
import { callerName } from './callerId';
import { introducedName } from './introductions';
import { withQuotedMessage } from './labelLayouts';
import { readLabelled, type Labelled } from './labelledLines';
import { isNobodys, isReturned, numberOf, personIn, plainSubject, type MailHead } from './mailHead';
import { FIRM, readName, type Names } from './names';
import { ownMailIn } from './quotedText';
import { postedLines } from './sentForms';
import { nameBeside, signedName, wholeName } from './signatures';
import { stateIn, type Place } from './towns';
import { unwrapped } from './wrappedLines';

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

/** A quotation mark before a whole text, as before what a machine wrote down, and the one behind it. */
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”)$/;

/** Returns a text as it reads: without markup, unseen signs and damage, in whole lines, with digits for spoken numbers. */
function readableText(text: string): string {
  const words = withoutEntities(withoutTags(withoutMojibake(text.slice(0, MAX_LENGTH.text))));
  const plain = plainText(withPlainSpaces(withoutLinkMarks(words)))
    // A form may write the sign for a line's end itself.
    .replaceAll(/(?:\\r)?\\n(?=[\p{Lu}\d+(\s\\]|$)/gu, '\n')
    // Mailboxes mark lines that begin as another mail would.
    .replaceAll(/(?<!^>.*\n)^>(?=From [^:\n]*$)/gm, '')
    // Some type two spaces behind a sentence; before a number they may divide columns.
    .replaceAll(/(?<=\p{Ll}{2}[.!?]) {2}(?=\p{L})/gu, ' ')
    .trim()
    .replace(QUOTED, '$1$2');
  return withSpokenDigits(unwrapped(plain));
}

/** What a notice of a call says, which has the name as carriers send it. */
const OF_CALL = /\b(?:caller|(?:missed|incoming) call|voice ?mail|voice message)\b/i;

/** Returns the e-mail address that has a last name, as others may be named before it; otherwise the first. */
const emailOf = ({ lastName }: Names, emails: readonly string[]): string | undefined =>
  emails.find((email) => email.toLowerCase().includes(lastName.toLowerCase())) ?? emails[0];

/** Cuts a value to its field's limit, in UTF-16 units. */
const cut = (field = '', length: number = MAX_LENGTH.line): string => field.slice(0, length);

/** Returns the place that labelled lines name, with what other lines say of it. */
function placeOf({ fields, rest }: Labelled, lines: readonly string[]): Place {
  const isParted = (fields.city ?? fields.state ?? fields.zipCode) !== undefined;
  if (isParted && fields.address !== undefined) return fields;
  // Below a labelled street its town may stand.
  const found = addressIn(isParted ? [...rest, fields.message ?? ''] : lines);
  const isOther = isParted
    ? found.city !== undefined && fields.city !== undefined && found.city !== fields.city
    : fields.address !== undefined && found.address?.startsWith(fields.address) !== true;
  if (isOther) return fields;
  // The line of a labelled street may have been ended before its last word.
  return isParted ? { ...found, ...fields } : { ...fields, ...found };
}

/** Returns first and last name, labelled each or together; a name that no line labels is given. */
function namesOf(fields: Labelled['fields'], whole: string): Names {
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
  // It names nobody but the owner, and whom no mail reaches.
  if (given && isReturned(given))
    return { ...readFreeForm(''), description: cut(text, MAX_LENGTH.note) };
  const posted = postedLines(text.slice(0, MAX_LENGTH.text));
  const written = readableText(posted?.join('\n') ?? text).split('\n');
  const { head, lines } = ownMailIn(withQuotedMessage(written), given);
  const person = personIn(head);
  const labelled = readLabelled(lines);
  const { fields, rest, beside } = labelled;
  const own = lines.join('\n');
  const subject = plainSubject(head.subject).replace(NO_SUBJECT, '');
  const place = placeOf(labelled, lines);
  const isPlaced = (place.address ?? place.city ?? place.zipCode) !== undefined;
  const { address, city, state, zipCode } = isPlaced ? place : addressIn([subject]);
  // The subject of a form's mail is the form's; who writes a label alone fills in no form.
  const isOfForm = head.from ? isNobodys(head.from.address) : Object.keys(fields).length > 1;
  const isForm = fields.message !== undefined && isOfForm;
  const whole =
    fields.fullName ??
    ((FIRM.test(person?.name ?? '') ? '' : person?.name) ||
      wholeName(introducedName(`${own}\n${subject}`), lines) ||
      signedName(lines) ||
      beside.name ||
      nameBeside(subject) ||
      (person?.name ?? ''));
  const others = whole === beside.name && whole !== '' ? rest : [...rest, ...beside.lines];
  const body =
    fields.message === undefined ? own : joined(fields.message, others.join('\n').trim());
  const names = namesOf(fields, cut(OF_CALL.test(own) ? callerName(whole) : whole));
  const emails = emailsIn(`${own}\n${subject}`).filter((found) => !isNobodys(found));
  const withNumbers = [own, subject, numberOf(head)].filter(Boolean).join('\n');
  return {
    fullName: leadName(names),
    names,
    email: fields.email ?? (person?.address || emailOf(names, emails) || ''),
    phone: withPhoneDigits(
      cut(fields.phone ?? rankedPhones(withNumbers, leadName(names))[0]?.text),
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
