import * as v from 'valibot';
import { PAYMENT_WAYS, type Payment } from '../../../domain/payments/schema';
import { isLocalDay, localDay } from '../../../lib/dates';
import { formatCents } from '../../../lib/money';
import { typedDollars } from '../../../ui/form/fieldSchemas';

/** The form of a payment. */

const MAX_DOLLARS = 1e9;

export const paymentFormSchema = v.object({
  amount: v.pipe(
    typedDollars,
    v.check((dollars) => dollars > 0, 'Enter an amount of more than $0'),
    v.maxValue(MAX_DOLLARS, `Enter at most $${MAX_DOLLARS.toLocaleString('en-US')}`),
  ),
  // A stored one that this version does not know stays.
  way: v.string(),
  day: v.pipe(
    v.string(),
    v.check(isLocalDay, 'Enter a day of the calendar'),
    v.check((day) => day <= localDay(new Date()), 'This day is still to come'),
  ),
});
export type PaymentFormResult = v.InferOutput<typeof paymentFormSchema>;

/** Returns the form's values: of a payment, or of a new one of all that is left, paid as the last was. */
export const paymentFormValues = (
  payment: Payment | undefined,
  leftCents = 0,
  lastWay: string = PAYMENT_WAYS[0],
): v.InferInput<typeof paymentFormSchema> => {
  const cents = payment?.amountCents ?? Math.max(0, leftCents);
  return {
    amount: cents === 0 ? '' : String(cents / 100),
    way: payment?.way ?? lastWay,
    day: payment?.day ?? localDay(new Date()),
  };
};

/** Says how an amount compares with what is left to pay. */
export function hintOfAmount(cents: number, leftCents: number | undefined): string {
  if (cents === 0 || leftCents === undefined) return 'In dollars';
  const left = Math.max(0, leftCents);
  if (cents === left) return 'All that is owed';
  if (cents > left) return `${formatCents(cents - left)} more than is owed`;
  return `${formatCents(left - cents)} of ${formatCents(left)} stays owed`;
}
