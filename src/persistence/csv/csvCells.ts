import { isValid, parse } from 'date-fns';
import { parseIsoDateTime } from '../../lib/dates';
import type { DecimalMark } from '../../lib/money';

/** Readers of cells as spreadsheets write them. */

/** Returns the decimal mark that a sum can only have, if any: `12,5`, `$2,000.00`, `1.000.000`. */
function surelyMark(sum: string): DecimalMark | undefined {
  const marks = sum.match(/[.,]/g) ?? [];
  const last = marks.at(-1) as DecimalMark | undefined;
  if (marks.length > 1 && new Set(marks).size === 1) return last === '.' ? ',' : '.';
  return marks.length > 1 || /[.,]\d{1,2}\D*$/.test(sum) ? last : undefined;
}

/** Returns the decimal mark of a column of sums, by those that can only have one; else the file's. */
export function decimalMarkOf(sums: readonly string[], usual: DecimalMark): DecimalMark {
  const sure = new Set(sums.map(surelyMark));
  const other = usual === '.' ? ',' : '.';
  return sure.has(other) && !sure.has(usual) ? other : usual;
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

/** How files write dates, besides ISO timestamps: as spreadsheets do, and as this site does. */
const formatsOf = (...days: string[]): string[] =>
  days.flatMap((day) => [
    day,
    ...['H:mm', 'H:mm:ss', 'h:mm a', 'h:mm:ss a'].map((time) => `${day} ${time}`),
  ]);
const DATE_FORMATS = {
  monthFirst: formatsOf('M/d/yy', 'M/d/yyyy', 'MMM d, yyyy', 'MMMM d, yyyy'),
  dayFirst: formatsOf('d/M/yy', 'd/M/yyyy', 'MMM d, yyyy', 'MMMM d, yyyy'),
};
export type DateOrder = keyof typeof DATE_FORMATS;

/** Two numbers, of which one is the day, and the year. */
const DAY_AND_MONTH = /^(\d{1,2})([/.-])(\d{1,2})\2(?=\d{2,4}\b)/;

/** Returns the order of a column's dates, by those that can only have one; the month first otherwise. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const found = dates.flatMap((date) => DAY_AND_MONTH.exec(date) ?? []).map(Number);
  const isOver = (part: number): boolean =>
    found.some((value, at) => at % 4 === part && value > 12);
  if (isOver(1)) return isOver(3) ? 'monthFirst' : 'dayFirst';
  return !isOver(3) && dates.some((date) => DAY_AND_MONTH.exec(date)?.[2] === '.')
    ? 'dayFirst'
    : 'monthFirst';
}

/** Returns the timestamp that a cell says; undefined if it is in none of the known forms. */
export function readCsvDate(text: string, order: DateOrder = 'monthFirst'): string | undefined {
  const plain = text.replace(/,(?= \d{1,2}:)/, '').replace(DAY_AND_MONTH, '$1/$3/');
  const readings = [
    parseIsoDateTime(text),
    ...DATE_FORMATS[order].map((format) => parse(plain, format, new Date(2000, 0))),
  ];
  return readings.find((date) => isValid(date) && date.getFullYear() > 1970)?.toISOString();
}

/** Cells that a spreadsheet would take for a formula, and those that are quoted already. */
export const FORMULA = /^'*[=+\-@\t\r]/;

/** Returns a cell without the apostrophe by which a formula is quoted. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Returns the text of a cell, also of one that is a formula only to stay a text: `="05452"`. */
export function cellText(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  return text === undefined ? unquoted(cell.trim()) : text.replaceAll('""', '"').trim();
}

/**
 * Returns the digits that a spreadsheet took for a number, `8025550113.0` or `8.025550113E+09`; other texts
 * unchanged. Undefined where it has dropped some: `8.02555E+09`.
 */
export function withDigits(text: string): string | undefined {
  const [, first = '', others = '', power] = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i.exec(text) ?? [];
  if (power === undefined) return text.replace(/^(\d+)\.0+$/, '$1');
  return others.length === Number(power) ? first + others : undefined;
}

/** Returns a ZIP code with the zero at its beginning that a spreadsheet drops. */
export const withZero = (zip: string): string =>
  zip
    .replace(/^(\d{4})(\d{4})$/, '$1-$2')
    .replace(/^\d{3,4}(?=-\d{4}$|$)/, (digits) => digits.padStart(5, '0'));
