import Papa from 'papaparse';

/** A row of a file, by its number in a spreadsheet. */
export interface TableRow {
  row: number;
  cells: string[];
  /** Why its cells cannot be told apart. */
  problem?: string;
}

/** How many rows with broken quotes are read around; each may take a search through the file. */
export const MAX_BROKEN = 100;

/**
 * Splits a text of which some quotes are broken into the cells of its rows. A row with such quotes ends
 * with its line, and is split at every separator. Undefined if there are too many.
 */
export function splitAroundBroken(
  text: string,
  delimiter: string,
): Omit<TableRow, 'row'>[] | undefined {
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
