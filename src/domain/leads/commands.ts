import {
  appointmentCancelled,
  appointmentCompleted,
  appointmentMoved,
  appointmentScheduled,
  communicationLogged,
  documentAttached,
  documentRemoved,
  followUpScheduled,
  leadCreated,
  leadDeleted,
  leadEdited,
  leadsImported,
  stageChanged,
  type AboutLead,
  type ImportedLead,
} from '../../events/leads';
import type { Command, DomainDispatch, DomainState } from '../store';
import type { IsoDateTime } from '../../lib/dates';
import { changedFields } from '../../lib/changes';
import { isNewLeadStage, leadFromRequest, leadName, newLeadFollowUpDate } from './rules';
import { selectLeadById } from './slice';
import type {
  Appointment,
  Communication,
  EstimateRequest,
  LeadDocument,
  LeadFields,
  NewLead,
  StoredStage,
} from './schema';

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
  (leadId: string, { stage, ...fields }: LeadFields & { stage: StoredStage }): Command =>
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
  (leadId: string, to: StoredStage): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (!lead || lead.stage === to) return;
    dispatch(stageChanged({ leadId, leadName: leadName(lead), from: lead.stage, to }));
  };

/** The owner sets, snoozes or (with null) takes away the next follow-up. */
export const scheduleFollowUp =
  (leadId: string, dueDate: IsoDateTime | null): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (lead) dispatch(followUpScheduled({ leadId, leadName: leadName(lead), dueDate }));
  };

/** Deletes a lead; its notifications go with it. */
export const deleteLead =
  (leadId: string): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (!lead) return;
    const notificationIds = Object.values(getState().notifications.entities)
      .filter((one) => one.leadId === leadId)
      .map(({ id }) => id);
    dispatch(leadDeleted({ leadId, leadName: leadName(lead), notificationIds }));
  };

/** A command on one lead: emits nothing where the lead does not exist. */
const withLead =
  (
    leadId: string,
    emit: (lead: AboutLead, dispatch: DomainDispatch, state: DomainState) => void,
  ): Command =>
  (dispatch, getState) => {
    const lead = selectLeadById(getState(), leadId);
    if (lead) emit({ leadId, leadName: leadName(lead) }, dispatch, getState());
  };

/** The owner spoke with a lead, or noted something; last contact becomes now (section 4). */
export const logCommunication = (
  leadId: string,
  communication: Omit<Communication, 'id' | 'dateTime'>,
): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(communicationLogged({ ...lead, communication }));
  });

/** What an appointment's form fills in. */
export type AppointmentFields = Omit<Appointment, 'id' | 'status'>;

/** A visit goes into the calendar. */
export const scheduleAppointment = (leadId: string, appointment: AppointmentFields): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(appointmentScheduled({ ...lead, appointment }));
  });

/** A visit is moved, or its particulars change; nothing where nothing differs. */
export const moveAppointment = (
  leadId: string,
  appointmentId: string,
  fields: AppointmentFields,
): Command =>
  withLead(leadId, (lead, dispatch, state) => {
    const existing = selectLeadById(state, leadId)?.appointments.find(
      ({ id }) => id === appointmentId,
    );
    if (!existing) return;
    const changes = changedFields<AppointmentFields>(existing, fields);
    if (Object.keys(changes).length === 0) return;
    dispatch(appointmentMoved({ ...lead, appointmentId, changes }));
  });

/** A visit took place. */
export const completeAppointment = (leadId: string, appointmentId: string): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(appointmentCompleted({ ...lead, appointmentId }));
  });

/** A visit is called off. */
export const cancelAppointment = (leadId: string, appointmentId: string): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(appointmentCancelled({ ...lead, appointmentId }));
  });

/** A paper, a link or a picture is put with a lead. */
export const attachDocument = (
  leadId: string,
  document: Omit<LeadDocument, 'id' | 'uploadDate'>,
): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(documentAttached({ ...lead, document }));
  });

/** A paper is taken away from a lead. */
export const removeDocument = (
  leadId: string,
  { id, name }: Pick<LeadDocument, 'id' | 'name'>,
): Command =>
  withLead(leadId, (lead, dispatch) => {
    dispatch(documentRemoved({ ...lead, documentId: id, name }));
  });

/**
 * Takes leads in from a file, as the file says they stand; one at New Lead without a follow-up gets
 * it an hour ahead, as any lead added there (section 4). Nobody is notified of what is imported.
 */
export const importLeads =
  (leads: readonly ImportedLead[]): Command =>
  (dispatch) => {
    const soon = newLeadFollowUpDate(new Date());
    dispatch(
      leadsImported({
        leads: leads.map((lead) =>
          isNewLeadStage(lead.stage) ? { nextFollowUpDate: soon, ...lead } : lead,
        ),
      }),
    );
  };
