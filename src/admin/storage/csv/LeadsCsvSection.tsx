import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/Upload';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { importLeads } from '../../../domain/leads/commands';
import { selectLeads } from '../../../domain/leads/slice';
import { localDay } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import {
  guessMapping,
  leadsToCsv,
  parseCsv,
  type CsvMapping,
  type CsvTable,
} from '../../../persistence/csv/leadsCsv';
import { FileButton } from '../../../ui/FileButton';
import { focusElement } from '../../../ui/screen/focusElement';
import { useNotify } from '../../../ui/notices/Notices';
import { saveFile } from '../../../ui/saveFile';
import { Section } from '../../../ui/screen/Section';
import { CsvPreview } from './CsvPreview';
import { CSV_FRAGMENT } from '../fragments';

const PREVIEW_ID = 'csv-preview';

/**
 * Exports leads to a CSV file and imports them from one: columns are matched, rows validated, then
 * all or nothing is added.
 */
export function LeadsCsvSection() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const leads = useAppSelector(selectLeads);
  const [table, setTable] = useState<CsvTable>();
  const [mapping, setMapping] = useState<CsvMapping>({});
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (table) focusElement(PREVIEW_ID);
  }, [table]);

  /** The pressed button is gone, so the section gets the focus. */
  const close = (): void => {
    setTable(undefined);
    focusElement(CSV_FRAGMENT);
  };

  const read = async (file: File): Promise<void> => {
    const parsed = parseCsv(await file.text());
    if ('problem' in parsed) {
      setTable(undefined);
      setProblem(parsed.problem);
      return;
    }
    setProblem('');
    setMapping(guessMapping(parsed.columns));
    setTable(parsed);
  };

  return (
    <Section title="Leads as a spreadsheet" id={CSV_FRAGMENT}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() =>
            saveFile(`leads-${localDay(new Date())}.csv`, `\uFEFF${leadsToCsv(leads)}`, 'text/csv')
          }
          sx={{ minHeight: 44 }}
        >
          Download CSV
        </Button>
        <FileButton
          label="Import CSV"
          accept="text/csv,.csv"
          variant="outlined"
          startIcon={<UploadIcon />}
          onFile={(file) => void read(file)}
        />
      </Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Nothing was changed. {problem}
        </Alert>
      )}
      {!table && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Before anything is added you match the columns, see what is wrong row by row, and see who
          is there already.
        </Typography>
      )}
      {table && (
        <CsvPreview
          id={PREVIEW_ID}
          table={table}
          mapping={mapping}
          onMapping={setMapping}
          onCancel={close}
          onImport={(imported) => {
            dispatch(importLeads(imported));
            close();
            notify(`${pluralize(imported.length, 'lead')} imported`);
          }}
        />
      )}
    </Section>
  );
}
