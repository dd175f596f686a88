import type { IsoDateTime } from '../../lib/dates';
import { ids } from '../../lib/ids';
import type { Changes } from '../../lib/recordsDiff';
import { defineCreation, defineEvent, type DomainEvent, type EventMeta } from '../shared/event';
import { fieldNames, newValues, subject, type Subject } from '../shared/subjects';
import { leadRef, leadName } from './rules';
import type {
  LeadRef,
  Appointment,
  AppointmentFields,
  CallReport,
  Communication,
  Lead,
  LeadDocument,
  LeadFields,
  NewLead,
  StoredStage,
} from './schema';

/** Returns the lead of an event as a subject of the history. */
export const leadSubject = ({ leadId, leadName: name }: LeadRef, facts?: Subject['facts']) =>
  subject('lead', leadId, name, facts);

/** An imported lead: the fields of the form, and the dates from the file. */
export type ImportedLead = NewLead & Partial<Pick<Lead, 'createdDate' | 'nextFollowUpDate'>>;

/** Returns a new lead with an id, without communications, documents and appointments. */
const leadOf = (draft: ImportedLead, { occurredAt }: EventMeta): Lead => ({
  ...draft,
  id: ids.nextText(),
  createdDate: draft.createdDate ?? occurredAt,
  communications: [],
  documents: [],
  appointments: [],
});

/**
 * A lead was created. Emitted by the lead form, Quick add and the contact form (`createLead`, `quickAddLead`,
 * `requestEstimate`). The owner is notified; at stage New Lead a follow-up is scheduled an hour ahead.
 */
export const leadCreated = defineCreation(
  'leads/leadCreated',
  (draft: NewLead, meta) => leadOf(draft, meta),
  {
    subjects: ({ id, leadSource, serviceType, ...rest }) =>
      leadSubject({ leadId: id, leadName: leadName(rest) }, { leadSource, serviceType }),
  },
);

/**
 * Leads were imported from a CSV file that the owner confirmed (`importLeads`). They raise no notifications, and
 * get no follow-ups but the file's.
 */
export const leadsImported = defineCreation(
  'leads/leadsImported',
  ({ leads }: { leads: ImportedLead[] }, meta) => ({
    leads: leads.map((draft) => leadOf(draft, meta)),
  }),
  { isAct: true },
);

/**
 * Fields of a lead changed; `changes` holds only those that differ and may be empty. Emitted by `saveLead`, after
 * `leadsMoved` if the stage changed too, by `setEstimatedValue`, and by the listeners to a call's outcome and to
 * estimates. At stage New Lead a follow-up is scheduled an hour ahead, even if no field changed; not where a field was
 * changed in place, in the list.
 */
export const leadEdited = defineEvent<LeadRef & { changes: Partial<LeadFields>; isInPlace?: true }>(
  'leads/leadEdited',
  {
    subjects: ({ changes, ...about }) => {
      const fields = fieldNames(changes);
      return fields === '' ? undefined : leadSubject(about, { ...newValues(changes), fields });
    },
  },
);

/**
 * Leads moved to a stage that none of them had. Emitted by `moveLeads`, `saveLead`, `takeNextStep`,
 * `scheduleAppointment` and the listeners to a call's outcome, to jobs, estimates and payments. The follow-ups are
 * scheduled by the stage's rule, unless the move is part of a recorded call.
 */
export const leadsMoved = defineEvent<{
  leads: (LeadRef & { from: StoredStage })[];
  to: StoredStage;
}>('leads/leadsMoved', {
  entryType: 'leads/stageChanged',
  subjects: ({ leads, to }) => leads.map(({ from, ...about }) => leadSubject(about, { from, to })),
});

/** Creates the event of moving one lead to a stage. */
export const leadMoved = (lead: Lead, to: StoredStage, cause?: DomainEvent) =>
  leadsMoved({ leads: [{ ...leadRef(lead), from: lead.stage }], to }, cause);

/**
 * The next follow-ups of leads were set or moved to a date, or (with null) removed. Emitted by the owner
 * (set, snooze, next step) and by the listeners to `leadCreated`, `leadEdited`, `leadsMoved`, `communicationLogged`,
 * `callOutcomeRecorded` and `appointmentMissed`.
 */
export const followUpsScheduled = defineEvent<{
  leads: LeadRef[];
  dueDate: IsoDateTime | null;
}>('leads/followUpsScheduled', {
  entryType: 'leads/followUpScheduled',
  subjects: ({ leads, dueDate }) =>
    leads.map((about) => leadSubject(about, { dueDate: dueDate ?? '' })),
});

/** Tags were added and removed in one act (`tagLeads`), no save of the form: follow-ups stay. */
export const leadsTagged = defineEvent<{ leads: LeadRef[]; added: string[]; removed: string[] }>(
  'leads/leadsTagged',
  {
    entryType: leadEdited.type,
    subjects: ({ leads }) => leads.map((about) => leadSubject(about, { fields: 'tags' })),
  },
);

/** Leads became active or inactive (`setLeadsActive`): unread follow-ups of inactive ones become read. */
export const leadsActivityChanged = defineEvent<{ leads: LeadRef[]; isActive: boolean }>(
  'leads/leadsActivityChanged',
  {
    entryType: leadEdited.type,
    subjects: ({ leads, isActive }) =>
      leads.map((about) => leadSubject(about, { fields: 'isActive', isActive })),
  },
);

/** What a merge changes of the lead that stays. */
export type MergedChanges = Changes<LeadFields & Pick<Lead, 'stage' | 'nextFollowUpDate'>>;
/** The ids of the members that move from a merged lead, by collection. */
export type MovedMembers = Record<'communications' | 'documents' | 'appointments', string[]>;

