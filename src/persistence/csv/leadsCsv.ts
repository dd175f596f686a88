import Papa from 'papaparse';
import { readContacts } from '../../domain/leads/contact';
import { identitiesOf } from '../../domain/leads/duplicates';
import type { ImportedLead } from '../../domain/leads/events';
import { leadFieldText } from '../../domain/leads/fields';
import { isUnitLabel } from '../../domain/leads/labels';
import { readName } from '../../domain/leads/names';
import { emptyLead } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { hasPhone } from '../../domain/shared/phoneNumbers';
import { isEmail } from '../../lib/fields';
import { recordOf } from '../../lib/lookUp';
import { withoutMojibake } from '../../lib/mojibake';
import type { DecimalMark } from '../../lib/money';
import { plainWords } from './choiceWords';
import { FORMULA, dateOrderOf, decimalMarkOf, isEitherOrder, readNameCell } from './csvCells';
import {
  columnsFor,
  CSV_COLUMNS,
  CSV_FIELDS,
  DATE_FIELDS,
  hasWholeNames,
  headingsFor,
  readerOf,
  type CsvField,
} from './csvColumns';
import { MAX_BROKEN, splitAroundBroken, type TableRow } from './csvRows';
import { withoutLdif } from './ldif';
import { readRow, type ColumnForms, type CsvRow } from './leadRow';

/** Export and import of leads as CSV files (docs/storage.md). */

/** How large a file may be, in characters, and how many rows and columns it may have. */
const MAX_UNITS = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 500;
/** How many rows are read: empty ones are passed over. */
const MAX_READ_ROWS = 2 * MAX_ROWS;

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

/** A parsed file: its headings, and its rows. */
export interface CsvTable {
  columns: string[];
  rows: TableRow[];
  /** A comma in files whose cells are separated by semicolons, as spreadsheets write both. */
  decimalMark: DecimalMark;
}

/** Tells of the file of a spreadsheet program, which is a zip. */
const WORKBOOK = 'This is a workbook. Save it as CSV in its program, and choose that file.';
/** The first line by which some spreadsheets name the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;
/** How many lines may stand above the headings: the name of a report, its day. */
const MAX_ABOVE = 10;

/** Returns how many fields the cells of a row name. */
const fieldsNamed = (cells: readonly string[]): number =>
  CSV_FIELDS.filter((field) => columnsFor(field, cells).length > 0).length;
/** Whether the cells of a row are headings: two of them name fields. */
const isHead = (cells: readonly string[]): boolean => fieldsNamed(cells) > 1;

/** The signs that separate the cells of files. */
const SEPARATORS = [',', ';', '\t', '|'];

/** Returns the sign that separates a file's headings: that between the names of the most fields; empty if none does. */
function separatorOf(text: string): string {
  for (const line of text.split('\n', MAX_ABOVE)) {
    const counts = SEPARATORS.map((sign) => fieldsNamed(line.split(sign, MAX_COLUMNS)));
    const most = Math.max(...counts);
    if (most > 1) return SEPARATORS[counts.indexOf(most)] ?? '';
  }
  return '';
}

