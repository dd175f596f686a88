import * as v from 'valibot';
import { localDay, parseIsoDateTime } from '../../lib/dates';
import { cents, day, MAX_LENGTH, optionalDay, text } from '../../lib/fields';
import { centsOf } from '../../lib/money';
import { plainText, withoutUnseen } from '../../lib/text';
import type { Lead } from '../leads/schema';
import { amountOwed } from '../projects/rules';
import type { Project } from '../projects/schema';
import { estimateTotals, hasWorkOf } from './rules';
import { estimateLineSchema, percent, type Estimate } from './schema';

/** The sheet that a customer is shown by a link: an estimate or an invoice, by itself. */

/** A text of a link, which anybody may have written: without control characters and signs that turn or join what is read. */
const seenText = (maxLength: number = MAX_LENGTH.line) =>
  v.pipe(
    text(maxLength),
    v.transform((words) => plainText(withoutUnseen(words)).trim()),
  );

/** A line of a sheet: an estimate's line without its id. */
export const sheetLineSchema = v.object({
  description: seenText(),
  quantity: estimateLineSchema.entries.quantity,
  unit: seenText(),
  unitPriceCents: cents,
});

export const sheetSchema = v.object({
  kind: v.picklist(['estimate', 'invoice']),
  number: v.pipe(seenText(), v.minLength(1)),
  customerName: seenText(),
  title: seenText(),
  /** The day on which it was written. */
  day,
  /** Until when an estimate is valid; may be empty. */
  validUntil: optionalDay,
  lines: v.array(sheetLineSchema),
  discountCents: cents,
  taxPercent: percent,
  paidCents: cents,
  notes: seenText(MAX_LENGTH.note),
});
export type Sheet = v.InferOutput<typeof sheetSchema>;

/** Returns what a customer still has to pay; nothing if more was paid. */
export const balanceCents = (sheet: Sheet): number =>
  Math.max(0, estimateTotals(sheet).totalCents - sheet.paidCents);

/** Returns the sheet of an estimate: the same whenever it is sent, so that its code is. */
export const sheetOfEstimate = (estimate: Estimate, lead: Lead | undefined): Sheet => ({
  ...estimate,
  kind: 'estimate',
  title: lead?.serviceType ?? '',
  day: localDay(parseIsoDateTime(estimate.createdDate)),
  taxPercent: estimate.taxPercent ?? 0,
  paidCents: 0,
});

/** Returns the number of a job's invoice: its id in few characters. */
export const invoiceNumber = ({ id }: Pick<Project, 'id'>): string => id.toString(36).toUpperCase();

/**
 * Returns a job's invoice, with the lines of its estimate while they add up to what it costs. Of the accepted estimates
 * of its lead that one is its own whose lines it describes, or else one of its sum.
 */
export function sheetOfJob(
  job: Project,
  accepted: readonly Estimate[],
  paidCents: number,
  now: Date,
): Sheet {
  const owedCents = centsOf(amountOwed(job));
  const estimate =
    accepted.find((other) => hasWorkOf(job, other)) ??
    accepted.find((other) => estimateTotals(other).totalCents === owedCents);
  const onlyLine = { description: job.title, quantity: 1, unit: '', unitPriceCents: owedCents };
  const summands =
    estimate && estimateTotals(estimate).totalCents === owedCents
      ? estimate
      : { lines: [onlyLine], discountCents: 0, taxPercent: 0 };
  return {
    kind: 'invoice',
    number: invoiceNumber(job),
    customerName: job.customerName,
    title: summands === estimate ? job.title : '', // Said by the only line otherwise.
    day: localDay(now),
    validUntil: '',
    lines: summands.lines,
    discountCents: summands.discountCents,
    taxPercent: summands.taxPercent ?? 0,
    paidCents,
    notes: '',
  };
}
