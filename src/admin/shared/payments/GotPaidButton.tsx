import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { lazyOverlay, OpenButton } from '../../../ui/overlays/lazyOverlay';
import type { PaymentDialogProps } from './PaymentDialog';

export const PaymentDialog = lazyOverlay(
  async () => (await import('./PaymentDialog')).PaymentDialog,
);

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
