import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { business } from '../../business';
import { depositOf, estimateTotals, lineCents, sumsAboveTotal } from '../../domain/estimates/rules';
import type { Estimate, EstimateLine } from '../../domain/estimates/schema';
import { addressLine } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatDay, localDay, parseIsoDateTime } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { BrandMark } from '../../ui/BrandMark';
import { Row } from '../../ui/layout/Row';
import { TypedText } from '../../ui/layout/TypedText';

const TOTAL = 'Total';

interface EstimateSheetProps {
  estimate: Estimate;
  /** Whose address it shows; undefined if the lead was deleted. */
  lead: Lead | undefined;
}

/** An estimate as the customer reads it, on the screen and on paper: head, lines, sums and terms. */
export function EstimateSheet({ estimate, lead }: EstimateSheetProps) {
  const { number, customerName, createdDate, sentDate, validUntil, lines, notes } = estimate;
  return (
    <Stack spacing={3}>
      <Row gap={2} align="flex-start" justify="space-between">
        <div>
          <Typography variant="h2" component="p">
            <BrandMark /> {business.name}
          </Typography>
          <Typography variant="body2">{business.phone}</Typography>
          <Typography variant="body2">{business.email}</Typography>
          <Typography variant="body2">{business.serviceArea}</Typography>
        </div>
        <div>
          <Typography variant="subtitle1" component="p">
            Estimate {number}
          </Typography>
          <Typography variant="body2">
            {formatDay(localDay(parseIsoDateTime(sentDate ?? createdDate)))}
          </Typography>
          {validUntil !== '' && (
            <Typography variant="body2">Valid until {formatDay(validUntil)}</Typography>
          )}
        </div>
      </Row>
      <div>
        <Typography variant="body2" color="textSecondary">
          For
        </Typography>
        <Typography variant="subtitle1">{customerName}</Typography>
        {lead && <Typography variant="body2">{addressLine(lead)}</Typography>}
      </div>
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          aria-label="Lines"
          sx={{ '& .MuiTableCell-root': { px: 0.5, overflowWrap: 'anywhere' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Description</TableCell>
              <NumberCell isWide>Quantity</NumberCell>
              <NumberCell isWide>Unit price</NumberCell>
              <NumberCell>Amount</NumberCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content max-content',
          justifyContent: 'end',
          columnGap: 3,
          rowGap: 0.5,
          '& dd': { textAlign: 'right' },
          '& .total': { fontWeight: 700, fontSize: '1.15rem' },
        }}
      >
        {[
          ...sumsAboveTotal(estimate),
          [TOTAL, formatCents(estimateTotals(estimate).totalCents)] as const,
          ...depositOf(estimate),
        ].map(([label, sum]) => (
          <Fragment key={label}>
            <dt className={label === TOTAL ? 'total' : undefined}>{label}</dt>
            <dd className={label === TOTAL ? 'total' : undefined}>{sum}</dd>
          </Fragment>
        ))}
      </Box>
      {notes !== '' && <TypedText>{notes}</TypedText>}
      <Typography variant="body2" color="textSecondary">
        {business.estimateTerms}
      </Typography>
      <div className="print-only">
        <Row gap={4} sx={{ pt: 6 }}>
          {['Accepted by', 'Date'].map((label) => (
            <Typography
              key={label}
              variant="body2"
              sx={{ flex: 1, borderTop: 1, borderColor: 'text.primary', pt: 0.5 }}
            >
              {label}
            </Typography>
          ))}
        </Row>
      </div>
    </Stack>
  );
}

function LineRow({ line }: { line: EstimateLine }) {
  const { description, quantity, unit, unitPriceCents } = line;
  const amount = [quantity, unit].filter(Boolean).join(' ');
  return (
    <TableRow>
      <TableCell>
        {description}
        <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
          {amount} × {formatCents(unitPriceCents)}
        </Typography>
      </TableCell>
      <NumberCell isWide>{amount}</NumberCell>
      <NumberCell isWide>{formatCents(unitPriceCents)}</NumberCell>
      <NumberCell>{formatCents(lineCents(line))}</NumberCell>
    </TableRow>
  );
}

interface NumberCellProps {
  /** Whether a phone shows it in the first column instead. */
  isWide?: boolean;
  children: ReactNode;
}

const NumberCell = ({ isWide = false, children }: NumberCellProps) => (
  <TableCell
    align="right"
    sx={{ whiteSpace: 'nowrap', display: isWide ? { xs: 'none', sm: 'table-cell' } : undefined }}
  >
    {children}
  </TableCell>
);
