import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadMoved } from '../leads/events';
import { leadAt, PAID } from '../leads/rules';
import { projectEdited, statusChanged } from '../projects/events';
import { amountOwed } from '../projects/rules';
import type { Project, ProjectStatus } from '../projects/schema';
import type { DomainEvent } from '../shared/event';
import { on, type Listener } from '../store';
import { paymentDeleted, paymentEdited, paymentReceived } from './events';
import {
  firstJobOf,
  INVOICE_SENT,
  INVOICED,
  isLeadPayable,
  isPaidInFull,
  isPayable,
  paidCents,
  paymentsForJob,
  paymentsForLead,
} from './rules';
import { selectPayments } from './slice';

const PAID_STATUS: ProjectStatus = 'Paid';

/** Returns the event of a job that comes to another status because of an event, without a word to the customer. */
const jobMoved = (project: Project, to: ProjectStatus, cause: DomainEvent) =>
  statusChanged(
    {
      projectId: project.id,
      projectTitle: project.title,
      from: project.status,
      to,
      note: '',
      isPublic: false,
    },
    cause,
  );

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

/** What payments are for: its value in dollars, what was paid in cents, and where it stands. */
interface Payable {
  value: number;
  paid: number;
  isPayable: boolean;
  isAtPaid: boolean;
}

/** Returns which way a payment moves what it is for; undefined if it stays. */
function directionOf(changeCents: number, { value, paid, isPayable, isAtPaid }: Payable) {
  if (isPaidInFull(value, paid)) return isPayable ? 'forward' : undefined;
  return isAtPaid && isPaidInFull(value, paid - changeCents) ? 'back' : undefined;
}

/**
 * On the events of payments: moves a job whose payments reach its value to Paid, which moves its
 * lead, or a lead without a job; and one at Paid whose payments no longer do, back to Invoiced.
 * A payment of a lead that has a job by now is for its first job.
 */
const moveWithPayments = on(
  isAnyOf(paymentReceived, paymentEdited, paymentDeleted),
  (event, { dispatch, getState }) => {
    const { projectId, leadId } = event.payload;
    const { leads, projects } = getState();
    const payments = selectPayments(getState());
    const lead = leadAt(leads.entities, leadId);
    const all = { projects: Object.values(projects.entities), payments };
    const firstJob = lead && firstJobOf(lead.id, all.projects);
    const project = projectId === undefined ? firstJob : projects.entities[projectId];
    if (projectId === undefined && !project) {
      if (!lead) return;
      const direction = directionOf(changeInCents(event), {
        value: lead.estimatedValue,
        paid: paidCents(paymentsForLead(lead.id, payments)),
        isPayable: isLeadPayable(lead),
        isAtPaid: lead.stage === PAID,
      });
      if (direction === undefined) return;
      dispatch(leadMoved(lead, direction === 'forward' ? PAID : INVOICE_SENT, event));
      return;
    }
    if (!project) return;
    const direction = directionOf(changeInCents(event), {
      value: amountOwed(project),
      paid: paidCents(paymentsForJob(project, all)),
      isPayable: isPayable(project),
      isAtPaid: project.status === PAID_STATUS,
    });
    if (direction === undefined) return;
    dispatch(jobMoved(project, direction === 'forward' ? PAID_STATUS : INVOICED, event));
    // A job takes its lead forward alone.
    if (direction === 'back' && lead?.stage === PAID)
      dispatch(leadMoved(lead, INVOICE_SENT, event));
  },
);

/**
 * On a job's or a lead's new price: moves a billed job, or a billed lead without a job, to Paid where what was paid
 * reaches it.
 */
const moveWithPrice = on(isAnyOf(projectEdited, leadEdited), (event, { dispatch, getState }) => {
  const { changes } = event.payload;
  if (!('estimatedValue' in changes || 'actualCost' in changes)) return;
  const { leads, projects: jobs } = getState();
  const all = { projects: Object.values(jobs.entities), payments: selectPayments(getState()) };
  if (projectEdited.match(event)) {
    const project = jobs.entities[event.payload.projectId];
    if (project?.status !== INVOICED) return;
    const paid = paidCents(paymentsForJob(project, all));
    if (isPaidInFull(amountOwed(project), paid)) dispatch(jobMoved(project, PAID_STATUS, event));
    return;
  }
  const lead = leadAt(leads.entities, event.payload.leadId);
  if (lead?.stage !== INVOICE_SENT) return;
  if (all.projects.some(({ customerId }) => customerId === lead.id)) return;
  const paid = paidCents(paymentsForLead(lead.id, all.payments));
  if (isPaidInFull(lead.estimatedValue, paid)) dispatch(leadMoved(lead, PAID, event));
});

/** All listeners to payments, and to what they are compared with. */
export const paymentListeners: readonly Listener[] = [moveWithPayments, moveWithPrice];
