import { billing } from '../../business';
import { changedFields } from '../../lib/recordsDiff';
import { leadAt, leadName } from '../leads/rules';
import { commandOn, type Command } from '../store';
import * as events from './events';
import type { AboutEstimate } from './events';
import { nextNumber, nextVersionNumber, replacedBy } from './numbers';
import type { Estimate, EstimateAnswer, EstimateFields } from './schema';
import { selectEstimateById, selectEstimates } from './slice';

const withEstimate = commandOn(selectEstimateById);

const about = ({ id, number, leadId, customerName }: Estimate): AboutEstimate => ({
  estimateId: id,
  number,
  leadId,
  leadName: customerName,
});

/** Returns the tax of a new estimate. */
const tax = (): Pick<Estimate, 'taxPercent'> =>
  billing.taxRate > 0 ? { taxPercent: billing.taxRate } : {};

/** Writes an estimate for a lead. Returns its id; undefined if the lead is deleted. */
export const createEstimate =
  (leadId: string, fields: EstimateFields): Command<string | undefined> =>
  (dispatch, getState) => {
    const lead = leadAt(getState().leads.entities, leadId);
    if (!lead) return undefined;
    const number = nextNumber(selectEstimates(getState()), new Date());
    const draft = { ...fields, ...tax(), number, leadId: lead.id, customerName: leadName(lead) };
    return dispatch(events.estimateCreated(draft)).payload.id;
  };

/** Saves the form of an estimate; does nothing for a deleted one. */
export const saveEstimate = (estimateId: string, fields: EstimateFields): Command =>
  withEstimate(estimateId, (estimate, dispatch) => {
    const changes = changedFields<EstimateFields>(estimate, fields);
    if (Object.keys(changes).length === 0) return;
    const remaining = new Set(fields.lines.map(({ id }) => id));
    const removedLineIds = estimate.lines.map(({ id }) => id).filter((id) => !remaining.has(id));
    dispatch(events.estimateEdited({ ...about(estimate), changes, removedLineIds }));
  });

/** Writes the next version of an estimate, with its fields or others. Returns its id; undefined if deleted. */
export const createNextVersion = (
  estimateId: string,
  changed?: EstimateFields,
): Command<string | undefined> =>
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const { leadId, customerName } = estimate;
    const { lines, discountCents, validUntil, notes } = changed ?? estimate;
    const number = nextVersionNumber(estimate, selectEstimates(state));
    const fields = { lines, discountCents, validUntil, notes, usualJob: '', ...tax() };
    return dispatch(events.estimateCreated({ ...fields, number, leadId, customerName })).payload.id;
  });

/** Records that an estimate was sent; its earlier versions are replaced by it. Returns the event. */
export const markEstimateSent = (
  estimateId: string,
): Command<ReturnType<typeof events.estimateSent> | undefined> =>
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const replacedIds = replacedBy(estimate, selectEstimates(state)).map(({ id }) => id);
    return dispatch(events.estimateSent({ ...about(estimate), replacedIds }));
  });

/** Keeps the code of a link to an estimate, against which the customer's answer is checked. */
export const keepLinkCode = (estimateId: string, code: string): Command =>
  withEstimate(estimateId, (estimate, dispatch) => {
    if (estimate.linkCode !== code) dispatch(events.estimateLinked({ ...about(estimate), code }));
  });

/** Records what the customer answered. Returns the event; undefined if the estimate is deleted. */
export const answerEstimate = (
  estimateId: string,
  answer: EstimateAnswer,
): Command<ReturnType<typeof events.estimateAnswered> | undefined> =>
  withEstimate(estimateId, (estimate, dispatch) =>
    dispatch(events.estimateAnswered({ ...about(estimate), answer })),
  );

/** Deletes an estimate, restorably. */
export const deleteEstimate = (estimateId: string): Command =>
  withEstimate(estimateId, (estimate, dispatch) => {
    dispatch(events.estimateDeleted(about(estimate)));
  });
