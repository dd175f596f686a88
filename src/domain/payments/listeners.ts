import { isAnyOf } from '@reduxjs/toolkit';
import { leadMoved } from '../leads/events';
import { leadAt, PAID } from '../leads/rules';
import { statusChanged } from '../projects/events';
import { amountOwed } from '../projects/rules';
import type { ProjectStatus } from '../projects/schema';
import { on, type Listener } from '../store';
import { paymentDeleted, paymentEdited, paymentReceived } from './events';
import {
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
 */
const moveWithPayments = on(
  isAnyOf(paymentReceived, paymentEdited, paymentDeleted),
  (event, { dispatch, getState }) => {
    const { projectId, leadId } = event.payload;
    const { leads, projects } = getState();
    const payments = selectPayments(getState());
    const lead = leadAt(leads.entities, leadId);
    if (projectId === undefined) {
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
    const project = projects.entities[projectId];
    if (!project) return;
    const { title: projectTitle, status: from } = project;
    const all = { projects: Object.values(projects.entities), payments };
    const direction = directionOf(changeInCents(event), {
      value: amountOwed(project),
      paid: paidCents(paymentsForJob(project, all)),
      isPayable: isPayable(project),
      isAtPaid: from === PAID_STATUS,
    });
    if (direction === undefined) return;
    const to = direction === 'forward' ? PAID_STATUS : INVOICED;
    dispatch(
      statusChanged({ projectId, projectTitle, from, to, note: '', isPublic: false }, event),
    );
    // A job takes its lead forward alone.
    if (direction === 'back' && lead?.stage === PAID)
      dispatch(leadMoved(lead, INVOICE_SENT, event));
  },
);

/** All listeners to events of payments. */
export const paymentListeners: readonly Listener[] = [moveWithPayments];
