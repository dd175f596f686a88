import { ascending, oldestFirst } from '../../lib/ascending';
import type { IsoDateTime } from '../../lib/dates';
import { centsOf, formatCents } from '../../lib/money';
import type { HistoryEntry } from '../history/schema';
import { leadsMoved } from '../leads/events';
import { leadName, PAID, stageIndex } from '../leads/rules';
import type { Lead, Stage, StoredStage } from '../leads/schema';
import { amountOwed } from '../projects/rules';
import type { Project, ProjectStatus, StatusUpdate, StoredProjectStatus } from '../projects/schema';
import { entryTypeOf } from '../shared/event';
import type { DomainState } from '../store';
import type { Payment } from './schema';

/** What was paid and what is still owed: pure functions. All sums are whole cents. */

/** Returns the sum of payments. */
export const paidCents = (payments: readonly Pick<Payment, 'amountCents'>[]): number =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns the payments of a period: a month such as `2026-11`, a year, or all if it is empty. */
export const paymentsIn = (period: string, payments: readonly Payment[]): Payment[] =>
  payments.filter(({ day }) => day.startsWith(period));

/** The jobs and leads that payments are for. */
export interface Paid {
  projects: readonly Pick<Project, 'id' | 'customerId'>[];
  payments: readonly Payment[];
}

/** Returns the first job of a lead: what the lead paid before it had a job counts for this one. Undefined without a job. */
export const firstJobOf = <Job extends Pick<Project, 'id' | 'customerId'>>(
  leadId: string,
  projects: readonly Job[],
): Job | undefined =>
  projects.filter(({ customerId }) => customerId === leadId).toSorted((a, b) => a.id - b.id)[0];

/** Returns the payments for a job: what a lead paid before it had one counts for its first job alone. */
export function paymentsForJob(
  { id, customerId }: Pick<Project, 'id' | 'customerId'>,
  { projects, payments }: Paid,
): Payment[] {
  const takesDeposit = customerId !== '' && firstJobOf(customerId, projects)?.id === id;
  return payments.filter(
    ({ projectId, leadId }) =>
      projectId === id || (takesDeposit && projectId === undefined && leadId === customerId),
  );
}

/** Returns the payments of a lead that name no job. */
export const paymentsForLead = (leadId: string, payments: readonly Payment[]): Payment[] =>
  payments.filter((payment) => payment.projectId === undefined && payment.leadId === leadId);

export const INVOICED: ProjectStatus = 'Invoiced';
export const INVOICE_SENT: Stage = 'Invoice Sent';

const isCancelled = ({ status }: Pick<Project, 'status'>): boolean => status === 'Cancelled';

/** Whether a payment in full moves a job to Paid: a cancelled one stays. */
export const isPayable = (project: Pick<Project, 'status'>): boolean =>
  project.status !== PAID && !isCancelled(project);

/** What is to be paid for a job, or for a lead without one, and what was. */
export interface Bill {
  valueCents: number;
  payments: readonly Payment[];
  paidCents: number;
  /** Whether a payment in full moves it to Paid: where it is there already, further or cancelled, it stays. */
  isOpen: boolean;
  /** Whether it was sent. */
  isSent: boolean;
  /** Whether its job or lead is at Paid. */
  isAtPaid: boolean;
}

/** Returns the bill of a job. */
export function billOfJob(project: Project, paid: Paid): Bill {
  const payments = paymentsForJob(project, paid);
  return {
    valueCents: centsOf(amountOwed(project)),
    payments,
    paidCents: paidCents(payments),
    isOpen: isPayable(project),
    isSent: project.status === INVOICED,
    isAtPaid: project.status === PAID,
  };
}

/** Returns the bill of a lead without a job. */
export function billOfLead(
  { id, estimatedValue, stage }: Pick<Lead, 'id' | 'estimatedValue' | 'stage'>,
  { payments: all }: Pick<Paid, 'payments'>,
): Bill {
  const payments = paymentsForLead(id, all);
  return {
    valueCents: centsOf(estimatedValue),
    payments,
    paidCents: paidCents(payments),
    isOpen: stageIndex(stage) < stageIndex(PAID),
    isSent: stage === INVOICE_SENT,
    isAtPaid: stage === PAID,
  };
}

/** Returns the bills of a lead: those of its jobs that are not cancelled, or its own without such a job. */
export function billsOfLead(
  lead: Lead,
  paid: Pick<Paid, 'payments'> & { projects: readonly Project[] },
): Bill[] {
  const jobs = paid.projects.filter((job) => job.customerId === lead.id && !isCancelled(job));
  return jobs.length > 0 ? jobs.map((job) => billOfJob(job, paid)) : [billOfLead(lead, paid)];
}

/** Returns what a customer still owes; nothing if more was paid. */
export const owedOn = (bill: Pick<Bill, 'valueCents' | 'paidCents'>): number =>
  Math.max(0, bill.valueCents - bill.paidCents);

/** Whether a bill is paid in full; without a value none is. */
export const isPaidInFull = (bill: Pick<Bill, 'valueCents' | 'paidCents'>): boolean =>
  bill.valueCents > 0 && bill.paidCents >= bill.valueCents;

