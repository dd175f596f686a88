import * as v from 'valibot';
import type { ImportedLead } from '../../domain/leads/events';
import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadFieldName } from '../../domain/leads/fields';
import { addressIn } from '../../domain/leads/labelledLines';
import { saysNothing } from '../../domain/leads/labels';
import { emptyLead } from '../../domain/leads/rules';
import { leadFieldsSchema, STAGES } from '../../domain/leads/schema';
import { hasPhone } from '../../domain/shared/phoneNumbers';
import { emailsIn } from '../../lib/emailsIn';
import { isEmail } from '../../lib/fields';
import { readDollars, type DecimalMark } from '../../lib/money';
import { splitTags } from '../../lib/text';
import { memberOf, readCsvDate, readFlag, withDigits, withZero, type DateOrder } from './csvCells';
import {
  CSV_COLUMNS,
  CSV_DEFAULTS,
  CSV_FIELDS,
  DATE_FIELDS,
  DEFAULTED_FIELDS,
  REQUIRED_FIELDS,
  type CsvField,
  type DateField,
  type DefaultedField,
} from './csvColumns';

/** A row of a file of leads, read as a lead. */

/** A row of a file as a lead, or its problems. */
export type CsvRow =
  | {
      row: number;
      lead: ImportedLead;
      duplicateOf: ImportedLead | undefined;
      /** Fields that the lead form requires, and that the row lacks, or fills with a word of another program. */
      defaults: DefaultedField[];
    }
  | { row: number; problems: string[] };

/** How the cells of a column are written, as far as other cells of it tell. */
export interface ColumnForms {
  mark: DecimalMark;
  orders: Record<DateField, DateOrder>;
}

/** Words of other programs for a member of a closed list. */
const SAME_AS: Readonly<Record<string, string>> = { normal: 'Medium' };

/** The fields whose words of other programs become Other; the words are kept in the notes. */
const isOpenList = (name: CsvField): name is 'leadSource' | 'serviceType' =>
  name === 'leadSource' || name === 'serviceType';

/** Says what is wrong with a cell, and quotes it. */
const problemOf = (field: CsvField, problem: string, text: string): { problem: string } => ({
  problem: `${CSV_COLUMNS[field]} ${problem}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`,
});

/** Reads a cell that is not empty. Returns the value of the field, or the problem. */
function readCell(
  name: LeadFieldName,
  cellText: string,
  mark: DecimalMark,
): { value: unknown } | { problem: string } {
  const { kind, choices = [] } = LEAD_FIELDS[name];
  const isNumber = kind === 'phone' || name === 'zipCode';
  const text = isNumber ? withDigits(cellText) : cellText;
  const refused = (problem: string): { problem: string } => problemOf(name, problem, cellText);
  if (text === undefined) return refused('has lost digits in a spreadsheet');
  if (name === 'zipCode') return { value: withZero(text) };
  if (name === 'address') return { value: text.replaceAll('\n', ', ') };
  if (kind === 'tags')
    return { value: splitTags(text.includes(',') ? text : text.replaceAll(';', ',')) };
  if (kind === 'dollars') {
    const dollars = readDollars(text, mark);
    if (dollars === undefined) return refused('is no amount');
    return dollars < 0 ? refused('is below 0') : { value: Math.abs(dollars) };
  }
  if (kind === 'email') {
    const address = emailsIn(text)[0] ?? text;
    return isEmail(address) ? { value: address } : refused('is not an address');
  }
  if (kind === 'phone' && !hasPhone(text)) return refused('is not a phone number');
  if (kind === 'flag') {
    const value = readFlag(text);
    return value === undefined ? refused('is neither yes nor no') : { value };
  }
  if (kind === 'choice') {
    const value = memberOf(choices, (name === 'priority' && SAME_AS[text.toLowerCase()]) || text);
    return value === undefined ? refused('is none of the list') : { value };
  }
  return { value: text };
}

/** The fields of a row except the dates. */
const rowSchema = v.object({ ...leadFieldsSchema.entries, stage: v.picklist(STAGES) });

/** Reads a row as a lead, given what reads its cells. Returns its problems if it is not one. */
export function readRow(
  cell: (field: CsvField) => string,
  { mark, orders }: ColumnForms,
): Pick<Extract<CsvRow, { lead: ImportedLead }>, 'lead' | 'defaults'> | { problems: string[] } {
  const problems: string[] = [];
  for (const field of REQUIRED_FIELDS) {
    if (cell(field) === '') problems.push(`${CSV_COLUMNS[field]} is missing`);
  }
  const dates: Partial<Record<DateField, string>> = {};
  for (const field of DATE_FIELDS) {
    const text = cell(field);
    const date = readCsvDate(text, orders[field]);
    if (date !== undefined) dates[field] = date;
    else if (text !== '' && !saysNothing(text))
      problems.push(problemOf(field, 'is not a date', text).problem);
  }
  const fields: Partial<Record<LeadFieldName, unknown>> = {};
  /** What the row says that no field takes. */
  const others: string[] = [];
  for (const name of LEAD_FIELD_NAMES) {
    const text = cell(name);
    if (text === '' || (!/text|phone/.test(LEAD_FIELDS[name].kind) && saysNothing(text))) continue;
    const read = readCell(name, text, mark);
    if ('value' in read) fields[name] = read.value;
    else if (isOpenList(name)) others.push(`${LEAD_FIELDS[name].label}: ${text}`);
    else problems.push(read.problem);
    if (name === 'email')
      others.push(
        ...emailsIn(text)
          .slice(1)
          .map((address) => `${LEAD_FIELDS.email.label}: ${address}`),
      );
  }
  if (others.length > 0) fields.notes = [cell('notes'), ...others].filter(Boolean).join('\n');
  // An address in one column.
  if (fields.city === undefined && fields.zipCode === undefined) {
    const place = addressIn(cell('address').split('\n'));
    if (place.address !== undefined) Object.assign(fields, place);
  }
  const lead = v.safeParse(rowSchema, { ...emptyLead(), ...CSV_DEFAULTS, ...fields });
  for (const { path, type } of lead.issues ?? []) {
    const field = CSV_FIELDS.find((known) => known === path?.[0]?.key);
    const what = field === undefined ? 'A cell' : CSV_COLUMNS[field];
    problems.push(`${what} ${type === 'max_length' ? 'is too long' : 'is not as it should be'}`);
  }
  if (!lead.success || problems.length > 0) return { problems };
  const defaults = DEFAULTED_FIELDS.filter((field) => fields[field] === undefined);
  return { lead: { ...lead.output, ...dates }, defaults };
}
