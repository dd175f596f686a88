import Papa from 'papaparse';
import * as v from 'valibot';
import {
  DEFAULT_PRIORITY,
  FIRST_STAGE,
  LEAD_SOURCES,
  leadFieldsSchema,
  PRIORITIES,
  SERVICE_TYPES,
  STAGES,
  type Lead,
} from '../../domain/leads/schema';
import { identitiesOf } from '../../domain/leads/duplicates';
import { splitName } from '../../domain/leads/rules';
import type { ImportedLead } from '../../events/leads';
import { isIsoDateTime, parseIsoDateTime } from '../../lib/dates';
import { isEmail } from '../../lib/fields';
import { parseDollars } from '../../lib/money';
import { joinTags, splitTags } from '../../lib/text';

/** Leads as a CSV file, out and in (docs/storage.md). */

/** The columns of the file, in order: the field of a lead and its heading. */
export const CSV_COLUMNS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  leadSource: 'Lead Source',
  stage: 'Stage',
  serviceType: 'Service Type',
  projectDescription: 'Project Description',
  estimatedValue: 'Estimated Value',
  priority: 'Priority',
  isActive: 'Active',
  tags: 'Tags',
  notes: 'Notes',
  createdDate: 'Created',
  nextFollowUpDate: 'Next Follow-up',
} as const satisfies Partial<Record<keyof Lead, string>>;
export type CsvField = keyof typeof CSV_COLUMNS;
export const CSV_FIELDS = Object.keys(CSV_COLUMNS) as CsvField[];
/** The columns without which a row is no lead. */
export const REQUIRED_FIELDS: readonly CsvField[] = ['firstName', 'phone'];
/**
 * What else the lead form asks for (section 5) and a list of customers often lacks, with what stands
 * in its place: the preview says so before anything is added.
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

const cellOf = (lead: Lead, field: CsvField): string => {
  const value = lead[field];
  if (Array.isArray(value)) return joinTags(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
};

/**
 * Leads as the text of a CSV file. Cells that a spreadsheet would take for a formula are quoted as
 * text.
 */
export function leadsToCsv(leads: readonly Lead[]): string {
  return Papa.unparse(
    {
      fields: CSV_FIELDS.map((field) => CSV_COLUMNS[field]),
      data: leads.map((lead) => CSV_FIELDS.map((field) => cellOf(lead, field))),
    },
    { escapeFormulae: /^[=+\-@\t\r]/ },
  );
}

/** A file taken apart: its headings, and its rows with their numbers as a spreadsheet counts them. */
export interface CsvTable {
  columns: string[];
  rows: { row: number; cells: string[] }[];
}

/** Takes the text of a CSV file apart. Answers the problem where it is none. */
export function parseCsv(text: string): CsvTable | { problem: string } {
  if (text.length > MAX_UNITS) return { problem: 'The file is too large. Split it in two.' };
  // What is no text at all, such as a picture, decodes to these.
  if (text.includes('\u0000') || text.includes('\uFFFD')) {
    return { problem: 'The file is not a CSV file.' };
  }
  const { data, errors, meta } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: MAX_READ_ROWS,
  });
  // Empty rows are passed over, and counted, so that the others keep their numbers.
  const [head, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const error = errors.find(({ type }) => type !== 'Delimiter');
  if (error) return { problem: `Row ${(error.row ?? 0) + 1}: ${error.message}.` };
  if (!head || rows.length === 0) return { problem: 'The file has no rows below its headings.' };
  if (head.cells.length > MAX_COLUMNS) {
    return { problem: `The file has more than ${MAX_COLUMNS} columns.` };
  }
  if (rows.length > MAX_ROWS || meta.truncated)
    return { problem: `The file has more than ${MAX_ROWS} rows.` };
  return { columns: head.cells.map((column) => column.trim()), rows };
}

/** Which column of a file fills which field: its index, or nothing. */
export type CsvMapping = Partial<Record<CsvField, number>>;

const plainWord = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Other headings that are usual for a field. */
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

/** Guesses which column fills which field, by their headings. */
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

/** A row of a file as a lead, or what is wrong with it. */
export type CsvRow =
  | {
      row: number;
      lead: ImportedLead;
      duplicateOf: ImportedLead | undefined;
      /** What the row does not say and the lead form asks for. */
      defaults: DefaultedField[];
    }
  | { row: number; problems: string[] };

/** The member of a closed list that a text names, whatever its case. */
const memberOf = <Member extends string>(
  list: readonly Member[],
  text: string,
): Member | undefined => list.find((one) => one.toLowerCase() === text.toLowerCase());

