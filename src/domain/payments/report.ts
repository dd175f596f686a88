import { localDay, parseIsoDateTime, startOfLocalDay } from '../../lib/dates';
import { leadAt, PAID, type LeadMap } from '../leads/rules';
import { STAGE_PHASES, type Lead } from '../leads/schema';
import type { Project } from '../projects/schema';
import { paidCents } from './rules';
import type { Payment } from './schema';

/** Where paid jobs come from: leads and payments by source, service or month. */

export const GROUPINGS = ['source', 'service', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** What came of the leads of one source, service or month. */
export interface ReportRow {
  /** The source or the service; a month as `YYYY-MM`. Empty if it is not known. */
  group: string;
  leads: number;
  /** Leads with a job, or whose job was accepted. */
  won: number;
  paid: number;
  receivedCents: number;
  /** The median from the request to the last payment, in days; undefined without any. */
  daysToPaid: number | undefined;
  /** The median from the request to the first conversation, in hours; undefined without any. */
  hoursToContact: number | undefined;
}

/** What a report is made of. */
export interface ReportRecords {
  /** The leads that are shown, without those that were merged. */
  leads: readonly Lead[];
  entities: LeadMap;
  projects: readonly Pick<Project, 'customerId'>[];
  payments: readonly Payment[];
}

/** Returns the middle of some numbers; undefined without any. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [before, at] = [sorted[middle - 1], sorted[middle]];
  if (at === undefined) return undefined;
  return sorted.length % 2 === 0 && before !== undefined ? (before + at) / 2 : at;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Stages of leads that were won, whatever became of the job. */
const isWonStage = ({ stage }: Lead): boolean =>
  ['won', 'working', 'closed'].includes((STAGE_PHASES as Record<string, string>)[stage] ?? '');

const groupOfLead: Record<Grouping, (lead: Lead) => string> = {
  source: ({ leadSource }) => leadSource,
  service: ({ serviceType }) => serviceType,
  month: ({ createdDate }) => localDay(parseIsoDateTime(createdDate)).slice(0, 7),
};

/** Returns the group of a payment: that of its lead, or, if that is deleted, as it was then. */
function groupOfPayment(payment: Payment, by: Grouping, lead: Lead | undefined): string {
  if (by === 'month') return payment.day.slice(0, 7);
  if (lead) return groupOfLead[by](lead);
  return by === 'source' ? payment.leadSource : payment.serviceType;
}

/** Returns how long it took to reach a lead, in hours; undefined if nobody did. */
function hoursToContact({ createdDate, communications }: Lead): number | undefined {
  const [first] = communications.map(({ dateTime }) => dateTime).sort();
  return first === undefined
    ? undefined
    : Math.max(0, (Date.parse(first) - Date.parse(createdDate)) / HOUR_MS);
}

/** Returns how long it took until a lead had paid, in days; undefined if it has not. */
function daysToPaid({ createdDate }: Lead, payments: readonly Payment[]): number | undefined {
  const last = payments
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (last === undefined) return undefined;
  const requested = startOfLocalDay(localDay(parseIsoDateTime(createdDate)));
  return Math.max(0, Math.round((startOfLocalDay(last).getTime() - requested.getTime()) / DAY_MS));
}

/** Whether a day is in a year; every day is in an empty one. */
const isIn = (day: string, year: string): boolean => year === '' || day.startsWith(`${year}-`);

/**
 * Returns what came of the leads of a year (`2026`; empty: of all), and the payments received in it, by
 * group: the most received first, months the newest first.
 */
export function sourcesReport(
  { leads, entities, projects, payments }: ReportRecords,
  by: Grouping,
  year: string,
): ReportRow[] {
  const paymentsOf = new Map<string, Payment[]>();
  for (const payment of payments) {
    const id = leadAt(entities, payment.leadId)?.id;
    if (id !== undefined) paymentsOf.set(id, [...(paymentsOf.get(id) ?? []), payment]);
  }
  const withJob = new Set(projects.map(({ customerId }) => customerId));
  const groups = new Map<string, { leads: Lead[]; payments: Payment[] }>();
  const groupAt = (group: string): { leads: Lead[]; payments: Payment[] } => {
    const known = groups.get(group) ?? { leads: [], payments: [] };
    groups.set(group, known);
    return known;
  };
  for (const lead of leads) {
    if (isIn(localDay(parseIsoDateTime(lead.createdDate)), year)) {
      groupAt(groupOfLead[by](lead)).leads.push(lead);
    }
  }
  for (const payment of payments) {
    if (!isIn(payment.day, year)) continue;
    const lead = leadAt(entities, payment.leadId);
    groupAt(groupOfPayment(payment, by, lead)).payments.push(payment);
  }
  const isPaid = (lead: Lead): boolean => lead.stage === PAID || paymentsOf.has(lead.id);
  const rows = [...groups].map(([group, of]) => ({
    group,
    leads: of.leads.length,
    won: of.leads.filter((lead) => isWonStage(lead) || withJob.has(lead.id) || isPaid(lead)).length,
    paid: of.leads.filter(isPaid).length,
    receivedCents: paidCents(of.payments),
    daysToPaid: median(
      of.leads.flatMap((lead) => daysToPaid(lead, paymentsOf.get(lead.id) ?? []) ?? []),
    ),
    hoursToContact: median(of.leads.flatMap((lead) => hoursToContact(lead) ?? [])),
  }));
  return rows.sort((a, b) =>
    by === 'month'
      ? b.group.localeCompare(a.group)
      : b.receivedCents - a.receivedCents || b.leads - a.leads || a.group.localeCompare(b.group),
  );
}
