import type { UnknownAction } from '@reduxjs/toolkit';
import { localDay, type IsoDateTime, type LocalDay } from '../../lib/dates';
import { changedFields } from '../../lib/recordsDiff';
import { inActOf, type DomainEvent } from '../shared/event';
import { asOneAct, commandOn, type Command, type DomainState } from '../store';
import { nextRepeat, type LeadAppointment } from './appointments';
import * as events from './events';
import type { ImportedLead } from './events';
import {
  idsOfLead,
  mergedChanges,
  movedMembers,
  olderFirst,
  proposedPick,
  type MergedField,
  type MergePick,
} from './merging';
import { leadFromCaller, tagsAfterSave, type Caller } from './quickAdd';
import { leadRef, leadFromRequest, leadName, taggedWith } from './rules';
import type {
  LeadRef,
  Appointment,
  AppointmentFields,
  CallReport,
  Communication,
  EstimateRequest,
  Lead,
  LeadDocument,
  LeadFields,
  NewLead,
  Stage,
  StoredStage,
} from './schema';
import { selectLeadById } from './slice';

/** A request that has been taken, and the lead that it became. */
export interface TakenRequest {
  leadId: string;
  request: EstimateRequest;
}

/**
 * Creates a lead from a visitor's estimate request, or changes the lead that an earlier
 * version of the request became, where the two differ. Returns the lead's id.
 */
export const requestEstimate =
  (request: EstimateRequest, earlier?: TakenRequest): Command<string> =>
  (dispatch, getState) => {
    const wanted = leadFromRequest(request);
    const lead = earlier && selectLeadById(getState(), earlier.leadId);
    if (!lead) return dispatch(events.leadCreated(wanted)).payload.id;
    const before = leadFromRequest(earlier.request);
    const changes = changedFields<NewLead>(before, wanted);
    // The owner may have added to the line.
    const notes = lead.notes.replace(before.notes, () => wanted.notes);
    dispatch(saveLead(lead.id, { ...lead, ...changes, notes }));
    return lead.id;
  };

/** Creates a lead from the lead form. Returns the lead's id. */
export const createLead =
  (lead: NewLead): Command<string> =>
  (dispatch) =>
    dispatch(events.leadCreated(lead)).payload.id;

/** Creates a lead from a caller's name and phone number. Returns the lead's id. */
export const quickAddLead = (caller: Caller): Command<string> => createLead(leadFromCaller(caller));

const withLead = commandOn(selectLeadById);

/**
 * Saves the lead form: emits `leadsMoved` if the stage changed, then `leadEdited` with the changed fields. In this
 * order, so that a save that leaves New Lead does not also get the follow-up of a new lead; as one act, so that
 * one Undo takes both back. A lead whose project is described now loses its tag `details-missing`. Does nothing
 * for a deleted lead.
 */
export const saveLead = (
  leadId: string,
  { stage, ...fields }: LeadFields & { stage: StoredStage },
): Command =>
  withLead(leadId, (lead, dispatch, state) => {
    const moved = moveOf(state, [leadId], stage);
    if (moved) dispatch(moved);
    const changes = changedFields<LeadFields>(lead, { ...fields, tags: tagsAfterSave(fields) });
    dispatch(
      inActOf(moved, events.leadEdited({ leadId: lead.id, leadName: leadName(fields), changes })),
    );
  });

/** Changes the estimated value of a lead in place, in dollars. Does nothing if the lead has that value. */
export const setEstimatedValue = (leadId: string, estimatedValue: number): Command =>
  withLead(leadId, (lead, dispatch) => {
    if (lead.estimatedValue === estimatedValue) return;
    const changes = { estimatedValue };
    dispatch(events.leadEdited({ ...leadRef(lead), changes, isInPlace: true }));
  });

// --- One lead or several: one event, so that one Undo takes it back. They return how many leads changed, and emit
// nothing if no lead does.

/** Returns the leads with some ids; those that are gone are left out. */
const leadsWith = (state: DomainState, leadIds: readonly string[]): Lead[] =>
  leadIds.flatMap((id) => selectLeadById(state, id) ?? []);

/** Returns the event of moving leads to a stage; undefined if all of them are there already. */
export function moveOf(
  state: DomainState,
  leadIds: readonly string[],
  to: StoredStage,
): ReturnType<typeof events.leadsMoved> | undefined {
  const leads = leadsWith(state, leadIds)
    .filter(({ stage }) => stage !== to)
    .map((lead) => ({ ...leadRef(lead), from: lead.stage }));
  return leads.length > 0 ? events.leadsMoved({ leads, to }) : undefined;
}

/** Moves leads to a stage; those that are there already stay as they are. */
export const moveLeads =
  (leadIds: readonly string[], to: StoredStage): Command<number> =>
  (dispatch, getState) => {
    const moved = moveOf(getState(), leadIds, to);
    if (moved) dispatch(moved);
    return moved?.payload.leads.length ?? 0;
  };

