import * as v from 'valibot';
import {
  MAX_LENGTH,
  cents,
  isoDateTime,
  oneOfOpen,
  optionalDay,
  text,
  textId,
} from '../../lib/fields';

/** A draft can be changed. A sent estimate cannot: its next version replaces it. */
export const ESTIMATE_STATUSES = ['Draft', 'Sent', 'Accepted', 'Declined', 'Replaced'] as const;
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number];
/** What a customer answers to an estimate. */
export type EstimateAnswer = Extract<EstimateStatus, 'Accepted' | 'Declined'>;

/** The greatest quantity of a line. */
export const MAX_QUANTITY = 1e6;

/** What is done, how much of it, and what one costs. */
export const estimateLineSchema = v.object({
  id: textId,
  description: text(),
  /** In thousandths at the finest. */
  quantity: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_QUANTITY)), 1),
  /** Such as `hour`; may be empty. */
  unit: text(),
  unitPriceCents: cents,
});
export type EstimateLine = v.InferOutput<typeof estimateLineSchema>;

/** A rate of tax. */
export const percent = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100));

/** The fields that the owner enters. */
export const estimateFieldsSchema = v.object({
  lines: v.optional(v.array(estimateLineSchema), () => []),
  discountCents: cents,
  validUntil: optionalDay,
  notes: text(MAX_LENGTH.note),
  /** The name under which the lines are offered for other estimates; empty: not at all. */
  usualJob: text(),
});
export type EstimateFields = v.InferOutput<typeof estimateFieldsSchema>;

export const estimateSchema = v.object({
  id: textId,
  /** `2026-001`; the next version of it is `2026-001-2`. */
  number: text(),
  leadId: text(),
  /** The customer's name at that time, shown if the lead is deleted. */
  customerName: text(),
  ...estimateFieldsSchema.entries,
  /** The tax on it, as it was when it was written; absent without any. */
  taxPercent: v.optional(percent),
  status: oneOfOpen(ESTIMATE_STATUSES),
  createdDate: isoDateTime,
  sentDate: v.optional(isoDateTime),
  /** When the customer accepted or declined it. */
  answeredDate: v.optional(isoDateTime),
  /** The code of the link that the customer was sent: a hash of what it shows (`sheetLink.ts`). */
  linkCode: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH.line))),
});
export type Estimate = v.InferOutput<typeof estimateSchema>;

/** An estimate before it gets an id. */
export type NewEstimate = EstimateFields &
  Pick<Estimate, 'number' | 'leadId' | 'customerName' | 'taxPercent'>;
