import { addMonths, lightFormat, startOfMonth } from 'date-fns';
import { parseIsoDateTime } from '../../lib/dates';
import { grouped } from '../../lib/lookUp';
import { funnelStage, PAID } from './rules';
import { STAGES, type Lead, type Stage } from './schema';

/** The figures of several leads: their value, by stage and by month. */

/** Returns the sum of the estimated values of active leads, in dollars. */
export const pipelineValue = (leads: readonly Lead[]): number =>
  leads.reduce((sum, lead) => sum + (lead.isActive ? lead.estimatedValue : 0), 0);

/** Returns the number of leads at {@link PAID}. */
export const paidCount = (leads: readonly Lead[]): number =>
  leads.filter(({ stage }) => stage === PAID).length;

/** Returns the share of leads at Paid, in percent to one decimal; 0 without leads. */
export function conversionRate(leads: readonly Lead[]): number {
  if (leads.length === 0) return 0;
  return Math.round((paidCount(leads) / leads.length) * 1000) / 10;
}

/** The number of leads at a stage, and their value. */
export interface StageCount {
  stage: Stage;
  count: number;
  /** Dollars. */
  value: number;
}

/** Returns the active leads of each stage of the funnel, in its order. */
export function leadsByStage(leads: readonly Lead[]): Map<Stage, Lead[]> {
  const stages = new Map<Stage, Lead[]>(STAGES.map((stage) => [stage, []]));
  for (const lead of leads) if (lead.isActive) stages.get(funnelStage(lead.stage))?.push(lead);
  return stages;
}

/** Returns the funnel: the active leads of each stage, in order, and their value in dollars. */
export const stageOverview = (leads: readonly Lead[]): StageCount[] =>
  [...leadsByStage(leads)].map(([stage, inStage]) => ({
    stage,
    count: inStage.length,
    value: pipelineValue(inStage),
  }));

/** The leads of one local month. */
export interface MonthValue {
  /** `YYYY-MM`. */
  month: string;
  count: number;
  /** Dollars. */
  value: number;
}

/** How many months {@link valueByMonth} returns. */
const MONTHS = 6;

/** Returns the leads of the last months by creation date, oldest month first. */
export function valueByMonth(leads: readonly Lead[], now: Date): MonthValue[] {
  const monthOf = (date: Date): string => lightFormat(date, 'yyyy-MM');
  const byMonth = grouped(leads, ({ createdDate }) => monthOf(parseIsoDateTime(createdDate)));
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = monthOf(addMonths(startOfMonth(now), at + 1 - MONTHS));
    const ofMonth = byMonth.get(month) ?? [];
    const value = ofMonth.reduce((sum, { estimatedValue }) => sum + estimatedValue, 0);
    return { month, count: ofMonth.length, value };
  });
}
