import Papa from 'papaparse';
import type { CsvTable } from './csvTable';
import type { CsvRow } from './leadRow';

/** A row that cannot be imported. */
export type WrongRow = Extract<CsvRow, { problems: string[] }>;

const PROBLEM_COLUMN = 'Problem';

/** A cell that a spreadsheet would take for a formula, unless it only keeps its text: cells stay quoted as they are. */
const FORMULA = /^(?!="[^"]*"$)[=+\-@\t\r\n＝＋－＠]/;

/** Returns the rows that cannot be imported as a CSV file, with what is wrong in a last column. */
export function leftOutRowsCsv(table: CsvTable, wrong: readonly WrongRow[]): string {
  // A file that an earlier import made has that column already.
  const hasProblems = table.columns.at(-1) === PROBLEM_COLUMN;
  const width = hasProblems ? table.columns.length - 1 : table.columns.length;
  const cellsOf = new Map(table.rows.map(({ row, cells }) => [row, cells]));
  return Papa.unparse(
    [
      [...table.columns.slice(0, width), PROBLEM_COLUMN],
      ...wrong.map(({ row, problems }) => {
        const cells = cellsOf.get(row) ?? [];
        // Its earlier problem is left out: the last cell, except in a row with too many cells.
        const values = hasProblems && cells.length > width ? cells.slice(0, -1) : cells;
        const padding = Array.from({ length: Math.max(0, width - values.length) }, () => '');
        return [...values, ...padding, problems.join(', ')];
      }),
    ],
    { escapeFormulae: FORMULA, delimiter: table.decimalMark === ',' ? ';' : ',' },
  );
}