/** Parses the text of a CSV file. Returns the problem if it is not one. */
export function parseCsv(text: string): CsvTable | { problem: string } {
  if (text.length > MAX_UNITS) return { problem: 'The file is too large. Split it in two.' };
  // Binary content, such as a picture, decodes to these characters.
  if (text.includes('\u0000') || text.includes('\uFFFD')) {
    return { problem: text.startsWith('PK') ? WORKBOOK : 'The file is not a CSV file.' };
  }
  const content = withoutMojibake(withoutLdif(text))
    // A mark of the end, and marks that nobody sees, such as those around a number copied from a phone.
    .replaceAll('\u001A', '')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    // An empty line at the end would count against the separator of a file of two columns.
    .replace(/(?<!\n)\n+$/, '');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(content) ?? [];
  const below = content.slice(separatorLine.length);
  const { data, errors, meta } = Papa.parse<string[]>(below, {
    preview: MAX_READ_ROWS,
    delimiter: separator ?? separatorOf(below),
  });
  // Cells that begin with a space and a quotation mark are quoted.
  const mended = below.replaceAll(/(?<=[,;\t]) +(?=")/g, '');
  if (mended !== below && data.some((cells) => cells.some((cell) => /^ +"/.test(cell))))
    return parseCsv(separatorLine + mended);
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  // A database writes a mark before a quotation mark, not a second one.
  if (isBroken && below.includes('\\"'))
    return parseCsv(separatorLine + below.replaceAll('\\"', '""'));
  const firstRow = separator === undefined ? 1 : 2;
  const all = isBroken
    ? splitAroundBroken(below, meta.delimiter)
    : data.map((cells) => ({ cells }));
  if (!all) return { problem: `The quotation marks of more than ${MAX_BROKEN} rows are broken.` };
  // Empty rows are passed over, and counted, so that the others keep their numbers.
  const filled = all
    .map((cells, index): TableRow => ({ row: index + firstRow, ...cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  // Each row is a cell of its own, with its cells in quotation marks.
  const [first = ''] = filled[0]?.cells ?? [];
  if (
    /^"[^"]/.test(below.trimStart()) &&
    /^[^"].*[,;\t]/.test(first) &&
    data.every(({ length }) => length === 1)
  )
    return parseCsv(data.flat().join('\n'));
  const above = filled.slice(0, MAX_ABOVE).findIndex(({ cells }) => isHead(cells));
  const headings = above === -1 ? headingsFor(filled[0]?.cells ?? []) : undefined;
  if (headings) filled.unshift({ row: 0, cells: headings });
  const [head, ...others] = filled.slice(Math.max(0, above));
  // Reports have their headings again on each page.
  const headingWords = plainWords(head?.cells.join() ?? '');
  const rows = others.filter(({ cells }) => plainWords(cells.join()) !== headingWords);
  if (head?.problem) return { problem: `Row ${head.row}: ${head.problem}.` };
  if (!head || rows.length === 0) return { problem: 'The file has no rows below its headings.' };
  const width = head.cells.length;
  if (width > MAX_COLUMNS) return { problem: `The file has more than ${MAX_COLUMNS} columns.` };
  if (rows.length > MAX_ROWS || meta.truncated)
    return { problem: `The file has more than ${MAX_ROWS} rows.` };
  for (const row of rows) {
    if (row.cells.slice(width).some((cell) => cell.trim() !== ''))
      row.problem ??= 'It has more cells than there are headings';
  }
  return {
    columns: head.cells.map((column) => column.trim()),
    rows,
    decimalMark: meta.delimiter === ';' ? ',' : '.',
  };
}

/** Reads the contacts of a file (`.vcf`) as a table of leads; returns the problem if it cannot. */
export const parseContacts = (text: string): CsvTable | { problem: string } =>
  parseCsv(
    leadsToCsv(
      readContacts(text).map(({ names, place, phone, email, note }) => ({
        ...emptyLead(),
        ...names,
        ...place,
        phone,
        email,
        notes: note,
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
    const index = columns.findIndex((_column, at) => {
      const cells = rows.flatMap((row) => row.cells[at]?.trim() || []);
      return !taken.has(at) && cells.length > 0 && cells.every(isOne);
    });
    if (mapping[field] === undefined && index !== -1) mapping[field] = index;
  }
  return mapping;
}

/** Returns the headings, or the places, of the columns that are not empty and from which no field is read. */
export function unreadColumns({ columns, rows }: CsvTable, mapping: CsvMapping): string[] {
  const matched = CSV_FIELDS.filter((field) => mapping[field] !== undefined);
  const read = new Set([
    ...Object.values(mapping),
    ...matched.flatMap((field) => columnsFor(field, columns)),
  ]);
  const isUnit = (at: number): boolean =>
    at - 1 === mapping.address && isUnitLabel(columns[at] ?? '');
  const isFilled = (at: number): boolean => rows.some(({ cells }) => cells[at]?.trim());
  return columns
    .map((column, at) => column || `Column ${at + 1}`)
    .filter((_column, at) => !read.has(at) && !isUnit(at) && isFilled(at));
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
 */
export function readCsvRows(
  table: CsvTable,
  mapping: CsvMapping,
  existing: readonly Lead[],
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
    ];
    const content = readRow(cell, others, forms);
    if ('problems' in content) return { row, ...content };
    const { lead } = content;
    const identities = identitiesOf(lead);
    const duplicateOf = identities
      .map((identity) => known.get(identity))
      .find((earlier) => earlier !== undefined);
    for (const identity of identities) known.set(identity, lead);
    return { row, ...content, duplicateOf };
  });
}
