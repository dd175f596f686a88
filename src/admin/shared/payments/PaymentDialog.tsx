import { valibotResolver } from '@hookform/resolvers/valibot';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useCallback, useId } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useAppSelector } from '../../../app/store/hooks';
import { receivePayment, savePayment, type PaidFor } from '../../../domain/payments/commands';
import { centsOf } from '../../../domain/payments/rules';
import { PAYMENT_WAYS, type Payment } from '../../../domain/payments/schema';
import { selectPayments } from '../../../domain/payments/slice';
import { formatCents, parseDollars } from '../../../lib/money';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormDollarField } from '../../../ui/form/FormDollarField';
import { FormTextField } from '../../../ui/form/FormTextField';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useIsPhone } from '../frame/useIsPhone';
import {
  hintOfAmount,
  paymentFormSchema,
  paymentFormValues,
  type PaymentFormResult,
} from './paymentFormValues';
import { withPaidMoves } from './withPaidMoves';
import { useAct } from '../undo/useAct';

export interface PaymentDialogProps {
  /** What is paid. */
  paidFor: PaidFor;
  /** Who pays, and for what. */
  subtitle: string;
  /** What is left to pay but for this payment, in cents; undefined where that is not known. */
  leftCents?: number | undefined;
  /** The payment that is corrected; absent for a new one. */
  payment?: Payment | undefined;
  onClose: () => void;
}

/** Asks for a payment, filled in with what is owed: its amount, its way and its day. */
export function PaymentDialog({
  paidFor,
  subtitle,
  leftCents,
  payment,
  onClose,
}: PaymentDialogProps) {
  const act = useAct();
  const isPhone = useIsPhone();
  const [last] = useAppSelector(selectPayments);
  const { control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(paymentFormSchema),
    defaultValues: paymentFormValues(payment, leftCents, last?.way),
  });
  const typed = centsOf(parseDollars(useWatch({ control, name: 'amount' })));
  const save = ({ amount, ...fields }: PaymentFormResult): void => {
    const result = { ...fields, amountCents: centsOf(amount) };
    const command = payment ? savePayment(payment.id, result) : receivePayment(paidFor, result);
    const said = payment ? 'Payment saved' : `${formatCents(result.amountCents)} received`;
    act(withPaidMoves(paidFor, command), (moves) => [said, ...moves].join('. '));
    onClose();
  };
  // On a phone the keyboard would cover Save, which most payments need alone.
  const first = isPhone ? '[type=submit]' : 'input';
  const form = useCallback(
    (element: HTMLFormElement | null) => element?.querySelector<HTMLElement>(first)?.focus(),
    [first],
  );
  return (
    <TitledDialog
      title={payment ? 'Edit payment' : 'Got paid'}
      subtitle={subtitle}
      closesBeside={!formState.isDirty}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <Stack spacing={2}>
          <FormDollarField
            control={control}
            name="amount"
            label="Amount"
            hint={hintOfAmount(typed, leftCents)}
          />
          <WayField control={control} />
          <FormTextField control={control} name="day" label="Day" type="date" shrinkLabel />
          <FormButtons submitLabel="Save" onCancel={onClose} />
        </Stack>
      </form>
    </TitledDialog>
  );
}

type PaymentControl = ReturnType<
  typeof useForm<ReturnType<typeof paymentFormValues>, unknown, PaymentFormResult>
>['control'];

const WAYS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
} as const;

/** How it was paid: one press each. */
function WayField({ control }: { control: PaymentControl }) {
  const id = useId();
  const { field } = useController({ control, name: 'way' });
  const { ref, ...bound } = field;
  return (
    <FormControl>
      <FormLabel id={id}>Way</FormLabel>
      <RadioGroup aria-labelledby={id} {...bound} sx={WAYS}>
        {PAYMENT_WAYS.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            label={way}
            control={<Radio slotProps={{ input: { ref } }} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
