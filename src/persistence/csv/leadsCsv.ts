import Papa from 'papaparse';
import * as v from 'valibot';
import {
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
  leadFieldText,
  type LeadFieldName,
} from '../../domain/leads/fields';
import { leadFieldsSchema, STAGES, type Lead } from '../../domain/leads/schema';
import { identitiesOf } from '../../domain/leads/duplicates';
import { emptyLead, splitName } from '../../domain/leads/rules';
import type { ImportedLead } from '../../events/leads';
import { isEmail } from '../../lib/fields';
import { isPhone } from '../../lib/phones';
import { splitTags } from '../../lib/text';
import {
  FORMULA,
  memberOf,
  readCsvDate,
  readFlag,
  readSum,
  unquoted,
  type DecimalMark,
} from './csvCells';

/** Export and import of leads as CSV files (docs/storage.md). */

/** The headings of the dates, which are in no form. */
const DATE_COLUMNS = {
  createdDate: 'Created',
  nextFollowUpDate: 'Next Follow-up',
} as const satisfies Partial<Record<keyof Lead, string>>;
type DateField = keyof typeof DATE_COLUMNS;
const DATE_FIELDS = Object.keys(DATE_COLUMNS) as DateField[];

export type CsvField = LeadFieldName | DateField;
/** The columns of the file, in order: each field of a lead and its heading. */
export const CSV_COLUMNS = {
  ...(Object.fromEntries(LEAD_FIELD_NAMES.map((name) => [name, LEAD_FIELDS[name].label])) as Record<
    LeadFieldName,
    string
  >),
  ...DATE_COLUMNS,
} satisfies Record<CsvField, string>;
export const CSV_FIELDS = Object.keys(CSV_COLUMNS) as CsvField[];
/** The columns that every row must fill. */
export const REQUIRED_FIELDS: readonly CsvField[] = ['firstName', 'phone'];
/**
 * Defaults for other fields that the lead form requires and that a list of customers
 * often lacks. The preview shows them before anything is added.
 */
export const CSV_DEFAULTS = {
  lastName: '',
  leadSource: 'Other',
  serviceType: 'Other',
  projectDescription: '',
} as const satisfies Partial<Pick<Lead, CsvField>>;
export type DefaultedField = keyof typeof CSV_DEFAULTS;
export const DEFAULTED_FIELDS = Object.keys(CSV_DEFAULTS) as DefaultedField[];

/** How large a file may be, in characters, and how many rows and columns it may have. */
const MAX_UNITS = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 500;
/** How many rows are read: empty ones are passed over. */
const MAX_READ_ROWS = 2 * MAX_ROWS;

/** Returns leads as a CSV file; cells that a spreadsheet would take for formulas are quoted. */
export function leadsToCsv(leads: readonly Lead[]): string {
  return Papa.unparse(
    {
      fields: CSV_FIELDS.map((field) => CSV_COLUMNS[field]),
      data: leads.map((lead) => CSV_FIELDS.map((field) => leadFieldText(lead[field] ?? ''))),
    },
    { escapeFormulae: FORMULA },
  );
}

/** A parsed file: its headings, and its rows with their row numbers in a spreadsheet. */
export interface CsvTable {
  columns: string[];
  rows: { row: number; cells: string[] }[];
  /** A comma in files whose cells are separated by semicolons, as spreadsheets write both. */
  decimalMark: DecimalMark;
}

