import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadFieldName } from '../../domain/leads/fields';
import { addressOfField } from '../../domain/leads/intake/addresses';
import {
  isUnitLabel,
  plainLabel,
  rankOfLabel,
  saysNothing,
  unitOf,
} from '../../domain/leads/intake/labels';
import { isOtherWords, nameAlone } from '../../domain/leads/intake/namesInText';
import { stateOf, townNamed } from '../../domain/leads/intake/towns';
import { emptyLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { hasPhone } from '../../domain/shared/phoneNumbers';
import { rankOfPhone } from '../../domain/shared/rankedPhones';
import { emailsIn } from '../../lib/emailsIn';
import { recordOf } from '../../lib/lookUp';
import { digitsIn } from '../../lib/phones';
import { cellText } from './csvCells';

/** The columns of a file of leads, and the columns that each field is read from. */

/** The headings of the dates, which are in no form. */
const DATE_COLUMNS = {
  createdDate: 'Created',
  nextFollowUpDate: 'Next Follow-up',
} as const satisfies Partial<Record<keyof Lead, string>>;
export type DateField = keyof typeof DATE_COLUMNS;
export const DATE_FIELDS = Object.keys(DATE_COLUMNS) as DateField[];

/** Whether a field is one of the dates. */
export const isDateField = (field: string): field is DateField => field in DATE_COLUMNS;

export type CsvField = LeadFieldName | DateField;
/** The columns of the file, in order: each field of a lead and its heading. */
export const CSV_COLUMNS = {
  ...recordOf(LEAD_FIELD_NAMES, (name) => LEAD_FIELDS[name].label),
  ...DATE_COLUMNS,
} satisfies Record<CsvField, string>;
export const CSV_FIELDS = Object.keys(CSV_COLUMNS) as CsvField[];
/** The columns that every row must fill. */
export const REQUIRED_FIELDS: readonly CsvField[] = ['firstName', 'phone'];
/** Other fields that the lead form requires and that a list of customers often lacks. */
export const EXPECTED_FIELDS: ReadonlySet<CsvField> = new Set([
  'lastName',
  'leadSource',
  'serviceType',
  'projectDescription',
]);
/** What a field has that a row says nothing of. The preview shows it before anything is added. */
export const CSV_DEFAULTS = emptyLead();

/** What else than itself a field is read from, the best first: where a cell is empty, the next one is taken. */
const OTHER_KINDS: Partial<Record<keyof Lead, readonly string[]>> = {
  firstName: ['fullName', 'nameAndMore', 'firm'],
  address: ['location'],
  notes: ['comments'],
  projectDescription: ['work'],
};
/** More than the words of a kind. */
const NEXT_KIND = 100;
/** A heading that does not say of what it is the date: in a list of leads, of the lead. */
const DATE_ALONE = /^date(?:(?:and)?time)?$/;

/** The column before a number that names its kind: `Phone 1 - Type`. */
const PHONE_LABEL = /^phone ?\d*(?: -)? (?:type|label)$/i;

/** Returns the columns that a field may be read from, the best first. */
export function columnsFor(field: CsvField, columns: readonly string[]): number[] {
  const own = new Set([CSV_COLUMNS[field], field].map(plainLabel));
  const kinds = [field, ...(OTHER_KINDS[field] ?? [])];
  /** How much worse a kind of column serves than others of its field: a fax, the second line of an address. */
  const kindOf = (column: string): number => {
    if (field === 'phone') return rankOfPhone(column);
    return field === 'address' && isUnitLabel(column) ? 1 : 0;
  };
  const rankOf = (label: string): number => {
    if (own.has(label)) return -1;
    if (field === 'createdDate' && DATE_ALONE.test(label)) return NEXT_KIND;
    return Math.min(...kinds.map((kind, at) => at * NEXT_KIND + rankOfLabel(kind, label)));
  };
  return columns
    .map((column, index) => ({
      index,
      kind: kindOf(column),
      rank: rankOf(plainLabel(column)),
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.kind - b.kind || a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

/** The text of a field in a row, and the column that it was read from. */
interface FieldText {
  text: string;
  column?: number;
  /** What other columns of the field say besides, with their headings. */
  others?: [heading: string, text: string][];
}

/** How many digits a number has without its country code. */
const DIGITS = 10;

/** Whether each word of a text stands in another. */
const isWithin = (text: string, other: string): boolean =>
  text.split(/[^\p{L}\p{N}]+/u).every((word) => other.includes(word));

/** Whether a column's heading names a firm. */
const isFirmLabel = (heading: string): boolean =>
  rankOfLabel('firm', plainLabel(heading)) < Infinity;

/** Whether another column of a field says something besides: a home number beside a mobile's, a firm beside a name. */
function saysMore(field: keyof Lead, heading: string, other: string, text: string): boolean {
  if (field === 'firstName' && isFirmLabel(heading)) return true;
  if (field === 'firstName' || field === 'address')
    return !isWithin(text, other) && !isWithin(other, text);
  if (field === 'phone' && hasPhone(other))
    return !digitsIn(text).includes(digitsIn(other).slice(-DIGITS));
  // A sum is no part of another.
  const isSame = /^[$\d.,]+$/.test(other) ? text === other : text.includes(other);
  return !isSame && !saysNothing(other);
}

/** The column right before another that has the first part of what it says. */
const PART_BEFORE: Partial<Record<keyof Lead, RegExp>> = {
  phone: /areacode$/,
  address: /^(?:street|house|building|civic)(?:number|num|no)$/,
};

/** The column right before a street that has its flat. */
const UNIT_BEFORE = /^(?:apt|apartment|suite|ste|unit)\b/i;

/** Whether a column has the flat of a street in another, which stands behind it, or before it and behind no other street. */
export const isUnitOf = (
  columns: readonly string[],
  at: number,
  street: number | undefined,
): boolean =>
  (at - 1 === street && isUnitLabel(columns[at] ?? '')) ||
  (at + 1 === street &&
    UNIT_BEFORE.test(columns[at] ?? '') &&
    !columnsFor('address', columns).includes(at - 1));

/**
 * Returns what reads the fields of a row: each from the first of its columns that is not empty.
 * @param isBestPhone Whether a number is chosen by its kind, and not by the order of its columns.
 */
export function readerOf(
  columns: readonly string[],
  columnsOf: ReadonlyMap<keyof Lead, readonly number[]>,
  isBestPhone: boolean,
) {
  const lines = columns.map((column) => plainLabel(column).replace(/line$/, ''));
  const isMatched = (column: number): boolean =>
    [...columnsOf.values()].some(([own]) => own === column);
  return (cells: readonly string[], field: keyof Lead): FieldText => {
    const textOf = (column: number): string => cellText(cells[column] ?? '');
    const filled = (columnsOf.get(field) ?? []).filter((column) => textOf(column) !== '');
    const telling = filled.filter((column) => !saysNothing(textOf(column)));
    const isFirm = (column = -1): boolean => isFirmLabel(columns[column] ?? '');
    // "n/a" is no number and no firm, and no name where another column has one: somebody may be called Nil.
    const isNone =
      field === 'phone' || (field === 'firstName' && (telling.length > 0 || isFirm(filled[0])));
    const named = isNone ? telling : filled;
    const headingOf = (column: number): string =>
      PHONE_LABEL.test(columns[column - 1] ?? '') ? textOf(column - 1) : (columns[column] ?? '');
    if (field === 'phone' && isBestPhone)
      named.sort((a, b) => rankOfPhone(headingOf(a)) - rankOfPhone(headingOf(b)));
    // What is no number in one column counts as an empty cell where another column has one.
    const numbers = field === 'phone' ? named.filter((column) => hasPhone(textOf(column))) : [];
    const [column] = numbers.length > 0 ? numbers : named;
    if (column === undefined) return { text: '' };
    const isParted = PART_BEFORE[field]?.test(lines[column - 1] ?? '');
    const text = `${isParted ? textOf(column - 1) : ''} ${textOf(column)}`.trim();
    // Further lines of an address, such as its apartment.
    const further: string[] = [];
    const goesOn = (at: number): boolean =>
      field === 'address' &&
      !isMatched(at) &&
      (isUnitLabel(columns[at] ?? '') || lines[at] === lines[column]);
    for (let next = column + 1; goesOn(next); next += 1) {
      further.push(isUnitLabel(columns[next] ?? '') ? unitOf(textOf(next)) : textOf(next));
    }
    if (field === 'address' && isUnitOf(columns, column - 1, column))
      further.push(unitOf(textOf(column - 1)));
    // The number of the house may be the first of two columns.
    const gap = /^\d+[a-z]?$/i.test(text) ? ' ' : ', ';
    const whole = [text, ...further].filter(Boolean).join(gap);
    const others = named
      .filter((other) => other !== column)
      .map((other): [heading: string, text: string] => [headingOf(other), textOf(other)])
      .filter(([heading, other]) => saysMore(field, heading, other, whole));
    return { text: whole, column, others };
  };
}

/** Whether a column holds whole names, firms, or names with more beside them. */
export const hasWholeNames = (heading = ''): boolean =>
  ['fullName', 'firm', 'nameAndMore'].some(
    (kind) => rankOfLabel(kind, plainLabel(heading)) < Infinity,
  );

const ZIP = /^\s*\d{5}(?:-\d{4})?\s*$/;

/** Returns headings for a file that has none, by its first row; undefined where that row has no number or address. */
export function headingsFor(cells: readonly string[]): string[] | undefined {
  const [first = '', last = ''] = cells.map((cell) => cell.trim());
  const isParted =
    /^\p{L}[\p{L}.'’-]*(?: (?:&|and) \p{L}+)?$/u.test(first) &&
    (/^\p{L}[\p{L}'’-]*$/u.test(last) ? !isOtherWords(last) : nameAlone(`${first} ${last}`) !== '');
  const name = cells.findIndex((cell) => /\p{L}{2}/u.test(cell) && !/[\d@]/.test(cell));
  /** Whether a cell is a state: `OK` may be a remark. */
  const isStateAt = (at: number): boolean =>
    stateOf([cells[at]?.trim() ?? '']) !== undefined &&
    (ZIP.test(cells[at + 1] ?? '') || townNamed(cells[at - 1]?.trim() ?? '') !== undefined);
  const headings = cells.map((cell, at) => {
    // A name may stand beside its number.
    if (hasPhone(cellText(cell))) return name === -1 && /\p{L}{2}/u.test(cell) ? 'Name' : 'Phone';
    if (emailsIn(cell).length > 0) return 'Email';
    const place = addressOfField(/^\d\S* \p{L}/u.test(cell) ? `${cell}, ${cells[at + 1]}` : cell);
    if (place.address !== undefined) return 'Address';
    if (ZIP.test(cell)) return 'ZIP';
    if (isStateAt(at)) return 'State';
    if (townNamed(cell.trim()) || isStateAt(at + 1)) return 'City';
    if (isParted && at < 2) return at === 0 ? 'First Name' : 'Last Name';
    return at === name && !isParted ? 'Name' : 'Notes';
  });
  return cells.some((cell) => hasPhone(cellText(cell)) || emailsIn(cell).length > 0)
    ? headings
    : undefined;
}
