import DownloadIcon from '@mui/icons-material/Download';
import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { selectHistory } from '../../domain/history/slice';
import { PAID } from '../../domain/leads/rules';
import { selectLeadEntities, selectLeads } from '../../domain/leads/slice';
import {
  paidReport,
  paymentFacts,
  REPORT_GROUPS,
  type ReportBooks,
  type ReportLine,
} from '../../domain/payments/report';
import { movedAt, paymentsIn } from '../../domain/payments/rules';
import type { Payment } from '../../domain/payments/schema';
import { selectProjectEntities, selectStatusUpdateEntities } from '../../domain/projects/slice';
import { formatMonth, localDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { formatCents } from '../../lib/money';
import { dotted, pluralize } from '../../lib/text';
import { paymentsToCsv } from '../../persistence/csv/paymentsCsv';
import { BarTable } from '../../ui/BarTable';
import { Select } from '../../ui/form/Select';
import { Columns, EmptyState, Muted, PlainList, Row } from '../../ui/parts';
import { saveCsv } from '../../ui/saveFile';
import { Screen, Section } from '../../ui/screen/Screen';
import { useQueryParam } from '../../ui/useQueryParam';
import { useHasPhoneFrame } from '../shared/frame';
import { PaymentList } from '../shared/payments/PaymentList';
import { selectPaid } from '../shared/workSelectors';

const PERIODS = { '': 'This year', last: 'Last year', all: 'All' } as const;
const GROUPS = { '': 'By source', service: 'By service', month: 'By month' } as const;

/** How many payments are listed until all are wanted. */
const SHOWN = 10;

const selectBooks = createSelector(
  [selectLeads, selectLeadEntities, selectPaid, selectStatusUpdateEntities, selectHistory],
  (leads, leadEntities, paid, updates, history): ReportBooks => ({
    ...paid,
    leads,
    leadEntities,
    updates: Object.values(updates),
    paidSince: movedAt(PAID, history),
  }),
);

/** Where paid jobs come from, by source, service or month, and the payments for the accountant. */
export function SourcesScreen() {
  const books = useAppSelector(selectBooks);
  const projects = useAppSelector(selectProjectEntities);
  const year = Number(localDay(useNow()).slice(0, 4));
  const [byParam, setBy] = useQueryParam('by');
  const [periodParam, setPeriod] = useQueryParam('period');
  const [listParam, setList] = useQueryParam('payments');
  // An unknown choice in the address is ignored.
  const by = byParam === 'service' || byParam === 'month' ? byParam : 'source';
  const choice = lookUp(PERIODS, periodParam) === undefined ? '' : periodParam;
  const period = choice === 'all' ? '' : String(choice === 'last' ? year - 1 : year);
  const { lines, total } = useMemo(() => paidReport(books, by, period), [books, by, period]);
  const payments = useMemo(() => paymentsIn(period, books.payments), [books.payments, period]);
  const areAllShown = listParam === 'all' || payments.length <= SHOWN;
  const factsOf = (payment: Payment) => paymentFacts(payment, books.leadEntities, projects);
  const aboutOf = (payment: Payment): string => {
    const { customerName, job, isDeleted } = factsOf(payment);
    return dotted(isDeleted ? `${customerName} (deleted)` : customerName, job);
  };
  const download = (): void => {
    const rows = payments.toReversed().map((payment) => ({ ...payment, ...factsOf(payment) }));
    saveCsv(`payments-${period || 'all'}`, paymentsToCsv(rows));
  };
  const head = REPORT_GROUPS[by];
  const labelOf = (label: string): string => (by === 'month' ? formatMonth(label) : label);
  return (
    <Screen
      title="Where paid jobs come from"
      intro="Leads by the day of their request, dollars by the day they were paid."
      back={{ to: ADDRESSES.crm, label: 'CRM' }}
    >
      <Stack spacing={2}>
        <Row sx={{ pt: 1, '& > .MuiTextField-root': { flex: '1 1 9rem', maxWidth: '16rem' } }}>
          <Select
            label="Show"
            value={by === 'source' ? '' : by}
            options={GROUPS}
            onChoose={setBy}
          />
          <Select label="Period" value={choice} options={PERIODS} onChoose={setPeriod} />
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={payments.length === 0}
            onClick={download}
          >
            Download payments (CSV)
          </Button>
        </Row>
        {lines.length === 0 ? (
          <EmptyState
            title="Nothing to show yet"
            hint="Leads and payments of this period are counted here."
          />
        ) : (
          <>
            <Columns>
              <DollarsReceived head={head} lines={lines} labelOf={labelOf} />
              {payments.length > 0 && (
                <Section title="Payments">
                  <PaymentList
                    payments={areAllShown ? payments : payments.slice(0, SHOWN)}
                    aboutOf={aboutOf}
                  />
                  {!areAllShown && (
                    <Button onClick={() => setList('all')}>{`Show all ${payments.length}`}</Button>
                  )}
                </Section>
              )}
            </Columns>
            <Section title="From request to payment">
              <ReportTable head={head} lines={lines} total={total} labelOf={labelOf} />
            </Section>
          </>
        )}
      </Stack>
    </Screen>
  );
}

/** The dollars of each line as bars, where a job of it is at Paid or a payment came in. */
function DollarsReceived({ head, lines, labelOf }: Omit<ReportTableProps, 'total'>) {
  const received = lines.filter(({ paid, receivedCents }) => paid > 0 || receivedCents !== 0);
  if (received.length === 0) return null;
  return (
    <Section title="Dollars received">
      <BarTable
        title="Dollars received"
        isTitled
        head={[head, 'Paid', 'Received']}
        rows={received.map(({ label, paid, receivedCents }) => ({
          label: labelOf(label),
          size: receivedCents || undefined,
          cells: [String(paid), formatCents(receivedCents)],
        }))}
      />
      {received.some(({ receivedCents }) => receivedCents === 0) && (
        <Muted>
          A job at Paid counts $0 until its payment is recorded: Got paid, on the job or the lead.
        </Muted>
      )}
    </Section>
  );
}

const HEADS = ['Leads', 'Won', 'Paid', 'Received', 'Days to paid', 'Hours to contact'];

/** Rounds a median: to one decimal below ten. */
const roundedMedian = (value: number): number =>
  value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
const medianText = (value: number | undefined): string =>
  value === undefined ? '–' : roundedMedian(value).toLocaleString('en-US');

interface ReportTableProps {
  head: string;
  lines: readonly ReportLine[];
  total: ReportLine;
  labelOf: (label: string) => string;
}

/** How many leads became paid jobs, and how long it took: a table, on a phone a list in words. */
function ReportTable({ head, lines, total, labelOf }: ReportTableProps) {
  if (useHasPhoneFrame()) {
    return (
      <PlainList lines="between" aria-label="From request to payment">
        {lines.map((line) => (
          <LineInWords key={line.label} line={line} label={labelOf(line.label)} />
        ))}
        <LineInWords line={total} label={total.label} />
      </PlainList>
    );
  }
  return (
    <Box
      role="group"
      aria-label="From request to payment, scrolls sideways"
      tabIndex={0}
      sx={{ overflowX: 'auto', mx: -1 }}
    >
      <Table
        size="small"
        aria-label="From request to payment"
        sx={{
          '& .MuiTableCell-root': { px: 1, fontSize: '0.875rem', overflowWrap: 'normal' },
          '& td': { whiteSpace: 'nowrap' },
          '& tfoot .MuiTableCell-root': { color: 'text.primary', fontWeight: 600, border: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {HEADS.map((name) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <ReportRow key={line.label} line={line} label={labelOf(line.label)} />
          ))}
        </TableBody>
        <TableFooter>
          <ReportRow line={total} label={total.label} />
        </TableFooter>
      </Table>
    </Box>
  );
}

function LineInWords({ line, label }: { line: ReportLine; label: string }) {
  const { leads, won, paid, receivedCents, daysToPaid, hoursToContact } = line;
  return (
    <li>
      <Typography variant="subtitle1">
        {label}: {formatCents(receivedCents)}
      </Typography>
      <Muted>
        {dotted(
          `${pluralize(leads, 'lead')}, ${pluralize(won, 'won', 'won')}, ${pluralize(paid, 'paid', 'paid')}`,
          daysToPaid !== undefined && `${pluralize(roundedMedian(daysToPaid), 'day')} to paid`,
          hoursToContact !== undefined &&
            `${pluralize(roundedMedian(hoursToContact), 'hour')} to first contact`,
        )}
      </Muted>
    </li>
  );
}

function ReportRow({ line, label }: { line: ReportLine; label: string }) {
  const { leads, won, paid, receivedCents, daysToPaid, hoursToContact } = line;
  const cells = [
    leads,
    won,
    paid,
    formatCents(receivedCents),
    medianText(daysToPaid),
    medianText(hoursToContact),
  ];
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {cells.map((cell, index) => (
        <TableCell key={HEADS[index]} align="right">
          {cell.toLocaleString('en-US')}
        </TableCell>
      ))}
    </TableRow>
  );
}
