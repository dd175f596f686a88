import { addMonths } from 'date-fns';
import { localDay } from '../../lib/dates';
import type { Lead } from '../leads/schema';
import { projectFromLead } from '../projects/rules';
import type { NewProject } from '../projects/schema';
import { estimateTotals, lineText } from './rules';
import type { Estimate, EstimateFields } from './schema';

/** New estimates, and the job that an accepted one becomes. */

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

/** Returns the job of an accepted estimate: the lead's customer, its lines and its total. */
export function projectFromEstimate(lead: Lead, estimate: Estimate): NewProject {
  const lines = estimate.lines.map(lineText).join('\n');
  return {
    ...projectFromLead(lead),
    description: lines || projectFromLead(lead).description,
    estimatedValue: estimateTotals(estimate).totalCents / 100,
  };
}
