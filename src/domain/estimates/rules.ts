import { addMonths } from 'date-fns';
import { billing } from '../../business';
import { formatDay, localDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import type { Project } from '../projects/schema';
import type { Estimate, EstimateFields, EstimateLine } from './schema';

/** The rules of estimates: pure functions, named after what they decide. Sums are whole cents. */

/** Returns what a line costs, rounded to a cent; its quantity counts in thousandths. */
export const lineCents = ({ quantity, unitPriceCents }: Omit<EstimateLine, 'id'>): number =>
  Math.round((Math.round(quantity * 1000) * unitPriceCents) / 1000);

/** What an estimate is added up from. */
export interface Summands {
  lines: readonly Omit<EstimateLine, 'id'>[];
  discountCents: number;
  taxPercent?: number | undefined;
}

/** Adds up an estimate: its lines less the discount, never below nothing, and the tax on that, rounded once. */
export function estimateTotals({ lines, discountCents, taxPercent = 0 }: Summands) {
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const discount = Math.min(discountCents, subtotalCents);
  const net = subtotalCents - discount;
  const taxCents = Math.round((net * Math.round(taxPercent * 1000)) / 100_000);
  return { subtotalCents, discountCents: discount, taxCents, totalCents: net + taxCents };
}

/** Returns the total in dollars, as the value of a lead or a job. */
export const totalDollars = (summands: Summands): number =>
  estimateTotals(summands).totalCents / 100;

/** Returns the sums above the total, each with its label; none where the lines alone make the total. */
export function sumsAboveTotal(summands: Summands): (readonly [label: string, sum: string])[] {
  const { subtotalCents, discountCents, taxCents } = estimateTotals(summands);
  if (discountCents === 0 && taxCents === 0) return [];
  return [
    ['Subtotal', formatCents(subtotalCents)],
    ...(discountCents > 0 ? [['Discount', `−${formatCents(discountCents)}`] as const] : []),
    ...(taxCents > 0 ? [[`Tax (${summands.taxPercent}%)`, formatCents(taxCents)] as const] : []),
  ];
}

/** Returns what a customer pays before the work begins, with its label; empty without a deposit. */
export function depositOf(
  summands: Summands,
  depositPercent: number = billing.depositPercent,
): (readonly [label: string, sum: string])[] {
  if (depositPercent <= 0) return [];
  const cents = Math.round((estimateTotals(summands).totalCents * depositPercent) / 100);
  return [[`Deposit to begin (${depositPercent}%)`, formatCents(cents)]];
}

/** Whether an estimate can still be changed. */
export const isDraft = ({ status }: Pick<Estimate, 'status'>): boolean => status === 'Draft';

/** Whether a day until which an estimate can be accepted is over. */
export const isExpired = ({ validUntil }: Pick<Estimate, 'validUntil'>, now: Date): boolean =>
  validUntil !== '' && validUntil < localDay(now);

/** Whether an estimate waits to be sent or answered. */
export const isUnanswered = ({ status }: Pick<Estimate, 'status'>): boolean =>
  status === 'Draft' || status === 'Sent';

/** Writes a line as in a message: `2 hours Painting`. */
export const lineText = ({ quantity, unit, description }: Omit<EstimateLine, 'id'>): string =>
  [quantity === 1 && unit === '' ? '' : String(quantity), unit, description]
    .filter(Boolean)
    .join(' ');

/** Returns what an estimate says of the work, as the description of its job. */
export const workOf = ({ lines }: Pick<Estimate, 'lines'>): string =>
  lines.map(lineText).join('\n');

/** Whether the description of a job has the lines of an estimate, each as a line of its own. */
export const hasWorkOf = (
  { description }: Pick<Project, 'description'>,
  estimate: Pick<Estimate, 'lines'>,
): boolean => workOf(estimate) !== '' && `\n${description}\n`.includes(`\n${workOf(estimate)}\n`);

/** Writes an estimate as a message says it: number, lines, total, and until when it is valid. */
export function estimateSummary(estimate: Estimate): string {
  const { number, lines, validUntil } = estimate;
  return [
    `Estimate ${number}`,
    ...lines.map((line) => `${lineText(line)}: ${formatCents(lineCents(line))}`),
    ...sumsAboveTotal(estimate).map(([label, sum]) => `${label}: ${sum}`),
    `Total: ${formatCents(estimateTotals(estimate).totalCents)}`,
    ...depositOf(estimate).map(([label, sum]) => `${label}: ${sum}`),
    ...(validUntil === '' ? [] : [`Valid until ${formatDay(validUntil)}`]),
  ].join('\n');
}

/** How many months a new estimate is valid. */
const VALID_MONTHS = 1;

/** Returns the fields of a new estimate, valid for {@link VALID_MONTHS}, without lines. */
export const emptyEstimate = (now: Date): EstimateFields => ({
  lines: [],
  discountCents: 0,
  validUntil: localDay(addMonths(now, VALID_MONTHS)),
  notes: '',
  usualJob: '',
});
