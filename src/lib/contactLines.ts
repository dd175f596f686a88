import { decodeBase64 } from './decodeText';
import { withoutEntities } from './foreignMarkup';
import { withoutMojibake } from './mojibake';
import { parseJson } from './parseJson';

/** The lines of a contact (`.vcf`): of version 2.1, as phones with Android share them, 3.0 and 4.0. */

/** The lines that say who it is, and where: not its picture, which can be longer than all the rest. */
const NAMES = new Set(
  'BEGIN VERSION KIND X-ADDRESSBOOKSERVER-KIND N FN NICKNAME ORG TEL EMAIL ADR LABEL NOTE CATEGORIES X-ABLABEL END'.split(
    ' ',
  ),
);
/** Marks a value in quoted-printable, whose lines continue behind a `=`. */
const QUOTED = 'QUOTED';

const BASE64 = /;(?:ENCODING=)?(?:B|BASE64)(?=;|$)/;

/** The longest name of a line with its parameters, in UTF-16 units. */
const LONGEST_HEAD = 1_000;

/** A line of a contact, whole. */
export interface ContactLine {
  /** `TEL`, in capitals. */
  name: string;
  /** The prefix that groups lines, such as `item1`; empty without a prefix. */
  group: string;
  /** What stands between the name and the colon, in capitals: `;TYPE=CELL,PREF`. */
  parameters: string;
  value: string;
  /** The line as it can be read again. */
  text: string;
}

/** A contact as codes that are scanned have it: `MECARD:N:Roy,Ada;TEL:8025550113;;`, `BIZCARD:N:Ada;X:Roy;B:8025550113;;`. */
const SCANNED = /^(?:MECARD|BIZCARD):(.*)/gim;

/** How scanned contacts, and programs that make contacts of tables, write properties. */
const PROPERTIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:M|cell|mobile)(?: phone)? ?:/i, 'TEL;CELL:'],
  [/^(?:F|fax) ?:/i, 'TEL;FAX:'],
  [/^(?:B|(home|work)?(?:^| )phone(?: \d)?) ?:/i, 'TEL;$1:'],
  [/^(?:E|e-?mail(?: \d)?) ?:/i, 'EMAIL:'],
  // An address is taken as a whole.
  [/^(?:ADR:,*|A:|address ?:)/i, 'LABEL:'],
  [/^(?:C|company) ?:/i, 'ORG:'],
  [/^(?:notes?|additional info) ?:/i, 'NOTE:'],
  [/^\w+ [\w ]{1,30}:/, 'X-OTHER:'],
];
/** A contact on one line, as codes and programs have it, and what stands there in place of the ends of lines. */
const ONE_LINE = /^BEGIN:VCARD(?: |\\[rn]).*/gim;
const LOST_END =
  /(?:\\r)?(?: |\\n)(?=(?:BEGIN|VERSION|N|FN|ORG|TITLE|TEL|EMAIL|ADR|LABEL|NOTE|URL|PHOTO|BDAY|REV|UID|X-[A-Z-]{1,30}|END)[:;])/g;
const [FIRST_NAME, LAST_NAME] = [/^(?:N|first name) ?:/i, /^(?:X|last name) ?:/i];

/** Returns the fields of a contact as lines of a file. */
function asLines(fields: readonly string[]): string {
  const last = fields
    .find((field) => LAST_NAME.test(field))
    ?.replace(LAST_NAME, '')
    .trim();
  const lines = fields.map((field) => {
    // Both names are fields of their own, or divided by a comma.
    if (last !== undefined) return field.replace(FIRST_NAME, `N:${last};`);
    return field.replace(/^N:.*/i, (name) => name.replaceAll(',', ';'));
  });
  return lines
    .map((line) => PROPERTIES.reduce((text, [other, own]) => text.replace(other, own), line))
    .join('\n');
}

