import { conversionRate, paidCount, valueByMonth, type MonthValue } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';

/** The figures of the overview's charts and tables. */
export interface Overview {
  months: MonthValue[];
  /** Percent, to one decimal. */
  conversion: number;
  paid: number;
  all: number;
}

export function overviewOf(leads: readonly Lead[], now: Date): Overview {
  return {
    months: valueByMonth(leads, now),
    conversion: conversionRate(leads),
    paid: paidCount(leads),
    all: leads.length,
  };
}

/** Formats a percentage as `14.3%`, always with its decimal. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;