/** A job, or a lead without one, that is billed and not paid. */
export interface Owed {
  id: string;
  project?: Project;
  lead?: Lead;
  customerName: string;
  bill: Bill;
  /** When it was billed. */
  since: IsoDateTime;
}

/** What {@link owedItems} needs. */
export interface Books extends Paid {
  projects: readonly Project[];
  leads: readonly Lead[];
  updates: readonly Pick<StatusUpdate, 'projectId' | 'oldStatus' | 'newStatus' | 'updatedDate'>[];
  /** When each lead came to its stage, where that is known. */
  stageSince: (lead: Lead) => IsoDateTime | undefined;
}

/** A move of a job to a status, or of a lead to a stage. */
interface Move<Id, Place> {
  id: Id;
  from: Place;
  at: IsoDateTime;
}

/**
 * Returns the last move of each. One back from Paid, as where a payment bounced, counts only where there is no other:
 * what was billed before is owed since then.
 */
function lastMoves<Id, Place>(moves: readonly Move<Id, Place>[]): ReadonlyMap<Id, Move<Id, Place>> {
  const rank = ({ from }: Move<Id, Place>): number => (from === PAID ? 0 : 1);
  const sorted = moves.toSorted((a, b) => rank(a) - rank(b) || ascending(a.at, b.at));
  return new Map(sorted.map((move) => [move.id, move]));
}

/** Returns the last moves of leads to a stage, as far as the history goes back. */
const movesOfLeads = (stage: Stage, history: readonly HistoryEntry[]) =>
  lastMoves(
    history
      .filter(({ type, facts }) => type === entryTypeOf(leadsMoved.type) && facts.to === stage)
      .map(({ subjectId: id, facts, occurredAt: at }) => ({ id, from: String(facts.from), at })),
  );

/** Returns the last moves of jobs to a status. */
const movesOfJobs = (status: StoredProjectStatus, updates: Books['updates']) =>
  lastMoves(
    updates
      .filter(({ newStatus }) => newStatus === status)
      .map(({ projectId: id, oldStatus: from, updatedDate: at }) => ({ id, from, at })),
  );

/** Returns when leads last came to a stage, as far as the history goes back. */
export const movedAt = (
  stage: Stage,
  history: readonly HistoryEntry[],
): ReadonlyMap<string, IsoDateTime> =>
  new Map([...movesOfLeads(stage, history)].map(([id, { at }]) => [id, at]));

/** Returns what a job and its lead, or a lead without one, were before Paid; billed where that is not known. */
export function beforePaid(
  project: Project | undefined,
  lead: Lead | undefined,
  { statusUpdates, history }: Pick<DomainState, 'statusUpdates' | 'history'>,
): [status: StoredProjectStatus, stage: StoredStage] {
  const updates = Object.values(statusUpdates.entities);
  const ofJob = movesOfJobs(PAID, updates).get(project?.id ?? 0);
  const ofLead = movesOfLeads(PAID, Object.values(history.entities)).get(lead?.id ?? '');
  // A lead that came to Paid before this job did was paid by something else, and stays there.
  const isPaidByThisJob = updates.some(
    ({ projectId, newStatus, updatedDate }) =>
      projectId === project?.id && newStatus === PAID && ofLead && updatedDate <= ofLead.at,
  );
  const stage = ofLead?.from ?? INVOICE_SENT;
  return [ofJob?.from ?? INVOICED, ofJob && ofLead && !isPaidByThisJob ? PAID : stage];
}

/** Returns the jobs at Invoiced and the leads at Invoice Sent without a job but cancelled ones, longest owed first. */
export function owedItems(books: Books): Owed[] {
  const billed = movesOfJobs(INVOICED, books.updates);
  const withJob = new Set(
    books.projects.filter((job) => !isCancelled(job)).map(({ customerId }) => customerId),
  );
  const jobs = books.projects
    .filter(({ status }) => status === INVOICED)
    .map((project) => ({
      id: `job-${project.id}`,
      project,
      customerName: project.customerName,
      bill: billOfJob(project, books),
      since: billed.get(project.id)?.at ?? project.lastUpdated,
    }));
  const leads = books.leads
    .filter(({ id, isActive, stage }) => isActive && stage === INVOICE_SENT && !withJob.has(id))
    .map((lead) => ({
      id: `lead-${lead.id}`,
      lead,
      customerName: leadName(lead),
      bill: billOfLead(lead, books),
      since: books.stageSince(lead) ?? lead.lastContactDate ?? lead.createdDate,
    }));
  return [...jobs, ...leads].sort(oldestFirst('since'));
}

/** Says what is owed: all of it as `$500`, the rest as `$300 of $500`. */
export function owedText(bill: Pick<Bill, 'valueCents' | 'paidCents'>): string {
  const owed = owedOn(bill);
  if (bill.valueCents === 0) return 'No price yet';
  return bill.paidCents > 0 && owed > 0
    ? `${formatCents(owed)} of ${formatCents(bill.valueCents)}`
    : formatCents(owed);
}
