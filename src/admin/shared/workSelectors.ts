import { createSelector } from '@reduxjs/toolkit';
import { selectHistory } from '../../domain/history/slice';
import { hasNoNextStep } from '../../domain/leads/nextStep';
import { selectActiveLeads, selectLeads } from '../../domain/leads/slice';
import { INVOICE_SENT, movedAt, owedItems } from '../../domain/payments/rules';
import { selectPayments } from '../../domain/payments/slice';
import { leadsInWork } from '../../domain/projects/rules';
import { selectProjects, selectStatusUpdateEntities } from '../../domain/projects/slice';

/** Selectors over leads and jobs together. What depends on the time is computed by the screen. */

const selectLeadsInWork = createSelector([selectProjects], leadsInWork);

/** Returns the active leads without a next step, newest first. */
export const selectLeadsWithoutNextStep = createSelector(
  [selectActiveLeads, selectLeadsInWork],
  (leads, inWork) => leads.filter((lead) => hasNoNextStep(lead, inWork)),
);

/** Returns all jobs and payments, from which it follows what is paid. */
export const selectPaid = createSelector(
  [selectProjects, selectPayments],
  (projects, payments) => ({ projects, payments }),
);

const selectInvoiceSentAt = createSelector([selectHistory], (history) =>
  movedAt(INVOICE_SENT, history),
);

/** Returns the jobs, and the leads without one, that are billed and not paid, longest owed first. */
export const selectOwed = createSelector(
  [selectPaid, selectLeads, selectStatusUpdateEntities, selectInvoiceSentAt],
  (paid, leads, updates, sentAt) =>
    owedItems({
      ...paid,
      leads,
      updates: Object.values(updates),
      stageSince: ({ id }) => sentAt.get(id),
    }),
);
