import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { leadAt } from '../../domain/leads/rules';
import { selectLeadEntities, selectLeads } from '../../domain/leads/slice';
import {
  GROUPINGS,
  sourcesReport,
  type Grouping,
  type ReportRow,
} from '../../domain/payments/report';
import { paidCents } from '../../domain/payments/rules';
import { selectPayments } from '../../domain/payments/slice';
import { selectProjectEntities } from '../../domain/projects/slice';
import { formatMonth, localDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { paymentsToCsv } from '../../persistence/csv/paymentsCsv';
import { BarTable } from '../../ui/BarTable';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/form/Select';
import { Row } from '../../ui/layout/Row';
import { useNotify } from '../../ui/notices/Notices';
import { saveFile } from '../../ui/saveFile';
import { Screen } from '../../ui/screen/Screen';
import { Section } from '../../ui/screen/Section';
import { useQueryParam } from '../../ui/useQueryParam';

const GROUPING_LABELS: Record<Grouping, string> = {
  source: 'Source',
  service: 'Service',
  month: 'Month',
};
/** The year that means all of them. */
const ALL = 'all';

/** Where paid jobs come from: by source, service or month, as a chart and a table; and the payments as a file. */
export function SourcesScreen() {
  const now = useNow();
  const thisYear = localDay(new Date(now)).slice(0, 4);
  const [by, setBy] = useQueryParam('by');
  const [asked, setAsked] = useQueryParam('year');
  const grouping = GROUPINGS.find((one) => one === by) ?? 'source';
  const shown = asked || thisYear;
  const year = shown === ALL ? '' : shown;
  const leads = useAppSelector(selectLeads);
  const entities = useAppSelector(selectLeadEntities);
  const jobs = useAppSelector(selectProjectEntities);
  const payments = useAppSelector(selectPayments);
  const rows = useMemo(
    () =>
      sourcesReport({ leads, entities, projects: Object.values(jobs), payments }, grouping, year),
    [leads, entities, jobs, payments, grouping, year],
  );
  const received = payments.filter(({ day }) => year === '' || day.startsWith(`${year}-`));
  const years = new Set([
    thisYear,
    String(Number(thisYear) - 1),
    ...payments.map(({ day }) => day.slice(0, 4)),
  ]);
  return (
    <Screen
      title="Where paid jobs come from"
      intro={`${formatCents(paidCents(received))} received in ${pluralize(received.length, 'payment')}`}
      isIntroOnPhone
      back={{ to: ADDRESSES.crm, label: 'CRM' }}
      actions={<DownloadButton year={shown} payments={received} />}
    >
      <Row sx={{ mb: 2 }}>
        <Select
          label="By"
          value={grouping}
          options={GROUPING_LABELS}
          onChoose={(one) => setBy(one === 'source' ? '' : one)}
          sx={{ minWidth: 140 }}
        />
        <Select
          label="Year"
          value={shown}
          options={{
            [ALL]: 'All years',
            ...Object.fromEntries([...years].map((one) => [one, one])),
          }}
          onChoose={(one) => setAsked(one === thisYear ? '' : one)}
          sx={{ minWidth: 140 }}
        />
      </Row>
      {rows.length === 0 ? (
        <EmptyState
          large
          title="No leads and no payments in this year"
          hint="Choose another one, or record a payment with Got paid."
        />
      ) : (
        <Report rows={rows} grouping={grouping} />
      )}
    </Screen>
  );
}

interface DownloadButtonProps {
  year: string;
  payments: ReturnType<typeof selectPayments>;
}

/** Downloads the payments of a year, for the accountant. */
function DownloadButton({ year, payments }: DownloadButtonProps) {
  const entities = useAppSelector(selectLeadEntities);
  const jobs = useAppSelector(selectProjectEntities);
  const notify = useNotify();
  const download = (): void => {
    const booked = payments.map((payment) => ({
      ...payment,
      job: (payment.projectId !== undefined && jobs[payment.projectId]?.title) || '',
      source: leadAt(entities, payment.leadId)?.leadSource ?? payment.leadSource,
    }));
    saveFile(`payments-${year}.csv`, `\uFEFF${paymentsToCsv(booked)}`, 'text/csv');
    notify(`${pluralize(booked.length, 'payment')} in the file`);
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
      Download payments (CSV)
    </Button>
  );
}

const rounded = (number: number | undefined): string =>
  number === undefined ? '–' : String(Math.round(number));

/** The columns of the table, after that of the group. */
const COLUMNS: readonly { head: string; cellOf: (row: ReportRow) => string | number }[] = [
  { head: 'Leads', cellOf: ({ leads }) => leads },
  { head: 'Won', cellOf: ({ won }) => won },
  { head: 'Paid', cellOf: ({ paid }) => paid },
  { head: 'Received', cellOf: ({ receivedCents }) => formatCents(receivedCents) },
  { head: 'Days to paid', cellOf: ({ daysToPaid }) => rounded(daysToPaid) },
  { head: 'Hours to first contact', cellOf: ({ hoursToContact }) => rounded(hoursToContact) },
];

function Report({ rows, grouping }: { rows: readonly ReportRow[]; grouping: Grouping }) {
  const labelOf = ({ group }: ReportRow): string =>
    (grouping === 'month' ? formatMonth(group) : group) || 'Not known';
  return (
    <>
      <Section title={`Received by ${GROUPING_LABELS[grouping].toLowerCase()}`}>
        <BarTable
          title="Received"
          head={[GROUPING_LABELS[grouping], 'Dollars']}
          rows={rows.map((row) => ({
            label: labelOf(row),
            size: row.receivedCents,
            cells: [formatCents(row.receivedCents)],
          }))}
        />
      </Section>
      <Box sx={{ mt: 2 }}>
        <Section flush title="From the request to the money">
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Table, scrolls">
            <Table size="small" aria-label="Leads and payments">
              <TableHead>
                <TableRow>
                  <TableCell>{GROUPING_LABELS[grouping]}</TableCell>
                  {COLUMNS.map(({ head }) => (
                    <TableCell key={head} align="right">
                      {head}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={row.group}>
                    <TableCell component="th" scope="row">
                      {labelOf(row)}
                    </TableCell>
                    {COLUMNS.map(({ head, cellOf }) => (
                      <TableCell key={head} align="right">
                        {cellOf(row)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </Section>
      </Box>
    </>
  );
}
