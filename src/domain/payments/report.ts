import { differenceInCalendarDays } from 'date-fns';
import {
  localDay,
  parseIsoDateTime,
  startOfLocalDay,
  type IsoDateTime,
  type LocalDay,
} from '../../lib/dates';
import { HOUR_MS } from '../../lib/durations';
import { grouped } from '../../lib/lookUp';
import { canBecomeProject, leadAt, leadName, PAID, type LeadMap } from '../leads/rules';
import type { Lead } from '../leads/schema';
import { leadsInWork } from '../projects/rules';
import type { Project } from '../projects/schema';
import { paidCents, paymentsIn, type Books } from './rules';
import type { Payment } from './schema';

/** Where paid jobs come from: pure functions. */

/** How the report is grouped, with what its lines are. */
export const REPORT_GROUPS = { source: 'Source', service: 'Service', month: 'Month' } as const;
export type ReportGroup = keyof typeof REPORT_GROUPS;

/** What a payment or a lead is grouped under where that is not known. */
const UNKNOWN = 'Not known';

/** What the report is made of. */
export interface ReportBooks extends Omit<Books, 'stageSince'> {
  leadEntities: LeadMap;
  /** When leads came to Paid, where that is known. */
  paidSince: ReadonlyMap<string, IsoDateTime>;
}

/** A line of the report. */
export interface ReportLine {
  /** A source, a service, or a month such as `2026-11`. */
  label: string;
  leads: number;
  /** Leads whose job was accepted. */
  won: number;
  paid: number;
  /** What was paid in the period, whenever it was asked for. */
  receivedCents: number;
  /** The median of the days from the request to the last payment, if any is known. */
  daysToPaid: number | undefined;
  /** The median of the hours from the request to the first call or message, if any is known. */
  hoursToContact: number | undefined;
}

/** Returns what a payment is about: as its job and lead are now, otherwise as it was stored. */
export function paymentFacts(
  payment: Payment,
  leads: LeadMap,
  projects: Readonly<Record<number, Project>>,
) {
  const project = payment.projectId === undefined ? undefined : projects[payment.projectId];
  const lead = leadAt(leads, payment.leadId);
  const { leadSource, serviceType } = lead ?? payment;
  return {
    customerName: project?.customerName || (lead ? leadName(lead) : payment.customerName),
    /** The job's title; of a lead without one, or a deleted one, its service. */
    job: project?.title ?? serviceType,
    leadSource,
    serviceType,
    /** Whether neither its job nor its lead is there any more. */
    isDeleted: project === undefined && lead === undefined,
  };
}

/** Returns the median of numbers; undefined without any. */
export function median(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  const half = numbers.length / 2;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}

/** Returns the hours from a lead's request to the first call or message; undefined without any. */
export function hoursToContact({ communications, createdDate }: Lead): number | undefined {
  const [first] = communications
    .filter(({ type }) => type !== 'note')
    .map(({ dateTime }) => parseIsoDateTime(dateTime).getTime())
    .sort((a, b) => a - b);
  if (first === undefined) return undefined;
  return Math.max(0, first - parseIsoDateTime(createdDate).getTime()) / HOUR_MS;
}

const dayOf = (moment: IsoDateTime): LocalDay => localDay(parseIsoDateTime(moment));
const known = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined);
const daysBetween = (from: LocalDay, to: LocalDay): number =>
  Math.max(0, differenceInCalendarDays(startOfLocalDay(to), startOfLocalDay(from)));

/** Returns the last day on which each lead paid, or else came to Paid itself or by its job. */
function paidDays(books: ReportBooks): ReadonlyMap<string, LocalDay> {
  const leadOf = new Map(books.projects.map(({ id, customerId }) => [id, customerId]));
  const days = new Map<string, LocalDay>();
  const note = (leadId: string, day: LocalDay): void => {
    if (day > (days.get(leadId) ?? '')) days.set(leadId, day);
  };
  for (const { projectId, leadId, day } of books.payments) {
    note((projectId !== undefined && leadOf.get(projectId)) || leadId, day);
  }
  const withPayment = new Set(days.keys());
  const noteStatus = (leadId: string, moment: IsoDateTime): void => {
    if (!withPayment.has(leadId)) note(leadId, dayOf(moment));
  };
  for (const { projectId, newStatus, updatedDate } of books.updates) {
    if (newStatus === PAID) noteStatus(leadOf.get(projectId) ?? '', updatedDate);
  }
  for (const [leadId, moment] of books.paidSince) noteStatus(leadId, moment);
  return days;
}

/**
 * Returns where paid jobs come from, by group, and all of it: leads of the requests of a period (a year, or
 * all if it is empty), dollars of the payments of that period.
 */
export function paidReport(
  books: ReportBooks,
  by: ReportGroup,
  period: string,
): { lines: ReportLine[]; total: ReportLine } {
  const leads = books.leads.filter(({ createdDate }) => dayOf(createdDate).startsWith(period));
  const payments = paymentsIn(period, books.payments);
  const inWork = leadsInWork(books.projects);
  const paidByJob = new Set(
    books.projects.filter(({ status }) => status === PAID).map(({ customerId }) => customerId),
  );
  const paidOn = paidDays(books);
  const isPaid = ({ id, stage }: Lead): boolean => stage === PAID || paidByJob.has(id);
  const daysOf = (lead: Lead): number | undefined => {
    const day = paidOn.get(lead.id);
    return day === undefined ? undefined : daysBetween(dayOf(lead.createdDate), day);
  };
  const lineOf = (label: string, ofLeads: readonly Lead[], paid: readonly Payment[]) => {
    const done = ofLeads.filter(isPaid);
    return {
      label,
      leads: ofLeads.length,
      won: ofLeads.filter(({ id, stage }) => canBecomeProject(stage) || inWork.has(id)).length,
      paid: done.length,
      receivedCents: paidCents(paid),
      daysToPaid: median(known(done.map(daysOf))),
      hoursToContact: median(known(ofLeads.map(hoursToContact))),
    };
  };

  const groupOfLead = ({ createdDate, leadSource, serviceType }: Lead): string =>
    ({ source: leadSource, service: serviceType, month: dayOf(createdDate).slice(0, 7) })[by];
  const groupOfPayment = (payment: Payment): string => {
    const { leadSource, serviceType } = leadAt(books.leadEntities, payment.leadId) ?? payment;
    return (
      { source: leadSource, service: serviceType, month: payment.day.slice(0, 7) }[by] || UNKNOWN
    );
  };
  const leadsBy = grouped(leads, groupOfLead);
  const paymentsBy = grouped(payments, groupOfPayment);
  const labels = [...new Set([...leadsBy.keys(), ...paymentsBy.keys()])];
  const lines = labels.map((label) =>
    lineOf(label, leadsBy.get(label) ?? [], paymentsBy.get(label) ?? []),
  );
  return {
    lines: lines.sort((a, b) =>
      by === 'month'
        ? a.label.localeCompare(b.label)
        : b.receivedCents - a.receivedCents || b.leads - a.leads || a.label.localeCompare(b.label),
    ),
    total: lineOf('All', leads, payments),
  };
}
