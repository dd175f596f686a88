import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/overlays/lazyOverlay';
import type { PaymentDialogProps } from './PaymentDialog';

export const PaymentDialog = lazyOverlay(
  async () => (await import('./PaymentDialog')).PaymentDialog,
);

/** Opens the question what a customer paid. */
export function GotPaidButton(props: Omit<PaymentDialogProps, 'onClose' | 'payment'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        className="no-print"
        startIcon={<PaymentsIcon />}
        aria-haspopup="dialog"
        aria-label={`Got paid: ${props.subtitle}`}
        onClick={() => setOpen(true)}
      >
        Got paid
      </Button>
      {isOpen && <PaymentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
