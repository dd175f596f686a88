import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadMoved } from '../leads/events';
import { leadRef, forwardStage, JOB_ACCEPTED, leadAt } from '../leads/rules';
import { on, type DomainState, type Listener } from '../store';
import * as events from './events';
import { estimateTotals, isDraft, totalDollars } from './rules';
import type { Estimate } from './schema';
import { selectEstimateById, selectEstimates } from './slice';

/** Returns the newest estimate that the customer of a lead has accepted. */
const acceptedOf = (state: DomainState, leadId: string): Estimate | undefined =>
  selectEstimates(state).find(
    (estimate) => estimate.leadId === leadId && estimate.status === 'Accepted',
  );

/**
 * On a draft or an acceptance: the lead's estimated value becomes the total. Where the estimate whose total it was is
 * declined or deleted, it becomes that of the newest accepted one. An estimate without prices says no value.
 */
const valueLeadWithEstimate = on(
  isAnyOf(
    events.estimateCreated,
    events.estimateEdited,
    events.estimateAnswered,
    events.estimateDeleted,
  ),
  (event, { dispatch, getState, getOriginalState }) => {
    const { payload } = event;
    const id = 'estimateId' in payload ? payload.estimateId : payload.id;
    const current = selectEstimateById(getState(), id);
    const estimate = current ?? selectEstimateById(getOriginalState(), id);
    const lead = estimate && leadAt(getState().leads.entities, estimate.leadId);
    if (!lead) return;
    const isCurrent = current && (isDraft(current) || current.status === 'Accepted');
    const wasValue = totalDollars(estimate) === lead.estimatedValue;
    const valued = isCurrent ? current : wasValue && acceptedOf(getState(), lead.id);
    if (!valued || estimateTotals(valued).subtotalCents === 0) return;
    const estimatedValue = totalDollars(valued);
    if (estimatedValue === lead.estimatedValue) return;
    const changes = { estimatedValue };
    dispatch(leadEdited({ ...leadRef(lead), changes, isInPlace: true }, event));
  },
);

/** On `estimateSent` and an acceptance: moves the lead to Estimate Provided or Job Accepted, back only to begin a new round. */
const moveLeadForward = on(
  isAnyOf(events.estimateSent, events.estimateAnswered),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    if ('answer' in payload && payload.answer !== 'Accepted') return;
    const lead = leadAt(getState().leads.entities, payload.leadId);
    const to = 'answer' in payload ? JOB_ACCEPTED : 'Estimate Provided';
    const stage = lead && forwardStage(to, lead.stage, true);
    if (stage) dispatch(leadMoved(lead, stage, event));
  },
);

/** All listeners to events of estimates. */
export const estimateListeners: readonly Listener[] = [valueLeadWithEstimate, moveLeadForward];
