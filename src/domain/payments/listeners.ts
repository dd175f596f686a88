import { leadsMoved } from '../../events/leads';
import { paymentEdited, paymentReceived } from '../../events/payments';
import { statusChanged } from '../../events/projects';
import { aboutLead, leadAt, PAID } from '../leads/rules';
import type { ProjectStatus } from '../projects/schema';
import { amountOwed } from '../projects/rules';
import type { AppStartListening } from '../store';
import { isLeadPayable, isPaidInFull, isPayable, paymentsForJob, paymentsForLead } from './rules';
import { selectPayments } from './slice';

const PAID_STATUS: ProjectStatus = 'Paid';

/**
 * On `paymentReceived` and `paymentEdited`: moves a job whose payments reach its value to Paid, which
 * moves its lead; or a lead without a job.
 */
function moveToPaidWhenPaidInFull(start: AppStartListening): void {
  start({
    predicate: (action) => paymentReceived.match(action) || paymentEdited.match(action),
    effect: (event, { dispatch, getState }) => {
      const { projectId, leadId } = event.payload;
      const { leads, projects } = getState();
      const payments = selectPayments(getState());
      if (projectId !== undefined) {
        const project = projects.entities[projectId];
        if (!project || !isPayable(project)) return;
        const paid = { projects: Object.values(projects.entities), payments };
        if (!isPaidInFull(amountOwed(project), paymentsForJob(project, paid))) return;
        const { title: projectTitle, status: from } = project;
        const about = { projectId, projectTitle, from, to: PAID_STATUS };
        dispatch(statusChanged({ ...about, note: '', isPublic: false }, event));
        return;
      }
      const lead = leadAt(leads.entities, leadId);
      if (!lead || !isLeadPayable(lead)) return;
      if (!isPaidInFull(lead.estimatedValue, paymentsForLead(lead.id, payments))) return;
      dispatch(leadsMoved({ leads: [{ ...aboutLead(lead), from: lead.stage }], to: PAID }, event));
    },
  });
}

/** Registers all listeners to events of payments. */
export function registerPaymentListeners(start: AppStartListening): void {
  moveToPaidWhenPaidInFull(start);
}