/**
 * A lead was merged into an older one of the same person (`mergeLeads`): its conversations, documents, appointments,
 * jobs, estimates, payments and notifications are the other's, in the same event. It stays stored, hidden, so that
 * its addresses lead to the other. With `isLate`: what another tab added to it since has been brought along.
 */
export const leadsMerged = defineEvent<
  LeadRef & {
    mergedId: string;
    mergedName: string;
    changes: MergedChanges;
    moved: MovedMembers;
    isLate?: true;
  }
>('leads/leadsMerged', {
  deletes: ({ mergedId, moved }) => ({
    leads: {
      members: Object.entries(moved).flatMap(([collection, memberIds]) =>
        memberIds.map((id) => [mergedId, collection, id] as const),
      ),
    },
  }),
  subjects: ({ mergedName, isLate, ...about }) =>
    isLate ? undefined : leadSubject(about, { merged: mergedName }),
});

/** The owner deleted leads, those that were merged into them, and their notifications. */
export const leadsDeleted = defineEvent<{
  leads: LeadRef[];
  notificationIds: string[];
  mergedIds?: string[];
}>('leads/leadsDeleted', {
  entryType: 'leads/leadDeleted',
  deletes: ({ leads, notificationIds, mergedIds = [] }) => ({
    leads: { ids: [...leads.map(({ leadId }) => leadId), ...mergedIds] },
    notifications: { ids: notificationIds },
  }),
  subjects: ({ leads }) => leads.map((about) => leadSubject(about)),
  deletesSubjects: true,
});

/**
 * The follow-ups of active leads are due. Emitted by the listener to `system/followUpsChecked` with all
 * that a check finds, each once for a due date until its notification is read. Notifications are raised.
 */
export const followUpsDue = defineEvent<{ leads: (LeadRef & { dueDate: IsoDateTime })[] }>(
  'leads/followUpsDue',
);

/**
 * A conversation or a note was logged, by the owner or by the listener to a call's outcome: the last contact is now,
 * its follow-up is scheduled.
 */
export const communicationLogged = defineCreation(
  'leads/communicationLogged',
  (facts: LeadRef & { communication: Omit<Communication, 'id' | 'dateTime'> }, meta) => ({
    ...facts,
    communication: {
      ...facts.communication,
      id: ids.nextText(),
      dateTime: meta.occurredAt,
    } satisfies Communication,
  }),
  {
    subjects: ({ communication: { type, subject }, ...about }) =>
      leadSubject(about, { kind: type, subject }),
    isToldByRecords: true,
  },
);

/**
 * The owner said how a call ended (`recordCallOutcome`). The listener to it logs the communication,
 * sets or removes the follow-up, schedules what was booked, moves the lead if its stage changed,
 * and makes a lead that is not interested inactive. Its notifications are settled.
 */
export const callOutcomeRecorded = defineEvent<LeadRef & CallReport>('leads/callOutcomeRecorded', {
  isAct: true,
  namedBy: communicationLogged,
});

/** The owner scheduled an appointment. */
export const appointmentScheduled = defineCreation(
  'leads/appointmentScheduled',
  (facts: LeadRef & { appointment: AppointmentFields }) => ({
    ...facts,
    appointment: {
      ...facts.appointment,
      id: ids.nextText(),
      status: 'scheduled',
    } satisfies Appointment,
  }),
  {
    subjects: ({ appointment: { type, scheduledDate, scheduledTime }, ...about }) =>
      leadSubject(about, { kind: type, date: scheduledDate, time: scheduledTime }),
  },
);

/** The appointment of an event. */
export interface AboutAppointment extends LeadRef {
  appointmentId: string;
}
const subjects = (about: LeadRef) => leadSubject(about);

/** An appointment was moved or edited; `changes` holds only the fields that differ. */
export const appointmentMoved = defineEvent<
  AboutAppointment & { changes: Partial<AppointmentFields> }
>('leads/appointmentMoved', {
  subjects: ({ changes: { scheduledDate = '', scheduledTime = '' }, ...about }) =>
    leadSubject(about, { date: scheduledDate, time: scheduledTime }),
});

/**
 * An appointment was completed (`completeAppointment`). A repeating appointment is scheduled again, and a next step moves
 * the lead or schedules its follow-up, in the same act.
 */
export const appointmentCompleted = defineEvent<AboutAppointment>('leads/appointmentCompleted', {
  subjects,
  isToldByRecords: true,
});

/** An appointment was cancelled. */
export const appointmentCancelled = defineEvent<AboutAppointment>('leads/appointmentCancelled', {
  subjects,
});

/**
 * The customer was not there for an appointment. A follow-up is scheduled for the next morning, and a repeating
 * appointment again, in the same act.
 */
export const appointmentMissed = defineEvent<AboutAppointment>('leads/appointmentMissed', {
  subjects,
  isToldByRecords: true,
});

/** A document, a link or a picture was attached to a lead. */
export const documentAttached = defineCreation(
  'leads/documentAttached',
  (facts: LeadRef & { document: Omit<LeadDocument, 'id' | 'uploadDate'> }, meta) => ({
    ...facts,
    document: {
      ...facts.document,
      id: ids.nextText(),
      uploadDate: meta.occurredAt,
    } satisfies LeadDocument,
  }),
  { subjects: ({ document, ...about }) => leadSubject(about, { name: document.name }) },
);

/** A document was removed from a lead. */
export const documentRemoved = defineEvent<LeadRef & { documentId: string; name: string }>(
  'leads/documentRemoved',
  {
    deletes: ({ leadId, documentId }) => ({
      leads: { members: [[leadId, 'documents', documentId]] },
    }),
    subjects: ({ name, ...about }) => leadSubject(about, { name }),
  },
);
