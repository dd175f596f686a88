import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import type { ImportedLead } from '../../../domain/leads/events';
import { mergedLeads } from '../../../domain/leads/merging';
import { leadName } from '../../../domain/leads/rules';
import { selectLeadEntities, selectLeads } from '../../../domain/leads/slice';
import { pluralize } from '../../../lib/text';
import {
  CSV_COLUMNS,
  CSV_DEFAULTS,
  CSV_FIELDS,
  isDateField,
  REQUIRED_FIELDS,
  type CsvField,
} from '../../../persistence/csv/csvColumns';
import type { CsvTable } from '../../../persistence/csv/csvTable';
import type { CsvRow } from '../../../persistence/csv/leadRow';
import {
  dateOrdersIn,
  readCsvRows,
  unreadColumns,
  type CsvMapping,
} from '../../../persistence/csv/leadsCsv';
import { leftOutRowsCsv, type WrongRow } from '../../../persistence/csv/leftOutRows';
import { Select } from '../../../ui/form/Select';
import { Row } from '../../../ui/parts';
import { saveCsv } from '../../../ui/saveFile';
import { PREVIEW_FRAGMENT } from '../../shared/storage/fragments';

interface CsvPreviewProps {
  table: CsvTable;
  mapping: CsvMapping;
  onMapping: (mapping: CsvMapping) => void;
  onImport: (leads: ImportedLead[], leftOut: LeftOutRows) => void;
  onCancel: () => void;
}

/** Says what a field has in a row that says nothing of it, or nothing that can be read. */
function outcomeOf(field: CsvField): string {
  if (field === 'createdDate') return 'becomes today';
  const value = field === 'nextFollowUpDate' ? '' : CSV_DEFAULTS[field];
  return value ? `becomes ${String(value)}` : 'stays empty';
}

/** How the dates of a column are read that could be read in two ways. */
const ORDERS = {
  monthFirst: 'Dates read as month/day',
  dayFirst: 'Dates read as day/month',
} as const;

/** How many rows of a kind are listed; the others are only counted. */
const SHOWN = 8;