/** Emits an event about the leads that it changes, if any. Returns how many they are. */
const changeLeads =
  (
    leadIds: readonly string[],
    eventOf: (leads: LeadRef[], state: DomainState) => UnknownAction,
    isChanged: (lead: Lead) => boolean = () => true,
  ): Command<number> =>
  (dispatch, getState) => {
    const leads = leadsWith(getState(), leadIds).filter(isChanged).map(leadRef);
    if (leads.length > 0) dispatch(eventOf(leads, getState()));
    return leads.length;
  };

/** Sets or snoozes the next follow-up of leads, or (with null) removes it. */
export const scheduleFollowUps = (
  leadIds: readonly string[],
  dueDate: IsoDateTime | null,
): Command<number> =>
  changeLeads(leadIds, (leads) => events.followUpsScheduled({ leads, dueDate }));

/** Adds tags to leads and removes others. */
export const tagLeads = (
  leadIds: readonly string[],
  { added, removed }: { added: string[]; removed: string[] },
): Command<number> =>
  changeLeads(
    leadIds,
    (leads) => events.leadsTagged({ leads, added, removed }),
    ({ tags }) => taggedWith(tags, added, removed).join() !== tags.join(),
  );

/** Makes leads active or inactive. */
export const setLeadsActive = (leadIds: readonly string[], isActive: boolean): Command<number> =>
  changeLeads(
    leadIds,
    (leads) => events.leadsActivityChanged({ leads, isActive }),
    (lead) => lead.isActive !== isActive,
  );

/** Deletes leads, those that were merged into them, and their notifications. */
export const deleteLeads = (leadIds: readonly string[]): Command<number> =>
  changeLeads(leadIds, (leads, { leads: { entities }, notifications }) => {
    const deleted = leads.map(({ leadId }) => leadId);
    const ids = deleted.flatMap((id) => idsOfLead(entities, id));
    const notificationIds = Object.values(notifications.entities)
      .filter(({ leadId }) => ids.includes(leadId))
      .map(({ id }) => id);
    const mergedIds = ids.filter((id) => !deleted.includes(id));
    return events.leadsDeleted({
      leads,
      notificationIds,
      ...(mergedIds.length > 0 && { mergedIds }),
    });
  });

// --- One lead

/** Makes commands on one lead as events name it. */
const withLeadRef = commandOn((state, leadId: string): LeadRef | undefined => {
  const lead = selectLeadById(state, leadId);
  return lead && leadRef(lead);
});

/** Logs a conversation or a note, in the act of `first` if there is one; the last contact becomes now. */
export const logCommunication = (
  leadId: string,
  communication: Omit<Communication, 'id' | 'dateTime'>,
  first?: DomainEvent,
): Command =>
  withLeadRef(leadId, (about, dispatch) =>
    dispatch(inActOf(first, events.communicationLogged({ ...about, communication }))),
  );

/** Records how a call ended; listeners derive the rest. */
export const recordCallOutcome = (leadId: string, report: CallReport): Command =>
  withLeadRef(leadId, (about, dispatch) =>
    dispatch(events.callOutcomeRecorded({ ...about, ...report })),
  );

/** Schedules an appointment, and moves the lead to a stage, if any: one Undo takes both back. */
export const scheduleAppointment = (
  leadId: string,
  appointment: AppointmentFields,
  stage?: Stage,
): Command =>
  withLeadRef(leadId, (about, dispatch, state) => {
    const scheduled = dispatch(events.appointmentScheduled({ ...about, appointment }));
    const moved = stage && moveOf(state, [leadId], stage);
    if (moved) dispatch(inActOf(scheduled, moved));
  });

const findAppointment = (
  state: DomainState,
  leadId: string,
  appointmentId: string,
): Appointment | undefined =>
  selectLeadById(state, leadId)?.appointments.find(({ id }) => id === appointmentId);

/** Moves or edits an appointment, in the act of `first` if any. Returns the event; undefined if no field changed. */
export const moveAppointment = (
  leadId: string,
  appointmentId: string,
  fields: Partial<AppointmentFields>,
  first?: DomainEvent,
): Command<DomainEvent | undefined> =>
  withLeadRef(leadId, (about, dispatch, state) => {
    const existing = findAppointment(state, leadId, appointmentId);
    if (!existing) return undefined;
    // No field of a form is absent: it is empty.
    const changes = changedFields<typeof fields>(existing, fields) as typeof fields;
    if (Object.keys(changes).length === 0) return undefined;
    return dispatch(inActOf(first, events.appointmentMoved({ ...about, appointmentId, changes })));
  });

