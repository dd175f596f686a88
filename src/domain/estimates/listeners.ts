import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadMoved } from '../leads/events';
import { aboutLead, forwardStage, JOB_ACCEPTED, leadAt } from '../leads/rules';
import { on, type Listener } from '../store';
import { estimateAnswered, estimateCreated, estimateEdited, estimateSent } from './events';
import { estimateTotals, isDraft } from './rules';
import { selectEstimateById } from './slice';

/** On `estimateCreated`, `estimateEdited` and an acceptance: the lead's estimated value becomes the total. */
const valueLeadWithEstimate = on(
  isAnyOf(estimateCreated, estimateEdited, estimateAnswered),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    const id = 'estimateId' in payload ? payload.estimateId : payload.id;
    const estimate = selectEstimateById(getState(), id);
    const lead = estimate && leadAt(getState().leads.entities, estimate.leadId);
    const counts =
      'answer' in payload ? estimate?.status === 'Accepted' : estimate && isDraft(estimate);
    if (!lead || !counts) return;
    const estimatedValue = estimateTotals(estimate).totalCents / 100;
    if (estimatedValue === 0 || estimatedValue === lead.estimatedValue) return;
    const changes = { estimatedValue };
    dispatch(leadEdited({ ...aboutLead(lead), changes, isInPlace: true }, event));
  },
);

/** On `estimateSent` and an acceptance: moves the lead to Estimate Provided or Job Accepted, never back. */
const moveLeadForward = on(
  isAnyOf(estimateSent, estimateAnswered),
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
