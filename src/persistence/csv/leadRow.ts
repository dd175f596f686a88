import { isEqual, set, startOfDay } from 'date-fns';
import * as v from 'valibot';
import type { ImportedLead } from '../../domain/leads/events';
import { LEAD_FIELDS, type LeadFieldName } from '../../domain/leads/fields';
import { addressOfField, isAddressAlone, townAlone } from '../../domain/leads/intake/addresses';
import { saysNothing } from '../../domain/leads/intake/labels';
import { stateIn, townNamed, townOfField, withZero } from '../../domain/leads/intake/towns';
import { leadFieldsSchema, STAGES } from '../../domain/leads/schema';
import { MORNING } from '../../domain/shared/businessHours';
import { hasPhone, withPhoneDigits } from '../../domain/shared/phoneNumbers';
import { isMixed, rankedPhones } from '../../domain/shared/rankedPhones';
import { parseIsoDateTime } from '../../lib/dates';
import { emailsIn } from '../../lib/emailsIn';
import { isEmail } from '../../lib/fields';
import type { DecimalMark } from '../../lib/money';
import { splitTags } from '../../lib/text';
import { choiceInOtherWords, isEnded, plainWords } from './choiceWords';
import { hasWords, readCsvDate, readFlag, readSum, withDigits, type DateOrder } from './csvCells';
import {
  CSV_COLUMNS,
  CSV_DEFAULTS,
  CSV_FIELDS,
  EXPECTED_FIELDS,
  isDateField,
  REQUIRED_FIELDS,
  type CsvField,
  type DateField,
} from './csvColumns';

/** A row of a file of leads, read as a lead. */

/** A row of a file as a lead, or its problems. */
export type CsvRow =
  | {
      row: number;
      lead: ImportedLead;
      duplicateOf: ImportedLead | undefined;
      /** Fields that the lead form requires and the row lacks, and those whose words went to the notes. */
      defaults: CsvField[];
      /** The headings of what goes to the notes beside what the lead has of the same: all of a cell, or another column. */
      noted: string[];
    }
  | { row: number; problems: string[] };

/** How the cells of a column are written, as far as other cells of it tell. */
export interface ColumnForms {
  mark: DecimalMark;
  orders: Record<DateField, { order: DateOrder }>;
}

/**
 * What a cell says: the value of its field, a word that the notes keep, or what is wrong with it. A value that only
 * resembles the cell is noted as well.
 */
type CellReading = { value: unknown; isNear?: boolean } | 'note' | { problem: string };

/** Whether the words of a text contain those of another. */
const contains = (text: string, part: string): boolean =>
  ` ${plainWords(text)} `.includes(` ${plainWords(part)} `);

/** Reads one of several choices, by its name, in other words, or by what names only one of them, `Website`; not a stage: `not paid` is not `Paid`. */
function readChoice(
  name: LeadFieldName,
  cellText: string,
  choices: readonly string[],
): CellReading {
  // Its number in a list of choices, and Outlook's word for a priority.
  const text = cellText
    .replace(/^\d{1,2} ?[.)–-] ?/, '')
    .replace(/^normal$/i, name === 'priority' ? 'Medium' : '$&');
  const exact = choices.find((choice) => plainWords(choice) === plainWords(text));
  if (exact !== undefined) return { value: exact };
  const meant = choiceInOtherWords(name, text);
  if (meant !== undefined) return { value: meant, isNear: true };
  const near = choices.filter((choice) => contains(choice, text) || contains(text, choice));
  return near.length === 1 && name !== 'stage' ? { value: near[0], isNear: true } : 'note';
}

/** Says what is wrong with a cell, and quotes it. */
const problemOf = (field: CsvField, problem: string, text: string): { problem: string } => ({
  problem: `${CSV_COLUMNS[field]} ${problem}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`,
});

/** A moment as this product exports it. */
const EXPORTED = /T[\d:.]{8,12}Z$/;

