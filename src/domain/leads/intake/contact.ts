import { fromBinaryString, toBinaryString } from '../../../lib/binaryStrings';
import { contactsIn, isContact, isQuoted, type ContactLine } from '../../../lib/contactLines';
import { decodeText } from '../../../lib/decodeText';
import { emailsIn } from '../../../lib/emailsIn';
import { MAX_LENGTH } from '../../../lib/fields';
import { splitTags, withPlainSpaces } from '../../../lib/text';
import { formatPhone, hasPhone } from '../../shared/phoneNumbers';
import { FAX_RANK, rankOfPhone } from '../../shared/rankedPhones';
import type { Caller } from '../quickAdd';
import { leadName, splitName } from '../rules';
import { addressOfField } from './addresses';
import { capitalizeName, readName, withoutTitle, type Names } from './names';
import { stateIn, townBeforeState, withZero } from './towns';

/** A contact: what a caller has, its names, and the groups that it is in. */
export type ReadContact = Caller &
  Required<Pick<Caller, 'names' | 'note' | 'place'>> & {
    /** The beginning of the note, without the other numbers, addresses and the firm, which have no field. */
    ownNote: string;
    tags: string[];
  };

/** Returns a value, or a part of it, without the quotation of mails: `J=C3=B6rg`. */
function unquoted(line: ContactLine, value = line.value): string {
  if (!isQuoted(line)) return value;
  const letters = toBinaryString(new TextEncoder().encode(value)).replaceAll(
    /=([\da-f]{2})/gi,
    (_, code) => String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decodeText(fromBinaryString(letters));
}

/** Returns the parts of a value, each on one line, without the marks before a comma, a semicolon or a backslash. */
const partsOf = (line: ContactLine, lineBreak = ' '): string[] =>
  line.value
    .split(/(?<!\\);/)
    .map((part) => plain(unquoted(line, part).replaceAll(/[\r\n]+/g, lineBreak), lineBreak));
const plain = (text: string, lineBreak = ' '): string =>
  text
    // Some programs mark a comma or a semicolon again at each exchange.
    .replaceAll(/\\{1,8}([,;])|\\([n:"'()\\-]|$)/gi, (_, sign = '', other = '') =>
      /n/i.test(other) ? lineBreak : `${sign}${other}`,
    )
    .trim();

/** A value of several, its kind in words, and how little it is preferred. */
interface Value {
  text: string;
  label: string;
  rank: number;
}
/** The kinds of numbers, and what somebody calls one: `X-Jacky`, on a phone of Samsung `X-CUSTOM(…,Jacky)`. */
const KINDS = /HOME|WORK|CELL|MAIN|FAX|PAGER|(?<=;X-)[\w-]+(?=;|$)/g;
const CUSTOM = /;X-CUSTOM\((?:[^(),]*,)*([^(),]*)\)/;

/** The greatest value of PREF, 1 being the best. */
const LEAST = 100;

/** Returns how little a line is preferred, below 1; `PREF` alone counts as `PREF=1`. */
function prefOf({ parameters }: ContactLine): number {
  const [, preference = '1'] = /\bPREF\b(?:="?(\d{1,3}))?/.exec(parameters) ?? ['', `${LEAST}`];
  return Math.min(Number(preference), LEAST) / (LEAST + 1);
}

/** Returns how little a line is preferred among those of its name, by its label too; a home's address comes before a firm's. */
function rankOf(line: ContactLine, label = ''): number {
  const { name, parameters } = line;
  if (name === 'TEL') return rankOfPhone(`${parameters} ${label}`) + prefOf(line);
  return prefOf(line) + (name === 'ADR' && parameters.includes('WORK') ? 1 / LEAST ** 2 : 0);
}

/** Returns the parts of the first line of a name that says something. */
const partsIn = (lines: readonly ContactLine[], name: string): string[] =>
  lines
    .filter((line) => line.name === name)
    .toSorted((a, b) => prefOf(a) - prefOf(b))
    .map((line) => partsOf(line))
    // Who is not named has an address or a number there.
    // Some programs also mark the semicolons between the parts of a name.
    .map((parts) => (/(?:;.*){3}/.test(parts[0] ?? '') ? (parts[0] ?? '').split(';') : parts))
    .map((parts) => parts.map((part) => (part.includes('@') || hasPhone(part) ? '' : part)))
    .find((parts) => parts.some(Boolean)) ?? [];

/** Reads a contact's name: its parts, otherwise the displayed name, otherwise its company's. */
function namesOf(lines: readonly ContactLine[]): Names {
  // Several names of a part are divided by commas.
  const [lastName = '', givenName = '', middle = ''] = partsIn(lines, 'N').map((part) =>
    part.replaceAll(/, ?/g, ' '),
  );
  // Some programs do not mark a semicolon in it.
  const shown = partsIn(lines, 'FN').filter(Boolean).join('; ');
  // A phone divides `Mary Ann Roy` in three.
  const both = `${givenName} ${middle}`;
  const given = /\p{L}{2}/u.test(middle) && shown.includes(both) ? both : givenName;
  const firstName = withoutTitle(`${given} ${lastName}`).slice(0, -lastName.length).trim();
  // A phone takes a remark for the last word: `Ada Roy (plumber)`.
  if (firstName !== '' && /^[^(]/.test(lastName)) return { firstName, lastName };
  const [nickname = ''] = partsIn(lines, 'NICKNAME');
  const [firm = ''] = partsIn(lines, 'ORG');
  const whole = shown || givenName || lastName;
  return whole === '' || whole === firm ? splitName(firm || nickname) : readName(whole);
}

/** What stands on a letter, beside the parts of an address, as version 4.0 has it. */
const ADDRESS_LABEL = /^[^:"]{1,100};LABEL="([^"]*)"/i;

/** Reads the address of a contact, the preferred of several: what it does not say is left out. */
function placeOf(lines: readonly ContactLine[]): ReadContact['place'] {
  const [best] = lines
    .filter((line) => line.name === 'ADR' && textOf(line) !== '')
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const [label = ''] = lines.flatMap((line) =>
    line.name === 'LABEL' ? unquoted(line) : (ADDRESS_LABEL.exec(line.text)?.[1] ?? []),
  );
  if (!best) return addressOfField(plain(label, '\n'));
  const parts = partsOf(best, ', ');
  const [box, beside, street, city = '', state = '', zipCode = ''] = parts;
  const address = (street ? [street, beside, box] : [box, beside]).filter(Boolean).join(', ');
  // Some apps put the whole address in the place of the street, or a part in the place of another.
  const isMoved = /\d/.test(city + state) || /^[A-Z]{2}$/.test(city) || city + zipCode === '';
  const whole = isMoved ? addressOfField(parts.join(', ')) : {};
  const town = state === '' ? townBeforeState(city) : undefined;
  const given = { address, city, state: stateIn(state), zipCode: withZero(zipCode) };
  const place = { ...given, ...town, ...whole };
  return Object.fromEntries(
    Object.entries(place).flatMap(([part, text]) =>
      text === '' ? [] : [[part, text.slice(0, MAX_LENGTH.line)]],
    ),
  );
}

/** Returns what a line says, without what only its program needs. */
function textOf(line: ContactLine): string {
  // The country stands behind an address.
  if (line.name === 'ADR') return partsOf(line, ', ').slice(0, 6).filter(Boolean).join(', ');
  const value = plain(unquoted(line), line.name === 'NOTE' ? '\n' : ' ');
  if (line.name === 'TEL') return value.replace(/^tel:/i, '').replace(/;ext=(?=\d)/i, ' ext. ');
  return line.name === 'EMAIL' ? (emailsIn(value)[0] ?? '') : value;
}

/** The groups that a program puts everybody in. */
const OF_PROGRAM = /^(?:my ?contacts|starred)$/i;

/** Reads the name, the best number, the best e-mail address and the address of a contact of any version. */
function readLines(lines: readonly ContactLine[]): ReadContact {
  const labels = new Map(
    lines.filter(({ name }) => name === 'X-ABLABEL').map(({ group, value }) => [group, value]),
  );
  const valuesOf = (name: string, otherKind = 'phone'): Value[] =>
    lines
      .filter((line) => line.name === name)
      .map((line) => {
        const [, custom = ''] = CUSTOM.exec(line.parameters) ?? [];
        const label = labels.get(line.group) ?? unquoted(line, custom);
        return {
          text: textOf(line),
          label:
            label.replaceAll(/\b(?:pref|voice)\b|[^\p{L}\p{N}']+/giu, ' ').trim() ||
            capitalizeName((line.parameters.match(KINDS) ?? [otherKind]).join(' ').toLowerCase()),
          rank: rankOf(line, label),
        };
      })
      .filter(({ text }) => text !== '')
      .toSorted((a, b) => a.rank - b.rank);
  const names = namesOf(lines);
  const numbers = valuesOf('TEL').filter(({ text }) => hasPhone(text));
  const { text: phone = '' } = numbers.find(({ rank }) => rank < FAX_RANK) ?? {};
  const addresses = valuesOf('EMAIL');
  const { text: email = '' } = addresses[0] ?? {};
  const places = valuesOf('ADR', 'address');
  const firm = partsIn(lines, 'ORG').filter(Boolean).join(', ');
  const noted = [
    ...numbers
      .filter(({ text }) => formatPhone(text) !== formatPhone(phone))
      .map(({ text, label }) => `${label}: ${text}`),
    ...addresses.filter(({ text }) => text !== email).map(({ text }) => `Email: ${text}`),
    ...places
      .filter(({ text }) => text !== places[0]?.text)
      .map(({ text, label }) => `${label}: ${text}`),
    ...(firm === '' || leadName(names) === leadName(splitName(firm)) ? [] : [`Company: ${firm}`]),
  ];
  const ownNote = valuesOf('NOTE')
    .map(({ text }) => text)
    .join('\n');
  return {
    fullName: leadName(names),
    names,
    phone,
    email,
    note: [...new Set([ownNote, ...noted])].filter(Boolean).join('\n').slice(0, MAX_LENGTH.note),
    ownNote,
    place: placeOf(lines),
    tags: valuesOf('CATEGORIES')
      .flatMap(({ text }) => splitTags(text))
      .filter((tag) => !OF_PROGRAM.test(tag)),
  };
}

/** Reads the contacts in a text. */
export const readContacts = (text: string): ReadContact[] =>
  contactsIn(withPlainSpaces(text)).map(readLines);

/** Returns the contacts in a text with a phone number or an address, otherwise the first; empty for other text. */
export function reachedContacts(text: string): ReadContact[] {
  const contacts = isContact(text) ? readContacts(text) : [];
  const reached = contacts.filter(({ phone, email }) => phone !== '' || email !== '');
  return reached.length > 0 ? reached : contacts.slice(0, 1);
}
