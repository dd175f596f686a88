import { ids } from '../../lib/ids';
import type { Changes } from '../../lib/recordsDiff';
import type { NewPayment, Payment, PaymentFields } from './schema';
import { defineCreation, defineEvent } from '../shared/event';

/** The payment of an event, and what was paid. */
export interface AboutPayment extends Pick<
  Payment,
  'projectId' | 'leadId' | 'customerName' | 'amountCents'
> {
  paymentId: string;
}

/** A customer paid. A job, or a lead without one, that is paid in full moves to Paid. */
export const paymentReceived = defineCreation(
  'payments/paymentReceived',
  (payment: NewPayment, meta): Payment => ({
    ...payment,
    id: ids.nextText(),
    createdDate: meta.occurredAt,
  }),
);

/**
 * A payment was corrected; `changes` holds only the fields that differ. What is no longer paid in full
 * moves back to Invoiced, as after {@link paymentDeleted}.
 */
export const paymentEdited = defineEvent<AboutPayment & { changes: Changes<PaymentFields> }>(
  'payments/paymentEdited',
);

/** The owner deleted a payment. What is no longer paid in full moves back to Invoiced, or Invoice Sent. */
export const paymentDeleted = defineEvent<AboutPayment>(
  'payments/paymentDeleted',
  ({ paymentId }) => ({ payments: { ids: [paymentId] } }),
);
