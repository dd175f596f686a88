import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadMoved } from '../leads/events';
import { leadAt, PAID } from '../leads/rules';
import type { Lead, StoredStage } from '../leads/schema';
import { projectEdited, statusChanged } from '../projects/events';
import { projectRef } from '../projects/rules';
import type { Project, StoredProjectStatus } from '../projects/schema';
import type { DomainEvent } from '../shared/event';
import { on, type DomainState, type Listener, type ListenerApi } from '../store';
import { paymentDeleted, paymentEdited, paymentReceived } from './events';
import { beforePaid, billOfJob, billOfLead, firstJobOf, isPaidInFull, type Bill } from './rules';
import { selectPayments } from './slice';

/** Returns by how many cents an event changed what was paid. */
function changeInCents(
  event: ReturnType<typeof paymentReceived | typeof paymentEdited | typeof paymentDeleted>,
): number {
  const { amountCents } = event.payload;
  if (paymentEdited.match(event)) {
    return (event.payload.changes.amountCents ?? amountCents) - amountCents;
  }
  return paymentReceived.match(event) ? amountCents : -amountCents;
}

/** A job, or a lead without one, and its bill. */
type Billed = { bill: Bill } & (
  | { project: Project; lead?: Lead }
  | { project?: never; lead: Lead }
);

/** Returns the job of an event, or the first one of its lead; otherwise the lead. Undefined if they are deleted. */
function billedOf(
  state: DomainState,
  { projectId, leadId }: { projectId?: number | undefined; leadId?: string },
): Billed | undefined {
  const { leads, projects } = state;
  const job = projectId === undefined ? undefined : projects.entities[projectId];
  const lead = leadAt(leads.entities, leadId ?? job?.customerId ?? '');
  const all = { projects: Object.values(projects.entities), payments: selectPayments(state) };
  const firstJob = lead && firstJobOf(lead.id, all.projects);
  const project = projectId === undefined ? firstJob : job;
  if (project) return { project, ...(lead && { lead }), bill: billOfJob(project, all) };
  return lead && projectId === undefined ? { lead, bill: billOfLead(lead, all) } : undefined;
}

/** Returns the event that moves what is billed: a job, without a word to the customer, or a lead without one. */
const moved = (
  { project, lead }: Billed,
  [to, stage]: readonly [StoredProjectStatus, StoredStage],
  cause: DomainEvent,
) =>
  project
    ? statusChanged(
        { ...projectRef(project), from: project.status, to, note: '', isPublic: false },
        cause,
      )
    : leadMoved(lead, stage, cause);

const AT_PAID = [PAID, PAID] as const;

/** Moves what is no longer paid in full back to where it was before Paid, a job with its lead. */
function moveBack(
  billed: Billed,
  event: DomainEvent,
  { dispatch, getState }: Pick<ListenerApi, 'dispatch' | 'getState'>,
): void {
  const { project, lead } = billed;
  const before = beforePaid(project, lead, getState());
  dispatch(moved(billed, before, event));
  // A job takes its lead forward alone.
  const [, stage] = before;
  if (project && lead?.stage === PAID && stage !== PAID) dispatch(leadMoved(lead, stage, event));
}

/**
 * On the events of payments: moves a job whose payments reach its value to Paid, which moves its
 * lead, or a lead without a job; and one at Paid whose payments no longer do, back to where it was before.
 * A payment of a lead that has a job by now is for its first job.
 */
const moveWithPayments = on(
  isAnyOf(paymentReceived, paymentEdited, paymentDeleted),
  (event, { dispatch, getState }) => {
    const billed = billedOf(getState(), event.payload);
    if (!billed) return;
    const { bill } = billed;
    if (isPaidInFull(bill)) {
      if (bill.isOpen) dispatch(moved(billed, AT_PAID, event));
      return;
    }
    const billBefore = { ...bill, paidCents: bill.paidCents - changeInCents(event) };
    if (bill.isAtPaid && isPaidInFull(billBefore)) moveBack(billed, event, { dispatch, getState });
  },
);

/**
 * On a job's or a lead's new price: moves a billed job, or a billed lead without a job, to Paid where what was paid
 * reaches it; and one at Paid that is no longer paid in full, back to where it was before.
 */
const moveWithPrice = on(isAnyOf(projectEdited, leadEdited), (event, api) => {
  const { changes } = event.payload;
  if (!('estimatedValue' in changes || 'actualCost' in changes)) return;
  const billed = billedOf(api.getState(), event.payload);
  // The price of a lead that has a job is of no bill.
  if (!billed || (billed.project && !projectEdited.match(event))) return;
  const { bill } = billed;
  if (isPaidInFull(bill)) {
    if (bill.isSent) api.dispatch(moved(billed, AT_PAID, event));
    return;
  }
  const before = billedOf(api.getOriginalState(), event.payload)?.bill;
  if (bill.isAtPaid && before && isPaidInFull(before)) moveBack(billed, event, api);
});

/** All listeners to payments, and to what they are compared with. */
export const paymentListeners: readonly Listener[] = [moveWithPayments, moveWithPrice];