/** The first line by which some spreadsheets name the separator: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Parses the text of a CSV file. Returns the problem if it is not one. */
export function parseCsv(text: string): CsvTable | { problem: string } {
  if (text.length > MAX_UNITS) return { problem: 'The file is too large. Split it in two.' };
  // Binary content, such as a picture, decodes to these characters.
  if (text.includes('\u0000') || text.includes('\uFFFD')) {
    return { problem: 'The file is not a CSV file.' };
  }
  const content = text.replace(/^\uFEFF/, '');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(content) ?? [];
  const { data, errors, meta } = Papa.parse<string[]>(content.slice(separatorLine.length), {
    preview: MAX_READ_ROWS,
    delimiter: separator ?? '',
  });
  const firstRow = separator === undefined ? 1 : 2;
  // Empty rows are passed over, and counted, so that the others keep their numbers.
  const [head, ...rows] = data
    .map((cells, index) => ({ row: index + firstRow, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const error = errors.find(({ type }) => type !== 'Delimiter');
  if (error) return { problem: `Row ${(error.row ?? 0) + firstRow}: ${error.message}.` };
  if (!head || rows.length === 0) return { problem: 'The file has no rows below its headings.' };
  if (head.cells.length > MAX_COLUMNS) {
    return { problem: `The file has more than ${MAX_COLUMNS} columns.` };
  }
  if (rows.length > MAX_ROWS || meta.truncated)
    return { problem: `The file has more than ${MAX_ROWS} rows.` };
  return {
    columns: head.cells.map((column) => column.trim()),
    rows,
    decimalMark: meta.delimiter === ';' ? ',' : '.',
  };
}

/** The index of the column that fills each field. */
export type CsvMapping = Partial<Record<CsvField, number>>;

const plainWord = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Other usual headings of a field. */
const OTHER_NAMES: Partial<Record<CsvField, string[]>> = {
  firstName: ['first', 'givenname', 'name', 'fullname', 'customer'],
  lastName: ['last', 'surname', 'familyname'],
  email: ['emailaddress', 'mail'],
  phone: ['phonenumber', 'telephone', 'mobile', 'cell'],
  address: ['street', 'streetaddress'],
  city: ['town'],
  zipCode: ['zip', 'postalcode', 'postcode'],
  leadSource: ['source'],
  serviceType: ['service'],
  projectDescription: ['description', 'project', 'message'],
  estimatedValue: ['value', 'estimate', 'amount'],
};

/** Guesses from the headings which column fills which field. */
export function guessMapping(columns: readonly string[]): CsvMapping {
  const mapping: CsvMapping = {};
  const words = columns.map(plainWord);
  const taken = new Set<number>();
  for (const field of CSV_FIELDS) {
    const names = new Set(
      [CSV_COLUMNS[field], field, ...(OTHER_NAMES[field] ?? [])].map(plainWord),
    );
    const index = words.findIndex((word, at) => !taken.has(at) && names.has(word));
    if (index === -1) continue;
    mapping[field] = index;
    taken.add(index);
  }
  return mapping;
}

/** A row of a file as a lead, or its problems. */
export type CsvRow =
  | {
      row: number;
      lead: ImportedLead;
      duplicateOf: ImportedLead | undefined;
      /** Fields that the row lacks and the lead form requires. */
      defaults: DefaultedField[];
    }
  | { row: number; problems: string[] };

/**
 * Reads a file's rows as leads, validated as in the lead form. First name (or whole name) and phone
 * are required, other fields take defaults; a known phone or e-mail makes a duplicate.
 */
export function readCsvRows(
  { rows, decimalMark }: CsvTable,
  mapping: CsvMapping,
  existing: readonly Lead[],
): CsvRow[] {
  const known = new Map(
    existing.flatMap((lead): [string, ImportedLead][] =>
      identitiesOf(lead).map((one) => [one, lead]),
    ),
  );
  return rows.map(({ row, cells }) => {
    const written = (field: CsvField): string => {
      const column = mapping[field];
      return column === undefined ? '' : unquoted((cells[column] ?? '').trim());
    };
    const whole = mapping.lastName === undefined ? splitName(written('firstName')) : {};
    const name: Partial<Record<CsvField, string>> = whole;
    const cell = (field: CsvField): string => name[field] ?? written(field);
    const { lead, problems } = readRow(cell, decimalMark);
    if (!lead) return { row, problems };
    const identities = identitiesOf(lead);
    const duplicateOf = identities.map((one) => known.get(one)).find((one) => one !== undefined);
    for (const one of identities) known.set(one, lead);
    const defaults = DEFAULTED_FIELDS.filter((field) => cell(field) === '');
    return { row, lead, duplicateOf, defaults };
  });
}

/** Reads a cell that is not empty. Returns the value of the field, or the problem. */
function readCell(
  name: LeadFieldName,
  text: string,
  decimalMark: DecimalMark,
): { value: unknown } | { problem: string } {
  const { kind, choices = [], label } = LEAD_FIELDS[name];
  if (kind === 'tags') return { value: splitTags(text) };
  if (kind === 'dollars') {
    const dollars = readSum(text, decimalMark);
    if (dollars === undefined) return { problem: `${label} is no amount: ${text.slice(0, 40)}` };
    return dollars < 0 ? { problem: `${label} is below 0` } : { value: Math.abs(dollars) };
  }
  if (kind === 'email' && !isEmail(text)) return { problem: `${label} is not an address` };
  if (kind === 'phone' && !isPhone(text)) return { problem: `${label} is not a phone number` };
  if (kind === 'flag') {
    const value = readFlag(text);
    return value === undefined ? { problem: `${label} is neither yes nor no` } : { value };
  }
  if (kind === 'choice') {
    const value = memberOf(choices, text);
    return value === undefined ? { problem: `${label} is none of the list` } : { value };
  }
  return { value: text };
}

/** Returns the heading of a field's column. */
function labelOf(field: unknown): string {
  const known = CSV_FIELDS.find((one) => one === field);
  return known === undefined ? 'A cell' : CSV_COLUMNS[known];
}

/** The fields of a row except the dates. */
const rowSchema = v.object({ ...leadFieldsSchema.entries, stage: v.picklist(STAGES) });

function readRow(
  cell: (field: CsvField) => string,
  decimalMark: DecimalMark,
): {
  lead?: ImportedLead;
  problems: string[];
} {
  const problems: string[] = [];
  for (const field of REQUIRED_FIELDS) {
    if (cell(field) === '') problems.push(`${CSV_COLUMNS[field]} is missing`);
  }
  const when = (field: CsvField): string | undefined => {
    const text = cell(field);
    const date = readCsvDate(text);
    if (text === '' || date !== undefined) return date;
    problems.push(`${CSV_COLUMNS[field]} is not a date`);
    return undefined;
  };
  const dates: Partial<Record<DateField, string>> = {};
  for (const field of DATE_FIELDS) {
    const date = when(field);
    if (date !== undefined) dates[field] = date;
  }
  const said: Partial<Record<LeadFieldName, unknown>> = {};
  for (const name of LEAD_FIELD_NAMES) {
    const text = cell(name);
    if (text === '') continue;
    const read = readCell(name, text, decimalMark);
    if ('problem' in read) problems.push(read.problem);
    else said[name] = read.value;
  }
  const fields = v.safeParse(rowSchema, { ...emptyLead(), ...CSV_DEFAULTS, ...said });
  if (!fields.success) {
    for (const { path, type } of fields.issues) {
      const what = labelOf(path?.[0]?.key);
      problems.push(`${what} ${type === 'max_length' ? 'is too long' : 'is not as it should be'}`);
    }
  }
  if (!fields.success || problems.length > 0) return { problems };
  return { problems, lead: { ...fields.output, ...dates } };
}
