import { emailsIn } from '../../lib/emailsIn';
import { phonesOf } from '../shared/phoneNumbers';
import {
  FAX_RANK,
  isMixed,
  isOurPhone,
  OFFICE_RANK,
  rankedPhones,
  rankOfPhone,
} from '../shared/rankedPhones';
import { isUnitLabel, plainLabel, rankOfLabel, saysNothing, unitOf } from './labels';
import { isNobodys } from './mailHead';
import { withoutRemark } from './names';
import { isTown, withoutReach, wordsOf } from './namesInText';
import { nameBeside } from './signatures';
import { townOf } from './towns';

/** What forms and people write behind a label: `Phone: 802-555-0199`. */

/** What labels name of a lead, in the order in which a label is tried. */
const FIELDS = {
  fullName: ['fullName', 'callers', 'nameAndMore'],
  firstName: ['firstName'],
  lastName: ['lastName'],
  email: ['email'],
  phone: ['phone', 'calls'],
  address: ['address'],
  city: ['city'],
  state: ['state'],
  zipCode: ['zipCode'],
  message: ['projectDescription', 'comments'],
  other: ['other'],
} as const satisfies Record<string, readonly string[]>;
type Field = keyof typeof FIELDS;
export type LabelledField = Exclude<Field, 'other'>;

/** Returns the field that a label names, `other` if a lead has no such field; undefined if it is not a label. */
export function fieldOf(text: string): Field | undefined {
  const label = plainLabel(text);
  return (Object.keys(FIELDS) as Field[]).find((field) =>
    FIELDS[field].some((kind) => rankOfLabel(kind, label) < Infinity),
  );
}
/** The longest label with the signs around it, in UTF-16 units. */
const LONGEST_LABEL = 40;

interface LabelledLine {
  field: Field;
  label: string;
  value: string;
}

/** What may stand around a label or a value: emphasis, and the lines of a table. */
const MARKS = new Set('*_|#•-[ \t\u00A0');

/** Returns a text without the marks around it. */
function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARKS.has(text[start] ?? '')) start += 1;
  while (start < end && MARKS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** What ends a label; within a line also an arrow, a bracket, dots, a dash with spaces, the end of emphasis, and a gap. */
const LABEL_END = /[:：=\t|→>\]]|\?(?= |$)|\.{2}| [-–—] |\*{1,2} | {2}/;

/** Splits a line behind its label; undefined where no sign ends a label. */
function splitLabel(line: string): [label: string, value: string] | undefined {
  const text = withoutMarks(line);
  const end = text.slice(0, LONGEST_LABEL).search(LABEL_END);
  if (end === -1) return undefined;
  const value = withoutMarks(text.slice(end + 1).replace(/^[:=*_>.\s–—-]*/, ''));
  return [text.slice(0, end), value.replace(/^([^[\]]*)\]$/, '$1')];
}

/**
 * Reads a line whose label ends with a colon, the end of a table's cell, a `|` or a dash; undefined for a line
 * without a label.
 * @param isBare Whether labels may stand alone on their lines.
 */
function readLine(line = '', isBare = false): LabelledLine | undefined {
  // A table whose second cell is empty has lost its end.
  const isLabel = isBare || LABEL_END.test(line);
  const [label, value] =
    splitLabel(line) ?? (isLabel ? [withoutMarks(line).slice(0, LONGEST_LABEL), ''] : ['', '']);
  // A number is labelled; what is behind it labels nothing: `802-555-0110 office | 802-555-0113 mobile`.
  const field = /^\d+ \d|\d{4}/.test(label) ? undefined : fieldOf(label);
  return field && { field, label: label.toLowerCase(), value };
}

/** Joins the apartment of an address, or its second line, to the line before it: `Address Line 2: Apt 4`. */
function withUnits(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const [label = '', unit = ''] = splitLabel(line) ?? [];
    const above = joined.at(-1) ?? '';
    const isUnit = unit !== '' && isUnitLabel(label) && /\w$/.test(above);
    if (isUnit && readLine(above)?.field === 'address')
      joined.push(`${joined.pop()}, ${unitOf(unit)}`);
    else joined.push(line);
  }
  return joined;
}

/** Whether a value can be somebody's name. */
const isName = (value: string): boolean =>
  /^(?!(?:yes|no)$)[^\p{N}@/]+$/iu.test(value) && value.split(/\s+/).length <= MOST_NAMES;
const MOST_NAMES = 6;

/** A state, `NH` or `New Hampshire`; not what state something is in. */
const STATE = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u;

/** How a sentence begins in place of an address: `I will tell you`, `same as above`. */
const NO_ADDRESS = /^(?:i|we|it|you|see|ask|same|please|will|to be|not|on file)\b/i;

