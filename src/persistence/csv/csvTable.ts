import Papa from 'papaparse';
import { withoutMojibake } from '../../lib/mojibake';
import type { DecimalMark } from '../../lib/money';
import { withPlainSpaces } from '../../lib/text';
import { plainWords } from './choiceWords';
import { columnsFor, CSV_FIELDS, headingsFor } from './csvColumns';
import { withoutLdif } from './ldif';

/** Parses files of cells that spreadsheets and other programs wrote: their headings, and the rows below. */

/** How large a file may be, in characters, and how many rows and columns it may have. */
const MAX_UNITS = 5_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 500;
/** How many rows are read: empty ones are passed over. */
const MAX_READ_ROWS = 2 * MAX_ROWS;

/** A row of a file, by its number in a spreadsheet. */
export interface TableRow {
  row: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  problem?: string;
}

/** A parsed file: its headings, and its rows. */
export interface CsvTable {
  columns: string[];
  rows: TableRow[];
  /** A comma in files whose cells are separated by semicolons, as spreadsheets write both. */
  decimalMark: DecimalMark;
}

/** Tells of the file of a spreadsheet program, which is a zip. */
const WORKBOOK = 'This is a workbook. Save it as CSV in its program, and choose that file.';
/** How the files of new and of old spreadsheet programs begin. */
const BINARY_WORKBOOK = /^(?:PK|[Ð–][Ïœ]\P{L}[à‡])/u;
const NO_TABLE = 'The file is not a CSV file.';
/** How a file in JSON or in RTF begins. */
const IN_BRACES = /^\s*(?:\[\s*)?\{/;
const WEB_PAGE =
  'This is a web page, as some programs export for Excel. Open it there, save it as CSV, and choose that file.';
/** The first line by which some spreadsheets name the separator: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;
/** A heading in quotation marks as people type them, or single ones: `“Name”,`; and such marks around any cell. */
const OTHER_QUOTED = /^\s*['‘“][^'’”\n]+['’”][,;\t|]/;
const OTHER_QUOTES = /(?<=^|[,;\t|])['‘“]|['’”](?=[,;\t|]|$)/gm;
/** How many lines may stand above the headings: the name of a report, its day. */
const MAX_ABOVE = 10;

/** Returns how many fields the cells of a row name. */
const fieldsNamed = (cells: readonly string[]): number =>
  CSV_FIELDS.filter((field) => columnsFor(field, cells).length > 0).length;

const SEPARATORS = [',', ';', '\t', '|'];

/** Returns the sign that separates a file's headings: that between the names of the most fields, outside of remarks in brackets; empty if none does. */
function separatorOf(text: string): string {
  for (const line of text.split('\n', MAX_ABOVE)) {
    const bare = line.replaceAll(/\([^()]*\)/g, '');
    const counts = SEPARATORS.map((sign) => fieldsNamed(bare.split(sign, MAX_COLUMNS)));
    const most = Math.max(...counts);
    if (most > 1) return SEPARATORS[counts.indexOf(most)] ?? '';
  }
  return '';
}

/** How many rows with broken quotes are read around; each may take a search through the file. */
const MAX_BROKEN = 100;

/**
 * Splits a text of which some quotes are broken into the cells of its rows. A row with such quotes ends
 * with its line, and is split at every separator. Undefined if there are too many.
 */
function splitAroundBroken(text: string, delimiter: string): Omit<TableRow, 'row'>[] | undefined {
  const rows: Omit<TableRow, 'row'>[] = [];
  let at = 0;
  for (let broken = 0; at < text.length; broken += 1) {
    if (broken > MAX_BROKEN) return undefined;
    const start = at;
    Papa.parse<string[]>(text.slice(start), {
      delimiter,
      step: ({ data, errors, meta }, parser) => {
        if (errors.length > 0) {
          parser.abort();
          return;
        }
        rows.push({ cells: data });
        at = start + meta.cursor;
      },
    });
    if (at >= text.length) break;
    const [line = ''] = text.slice(at).split('\n', 1);
    rows.push({ cells: line.split(delimiter), problem: 'Its quotation marks are broken' });
    at += line.length + 1;
  }
  return rows;
}

/** Returns the text of a file without the damage of its encoding and what nobody sees, with one kind of line end. */
const plainContent = (text: string): string =>
  withPlainSpaces(withoutMojibake(withoutLdif(text)))
    // Marks of the end, and of what is no number, and that of a line's end in a workbook.
    .replaceAll(/(?!\s)\p{Cc}/gu, '')
    .replaceAll('_x000D_', '')
    .replaceAll(/\r\n?/g, '\n')
    // An empty line at the end would count against the separator of a file of two columns, and a space would break quotation marks.
    .trimEnd();

/** The cells of a file, and what separated them. */
interface ParsedCells {
  rows: Omit<TableRow, 'row'>[] | undefined;
  delimiter: string;
  isTruncated: boolean;
}

/** The headings that a column without one gets by its cells: of an address over several, only the first may have one. */
const OF_PLACE = /^(?:City|State|ZIP)$/;

/** Splits a file into the cells of its rows, however it is quoted; without rows if too many quotes are broken. */
function cellsOf(content: string, separator: string | undefined): ParsedCells {
  const { data, errors, meta } = Papa.parse<string[]>(content, {
    preview: MAX_READ_ROWS,
    delimiter: separator ?? separatorOf(content),
  });
  // Cells that begin with a space and a quotation mark are quoted.
  const unspaced = content.replaceAll(/(?<=[,;\t]) +(?=")/g, '');
  if (unspaced !== content && data.some((cells) => cells.some((cell) => /^ +"/.test(cell))))
    return cellsOf(unspaced, separator);
  const isBroken = errors.some(({ type }) => type === 'Quotes');
  // A database writes a mark before a quotation mark, not a second one.
  if (isBroken && content.includes('\\"'))
    return cellsOf(content.replaceAll('\\"', '""'), separator);
  // Each row is a cell of its own, with its cells in quotation marks.
  const first = data.find(([cell = '']) => cell.trim() !== '')?.[0] ?? '';
  if (
    /^"[^"]/.test(content.trimStart()) &&
    /^[^"\s].*[,;\t]/.test(first) &&
    data.every(({ length }) => length === 1)
  )
    return cellsOf(data.flat().join('\n'), undefined);
  const rows = isBroken
    ? splitAroundBroken(content, meta.delimiter)
    : data.map((cells) => ({ cells }));
  return { rows, delimiter: meta.delimiter, isTruncated: meta.truncated };
}

/** Returns the headings of a file and the rows below; where it has no headings, those that its cells suggest. */
function headAndRows(filled: readonly TableRow[]): [head: TableRow | undefined, rows: TableRow[]] {
  const named = filled.slice(0, MAX_ABOVE).map(({ cells }) => fieldsNamed(cells));
  const first = named.findIndex((count) => count > 1);
  // Above its headings a sheet may name groups of columns: `Customer,,Job,`.
  const above = (named[first + 1] ?? 0) > (named[first] ?? Infinity) ? first + 1 : first;
  const suggested = above === -1 ? headingsFor(filled[0]?.cells ?? []) : undefined;
  if (suggested) return [{ row: 0, cells: suggested }, [...filled]];
  const [head, ...rows] = filled.slice(Math.max(0, above));
  // Reports have their headings again on each page.
  const headingWords = plainWords(head?.cells.join() ?? '');
  return [head, rows.filter(({ cells }) => plainWords(cells.join()) !== headingWords)];
}

/** Parses the text of a CSV file. Returns the problem if it is not one. */
export function parseCsv(text: string): CsvTable | { problem: string } {
  if (text.length > MAX_UNITS) return { problem: 'The file is too large. Split it in two.' };
  // Binary content, such as a picture, has it.
  if (text.includes('\u0000')) return { problem: BINARY_WORKBOOK.test(text) ? WORKBOOK : NO_TABLE };
  const plain = plainContent(text);
  const content = OTHER_QUOTED.test(plain) ? plain.replaceAll(OTHER_QUOTES, '"') : plain;
  if (IN_BRACES.test(content)) return { problem: NO_TABLE };
  if (/^\s*<(?:!doctype|html|table|meta|\?xml)\b/i.test(content)) return { problem: WEB_PAGE };
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(content) ?? [];
  const firstRow = separator === undefined ? 1 : 2;
  const parsed = cellsOf(content.slice(separatorLine.length), separator);
  if (!parsed.rows)
    return { problem: `The quotation marks of more than ${MAX_BROKEN} rows are broken.` };
  // Empty rows, and lines of dashes below headings, are passed over, and counted, so that the others keep their numbers.
  const filled = parsed.rows
    .map((cells, index): TableRow => ({ row: index + firstRow, ...cells }))
    .filter(({ cells }) => cells.some((cell) => /[^\s:-]/.test(cell)));
  const [head, rows] = headAndRows(filled);
  if (head?.problem) return { problem: `Row ${head.row}: ${head.problem}.` };
  if (!head || rows.length === 0) return { problem: 'The file has no rows below its headings.' };
  const width = head.cells.length;
  if (width > MAX_COLUMNS) return { problem: `The file has more than ${MAX_COLUMNS} columns.` };
  if (rows.length > MAX_ROWS || parsed.isTruncated)
    return { problem: `The file has more than ${MAX_ROWS} rows.` };
  for (const row of rows) {
    if (row.cells.slice(width).some((cell) => cell.trim() !== ''))
      row.problem ??= 'It has more cells than there are headings';
  }
  const suggested = headingsFor(rows[0]?.cells ?? [])?.map((name) =>
    OF_PLACE.test(name) ? name : '',
  );
  return {
    columns: head.cells.map((column, at) => column.trim() || (suggested?.[at] ?? '')),
    rows,
    decimalMark: parsed.delimiter === ';' ? ',' : '.',
  };
}
