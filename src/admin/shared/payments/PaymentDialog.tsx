import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import * as v from 'valibot';
import { useAppSelector } from '../../../app/store/hooks';
import { receivePayment, savePayment, type PaidFor } from '../../../domain/payments/commands';
import { PAYMENT_WAYS, type Payment, type PaymentFields } from '../../../domain/payments/schema';
import { selectPayments } from '../../../domain/payments/slice';
import { isLocalDay, localDay } from '../../../lib/dates';
import { MAX_DOLLARS } from '../../../lib/fields';
import { centsOf, formatCents, parseDollars } from '../../../lib/money';
import { TOO_MANY_DOLLARS, typedDate, typedDollars } from '../../../ui/form/fieldSchemas';
import { FormDollarField } from '../../../ui/form/FormDollarField';
import { FormBox, FormButtons, FormTextField } from '../../../ui/form/formParts';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { focusWithin } from '../../../ui/screen/focus';
import { TitledDialog } from '../../../ui/screen/TitledDialog';
import { useHasPhoneFrame } from '../frame';
import { withPaidMoves } from '../leads/describeMoves';
import { useAct } from '../undo/useAct';

const paymentFormSchema = v.object({
  amountCents: v.pipe(
    typedDollars,
    v.check((dollars) => dollars > 0, 'Enter an amount of more than $0'),
    v.maxValue(MAX_DOLLARS, TOO_MANY_DOLLARS),
    v.transform(centsOf),
  ),
  // A stored payment method that this version does not know stays.
  way: v.string(),
  day: v.pipe(
    typedDate,
    v.check(isLocalDay, 'Enter a day of the calendar'),
    v.check((day) => day <= localDay(new Date()), 'This day is still to come'),
  ),
});
type PaymentFormValues = v.InferInput<typeof paymentFormSchema>;
type PaymentFormResult = v.InferOutput<typeof paymentFormSchema>;

/** Returns the form's values of a payment. */
const paymentFormValues = ({ amountCents, way, day }: PaymentFields): PaymentFormValues => ({
  amountCents: amountCents === 0 ? '' : String(amountCents / 100),
  way,
  day,
});

/** Returns the form's values of a new payment of all that is left, paid as the last was. */
const newPaymentValues = (leftCents = 0, way: string = PAYMENT_WAYS[0]): PaymentFormValues =>
  paymentFormValues({
    amountCents: Math.max(0, leftCents),
    way,
    day: localDay(new Date()),
  });

/** Says how an amount compares with the balance due. */
function hintOfAmount(cents: number, leftCents: number | undefined): string {
  if (cents === 0 || leftCents === undefined) return 'In dollars';
  const left = Math.max(0, leftCents);
  if (cents === left) return 'All that is owed';
  if (cents > left) return `${formatCents(cents - left)} more than is owed`;
  return `${formatCents(left - cents)} of ${formatCents(left)} stays owed`;
}

export interface PaymentDialogProps {
  paidFor: PaidFor;
  /** Who pays, and for what. */
  subtitle: string;
  /** What is left to pay but for this payment, in cents; undefined where that is not known. */
  leftCents?: number | undefined;
  /** The payment that is corrected; absent for a new one. */
  payment?: Payment | undefined;
  onClose: () => void;
}

const focusAmount = focusWithin('input');
const focusSave = focusWithin('[type=submit]');

/** Asks for a payment, filled in with what is owed: its amount, its way and its day. */
export function PaymentDialog({
  paidFor,
  subtitle,
  leftCents,
  payment,
  onClose,
}: PaymentDialogProps) {
  const act = useAct();
  const hasPhoneFrame = useHasPhoneFrame();
  const [last] = useAppSelector(selectPayments);
  const { form, field, frame } = useRecordForm({
    schema: paymentFormSchema,
    record: payment,
    valuesOf: paymentFormValues,
    empty: () => newPaymentValues(leftCents, last?.way),
    save: (result: PaymentFormResult) => {
      const command = payment ? savePayment(payment.id, result) : receivePayment(paidFor, result);
      const words = payment ? 'Payment saved' : `${formatCents(result.amountCents)} received`;
      act<unknown>(command, withPaidMoves(words));
    },
    onSaved: onClose,
  });
  const { control } = form;
  const typed = centsOf(parseDollars(useWatch({ control, name: 'amountCents' })));
  return (
    <TitledDialog
      title={payment ? 'Edit payment' : 'Got paid'}
      subtitle={subtitle}
      closesBeside={!frame.isUnsaved}
      onClose={onClose}
    >
      {/* On a phone the keyboard would cover Save, which most payments need alone. */}
      <FormBox frame={frame} ref={hasPhoneFrame ? focusSave : focusAmount}>
        <FormDollarField
          {...field('amountCents', 'Amount')}
          hint={hintOfAmount(typed, leftCents)}
        />
        <WayField {...field('way', 'Way')} />
        <FormTextField {...field('day', 'Day')} type="date" />
        <FormButtons submitLabel="Save" onCancel={onClose} />
      </FormBox>
    </TitledDialog>
  );
}

interface WayFieldProps {
  control: Control<PaymentFormValues, unknown, PaymentFormResult>;
  name: 'way';
  label: string;
  notice: ReactNode;
}

const WAYS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
} as const;

/** How it was paid: one press each. */
function WayField({ control, name, label, notice }: WayFieldProps) {
  const id = useId();
  const { field } = useController({ control, name });
  const { ref, ...bound } = field;
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
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
      {notice}
    </FormControl>
  );
}
