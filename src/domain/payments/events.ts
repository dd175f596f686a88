import { ids } from '../../lib/ids';
import { formatCents } from '../../lib/money';
import type { Changes } from '../../lib/recordsDiff';
import { defineCreation, defineEvent } from '../shared/event';
import { subject, type Subject } from '../shared/subjects';
import type { NewPayment, Payment, PaymentFields } from './schema';

/** The payment of an event, and what was paid. */
export interface PaymentRef extends Pick<
  Payment,
  'projectId' | 'leadId' | 'customerName' | 'amountCents'
> {
  paymentId: string;
}

/** Returns the job that a payment is for, or its lead if it has no job, with the sum. */
const payer = (
  { projectId, leadId, customerName }: Omit<PaymentRef, 'paymentId' | 'amountCents'>,
  amountCents: number,
  facts?: Subject['facts'],
): Subject =>
  subject(projectId === undefined ? 'lead' : 'project', projectId ?? leadId, customerName, {
    amount: formatCents(amountCents),
    ...facts,
  });

/** A customer paid. A job, or a lead without one, that is paid in full moves to Paid. */
export const paymentReceived = defineCreation(
  'payments/paymentReceived',
  (payment: NewPayment, meta): Payment => ({
    ...payment,
    id: ids.nextText(),
    createdDate: meta.occurredAt,
  }),
  {
    subjects: ({ amountCents, way, ...about }) => payer(about, amountCents, { way }),
    isToldByRecords: true,
  },
);

/**
 * A payment was corrected; `changes` holds only the fields that differ. A job that is no longer paid in full moves
 * back to where it was, as after {@link paymentDeleted}.
 */
export const paymentEdited = defineEvent<PaymentRef & { changes: Changes<PaymentFields> }>(
  'payments/paymentEdited',
  {
    subjects: ({ amountCents, changes, ...about }) =>
      payer(about, changes.amountCents ?? amountCents),
  },
);

/** A payment was deleted. A job or a lead that is no longer paid in full moves back to where it was before. */
export const paymentDeleted = defineEvent<PaymentRef>('payments/paymentDeleted', {
  deletes: ({ paymentId }) => ({ payments: { ids: [paymentId] } }),
  subjects: ({ amountCents, ...about }) => payer(about, amountCents),
});