/** Moves appointments to another day, at their times, as one act; none that was ended or moved meanwhile. Returns how many moved. */
export const moveAppointments =
  (appointments: readonly LeadAppointment[], scheduledDate: LocalDay): Command<number> =>
  (dispatch, getState) => {
    const unchanged = appointments.filter(({ leadId, id, scheduledDate: from }) => {
      const current = findAppointment(getState(), leadId, id);
      return current?.status === 'scheduled' && current.scheduledDate === from;
    });
    return dispatch(
      asOneAct(unchanged, ({ leadId, id }, first) =>
        moveAppointment(leadId, id, { scheduledDate }, first),
      ),
    );
  };

/**
 * Ends an appointment by an event, and schedules the next one if it repeats: one Undo takes both back. Returns the id of
 * the act, which {@link takeNextStep} continues; undefined if the lead does not exist.
 */
const endAppointment = (
  leadId: string,
  appointmentId: string,
  endedBy: (typeof events)['appointmentCompleted' | 'appointmentMissed'],
): Command<string | undefined> =>
  withLead(leadId, (lead, dispatch) => {
    const about = leadRef(lead);
    const ended = dispatch(endedBy({ ...about, appointmentId }));
    // Not once more where another tab has said what became of it.
    const appointment = lead.appointments.find(
      ({ id, status }) => id === appointmentId && status === 'scheduled',
    );
    const next = appointment && nextRepeat(appointment, localDay(new Date()), lead.appointments);
    if (next)
      dispatch(inActOf(ended, events.appointmentScheduled({ ...about, appointment: next })));
    return ended.meta.eventId;
  });

/** Marks an appointment as completed. */
export const completeAppointment = (leadId: string, appointmentId: string) =>
  endAppointment(leadId, appointmentId, events.appointmentCompleted);

/** What follows from a completed appointment. */
export interface NextStep {
  stage?: Stage;
  followUpDate?: IsoDateTime;
}

/** Takes the next step after a completed appointment, in the act that completed it: one Undo takes back all. */
export const takeNextStep = (
  leadId: string,
  { stage, followUpDate }: NextStep,
  actId: string,
): Command =>
  withLeadRef(leadId, (about, dispatch, state) => {
    const first = { meta: { eventId: actId } };
    const moved = stage && moveOf(state, [leadId], stage);
    if (moved) dispatch(inActOf(first, moved));
    if (followUpDate !== undefined) {
      dispatch(
        inActOf(first, events.followUpsScheduled({ leads: [about], dueDate: followUpDate })),
      );
    }
  });

/** Marks an appointment as cancelled. */
export const cancelAppointment = (leadId: string, appointmentId: string): Command =>
  withLeadRef(leadId, (about, dispatch) =>
    dispatch(events.appointmentCancelled({ ...about, appointmentId })),
  );

/** Marks an appointment as a no-show, as the customer was not there. */
export const missAppointment = (leadId: string, appointmentId: string) =>
  endAppointment(leadId, appointmentId, events.appointmentMissed);

/**
 * Merges two leads into the older one, with the values that `pickOf` says. Returns its id; undefined if one of
 * them is gone, or they are the same lead.
 */
export const mergeLeads =
  (
    leadIds: readonly [string, string],
    pickOf?: (name: MergedField) => MergePick,
  ): Command<string | undefined> =>
  (dispatch, getState) => {
    const [a, b] = leadsWith(getState(), leadIds);
    if (!a || !b || a === b) return undefined;
    const [older, newer] = olderFirst(a, b);
    const changes = mergedChanges(
      older,
      newer,
      pickOf ?? ((name) => proposedPick(name, older, newer)),
    );
    const { leadId: mergedId, leadName: mergedName } = leadRef(newer);
    const moved = movedMembers(newer);
    dispatch(events.leadsMerged({ ...leadRef(older), mergedId, mergedName, changes, moved }));
    return older.id;
  };

/** Attaches a document, a link or a picture to a lead, in the act of `first` if there is one. Returns the event. */
export const attachDocument = (
  leadId: string,
  document: Omit<LeadDocument, 'id' | 'uploadDate'>,
  first?: DomainEvent,
): Command<DomainEvent | undefined> =>
  withLeadRef(leadId, (about, dispatch) =>
    dispatch(inActOf(first, events.documentAttached({ ...about, document }))),
  );

/** Removes a document from a lead. */
export const removeDocument = (
  leadId: string,
  { id, name }: Pick<LeadDocument, 'id' | 'name'>,
): Command =>
  withLeadRef(leadId, (about, dispatch) =>
    dispatch(events.documentRemoved({ ...about, documentId: id, name })),
  );

/** Imports leads unchanged: no follow-up is set for them, and no notification raised. Returns them. */
export const importLeads =
  (leads: readonly ImportedLead[]): Command<Lead[]> =>
  (dispatch) =>
    dispatch(events.leadsImported({ leads: [...leads] })).payload.leads;