/** Previews an import: matched columns, errors by row, duplicates. */
export function CsvPreview({ table, mapping, onMapping, onImport, onCancel }: CsvPreviewProps) {
  const leads = useAppSelector(selectLeads);
  const entities = useAppSelector(selectLeadEntities);
  // A number that a merged lead shares with another is the other's, which comes later.
  const existing = useMemo(() => [...mergedLeads(entities), ...leads], [entities, leads]);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [withUnread, setWithUnread] = useState(false);
  const unread = useMemo(() => unreadColumns(table, mapping), [table, mapping]);
  const rows = useMemo(
    () => readCsvRows(table, mapping, existing, withUnread ? unread : []),
    [table, mapping, existing, unread, withUnread],
  );
  const wrong = rows.flatMap((row) => ('problems' in row ? [row] : []));
  const good = rows.flatMap((row) => ('lead' in row ? [row] : []));
  const duplicates = good.filter(({ duplicateOf }) => duplicateOf);
  const headings = unread.map(({ heading }) => heading);
  const noted = [...new Set(good.flatMap((row) => row.noted))].filter(
    (heading) => !headings.includes(heading),
  );
  const wanted = good.filter(({ duplicateOf }) => withDuplicates || !duplicateOf);

  return (
    <Stack
      id={PREVIEW_FRAGMENT}
      role="group"
      aria-label="Preview of the import"
      tabIndex={-1}
      spacing={2}
    >
      <ColumnChoices table={table} mapping={mapping} onMapping={onMapping} />
      {unread.length > 0 && (
        <Alert severity="info">
          {withUnread ? 'Goes to the notes, too: ' : 'Not read from the file: '}
          {headings.join(', ')}. Match a column above if it belongs to a lead.
          <FormControlLabel
            label="Keep in the notes what is not matched"
            sx={{ display: 'flex' }}
            control={<Switch />}
            checked={withUnread}
            onChange={(_event, isOn) => setWithUnread(isOn)}
          />
        </Alert>
      )}
      {noted.length > 0 && (
        <Alert severity="info">Goes to the notes, with its heading: {noted.join(', ')}.</Alert>
      )}
      {wrong.length > 0 && (
        <Alert severity="error">
          {pluralize(wrong.length, 'row has', 'rows have')} problems and cannot be imported, unless
          another column is matched. A file of them says what to mend in its last column.
          <FirstRows rows={wrong} wordsOf={({ problems }) => problems.join(', ')} />
          <LeftOutButton table={table} rows={wrong} />
        </Alert>
      )}
      <DefaultedFields rows={good} />
      {duplicates.length > 0 && (
        <DuplicateRows rows={duplicates} areAdded={withDuplicates} onAdd={setWithDuplicates} />
      )}
      <Typography component="output">
        {pluralize(wanted.length, 'lead')} will be added, of {pluralize(rows.length, 'row')}.
      </Typography>
      <Row align="stretch">
        <Button
          variant="contained"
          disabled={wanted.length === 0}
          onClick={() =>
            onImport(
              wanted.map(({ lead }) => lead),
              { table, rows: wrong },
            )
          }
        >
          {wanted.length === rows.length
            ? `Import ${pluralize(wanted.length, 'lead')}`
            : `Import ${wanted.length}, leave out ${rows.length - wanted.length}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Row>
    </Stack>
  );
}

interface DuplicateRowsProps {
  rows: readonly Extract<CsvRow, { lead: ImportedLead }>[];
  areAdded: boolean;
  onAdd: (areAdded: boolean) => void;
}

/** Lists the rows whose leads are here already, and offers to add them all the same. */
const DuplicateRows = ({ rows, areAdded, onAdd }: DuplicateRowsProps) => (
  <Alert severity="warning">
    {pluralize(rows.length, 'row is', 'rows are')} here already, by phone or e-mail:
    <FirstRows
      rows={rows}
      wordsOf={({ lead, duplicateOf }) =>
        leadName(lead) + (duplicateOf ? ` (${leadName(duplicateOf)}, ${duplicateOf.stage})` : '')
      }
    />
    <FormControlLabel
      label="Add them all the same"
      control={<Switch />}
      checked={areAdded}
      onChange={(_event, isOn) => onAdd(isOn)}
    />
  </Alert>
);

/** Says which fields have what a lead usually has, or are empty, in how many rows. */
function DefaultedFields({ rows }: { rows: readonly { defaults: readonly CsvField[] }[] }) {
  const defaulted = CSV_FIELDS.map((field) => ({
    field,
    count: rows.filter(({ defaults }) => defaults.includes(field)).length,
  })).filter(({ count }) => count > 0);
  if (defaulted.length === 0) return null;
  return (
    <Alert severity="info">
      Some rows lack what a lead usually has, or have words that their field cannot hold, which go
      to the notes:
      <ul>
        {defaulted.map(({ field, count }) => (
          <li key={field}>
            {CSV_COLUMNS[field]}, in {pluralize(count, 'row')}: {outcomeOf(field)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** The field of each column: one select for every field, with how its dates are read where that is open. */
function ColumnChoices({
  table,
  mapping,
  onMapping,
}: Pick<CsvPreviewProps, 'table' | 'mapping' | 'onMapping'>) {
  const orders = useMemo(() => dateOrdersIn(table, mapping), [table, mapping]);
  const columns = Object.fromEntries(
    table.columns.map((column, index) => [index, column || `Column ${index + 1}`]),
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
      }}
    >
      {CSV_FIELDS.map((field) => (
        <Select
          key={field}
          label={CSV_COLUMNS[field]}
          required={REQUIRED_FIELDS.includes(field)}
          none="Not in the file"
          options={columns}
          value={mapping[field] ?? ''}
          helperText={isDateField(field) && orders[field].isOpen && ORDERS[orders[field].order]}
          onChoose={(at) => onMapping({ ...mapping, [field]: at === '' ? undefined : Number(at) })}
        />
      ))}
    </Box>
  );
}

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  wordsOf: (row: Row) => string;
}

/** Lists the first rows of a kind, and counts the others. */
const FirstRows = <Row extends { row: number }>({ rows, wordsOf }: FirstRowsProps<Row>) => (
  <ul>
    {rows.slice(0, SHOWN).map((row) => (
      <li key={row.row}>
        Row {row.row}: {wordsOf(row)}
      </li>
    ))}
    {rows.length > SHOWN && <li>And {rows.length - SHOWN} more.</li>}
  </ul>
);

/** Rows of a file that were not imported. */
export interface LeftOutRows {
  table: CsvTable;
  rows: readonly WrongRow[];
}

/** Downloads the rows that are left out of an import, each with what is wrong with it. */
export const LeftOutButton = ({ table, rows }: LeftOutRows) => (
  <Button
    color="inherit"
    startIcon={<DownloadIcon />}
    onClick={() => saveCsv('leads-left-out', leftOutRowsCsv(table, rows))}
  >
    Download {rows.length === 1 ? 'this row' : `these ${pluralize(rows.length, 'row')}`}
  </Button>
);