/** The beginning of a contact in JSON (RFC 7095). */
const IN_JSON = /^\s*\["vcard",/i;
/** Returns a list as it is; an empty one for any other value. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns a contact in JSON as a file; any other text unchanged. */
function withoutJson(text: string): string {
  if (!IN_JSON.test(text)) return text;
  const lines = listOf(listOf(parseJson(text))[1]).map((property) => {
    const [name, parameters, , ...values] = listOf(property);
    const kinds = Object.entries(parameters ?? {}).map(([key, kind]) => `;${key}=${String(kind)}`);
    const parts = values.flat().map((part) => String(part).replaceAll(/[;\\]/g, '\\$&'));
    return `${String(name)}${kinds.join('')}:${parts.join(';').replaceAll('\n', '\\n')}`;
  });
  return ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\n');
}

/** Returns a text with its contacts rewritten in the form of contact files: scanned ones, and those whose lines have names in words. */
function withProperties(source: string): string {
  const text = withoutJson(source).replaceAll(ONE_LINE, (card) => card.replaceAll(LOST_END, '\n'));
  const isInWords = /^first name ?:/im.test(text);
  const cards = isInWords ? text.split(/(?=^BEGIN:VCARD)/im) : [];
  return (
    isInWords ? cards.map((card) => asLines(card.split(/\r?\n/))).join('\n') : text
  ).replaceAll(
    SCANNED,
    (_all, fields: string) => `BEGIN:VCARD\n${asLines(fields.split(/(?<!\\);/))}\nEND:VCARD`,
  );
}

/** Whether a text is a contact. */
export const isContact = (text: string): boolean =>
  /(?:^\s*|\n)[ \t>]{0,8}(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i.test(text.slice(0, 1_000)) ||
  IN_JSON.test(text);

/** Whether what a line says is written as in mails, `=41=64=61`; some programs do not say so. */
export const isQuoted = ({ parameters, value }: Pick<ContactLine, 'parameters' | 'value'>) =>
  parameters.includes(QUOTED) || /(?:=[\dA-F]{2}){4}/.test(value);

/** Everything before the colon that ends a property's name; quoted parameters may contain colons. */
const HEAD = /^(?:"[^"]*"|[^":])*/;

/** The rest of a line that was divided: what some programs indent is a line of its own. */
const FOLDED = /^[ \t](?! *(?:VERSION|FN|ORG|TEL|EMAIL|ADR|END)[:;])/;

/** The beginning of a property: other lines continue a note or a picture. */
const BEGINNING = /^\s*[\w.-]+ ?[:;]/;

function readLine(text: string): ContactLine {
  const colon = HEAD.exec(text.slice(0, LONGEST_HEAD))?.[0].length ?? 0;
  const [named = '', ...parameters] = text.slice(0, colon).toUpperCase().split(';');
  const [name = '', group = ''] = named.trim().split('.').toReversed();
  const kinds = parameters.map((parameter) => `;${parameter}`).join('');
  const value = withoutEntities(text.slice(colon + 1));
  const isEncoded = NAMES.has(name) && BASE64.test(kinds);
  return { name, group, parameters: kinds, value: isEncoded ? decodeBase64(value) : value, text };
}

/** Whether a line says that a contact is a group of others. */
const isGroup = ({ name, value }: ContactLine): boolean =>
  name.endsWith('KIND') && /^group$/i.test(value);

/** Returns the lines of each contact in a text that say who it is. */
export function contactsIn(text: string): ContactLine[][] {
  /** The parts of each line, which are joined once: a picture has thousands. */
  const folded: string[][] = [[]];
  let isOpen = false;
  // In a mail that quotes it, or in a program's code, each line may be indented.
  const [indent = ''] = /^[ \t>]{1,8}(?=BEGIN:VCARD)/im.exec(text) ?? [];
  for (const rawLine of withProperties(withoutMojibake(text)).split(/\r\n|\n|\r/)) {
    const line = rawLine.startsWith(indent) ? rawLine.slice(indent.length) : rawLine;
    // After a soft line break the leading space belongs to the value, unless an encoded character follows.
    const isFolded = isOpen ? /^[ \t]=/.test(line) : FOLDED.test(line);
    const isBegun = isOpen || isFolded;
    if (!isBegun && !BEGINNING.test(line)) {
      if (line.trim() !== '') folded.at(-1)?.push(`\\n${line}`);
      continue;
    }
    if (!isBegun) folded.push([]);
    const parts = folded.at(-1) ?? [];
    const isInQuoted = (parts[0] ?? line).split(':', 1)[0]?.toUpperCase().includes(QUOTED) === true;
    isOpen = isInQuoted && line.endsWith('=');
    const renamed = line.replace(/^PHONE(?:\.(\w+))?:/i, 'TEL;$1:');
    parts.push(renamed.slice(isFolded ? 1 : 0, isOpen ? -1 : undefined));
  }
  const lines = folded.filter(([first]) => first).map((parts) => readLine(parts.join('')));
  const contacts: ContactLine[][] = [[]];
  // A contact may contain another, its agent's; otherwise the next contact begins, even where this one has no end.
  let depth = 0;
  for (const [at, line] of lines.entries()) {
    if (line.name === 'BEGIN') {
      const isWithin = lines[at - 1]?.name === 'AGENT';
      if (depth > 0 && !isWithin) contacts.push([]);
      depth = isWithin ? depth + 1 : 1;
    }
    if (depth < 2 && NAMES.has(line.name)) contacts.at(-1)?.push(line);
    if (line.name === 'END') depth -= 1;
    if (line.name === 'END' && depth <= 0) contacts.push([]);
  }
  return contacts.filter((contact) => contact.length > 0 && !contact.some(isGroup));
}

/** Returns the contacts in a text without their pictures; any other text unchanged. */
export const shortContacts = (text: string): string =>
  isContact(text)
    ? contactsIn(text)
        .flat()
        .map((line) => line.text)
        .join('\n')
    : text;
