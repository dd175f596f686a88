import {
  followUpsScheduled,
  leadsActivityChanged,
  leadsDeleted,
  leadsMoved,
  leadsTagged,
  type AboutLead,
} from '../../events/leads';
import type { IsoDateTime } from '../../lib/dates';
import type { Command, DomainState } from '../store';
import { notificationsOf } from './commands';
import { leadName, taggedWith } from './rules';
import type { Lead, Stage } from './schema';
import { selectLeadById } from './slice';

/**
 * Commands on several leads at once: each is one event, so that one Undo takes it back. They return
 * how many leads changed, and emit nothing if none does.
 */

/** Returns the leads with some ids; those that are gone are left out. */
const leadsWith = (state: DomainState, leadIds: readonly string[]): Lead[] =>
  leadIds.flatMap((id) => selectLeadById(state, id) ?? []);

const aboutLead = (lead: Lead): AboutLead => ({ leadId: lead.id, leadName: leadName(lead) });

/** Moves leads to a stage; those that are there already stay as they are. */
export const moveLeads =
  (leadIds: readonly string[], to: Stage): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds)
      .filter(({ stage }) => stage !== to)
      .map((lead) => ({ ...aboutLead(lead), from: lead.stage }));
    if (leads.length > 0) dispatch(leadsMoved({ leads, to }));
    return leads.length;
  };

/** Sets the next follow-up of leads to a date. */
export const scheduleFollowUps =
  (leadIds: readonly string[], dueDate: IsoDateTime): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds).map(aboutLead);
    if (leads.length > 0) dispatch(followUpsScheduled({ leads, dueDate }));
    return leads.length;
  };

/** Adds tags to leads and removes others. */
export const tagLeads =
  (
    leadIds: readonly string[],
    { added, removed }: { added: string[]; removed: string[] },
  ): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds)
      .filter(({ tags }) => taggedWith(tags, added, removed).join() !== tags.join())
      .map(aboutLead);
    if (leads.length > 0) dispatch(leadsTagged({ leads, added, removed }));
    return leads.length;
  };

/** Makes leads active or inactive. */
export const setLeadsActive =
  (leadIds: readonly string[], isActive: boolean): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds)
      .filter((lead) => lead.isActive !== isActive)
      .map(aboutLead);
    if (leads.length > 0) dispatch(leadsActivityChanged({ leads, isActive }));
    return leads.length;
  };

/** Deletes leads and their notifications. */
export const deleteLeads =
  (leadIds: readonly string[]): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds).map(aboutLead);
    const notificationIds = notificationsOf(getState(), new Set(leadIds));
    if (leads.length > 0) dispatch(leadsDeleted({ leads, notificationIds }));
    return leads.length;
  };
