import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { pluralize } from '../../../lib/text';
import type { CsvTable } from '../../../persistence/csv/leadsCsv';
import { leftOutRowsCsv, type WrongRow } from '../../../persistence/csv/leftOutRows';
import { saveFile } from '../../../ui/saveFile';

/** Rows of a file that were not imported. */
export interface LeftOutRows {
  table: CsvTable;
  rows: readonly WrongRow[];
}

/** Downloads the rows that are left out of an import, each with what is wrong with it. */
export function LeftOutButton({ table, rows }: LeftOutRows) {
  return (
    <Button
      color="inherit"
      startIcon={<DownloadIcon />}
      onClick={() =>
        saveFile('leads-left-out.csv', `\uFEFF${leftOutRowsCsv(table, rows)}`, 'text/csv')
      }
    >
      Download {rows.length === 1 ? 'this row' : `these ${pluralize(rows.length, 'row')}`}
    </Button>
  );
}
