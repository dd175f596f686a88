import { ids } from '../lib/ids';
import type { IsoDateTime } from '../lib/dates';
import type {
  Appointment,
  Communication,
  Lead,
  LeadDocument,
  LeadFields,
  NewLead,
  StoredStage,
} from '../domain/leads/schema';
import { defineCreation, defineEvent } from './event';

/** Which lead an event is about, and what a sentence calls it. */
export interface AboutLead {
  leadId: string;
  leadName: string;
}

/**
 * Somebody became a lead. Emitted by the lead form and the contact form (`createLead`,
 * `requestEstimate`). The owner is notified; at stage New Lead a follow-up is scheduled an hour ahead.
 */
export const leadCreated = defineCreation('leads/leadCreated', (draft: NewLead, meta): Lead => ({
  ...draft,
  id: ids.nextText(),
  createdDate: meta.occurredAt,
  communications: [],
  documents: [],
  appointments: [],
}));

/** A lead from a file: what a form fills in, and the dates that the file had. */
export type ImportedLead = NewLead & Partial<Pick<Lead, 'createdDate' | 'nextFollowUpDate'>>;

/**
 * Leads came from a CSV file, confirmed by the owner (`importLeads`). Nobody is notified of what was
 * imported.
 */
export const leadsImported = defineCreation(
  'leads/leadsImported',
  ({ leads }: { leads: ImportedLead[] }, meta): { leads: Lead[] } => ({
    leads: leads.map((lead) => ({
      ...lead,
      id: ids.nextText(),
      createdDate: lead.createdDate ?? meta.occurredAt,
      communications: [],
      documents: [],
      appointments: [],
    })),
  }),
);

/**
 * The lead form was saved; `changes` holds only the fields that differ and may be empty. Emitted by
 * `saveLead`, after `stageChanged` where the stage moved too. At stage New Lead a follow-up is
 * scheduled an hour ahead, also where no field changed (section 4).
 */
export const leadEdited = defineEvent<AboutLead & { changes: Partial<LeadFields> }>(
  'leads/leadEdited',
);

/** A lead was deleted by the owner. Its notifications are deleted in the same event. */
export const leadDeleted = defineEvent<AboutLead & { notificationIds: string[] }>(
  'leads/leadDeleted',
  ({ leadId, notificationIds }) => ({
    leads: { ids: [leadId] },
    notifications: { ids: notificationIds },
  }),
);

/**
 * A lead moved to another stage. Emitted by `saveLead` and `moveLead`. The follow-up is scheduled
 * after the stage's rule (section 4).
 */
export const stageChanged = defineEvent<AboutLead & { from: StoredStage; to: StoredStage }>(
  'leads/stageChanged',
);

/**
 * The next follow-up was set, moved or (with null) taken away. Emitted by the owner (set, snooze)
 * and by the listeners to `leadCreated`, `leadEdited` and `stageChanged`.
 */
export const followUpScheduled = defineEvent<AboutLead & { dueDate: IsoDateTime | null }>(
  'leads/followUpScheduled',
);

/**
 * The follow-up of an active lead has come due. Emitted by the listener to `system/followUpsChecked`,
 * once for each due date until its notification is read. A notification is raised.
 */
export const followUpDue = defineEvent<AboutLead & { dueDate: IsoDateTime }>('leads/followUpDue');

/**
 * The owner spoke with a lead, or noted something. Last contact becomes now, in the same event.
 * Where a follow-up is wanted on a date, it is scheduled.
 */
export const communicationLogged = defineCreation(
  'leads/communicationLogged',
  (facts: AboutLead & { communication: Omit<Communication, 'id' | 'dateTime'> }, meta) => ({
    leadId: facts.leadId,
    leadName: facts.leadName,
    communication: {
      ...facts.communication,
      id: ids.nextText(),
      dateTime: meta.occurredAt,
    } satisfies Communication,
  }),
);

/** A visit was put into the calendar by the owner. */
export const appointmentScheduled = defineCreation(
  'leads/appointmentScheduled',
  (facts: AboutLead & { appointment: Omit<Appointment, 'id' | 'status'> }) => ({
    leadId: facts.leadId,
    leadName: facts.leadName,
    appointment: {
      ...facts.appointment,
      id: ids.nextText(),
      status: 'scheduled',
    } satisfies Appointment,
  }),
);

/** Which appointment an event is about. */
export interface AboutAppointment extends AboutLead {
  appointmentId: string;
}

/** A visit was moved, or its particulars changed; `changes` holds only what differs. */
export const appointmentMoved = defineEvent<
  AboutAppointment & { changes: Partial<Omit<Appointment, 'id' | 'status'>> }
>('leads/appointmentMoved');

/** A visit took place. */
export const appointmentCompleted = defineEvent<AboutAppointment>('leads/appointmentCompleted');

/** A visit was called off. */
export const appointmentCancelled = defineEvent<AboutAppointment>('leads/appointmentCancelled');

/** A paper, a link or a picture was put with a lead. */
export const documentAttached = defineCreation(
  'leads/documentAttached',
  (facts: AboutLead & { document: Omit<LeadDocument, 'id' | 'uploadDate'> }, meta) => ({
    leadId: facts.leadId,
    leadName: facts.leadName,
    document: {
      ...facts.document,
      id: ids.nextText(),
      uploadDate: meta.occurredAt,
    } satisfies LeadDocument,
  }),
);

/** A paper was taken away from a lead. */
export const documentRemoved = defineEvent<AboutLead & { documentId: string; name: string }>(
  'leads/documentRemoved',
  ({ leadId, documentId }) => ({ leads: { members: [[leadId, 'documents', documentId]] } }),
);
