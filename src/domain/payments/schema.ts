import * as v from 'valibot';
import { cents, day, isoDateTime, numberId, oneOfOpen, text, textId } from '../../lib/fields';

/** The schema of a payment: money that a customer paid for a job, or for a lead without one. */

export const PAYMENT_WAYS = ['Cash', 'Check', 'Card', 'Bank transfer', 'Other'] as const;

/** The fields that the owner enters. */
export const paymentFieldsSchema = v.object({
  amountCents: cents,
  way: oneOfOpen(PAYMENT_WAYS),
  /** The local day on which it was paid. */
  day,
});
export type PaymentFields = v.InferOutput<typeof paymentFieldsSchema>;

export const paymentSchema = v.object({
  id: textId,
  ...paymentFieldsSchema.entries,
  /** The job that was paid; absent if a lead without a job was. */
  projectId: v.optional(numberId),
  /** The lead of the job, or the lead itself; empty for a job without one. */
  leadId: text(),
  /** The customer's name, source and service at that time, shown if job and lead are deleted. */
  customerName: text(),
  leadSource: text(),
  serviceType: text(),
  createdDate: isoDateTime,
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** A payment before it gets an id. */
export type NewPayment = Omit<Payment, 'id' | 'createdDate'>;