/** A day as American spreadsheets write it, `11/20/2026`, as `2026-11-20`; any other text as it is. */
const isoDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
    (_all, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** Undoes the quoting of {@link leadsToCsv}. */
const unquoted = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * Reads the rows of a file as leads. What a row says is held to what a lead may be, as in the lead
 * form; it must have a first name and a phone, and what else it does not say takes the form's
 * defaults or those of {@link CSV_DEFAULTS}. A file without a column of last names has whole names in
 * its first. A lead of the same phone or e-mail counts as a duplicate.
 */
export function readCsvRows(
  { rows }: CsvTable,
  mapping: CsvMapping,
  standing: readonly Lead[],
): CsvRow[] {
  const known = new Map(
    standing.flatMap((lead): [string, ImportedLead][] =>
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
    const { lead, problems } = readRow(cell);
    if (!lead) return { row, problems };
    const identities = identitiesOf(lead);
    const duplicateOf = identities.map((one) => known.get(one)).find((one) => one !== undefined);
    for (const one of identities) known.set(one, lead);
    const defaults = DEFAULTED_FIELDS.filter((field) => cell(field) === '');
    return { row, lead, duplicateOf, defaults };
  });
}

/** What a cell of the column Active says, yes where it is empty; undefined where it says neither. */
function yesOrNo(text: string): boolean | undefined {
  if (text === '' || /^(yes|y|true|1|active)$/i.test(text)) return true;
  return /^(no|n|false|0|inactive)$/i.test(text) ? false : undefined;
}

/** The heading of the column of a field. */
function labelOf(field: unknown): string {
  const known = CSV_FIELDS.find((one) => one === field);
  return known === undefined ? 'A cell' : CSV_COLUMNS[known];
}

function readRow(cell: (field: CsvField) => string): {
  lead?: ImportedLead;
  problems: string[];
} {
  const problems: string[] = [];
  for (const field of REQUIRED_FIELDS) {
    if (cell(field) === '') problems.push(`${CSV_COLUMNS[field]} is missing`);
  }
  const dollars = cell('estimatedValue').replaceAll(/[$,\s]/g, '');
  if (dollars.startsWith('-') && /[1-9]/.test(dollars)) {
    problems.push(`${CSV_COLUMNS.estimatedValue} is below 0`);
  }
  if (cell('email') !== '' && !isEmail(cell('email'))) problems.push('Email is not an address');
  const pick = <Member extends string>(
    field: CsvField,
    list: readonly Member[],
    fallback: Member,
  ): Member => {
    const text = cell(field);
    const member = text === '' ? fallback : memberOf(list, text);
    if (member === undefined) problems.push(`${CSV_COLUMNS[field]} is none of the list`);
    return member ?? fallback;
  };
  const when = (field: CsvField): string | undefined => {
    const text = isoDay(cell(field));
    if (text === '') return undefined;
    if (isIsoDateTime(text)) return parseIsoDateTime(text).toISOString();
    problems.push(`${CSV_COLUMNS[field]} is not a date`);
    return undefined;
  };
  const createdDate = when('createdDate');
  const nextFollowUpDate = when('nextFollowUpDate');
  const stage = pick('stage', STAGES, FIRST_STAGE);
  const isActive = yesOrNo(cell('isActive'));
  if (isActive === undefined) problems.push(`${CSV_COLUMNS.isActive} is neither yes nor no`);
  const fields = v.safeParse(leadFieldsSchema, {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    phone: cell('phone'),
    address: cell('address'),
    city: cell('city'),
    ...(cell('state') !== '' && { state: cell('state') }),
    zipCode: cell('zipCode'),
    leadSource: pick('leadSource', LEAD_SOURCES, CSV_DEFAULTS.leadSource),
    serviceType: pick('serviceType', SERVICE_TYPES, CSV_DEFAULTS.serviceType),
    projectDescription: cell('projectDescription'),
    estimatedValue: parseDollars(cell('estimatedValue')),
    priority: pick('priority', PRIORITIES, DEFAULT_PRIORITY),
    isActive,
    tags: splitTags(cell('tags')),
    notes: cell('notes'),
  });
  if (!fields.success) {
    for (const { path, type } of fields.issues) {
      const what = labelOf(path?.[0]?.key);
      problems.push(`${what} ${type === 'max_length' ? 'is too long' : 'is not as it should be'}`);
    }
  }
  if (!fields.success || problems.length > 0) return { problems };
  return {
    problems,
    lead: {
      ...fields.output,
      stage,
      ...(createdDate !== undefined && { createdDate }),
      ...(nextFollowUpDate !== undefined && { nextFollowUpDate }),
    },
  };
}
