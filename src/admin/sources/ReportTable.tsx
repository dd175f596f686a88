import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReportLine } from '../../domain/payments/report';
import { formatCents } from '../../lib/money';
import { dotted, pluralize } from '../../lib/text';
import { Muted, PlainList } from '../../ui/parts';
import { useHasPhoneFrame } from '../shared/frame';

const HEADS = ['Leads', 'Won', 'Paid', 'Received', 'Days to paid', 'Hours to contact'];

/** Writes a median: to one decimal below ten. */
const medianText = (value: number | undefined): string => {
  if (value === undefined) return '–';
  return value < 10
    ? String(Math.round(value * 10) / 10)
    : Math.round(value).toLocaleString('en-US');
};

export interface ReportTableProps {
  head: string;
  lines: readonly ReportLine[];
  total: ReportLine;
  labelOf: (label: string) => string;
}

/** How many leads became paid jobs, and how long it took: a table, on a phone a list in words. */
export function ReportTable({ head, lines, total, labelOf }: ReportTableProps) {
  const hasPhoneFrame = useHasPhoneFrame();
  if (hasPhoneFrame) {
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
            <Line key={line.label} line={line} label={labelOf(line.label)} />
          ))}
        </TableBody>
        <TableFooter>
          <Line line={total} label={total.label} />
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
          daysToPaid !== undefined && `${medianText(daysToPaid)} days to paid`,
          hoursToContact !== undefined && `${medianText(hoursToContact)} hours to first contact`,
        )}
      </Muted>
    </li>
  );
}

function Line({ line, label }: { line: ReportLine; label: string }) {
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
