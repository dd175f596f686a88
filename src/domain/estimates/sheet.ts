import * as v from 'valibot';
import { cents, day, MAX_LENGTH, optionalDay, text } from '../../lib/fields';
import { localDay, parseIsoDateTime } from '../../lib/dates';
import type { Lead } from '../leads/schema';
import { amountOwed } from '../projects/rules';
import type { Project } from '../projects/schema';
import { estimateTotals } from './rules';
import { estimateLineSchema, percent, type Estimate, type EstimateLine } from './schema';

/** The sheet that a customer is shown by a link: an estimate or an invoice, by itself. */

/** What hides in a text: control characters but line ends, and those that turn or join what is read. */
const UNSEEN = /(?!\n)[\p{Cc}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
/** A text of a link, which anybody may have written: without what hides in it. */
const seenText = (maxLength: number = MAX_LENGTH.line) =>
  v.pipe(
    text(maxLength),
    v.transform((words) => words.replaceAll(UNSEEN, '').trim()),
  );

/** Most lines of a sheet. */
const MAX_LINES = 200;

/** A line of a sheet: that of an estimate, without its id. */
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
  /** What the work is. */
  title: seenText(),
  /** The day on which it was written. */
  day,
  /** Until when an estimate is valid; may be empty. */
  validUntil: optionalDay,
  lines: v.pipe(v.array(sheetLineSchema), v.maxLength(MAX_LINES)),
  discountCents: cents,
  taxPercent: percent,
  paidCents: cents,
  notes: seenText(MAX_LENGTH.note),
});
export type Sheet = v.InferOutput<typeof sheetSchema>;

/** Returns what a customer still has to pay; nothing if more was paid. */
export const balanceCents = (sheet: Sheet): number =>
  Math.max(0, estimateTotals(sheet).totalCents - sheet.paidCents);

const withoutId = ({ description, quantity, unit, unitPriceCents }: EstimateLine) => ({
  description,
  quantity,
  unit,
  unitPriceCents,
});

/** Returns the sheet of an estimate, of a day if it was not sent yet. */
export const sheetOfEstimate = (estimate: Estimate, lead: Lead | undefined, now: Date): Sheet => ({
  kind: 'estimate',
  number: estimate.number,
  customerName: estimate.customerName,
  title: lead?.serviceType ?? '',
  day: localDay(estimate.sentDate === undefined ? now : parseIsoDateTime(estimate.sentDate)),
  validUntil: estimate.validUntil,
  lines: estimate.lines.map(withoutId),
  discountCents: estimate.discountCents,
  taxPercent: estimate.taxPercent ?? 0,
  paidCents: 0,
  notes: estimate.notes,
});

/** Returns the number of a job's invoice: its id in few characters. */
export const invoiceNumber = ({ id }: Pick<Project, 'id'>): string => id.toString(36).toUpperCase();

/**
 * Returns the invoice of a job, with the lines of the estimate that it was made from while they add up to what the
 * job costs.
 */
export function sheetOfJob(
  job: Project,
  estimate: Estimate | undefined,
  paidCents: number,
  now: Date,
): Sheet {
  const owedCents = Math.round(amountOwed(job) * 100);
  const isOfEstimate = estimate && estimateTotals(estimate).totalCents === owedCents;
  const whole = { description: job.title, quantity: 1, unit: '', unitPriceCents: owedCents };
  return {
    kind: 'invoice',
    number: invoiceNumber(job),
    customerName: job.customerName,
    // Said by the only line otherwise.
    title: isOfEstimate ? job.title : '',
    day: localDay(now),
    validUntil: '',
    lines: isOfEstimate ? estimate.lines.map(withoutId) : [whole],
    discountCents: isOfEstimate ? estimate.discountCents : 0,
    taxPercent: (isOfEstimate && estimate.taxPercent) || 0,
    paidCents,
    notes: '',
  };
}
