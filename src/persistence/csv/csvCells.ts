import { isValid, parse } from 'date-fns';
import { parseIsoDateTime } from '../../lib/dates';

/** Readers of cells and files as spreadsheets write them. */

/** Decodes a text file: UTF-8, or else Windows-1252, the default of spreadsheets on Windows. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The character before the cents of a sum. */
export type DecimalMark = '.' | ',';

/** Sums as they are written with each decimal mark, without a sign of currency and spaces. */
const SUMS: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/,
  ',': /^(?:\d+|\d{1,3}(?:[.']\d{3})+)(?:,\d*)?$/,
};

/**
 * Reads a sum of dollars, `$1,250.50` or by the file's decimal mark `1.250,50`; a dash is 0.
 * Undefined for anything else, such as `2k` or `1,200 - 1,500`.
 */
export function readSum(text: string, mark: DecimalMark): number | undefined {
  const bare = text
    .replaceAll(/\s/g, '')
    .replace(/(?:USD|\$)$/i, '')
    .replace(/^(-?)(?:USD|\$)/i, '$1');
  if (bare === '-') return 0;
  const sign = bare.startsWith('-') ? -1 : 1;
  const figures = bare.replace(/^-/, '');
  const used = SUMS[mark].test(figures) ? mark : mark === '.' ? ',' : '.';
  if (!SUMS[used].test(figures)) return undefined;
  const plain = used === '.' ? figures.replaceAll(',', '') : figures.replaceAll(/[.']/g, '');
  return (sign * Math.round(Number(plain.replace(',', '.')) * 100)) / 100;
}

/** Reads yes or no; undefined if it is neither. */
export function readFlag(text: string): boolean | undefined {
  if (/^(yes|y|true|1|active)$/i.test(text)) return true;
  return /^(no|n|false|0|inactive)$/i.test(text) ? false : undefined;
}

/** Returns the member of a closed list that a text names, ignoring case. */
export const memberOf = <Member extends string>(
  list: readonly Member[],
  text: string,
): Member | undefined => list.find((one) => one.toLowerCase() === text.toLowerCase());

/** How files write dates, besides ISO timestamps: as American spreadsheets do, and as this site does. */
const DATE_FORMATS = ['M/d/yy', 'M/d/yyyy', 'MMM d, yyyy', 'MMMM d, yyyy'].flatMap((day) => [
  day,
  ...['H:mm', 'H:mm:ss', 'h:mm a', 'h:mm:ss a'].map((time) => `${day} ${time}`),
]);

/** Returns the timestamp that a cell says; undefined if it is in none of the known forms. */
export function readCsvDate(text: string): string | undefined {
  const readings = [
    parseIsoDateTime(text),
    ...DATE_FORMATS.map((format) =>
      parse(text.replace(/,(?= \d{1,2}:)/, ''), format, new Date(2000, 0)),
    ),
  ];
  return readings.find((date) => isValid(date) && date.getFullYear() > 1970)?.toISOString();
}

/** Cells that a spreadsheet would take for a formula, and those that are quoted already. */
export const FORMULA = /^'*[=+\-@\t\r]/;

/** Returns a cell without the apostrophe by which a formula is quoted. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
