import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadsMoved } from '../leads/events';
import { aboutLead, forwardStage, leadAt } from '../leads/rules';
import type { Stage } from '../leads/schema';
import type { DomainEvent } from '../shared/event';
import { on, type Listener, type ListenerApi } from '../store';
import { estimateAnswered, estimateCreated, estimateEdited, estimateSent } from './events';
import { estimateTotals } from './rules';
import { selectEstimateById } from './slice';

/** On `estimateCreated` and `estimateEdited`: the lead's estimated value becomes the total. */
const valueLeadWithEstimate = on(
  isAnyOf(estimateCreated, estimateEdited),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    const id = 'estimateId' in payload ? payload.estimateId : payload.id;
    const estimate = selectEstimateById(getState(), id);
    const lead = estimate && leadAt(getState().leads.entities, estimate.leadId);
    if (!lead || estimate.status !== 'Draft') return;
    const estimatedValue = estimateTotals(estimate).totalCents / 100;
    if (estimatedValue === 0 || estimatedValue === lead.estimatedValue) return;
    const changes = { estimatedValue };
    dispatch(leadEdited({ ...aboutLead(lead), changes, isInPlace: true }, event));
  },
);

/** Moves the lead of an estimate forward to a stage; does nothing if it is there or beyond. */
function moveLead(
  event: DomainEvent<{ leadId: string }>,
  to: Stage,
  { dispatch, getState }: ListenerApi,
): void {
  const lead = leadAt(getState().leads.entities, event.payload.leadId);
  const stage = lead && forwardStage(to, lead.stage, true);
  if (!stage) return;
  dispatch(leadsMoved({ leads: [{ ...aboutLead(lead), from: lead.stage }], to: stage }, event));
}

/** On `estimateSent`: moves the lead to Estimate Provided. */
const moveLeadOnSent = on(estimateSent.match, (event, api) =>
  moveLead(event, 'Estimate Provided', api),
);

/** On `estimateAnswered` with an acceptance: moves the lead to Job Accepted. */
const moveLeadOnAccepted = on(estimateAnswered.match, (event, api) => {
  if (event.payload.answer === 'Accepted') moveLead(event, 'Job Accepted', api);
});

/** All listeners to events of estimates. */
export const estimateListeners: readonly Listener[] = [
  valueLeadWithEstimate,
  moveLeadOnSent,
  moveLeadOnAccepted,
];