/** Returns the part of a value that its label's field can hold; empty if no part can. */
function likely(field: LabelledField, value: string): string {
  if (field === 'message') return value;
  if (saysNothing(value)) return '';
  if (field === 'fullName' || field === 'firstName' || field === 'lastName') {
    const [written = ''] = withoutRemark(value).split(' <', 1);
    const bare = withoutReach(written);
    // The last name may stand first: `Roy, Ada 802-555-0113`.
    const [lastFirst] = /^\p{L}+, ?\p{L}+(?=[ (]*\t)/u.exec(bare) ?? [];
    const words = wordsOf(bare).replace(/ (?:at|on|or|and)(?: (?:at|on|or|and))?$/, '');
    const name = isName(written) ? written : (lastFirst ?? words);
    return isName(name) && !(field === 'fullName' && isTown(name)) ? name : '';
  }
  if (field === 'state') return STATE.test(value) ? value : '';
  if (field === 'zipCode') return /\d/.test(value) ? value : '';
  if (field === 'email') return emailsIn(value).find((address) => !isNobodys(address)) ?? '';
  if (field === 'address' && (NO_ADDRESS.test(value) || withoutReach(value) === '\t')) return '';
  if (field !== 'phone') return value.replaceAll('\n', ', ');
  return phonesOf(value).some((phone) => !isOurPhone(phone)) ? value : '';
}

/** What may be another label within a line; a message may name some without labelling anything. */
const LABEL_WITHIN = /(?:[,;|.]? |[,;|])(?=([a-z_-]+(?: [a-z]+)?) ?[:：=])/gi;

/** How many labels within a line are a form's, whatever stands before them. */
const FEWEST_WITHIN = 3;

/** Splits a line with several labels at each: `Name: Ada Roy, Phone: 802-555-0113`. */
function splitAtLabels(line: string): string[] {
  // A whole form on one line may have words before it.
  const isForm =
    Array.from(line.matchAll(LABEL_WITHIN)).filter(
      ([, label = '']) => /^[A-Z]/.test(label) && fieldOf(label),
    ).length >= FEWEST_WITHIN;
  const outer = readLine(line);
  const first = outer?.field;
  // The cell of an address may begin with a label of its own: `Address\tStreet Address: 12 Elm St`.
  if (outer && first !== 'message' && readLine(outer.value)?.field === first)
    return splitAtLabels(outer.value);
  let field = first ?? (isForm ? 'other' : undefined);
  // The mark of a list, `* Name: Ada Roy`, ends no label.
  const begin = line.search(/\p{L}/u);
  const start = first ? begin + line.slice(begin).search(LABEL_END) : -1;
  return line
    .replaceAll(LABEL_WITHIN, (gap, label: string, at: number) => {
      const next = field && field !== 'message' && at > start ? fieldOf(label) : undefined;
      field = next ?? field;
      return next ? '\n' : gap;
    })
    .split('\n');
}

/** Returns the cells of a table's line, which tabs, bars or gaps divide. */
const cellsOf = (line = ''): string[] => withoutMarks(line).split(/\t| ?\| ?| {2,}/);

/** Writes the cells below a table's headings behind them. */
function withHeadings(lines: readonly string[]): string[] {
  const heads = cellsOf(lines[0]);
  // Below its headings a table may have a rule.
  const at = /^[\s|+:-]+$/.test(lines[1] ?? '') ? 2 : 1;
  const cells = cellsOf(lines[at]);
  if (!heads[1] || !cells[1] || !heads.every((head) => fieldOf(head))) return [...lines];
  return [...heads.map((head, index) => `${head}\t${cells[index] ?? ''}`), ...lines.slice(at + 1)];
}

/** A question and its answer on lines of their own, `Q: Your name?`, `A: Ada Roy`, as chats and forms write them. */
const ASKED = /^\W{0,3}q(?:uestion)? ?\d{0,2}[:.)] ?(\S.*)\n\W{0,6}a(?:nswer)? ?\d{0,2}[:.)] ?/gim;
/** Writes the answers behind the labels that their questions are. */
const withAnswers = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .replaceAll(ASKED, (both, question: string) => (fieldOf(question) ? `${question}: ` : both))
    .split('\n');

/** How many labels have their values below them in a form's mail, in which labels stand alone. */
const FEWEST_ABOVE = 2;
/** Labels the parts of the line with the town: a labelled line, or the line below a labelled address. */
function withTown(line: string, at: number, lines: readonly string[]): string[] {
  const { field, value } = readLine(line) ?? readLine(lines[at - 1]) ?? {};
  const isPlace = value && (field === 'address' || (field === 'city' && townOf(value)));
  const town = isPlace ? townOf(line) : undefined;
  return town ? Object.entries(town).map(([field, part]) => `${field}: ${part}`) : [line];
}

/** A number's extension in brackets, or the end of a second number: both belong to the number. */
const GOES_ON = /^\W*(?:ext\b|x ?\d|\d{4})/i;

