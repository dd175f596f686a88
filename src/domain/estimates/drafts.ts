import { addMonths } from 'date-fns';
import { formatDay, localDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { leadName } from '../leads/rules';
import type { Lead } from '../leads/schema';
import { projectFromLead } from '../projects/rules';
import type { NewProject } from '../projects/schema';
import { estimateTotals, lineCents } from './rules';
import type { Estimate, EstimateFields, EstimateLine, NewEstimate } from './schema';

/** New estimates, what a message says of one, and the job that an accepted one becomes. */

/** How many months a new estimate is valid. */
const VALID_MONTHS = 1;

/** Returns the fields of a new estimate, valid for {@link VALID_MONTHS}, without lines. */
export function emptyEstimate(now: Date): EstimateFields {
  return {
    lines: [],
    discountCents: 0,
    validUntil: localDay(addMonths(now, VALID_MONTHS)),
    notes: '',
    usualJob: '',
  };
}

/** Returns a new estimate for a lead. */
export const estimateFor = (lead: Lead, number: string, fields: EstimateFields): NewEstimate => ({
  ...fields,
  number,
  leadId: lead.id,
  customerName: leadName(lead),
});

/** Writes a line as in a message: `2 hours Painting`. */
const lineText = ({ quantity, unit, description }: Omit<EstimateLine, 'id'>): string =>
  [quantity === 1 && unit === '' ? '' : String(quantity), unit, description]
    .filter(Boolean)
    .join(' ');

/** Writes an estimate as a message says it: number, lines, total, and until when it is valid. */
export function estimateSummary(estimate: Estimate): string {
  const { number, lines, validUntil } = estimate;
  const { discountCents, totalCents } = estimateTotals(estimate);
  return [
    `Estimate ${number}`,
    ...lines.map((line) => `${lineText(line)}: ${formatCents(lineCents(line))}`),
    ...(discountCents > 0 ? [`Discount: ${formatCents(discountCents)}`] : []),
    `Total: ${formatCents(totalCents)}`,
    ...(validUntil === '' ? [] : [`Valid until ${formatDay(validUntil)}`]),
  ].join('\n');
}

/** Returns the job of an accepted estimate: the lead's customer, its lines and its total. */
export function projectFromEstimate(lead: Lead, estimate: Estimate): NewProject {
  const lines = estimate.lines.map(lineText).join('\n');
  return {
    ...projectFromLead(lead),
    description: lines || projectFromLead(lead).description,
    estimatedValue: estimateTotals(estimate).totalCents / 100,
  };
}
