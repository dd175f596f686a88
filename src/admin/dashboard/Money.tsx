import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { ADDRESSES, OWED_TODAY } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { paidCents, paymentsIn } from '../../domain/payments/rules';
import { selectPayments } from '../../domain/payments/slice';
import { formatDistanceFrom, localDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { Row } from '../../ui/layout/Row';
import { selectOwed } from '../shared/workSelectors';

/** What is owed, in one line that leads to Today, and what came in this month. */
export function Money() {
  const now = useNow();
  const owed = useAppSelector(selectOwed);
  const payments = useAppSelector(selectPayments);
  const total = owed.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const received = paidCents(paymentsIn(localDay(new Date(now)).slice(0, 7), payments));
  const [oldest] = owed;
  return (
    <Card component="section" aria-label="Money" sx={{ px: 1, py: 0.5 }}>
      <Row gap={0.5}>
        {oldest && (
          <Button component={Link} to={OWED_TODAY}>
            {`Owed ${formatCents(total)} · oldest ${formatDistanceFrom(oldest.since, now)}`}
          </Button>
        )}
        <Button component={Link} to={ADDRESSES.sources}>
          {`Received this month ${formatCents(received)}`}
        </Button>
      </Row>
    </Card>
  );
}