/** Returns when a follow-up is due: in the morning, where its cell has a day alone, as spreadsheets write midnight. */
function dueAt(moment: string, cellText: string): string {
  const date = parseIsoDateTime(moment);
  const isDayAlone = isEqual(date, startOfDay(date)) && !EXPORTED.test(cellText);
  return isDayAlone ? set(date, MORNING).toISOString() : moment;
}

/** Reads a cell that is not empty. Words in place of a sum, a date, an address or a mark go to the notes; a mistyped one can be mended. */
function readCell(name: CsvField, cellText: string, { mark, orders }: ColumnForms): CellReading {
  const unread = (problem: string): CellReading =>
    hasWords(cellText) ? 'note' : problemOf(name, problem, cellText);
  if (isDateField(name)) {
    const value = readCsvDate(withDigits(cellText) ?? cellText, orders[name].order);
    if (value === undefined) return unread('is not a date');
    return { value: name === 'nextFollowUpDate' ? dueAt(value, cellText) : value };
  }
  const { kind, choices = [] } = LEAD_FIELDS[name];
  const isNumber = kind === 'phone' || name === 'zipCode';
  const text = isNumber ? withDigits(cellText) : cellText;
  const refused = (problem: string): CellReading => problemOf(name, problem, cellText);
  if (text === undefined) return refused('has lost digits in a spreadsheet');
  if (name === 'zipCode') return { value: withZero(text) };
  if (name === 'state') return { value: stateIn(text) };
  if (kind === 'tags') {
    // A database writes a list in brackets.
    const list = text.replace(/^[[{](?=[^]*[",])([^]*)[\]}]$/, '$1');
    const tags = list.replaceAll(/(?<![^,])"([^",]*)"(?![^,])/g, '$1');
    return { value: splitTags(tags.includes(',') ? tags : tags.replaceAll(/\|##\||[;|\n]/g, ',')) };
  }
  if (kind === 'dollars') {
    const dollars = readSum(text, mark);
    if (dollars === undefined) return unread('is no amount');
    return dollars < 0 ? refused('is below 0') : { value: Math.abs(dollars) };
  }
  if (kind === 'email') {
    const address = emailsIn(text)[0] ?? text;
    if (isEmail(address)) return { value: address };
    return (text.includes('@') ? refused : unread)('is not an address');
  }
  if (kind === 'phone' && !hasPhone(text)) return refused('is not a phone number');
  const ranked = kind === 'phone' ? rankedPhones(text) : [];
  const [best] = ranked;
  if (best && isMixed(ranked, text)) return { value: best.text, isNear: true };
  if (kind === 'flag') {
    const value = readFlag(text);
    return value === undefined ? unread('is neither yes nor no') : { value };
  }
  if (kind === 'choice') return readChoice(name, text, choices);
  // These two fields have one line.
  const line = name === 'address' || name === 'phone' ? text.replaceAll('\n', ', ') : text;
  return { value: name === 'phone' ? withPhoneDigits(line) : line };
}

/** The fields in which `None` or `N/A` may be what is meant: it is read as it stands. */
const IN_ANY_WORDS: ReadonlySet<CsvField> = new Set([
  'firstName',
  'lastName',
  'phone',
  'projectDescription',
  'notes',
]);

/** What stands between several values of a contact in a file of Google, and the fields that hold one of them. */
const SEVERAL = ' ::: ';
const HAS_ONE: ReadonlySet<CsvField> = new Set(['address', 'city', 'state', 'zipCode']);

const rowSchema = v.object({
  ...leadFieldsSchema.entries,
  stage: v.picklist(STAGES),
  createdDate: v.exactOptional(v.string()),
  nextFollowUpDate: v.exactOptional(v.string()),
});

type Cell = (field: CsvField) => string;
/** What a row says that no field takes, with its field. */
type Note = [field: CsvField, text: string];
type Values = Partial<Record<CsvField, unknown>>;

function readCells(cell: Cell, forms: ColumnForms) {
  const values: Values = {};
  const notes: Note[] = [];
  const problems = REQUIRED_FIELDS.filter((field) => cell(field) === '').map(
    (field) => `${CSV_COLUMNS[field]} is missing`,
  );
  for (const field of CSV_FIELDS) {
    const [text = '', ...more] = HAS_ONE.has(field) ? cell(field).split(SEVERAL) : [cell(field)];
    for (const other of more) notes.push([field, other]);
    if (text === '' || (!IN_ANY_WORDS.has(field) && saysNothing(text))) continue;
    const reading = readCell(field, text, forms);
    if (reading === 'note' || 'isNear' in reading) notes.push([field, text]);
    if (reading === 'note') continue;
    if ('problem' in reading) problems.push(reading.problem);
    else values[field] = reading.value;
    if (field === 'email')
      for (const address of [...new Set(emailsIn(text))].slice(1)) notes.push([field, address]);
  }
  return { values, notes, problems };
}

/**
 * Returns the values of a row with the parts of its address, which may stand in one column of whichever name, also
 * beside its parts in others: `12 Elm St, Essex, VT 05452`; and that cell, where it says more.
 */
function withPlace(cell: Cell, given: Values): { values: Values; more: Note[] } {
  // A town with its state or its ZIP code, in one column.
  const values = { ...given, ...townOfField(cell('city')) };
  const [where, other] = (['address', 'city'] as const).filter((field) => values[field]);
  if (!where) return { values, more: [] };
  const [whole = ''] = cell(where).split(SEVERAL);
  const { zipCode } = values;
  const city = typeof values.city === 'string' ? values.city : '';
  const place = !other || whole.includes(city) ? addressOfField(whole) : {};
  const { address } = place;
  const more: Note[] =
    address === undefined || isAddressAlone(whole, address) ? [] : [[where, whole]];
  if (other && place.city === (townNamed(city) ?? city))
    return { values: { ...place, ...values, address }, more };
  if (!other && (address !== undefined || townAlone(whole)))
    return {
      values: { ...values, address: '', ...place, ...(zipCode !== undefined && { zipCode }) },
      more,
    };
  return { values, more };
}

/** Says what is wrong with the values of a row that the schema does not take. */
const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.map(({ path, type }) => {
    const field = CSV_FIELDS.find((known) => known === path?.[0]?.key);
    const what = field === undefined ? 'A cell' : CSV_COLUMNS[field];
    return `${what} ${type === 'max_length' ? 'is too long' : 'is not as it should be'}`;
  });

/**
 * Reads a row as a lead, given what reads its cells, and what `others` say of the same, with their headings. Returns
 * its problems if it is not one.
 */
export function readRow(
  cell: Cell,
  others: readonly (readonly [heading: string, text: string])[],
  forms: ColumnForms,
):
  | Pick<Extract<CsvRow, { lead: ImportedLead }>, 'lead' | 'defaults' | 'noted'>
  | { problems: string[] } {
  const read = readCells(cell, forms);
  const { values, more } = withPlace(cell, read.values);
  const notes = [...read.notes, ...more];
  const written = [
    ...notes.map(([field, text]) => `${CSV_COLUMNS[field]}: ${text}`),
    ...others.map(([heading, text]) => `${heading}: ${text}`),
  ];
  if (written.length > 0) values.notes = [values.notes, ...written].filter(Boolean).join('\n');
  if (isEnded(cell('stage'))) values.isActive ??= false;
  const lead = v.safeParse(rowSchema, { ...CSV_DEFAULTS, ...values });
  const problems = [...read.problems, ...issuesOf(lead.issues ?? [])];
  if (!lead.success || problems.length > 0) return { problems };
  const ofNotes = new Set(notes.map(([field]) => field));
  const isMissing = (field: CsvField): boolean => EXPECTED_FIELDS.has(field) || ofNotes.has(field);
  const defaults = CSV_FIELDS.filter((field) => values[field] === undefined && isMissing(field));
  const besides = [...ofNotes].filter((field) => values[field] !== undefined);
  const noted = [
    ...besides.map((field) => CSV_COLUMNS[field]),
    ...others.map(([heading]) => heading),
  ];
  return { lead: lead.output, defaults, noted };
}
