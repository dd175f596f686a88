import Papa from 'papaparse';
import { identitiesOf } from '../../domain/leads/duplicates';
import type { ImportedLead } from '../../domain/leads/events';
import { leadFieldText } from '../../domain/leads/fields';
import { readContacts } from '../../domain/leads/intake/contact';
import { saysNothing } from '../../domain/leads/intake/labels';
import { readName } from '../../domain/leads/intake/names';
import { emptyLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { hasPhone } from '../../domain/shared/phoneNumbers';
import { isEmail } from '../../lib/fields';
import { recordOf } from '../../lib/lookUp';
import {
  cellText,
  FORMULA,
  dateOrderOf,
  decimalMarkOf,
  isEitherOrder,
  readNameCell,
} from './csvCells';
import {
  columnsFor,
  CSV_COLUMNS,
  CSV_FIELDS,
  DATE_FIELDS,
  hasWholeNames,
  isUnitOf,
  readerOf,
  type CsvField,
} from './csvColumns';
import { parseCsv, type CsvTable, type TableRow } from './csvTable';
import { readRow, type ColumnForms, type CsvRow } from './leadRow';

/** Export of leads as CSV files, and their import from tables (docs/storage.md). */

/** The `&` of text that looks like an escaped sign, such as `&lt;`, which an import would read as `<`. */
const ESCAPED = /&(?=#?\w{2,6};)/g;

/** Returns leads as a CSV file; cells that a spreadsheet would take for formulas are quoted. */
export const leadsToCsv = (leads: readonly ImportedLead[]): string =>
  Papa.unparse(
    {
      fields: CSV_FIELDS.map((field) => CSV_COLUMNS[field]),
      data: leads.map((lead) =>
        CSV_FIELDS.map((field) => leadFieldText(lead[field] ?? '').replaceAll(ESCAPED, '&amp;')),
      ),
    },
    { escapeFormulae: FORMULA },
  );

/** Reads the contacts of a file (`.vcf`) as a table of leads; returns the problem if it cannot. */
export const parseContacts = (text: string): CsvTable | { problem: string } =>
  parseCsv(
    leadsToCsv(
      readContacts(text).map(({ names, place, phone, email, note, tags }) => ({
        ...emptyLead(),
        ...names,
        ...place,
        phone,
        email,
        notes: note,
        tags,
      })),
    ),
  );

/** The index of the column that fills each field. */
export type CsvMapping = Partial<Record<CsvField, number>>;

/** How somebody is reached, by what it is told where no heading names it. */
const TOLD_BY_CELLS = [
  ['phone', hasPhone],
  ['email', isEmail],
] as const;

/** A heading that names who works for the business. */
const OF_STAFF =
  /assign|sales ?(?:person|rep)|technician|estimator|employee|staff|\buser\b|(?:lead|contact|deal|account|record) owner|(?:created|modified|updated|added|entered) by/i;

/** Guesses from the headings which column fills which field; a phone number and an e-mail address by the cells, too. */
export function guessMapping({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly TableRow[];
}): CsvMapping {
  const mapping: CsvMapping = {};
  const taken = new Set<number>();
  for (const field of CSV_FIELDS) {
    const index = columnsFor(field, columns).find((column) => !taken.has(column));
    if (index === undefined) continue;
    mapping[field] = index;
    taken.add(index);
  }
  for (const [field, isOne] of TOLD_BY_CELLS) {
    const index = columns.findIndex((column, at) => {
      const cells = rows.flatMap((row) => row.cells[at]?.trim() || []);
      const isTheirs = !taken.has(at) && !OF_STAFF.test(column);
      return isTheirs && cells.length > 0 && cells.every(isOne);
    });
    if (mapping[field] === undefined && index !== -1) mapping[field] = index;
  }
  return mapping;
}

/** A column that no field is read from: its place in the rows, and its heading, or the place in words. */
interface UnreadColumn {
  at: number;
  heading: string;
}

/** Returns the columns that are not empty and from which no field is read. */
export function unreadColumns({ columns, rows }: CsvTable, mapping: CsvMapping): UnreadColumn[] {
  const matched = CSV_FIELDS.filter((field) => mapping[field] !== undefined);
  const read = new Set([
    ...Object.values(mapping),
    ...matched.flatMap((field) => columnsFor(field, columns)),
  ]);
  const isFilled = (at: number): boolean => rows.some(({ cells }) => cells[at]?.trim());
  return columns
    .map((column, at) => ({ at, heading: column || `Column ${at + 1}` }))
    .filter(({ at }) => !read.has(at) && !isUnitOf(columns, at, mapping.address) && isFilled(at));
}

/** Returns what reads the fields of a row, each from the columns that it may be read from. */
function readerIn(columns: readonly string[], mapping: CsvMapping): ReturnType<typeof readerOf> {
  const matched = new Set(Object.values(mapping));
  const columnsOf = new Map(
    CSV_FIELDS.flatMap((field) => {
      const own = mapping[field];
      const others = columnsFor(field, columns).filter((column) => !matched.has(column));
      return own === undefined ? [] : [[field, [own, ...others]]];
    }),
  );
  return readerOf(columns, columnsOf, mapping.phone === guessMapping({ columns, rows: [] }).phone);
}

/** Returns in which order the dates of each field are read, and whether one could be read in the other, too. */
export function dateOrdersIn({ columns, rows }: CsvTable, mapping: CsvMapping) {
  const read = readerIn(columns, mapping);
  return recordOf(DATE_FIELDS, (field) => {
    const dates = rows.map(({ cells }) => read(cells, field).text);
    return { order: dateOrderOf(dates), isOpen: dates.some(isEitherOrder) };
  });
}

/**
 * Reads a file's rows as leads, validated as in the lead form. First name (or whole name) and phone
 * are required, other fields take defaults; a known phone or e-mail makes a duplicate.
 * @param inNotes The columns that are kept in the notes, with their headings.
 */
export function readCsvRows(
  table: CsvTable,
  mapping: CsvMapping,
  existing: readonly Lead[],
  inNotes: readonly UnreadColumn[] = [],
): CsvRow[] {
  const { columns, rows, decimalMark } = table;
  const known = new Map(
    existing.flatMap((lead): [string, ImportedLead][] =>
      identitiesOf(lead).map((identity) => [identity, lead]),
    ),
  );
  const read = readerIn(table.columns, mapping);
  const sums = rows.map(({ cells }) => read(cells, 'estimatedValue').text);
  const forms: ColumnForms = {
    mark: decimalMarkOf(sums, decimalMark),
    orders: dateOrdersIn(table, mapping),
  };
  return rows.map(({ row, cells, problem }) => {
    if (problem !== undefined) return { row, problems: [problem] };
    const texts = recordOf(CSV_FIELDS, (field) => read(cells, field));
    const first = texts.firstName;
    const last = texts.lastName.text;
    // A directory has the whole name beside the last: `cn: Ada Roy`, `sn: Roy`.
    const isWhole =
      mapping.lastName === undefined ||
      (hasWholeNames(columns[first.column ?? -1]) &&
        (last === '' ? first.column !== mapping.firstName : first.text.endsWith(` ${last}`)));
    const whole = isWhole ? readNameCell(first.text) : undefined;
    const name: Partial<Record<CsvField, string>> = whole ? readName(whole.fullName) : {};
    const beside = [whole?.note ?? ''];
    for (const field of ['phone', 'address'] as const) {
      if (texts[field].text !== '') beside.push(whole?.[field] ?? '');
      else if (whole?.[field]) name[field] = whole[field];
    }
    const cell = (field: CsvField): string => name[field] ?? texts[field].text;
    const others = [
      ...Object.values(texts).flatMap(({ others: more = [] }) => more),
      ...beside.filter(Boolean).map((text) => [columns[first.column ?? -1] ?? '', text] as const),
      ...inNotes
        .map(({ at, heading }) => [heading, cellText(cells[at] ?? '')] as const)
        .filter(([, text]) => text !== '' && !saysNothing(text)),
    ];
    const content = readRow(cell, others, forms);
    if ('problems' in content) return { row, ...content };
    const { lead } = content;
    const identities = identitiesOf(lead);
    const duplicateOf = identities.map((identity) => known.get(identity)).find(Boolean);
    for (const identity of identities) known.set(identity, lead);
    return { row, ...content, duplicateOf };
  });
}
