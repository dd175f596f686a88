import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/Upload';
import { Alert, Button } from '@mui/material';
import { useEffect, useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { importLeads } from '../../../domain/leads/commands';
import { leadsImported } from '../../../domain/leads/events';
import { selectLeads } from '../../../domain/leads/slice';
import { undoAct } from '../../../domain/undo/commands';
import { selectActs } from '../../../domain/undo/slice';
import { isContact } from '../../../lib/contactLines';
import { localDay } from '../../../lib/dates';
import { decodeText } from '../../../lib/decodeText';
import { pluralize } from '../../../lib/text';
import { parseCsv, type CsvTable } from '../../../persistence/csv/csvTable';
import {
  guessMapping,
  leadsToCsv,
  parseContacts,
  type CsvMapping,
} from '../../../persistence/csv/leadsCsv';
import { FileButton } from '../../../ui/FileButton';
import { useNotify } from '../../../ui/notices/Notices';
import { Muted, Row } from '../../../ui/parts';
import { saveCsv } from '../../../ui/saveFile';
import { focusElement } from '../../../ui/screen/focus';
import { Section } from '../../../ui/screen/Screen';
import { useHistoryState, type OpeningImport } from '../../shared/openingState';
import { CSV_FRAGMENT, PREVIEW_FRAGMENT } from '../../shared/storage/fragments';
import { useAct } from '../../shared/undo/useAct';
import { CsvPreview, LeftOutButton, type LeftOutRows } from './CsvPreview';

/** A chosen file, with the columns that are matched; or why it cannot be read. */
interface ChosenFile {
  table?: CsvTable;
  mapping: CsvMapping;
  problem: string;
}
/** How many characters of a file outlast a reload. */
const MAX_RESTORED = 1_000_000;
const NO_FILE: ChosenFile = { mapping: {}, problem: '' };

function readText(text: string): ChosenFile {
  const parsed = isContact(text) ? parseContacts(text) : parseCsv(text);
  return 'columns' in parsed
    ? { table: parsed, mapping: guessMapping(parsed), problem: '' }
    : { ...NO_FILE, ...parsed };
}

async function readFile(file: File): Promise<ChosenFile & { text?: string }> {
  try {
    const text = decodeText(await file.arrayBuffer());
    return { ...readText(text), text };
  } catch (error) {
    console.error('A chosen file could not be read:', error);
    const problem = 'The file could not be read. It may have been moved: choose it again.';
    return { ...NO_FILE, problem };
  }
}

/** Stores the text of a file in the history, for a reload; browsers take no very large one. */
function useStoredText() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { text: stored, ...otherState } = useHistoryState<OpeningImport>();
  const storeText = (text = ''): void => {
    const isKept = text !== '' && text.length < MAX_RESTORED;
    const next = isKept ? { ...otherState, text } : otherState;
    void navigate({ search }, { replace: true, state: next, preventScrollReset: true });
  };
  return { stored, storeText };
}

/** Exports leads to a CSV file, and imports a file's valid rows after a preview. */
export function LeadsCsvSection() {
  const act = useAct();
  const leads = useAppSelector(selectLeads);
  const { stored, storeText } = useStoredText();
  const [file, setFile] = useState(() => (stored === undefined ? NO_FILE : readText(stored)));
  const { table, mapping, problem } = file;
  const [leftOut, setLeftOut] = useState<LeftOutRows>();
  useEffect(() => {
    if (table) focusElement(PREVIEW_FRAGMENT);
  }, [table]);

  /** The pressed button is gone, so the section gets the focus: where it is without the long preview. */
  const close = (): void => {
    flushSync(() => setFile(NO_FILE));
    // A file that was imported or given up is not offered again after a reload, or on Forward.
    storeText();
    focusElement(CSV_FRAGMENT);
  };

  /** The file that was chosen last, which replaces a file still being read. */
  const latest = useRef<File>(undefined);
  const choose = async (chosen: File): Promise<void> => {
    latest.current = chosen;
    const read = await readFile(chosen);
    if (latest.current !== chosen) return;
    setLeftOut(undefined);
    setFile(read);
    storeText(read.table && read.text);
  };

  return (
    <Section title="Leads as a spreadsheet" id={CSV_FRAGMENT}>
      <Row align="stretch">
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveCsv(`leads-${localDay(new Date())}`, leadsToCsv(leads))}
        >
          Download CSV
        </Button>
        <FileButton
          label="Import CSV"
          accept="text/csv,.csv,.tsv,.txt,text/vcard,.vcf,.ldif"
          variant="outlined"
          startIcon={<UploadIcon />}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
      </Row>
      {problem && <Alert severity="error">Nothing was changed. {problem}</Alert>}
      <LastImport />
      {leftOut && (
        <Alert severity="warning" action={<LeftOutButton {...leftOut} />}>
          {pluralize(leftOut.rows.length, 'row was', 'rows were')} left out.
        </Alert>
      )}
      {!table && (
        <Muted>
          Before anything is added you match the columns, see what is wrong row by row, and see who
          is there already. A file of contacts (.vcf) is read likewise.
        </Muted>
      )}
      {table && (
        <CsvPreview
          table={table}
          mapping={mapping}
          onMapping={(chosen) => setFile({ ...file, mapping: chosen })}
          onCancel={close}
          onImport={(leads, left) => {
            act(importLeads(leads), `${pluralize(leads.length, 'lead')} imported`);
            setLeftOut(left.rows.length === 0 ? undefined : left);
            close();
          }}
        />
      )}
    </Section>
  );
}

/** Says how many leads the last import added, and undoes it, while it can be undone. */
function LastImport() {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const acts = useAppSelector(selectActs);
  const imported = acts.findLast(({ type }) => type === leadsImported.type);
  if (!imported) return null;
  const undo = (): void => {
    const staying = dispatch(undoAct(imported.id)) ?? 0;
    notify(
      staying === 0
        ? 'The import was undone'
        : `The import was undone. ${staying} changed since, and ${staying === 1 ? 'stays' : 'stay'}.`,
    );
  };
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" onClick={undo}>
          Undo the import
        </Button>
      }
    >
      {pluralize(imported.changes.length, 'lead')} imported. Those without a follow-up date have
      none.
    </Alert>
  );
}
