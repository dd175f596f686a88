import type { Lead } from '../../src/domain/leads/schema';
import { parseCsv, type CsvTable } from '../../src/persistence/csv/csvTable';
import type { CsvRow } from '../../src/persistence/csv/leadRow';
import { guessMapping, readCsvRows } from '../../src/persistence/csv/leadsCsv';

/** Returns the table of a CSV file, which has to be one. */
export const tableOf = (text: string): CsvTable => {
  const parsed = parseCsv(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed;
};

/** Returns the rows of a CSV file, read by its headings. */
export const rowsOf = (text: string, existing: Lead[] = []): CsvRow[] => {
  const parsed = tableOf(text);
  return readCsvRows(parsed, guessMapping(parsed), existing);
};
