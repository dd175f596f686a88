import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { deletePayment, type PaidFor } from '../../../domain/payments/commands';
import type { Payment } from '../../../domain/payments/schema';
import { formatShortDay } from '../../../lib/dates';
import { formatCents } from '../../../lib/money';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import { OpenButton } from '../../../ui/overlays/OpenButton';
import { Fill, PlainList, Row } from '../../../ui/parts';
import { useCloseWithout } from '../../../ui/screen/useCloseWithout';
import { deletionQuestion, useConfirm } from '../../../ui/screen/useConfirm';
import { withPaidMoves } from '../leads/describeMoves';
import { useAct } from '../undo/useAct';
import type { PaymentDialogProps } from './PaymentDialog';

const PaymentDialog = lazyOverlay(async () => (await import('./PaymentDialog')).PaymentDialog);

/** Opens the question what a customer paid. */
export const GotPaidButton = (props: Omit<PaymentDialogProps, 'onClose' | 'payment'>) => (
  <OpenButton
    variant="outlined"
    className="no-print"
    startIcon={<PaymentsIcon />}
    aria-label={`Got paid: ${props.subtitle}`}
    renderDialog={(close) => <PaymentDialog {...props} onClose={close} />}
  >
    Got paid
  </OpenButton>
);

const paidForOf = ({ projectId, leadId }: Payment): PaidFor =>
  projectId === undefined ? { leadId } : { projectId };

interface PaymentListProps {
  payments: readonly Payment[];
  /** What is left to pay in all, in cents; undefined where that is not known. */
  leftCents?: number;
  /** Returns who paid for what, shown where that does not go without saying. */
  aboutOf?: (payment: Payment) => string;
}

/** Payments, the newest first, each of which can be corrected and deleted. */
export function PaymentList({ payments, leftCents, aboutOf }: PaymentListProps) {
  const act = useAct();
  const [editedId, setEditedId] = useState<string>();
  const edited = payments.find(({ id }) => id === editedId);
  const endEdit = (): void => setEditedId(undefined);
  // Deleted elsewhere meanwhile; an Undo there must not open it again.
  useCloseWithout(edited, endEdit);
  const { confirm, dialog } = useConfirm();
  const remove = async (payment: Payment): Promise<void> => {
    const end = `this payment of ${formatCents(payment.amountCents)}?`;
    if (!(await confirm(deletionQuestion('payment', end)))) return;
    act(deletePayment(payment.id), withPaidMoves('Payment deleted'));
  };
  return (
    <>
      <PlainList lines="between" aria-label="Payments">
        {payments.map((payment) => {
          const { id, amountCents, way, day } = payment;
          const name = `${formatCents(amountCents)}, ${formatShortDay(day)}`;
          return (
            <Row component="li" key={id} gap={0.5} noWrap>
              <Fill>
                {aboutOf && <Typography variant="subtitle1">{aboutOf(payment)}</Typography>}
                <Typography variant="body2">
                  <strong>{formatCents(amountCents)}</strong> · {way} · {formatShortDay(day)}
                </Typography>
              </Fill>
              <IconButton
                className="no-print"
                aria-label={`Edit payment ${name}`}
                onClick={() => setEditedId(id)}
              >
                <EditOutlinedIcon fontSize="small" />
              </IconButton>
              <IconButton
                className="no-print"
                aria-label={`Delete payment ${name}`}
                onClick={() => void remove(payment)}
              >
                <DeleteOutlineIcon fontSize="small" />
              </IconButton>
            </Row>
          );
        })}
      </PlainList>
      {edited && (
        <PaymentDialog
          paidFor={paidForOf(edited)}
          subtitle={edited.customerName}
          leftCents={leftCents === undefined ? undefined : leftCents + edited.amountCents}
          payment={edited}
          onClose={endEdit}
        />
      )}
      {dialog}
    </>
  );
}
