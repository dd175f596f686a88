import type { PaidFor } from '../../../domain/payments/commands';
import { selectProjectById } from '../../../domain/projects/slice';
import type { Command, DomainState } from '../../../domain/store';
import { describeMoves, withLeadChanges } from '../leads/leadChanges';

/** Runs a command about a payment. Returns what to say of the job and the lead that moved with it. */
export const withPaidMoves =
  (paidFor: PaidFor, run: Command<unknown>): Command<string[]> =>
  (dispatch, getState) => {
    const jobIn = (state: DomainState) =>
      'projectId' in paidFor ? selectProjectById(state, paidFor.projectId) : undefined;
    const leadsOf = (state: DomainState): string[] => [
      'leadId' in paidFor ? paidFor.leadId : (jobIn(state)?.customerId ?? ''),
    ];
    const before = jobIn(getState());
    const { changes } = dispatch(withLeadChanges(leadsOf, run));
    const after = jobIn(getState());
    const hasMoved = after !== undefined && after.status !== before?.status;
    const job = hasMoved ? [`Status changed to ${after.status}: ${after.title}`] : [];
    return [...job, ...describeMoves(changes)];
  };
