import { billing } from '../../business';
import { changedFields } from '../../lib/recordsDiff';
import { leadAt, leadName } from '../leads/rules';
import { commandOn, type Command, type DomainState } from '../store';
import * as events from './events';
import type { EstimateRef } from './events';
import { nextNumber, nextVersionNumber, replacedIdsOf } from './numbers';
import { emptyEstimate, isDraft, isExpired } from './rules';
import type { Estimate, EstimateAnswer, EstimateFields } from './schema';
import { selectEstimateById, selectEstimates } from './slice';

/** Makes a command on an estimate. */
export const withEstimate = commandOn(selectEstimateById);

const about = ({ id, number, leadId, customerName }: Estimate): EstimateRef => ({
  estimateId: id,
  number,
  leadId,
  leadName: customerName,
});

/** Returns the tax of a new estimate. */
const tax = (): Pick<Estimate, 'taxPercent'> =>
  billing.taxRate > 0 ? { taxPercent: billing.taxRate } : {};

/** The events after which a customer may hold an estimate. */
const SHOWN_TO_CUSTOMER: ReadonlySet<string> = new Set([
  events.estimateSent.type,
  events.estimateLinked.type,
]);

/** Returns the numbers that no other estimate gets: also of deleted ones that can be restored, or that a customer has. */
const takenNumbers = (state: DomainState): Pick<Estimate, 'number'>[] => [
  ...selectEstimates(state),
  ...Object.values(state.deleted.entities)
    .flatMap(({ changes }) => changes)
    .filter(({ list }) => list === 'estimates')
    .map(({ before }) => ({ number: String(before?.number) })),
  ...Object.values(state.history.entities)
    .filter(({ type }) => SHOWN_TO_CUSTOMER.has(type))
    .map(({ facts }) => ({ number: String(facts.number) })),
];

/** Returns until when the next version of an estimate is valid: as long as it, or as a new one if its time is over. */
function nextValidUntil(estimate: Estimate): Estimate['validUntil'] {
  const now = new Date();
  return isExpired(estimate, now) ? emptyEstimate(now).validUntil : estimate.validUntil;
}

/** Writes an estimate for a lead. Returns its id; undefined if the lead is deleted. */
export const createEstimate =
  (leadId: string, fields: EstimateFields): Command<string | undefined> =>
  (dispatch, getState) => {
    const lead = leadAt(getState().leads.entities, leadId);
    if (!lead) return undefined;
    const number = nextNumber(takenNumbers(getState()), new Date());
    const draft = { ...fields, ...tax(), number, leadId: lead.id, customerName: leadName(lead) };
    return dispatch(events.estimateCreated(draft)).payload.id;
  };

/** Saves the form of an estimate, of a sent one its usual job alone; does nothing for a deleted one. */
export const saveEstimate = (estimateId: string, fields: EstimateFields): Command =>
  withEstimate(estimateId, (estimate, dispatch) => {
    const wanted = isDraft(estimate) ? fields : { ...estimate, usualJob: fields.usualJob };
    const changes = changedFields<EstimateFields>(estimate, wanted);
    if (Object.keys(changes).length === 0) return;
    const remaining = new Set(wanted.lines.map(({ id }) => id));
    const removedLineIds = estimate.lines.map(({ id }) => id).filter((id) => !remaining.has(id));
    dispatch(events.estimateEdited({ ...about(estimate), changes, removedLineIds }));
  });

/** Writes the next version of an estimate, with its fields or others. Returns its id; undefined if deleted. */
export const createNextVersion = (
  estimateId: string,
  changed?: EstimateFields,
): Command<string | undefined> =>
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const { leadId } = estimate;
    const lead = leadAt(state.leads.entities, leadId);
    const customerName = lead ? leadName(lead) : estimate.customerName;
    const unchanged = { ...estimate, validUntil: nextValidUntil(estimate) };
    const { lines, discountCents, validUntil, notes } = changed ?? unchanged;
    const number = nextVersionNumber(estimate, takenNumbers(state));
    const fields = { lines, discountCents, validUntil, notes, usualJob: '', ...tax() };
    return dispatch(events.estimateCreated({ ...fields, number, leadId, customerName })).payload.id;
  });

/** Records that an estimate was sent; its earlier versions are replaced by it. Returns the event. */
export const markEstimateSent = (
  estimateId: string,
): Command<ReturnType<typeof events.estimateSent> | undefined> =>
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const replacedIds = replacedIdsOf(estimate, selectEstimates(state), 'Sent');
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
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const replacedIds =
      answer === 'Accepted' ? replacedIdsOf(estimate, selectEstimates(state), answer) : [];
    return dispatch(events.estimateAnswered({ ...about(estimate), answer, replacedIds }));
  });

/** Deletes an estimate, restorably. */
export const deleteEstimate = (estimateId: string): Command =>
  withEstimate(estimateId, (estimate, dispatch) => {
    dispatch(events.estimateDeleted(about(estimate)));
  });
