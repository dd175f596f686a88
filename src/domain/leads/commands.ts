import {
  followUpScheduled,
  leadCreated,
  leadDeleted,
  leadEdited,
  stageChanged,
} from '../../events/leads';
import type { Command } from '../store';
import type { Moment } from '../../lib/dates';
import { changedFields } from '../../lib/changes';
import { leadFromRequest, leadName } from './rules';
import { selectLeadById } from './slice';
import type { EstimateRequest, LeadFields, NewLead, Stage } from './schema';

/** A visitor asks for an estimate: the request becomes a lead (section 9). Answers the lead's id. */
export const requestEstimate =
  (request: EstimateRequest): Command<string> =>
  (dispatch) =>
    dispatch(leadCreated(leadFromRequest(request))).payload.id;

/** The lead form in create mode. Answers the lead's id. */
export const createLead =
  (lead: NewLead): Command<string> =>
  (dispatch) =>
    dispatch(leadCreated(lead)).payload.id;

/**
 * The lead form in edit mode: `stageChanged` where the stage moved, then `leadEdited` with what
 * differs. In this order, so that a save which leaves New Lead takes no new-lead follow-up with it.
 * Does nothing for a lead that is gone.
 */
export const saveLead =
  (leadId: string, { stage, ...fields }: LeadFields & { stage: Stage }): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (!lead) return;
    dispatch(moveLead(leadId, stage));
    dispatch(
      leadEdited({
        leadId,
        leadName: leadName(fields),
        changes: changedFields<LeadFields>(lead, fields),
      }),
    );
  };

/** Moves a lead to a stage; nothing where it stands there already. */
export const moveLead =
  (leadId: string, to: Stage): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (!lead || lead.stage === to) return;
    dispatch(stageChanged({ leadId, leadName: leadName(lead), from: lead.stage, to }));
  };

/** The owner sets, snoozes or (with null) takes away the next follow-up. */
export const scheduleFollowUp =
  (leadId: string, dueDate: Moment | null): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (lead) dispatch(followUpScheduled({ leadId, leadName: leadName(lead), dueDate }));
  };

/** Deletes a lead; its notifications go with it. */
export const deleteLead =
  (leadId: string): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (lead) dispatch(leadDeleted({ leadId, leadName: leadName(lead) }));
  };
