import { leadsMoved } from '../../events/leads';
import { paymentDeleted, paymentEdited, paymentReceived } from '../../events/payments';
import { statusChanged } from '../../events/projects';
import type { DomainEvent } from '../../events/event';
import { aboutLead, leadAt, PAID } from '../leads/rules';
import type { Lead, Stage } from '../leads/schema';
import type { ProjectStatus } from '../projects/schema';
import { amountOwed } from '../projects/rules';
import type { AppStartListening } from '../store';
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

/** Returns by how many cents an event changed what was paid; undefined for another event. */
function changeInCents(event: unknown): number | undefined {
  if (paymentReceived.match(event)) return event.payload.amountCents;
  if (paymentDeleted.match(event)) return -event.payload.amountCents;
  if (!paymentEdited.match(event)) return undefined;
  const { amountCents, changes } = event.payload;
  return (changes.amountCents ?? amountCents) - amountCents;
}

const moveLead = (lead: Lead, to: Stage, event: DomainEvent) =>
  leadsMoved({ leads: [{ ...aboutLead(lead), from: lead.stage }], to }, event);

/**
 * On the events of payments: moves a job whose payments reach its value to Paid, which moves its
 * lead, or a lead without a job; and one at Paid whose payments no longer do, back to Invoiced.
 */
function moveWithPayments(start: AppStartListening): void {
  start({
    predicate: (action) => changeInCents(action) !== undefined,
    effect: (action, { dispatch, getState }) => {
      const event = action as ReturnType<typeof paymentReceived | typeof paymentDeleted>;
      const { projectId, leadId } = event.payload;
      const { leads, projects } = getState();
      const payments = selectPayments(getState());
      const before = -(changeInCents(event) ?? 0);
      const lead = leadAt(leads.entities, leadId);
      if (projectId !== undefined) {
        const project = projects.entities[projectId];
        if (!project) return;
        const value = amountOwed(project);
        const paid = paidCents(
          paymentsForJob(project, { projects: Object.values(projects.entities), payments }),
        );
        const { title: projectTitle, status: from } = project;
        const move = (to: ProjectStatus): void => {
          const about = { projectId, projectTitle, from, to, note: '', isPublic: false };
          dispatch(statusChanged(about, event));
        };
        const isFull = isPaidInFull(value, paid);
        if (isFull && isPayable(project)) move(PAID_STATUS);
        if (isFull || from !== PAID_STATUS || !isPaidInFull(value, paid + before)) return;
        move(INVOICED);
        // A job takes its lead forward alone.
        if (lead?.stage === PAID) dispatch(moveLead(lead, INVOICE_SENT, event));
        return;
      }
      if (!lead) return;
      const paid = paidCents(paymentsForLead(lead.id, payments));
      const isFull = isPaidInFull(lead.estimatedValue, paid);
      if (isFull && isLeadPayable(lead)) dispatch(moveLead(lead, PAID, event));
      if (!isFull && lead.stage === PAID && isPaidInFull(lead.estimatedValue, paid + before))
        dispatch(moveLead(lead, INVOICE_SENT, event));
    },
  });
}

/** Registers all listeners to events of payments. */
export function registerPaymentListeners(start: AppStartListening): void {
  moveWithPayments(start);
}