/** The number of a labelled line, and how well it serves for calls. */
interface LabelledPhone {
  value: string;
  rank: number;
  /** The whole value where it says more than the number; else empty. */
  beside: string;
  lines: readonly string[];
}

/** Returns the numbers of a line, or of several kinds the best: `802-555-0110 (home), 802-555-0113 (cell)`. */
function bestOf(label: string, value: string): Omit<LabelledPhone, 'lines'> {
  const ranked = rankedPhones(`${label}: ${value}`);
  const [best] = ranked;
  if (best && isMixed(ranked, value)) return { value: best.text, rank: best.rank, beside: '' };
  const beside = ranked.length === 1 ? withoutReach(value).trim() : '';
  const goesOn = ranked.length > 1 || GOES_ON.test(beside);
  return {
    value: best && !goesOn ? best.text : value,
    rank: best?.rank ?? rankOfPhone(label),
    beside: goesOn || wordsOf(beside) === '' ? '' : value,
  };
}

/** A line with what its label says, if it has one, and the lines over which the value goes on. */
interface Part {
  read: LabelledLine | undefined;
  lines: string[];
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Splits lines at their labels: a value ends at its line or below its label, a message at the next label. */
function partsOf(lines: readonly string[]): Part[] {
  const isAbove = lines.filter((line) => readLine(line, true)?.value === '').length >= FEWEST_ABOVE;
  const labels = lines.map((line) => readLine(line, isAbove));
  /** Returns where the lines end, from one on, that are no labels and pass a test. */
  const skip = (from: number, test: (line: string) => boolean): number => {
    let end = from;
    while (end < lines.length && !labels[end] && test(lines[end] ?? '')) end += 1;
    return end;
  };
  const endOf = ({ field, value }: LabelledLine, at: number): number => {
    if (field === 'message') return skip(at + 1, (line) => !/^-{2,}\s*$/.test(line));
    if (field === 'other' || value !== '') return at + 1;
    const below = isAbove ? skip(at + 1, isBlank) : at + 1;
    const end = labels[below] || below === lines.length ? below : below + 1;
    return field === 'address' ? skip(end, (line) => townOf(line) !== undefined) : end;
  };
  const parts: Part[] = [];
  let end = 0;
  for (let at = 0; at < lines.length; at = end) {
    const read = labels[at];
    end = read ? endOf(read, at) : at + 1;
    parts.push({ read, lines: lines.slice(at, end) });
  }
  return parts;
}

/** Whether a label names a role, above who fills in a form: `Contact: Webmaster`, `Name: Ada Roy`. */
const isRole = ({ field, label }: LabelledLine): boolean =>
  field === 'fullName' && !/n[ao]m/.test(label);

/** What the labelled lines of a text say, and its lines that no field took. */
export interface Labelled {
  fields: Partial<Record<LabelledField, string>>;
  rest: string[];
  /** The lines of the phone number that say more, and the name that they say. */
  beside: { lines: readonly string[]; name: string };
}

/**
 * Reads the labelled lines of a text. Of several values the first that is not empty counts, of phone numbers the
 * best, and fax numbers are left out. A message continues until the next label.
 */
export function readLabelled(text: readonly string[]): Labelled {
  const parts = partsOf(
    withUnits(withHeadings(withAnswers(text)).flatMap(splitAtLabels)).flatMap(withTown),
  );
  const isNamed = parts.some(
    ({ read }) => read?.value && read.field === 'fullName' && !isRole(read),
  );
  const fields: Labelled['fields'] = {};
  const rest: string[] = [];
  const phones: LabelledPhone[] = [];
  for (const { read, lines } of parts) {
    if (!read || read.field === 'other' || (isNamed && isRole(read))) rest.push(...lines);
    else {
      const { field, label } = read;
      const value = likely(field, [read.value, ...lines.slice(1)].join('\n').trim());
      if (field === 'phone' && value !== '') phones.push({ ...bestOf(label, value), lines });
      else if (value !== '' && !fields[field]) fields[field] = value;
      else if (value !== fields[field]) rest.push(...lines.slice(read.value === '' ? 1 : 0));
    }
  }
  const ranked = phones.filter(({ rank }) => rank < FAX_RANK).toSorted((a, b) => a.rank - b.rank);
  // In a signature, which labels no name, an office's number is only the best where no other stands.
  const isSigned = (fields.fullName ?? fields.firstName) === undefined;
  const [own] = isSigned && ranked[0]?.rank === OFFICE_RANK ? rankedPhones(rest.join('\n')) : [];
  if (own) ranked.unshift({ value: own.text, rank: own.rank, beside: '', lines: [] });
  const [best, ...others] = ranked;
  if (best) fields.phone = best.value;
  return {
    fields,
    rest: [...rest, ...others.flatMap(({ lines }) => lines)],
    beside: { lines: best?.beside ? best.lines : [], name: nameBeside(best?.beside ?? '') },
  };
}
