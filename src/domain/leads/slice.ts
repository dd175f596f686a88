import {
  createEntityAdapter,
  createSelector,
  createSlice,
  isAnyOf,
  type ActionReducerMapBuilder,
  type EntityState,
} from '@reduxjs/toolkit';
import { ascending } from '../../lib/ascending';
import { applyChanges, changedFields, type Changes } from '../../lib/recordsDiff';
import { followUpsSettled, notificationsRead } from '../notifications/events';
import { addStorageCases } from '../shared/addStorageCases';
import { backupRestored, remoteChangesMerged, storageCleared } from '../system/events';
import { actUndone } from '../undo/events';
import * as events from './events';
import type { AboutAppointment, MovedMembers } from './events';
import { leadAt, taggedWith } from './rules';
import {
  CONTACT_FIELDS,
  type LeadRef,
  type Appointment,
  type AppointmentStatus,
  type Lead,
} from './schema';

const adapter = createEntityAdapter<Lead>();

/**
 * The leads. Stored as `handyman.leads`, version 1. `raisedFollowUps` is not stored: the due date for which each
 * lead's follow-up was raised since the start, or since its notification was read or settled, here or in another tab.
 */
export interface LeadsState extends EntityState<Lead, string> {
  raisedFollowUps: Record<string, string>;
}

/** Makes calendars take an appointment for a newer version of theirs. */
function raiseSequence(appointment: Appointment): void {
  appointment.sequence = (appointment.sequence ?? 0) + 1;
}

function changeAppointment(
  state: LeadsState,
  { leadId, appointmentId }: AboutAppointment,
  changes: Partial<Appointment>,
): void {
  const appointment = state.entities[leadId]?.appointments.find(({ id }) => id === appointmentId);
  // Another tab may have done the same.
  if (
    !appointment ||
    Object.keys(changedFields<Partial<Appointment>>(appointment, changes)).length === 0
  )
    return;
  Object.assign(appointment, changes);
  raiseSequence(appointment);
}

/** The fields of a lead that a calendar shows with its appointments: whom to visit, and where. */
const SHOWN_WITH_APPOINTMENTS = CONTACT_FIELDS.filter((name) => name !== 'email');

/** Moves members from one lead to another, replacing members with the same id. */
function moveMembers(from: Lead, to: Lead, moved: MovedMembers): void {
  for (const [name, memberIds] of Object.entries(moved) as [keyof MovedMembers, string[]][]) {
    const ids = new Set(memberIds);
    const members: { id: string }[] = from[name].filter(({ id }) => ids.has(id));
    Object.assign(from, { [name]: from[name].filter(({ id }) => !ids.has(id)) });
    const known = new Set(members.map(({ id }) => id));
    Object.assign(to, { [name]: [...to[name].filter(({ id }) => !known.has(id)), ...members] });
  }
}

/** Takes over into a lead what another has, and notes that the other was merged. */
function mergeLeads(
  state: LeadsState,
  { payload: { leadId, mergedId, changes, moved } }: ReturnType<typeof events.leadsMerged>,
): void {
  const lead = state.entities[leadId];
  const merged = state.entities[mergedId];
  if (!lead || !merged || lead === merged) return;
  applyChanges<Lead>(lead, changes);
  moveMembers(merged, lead, moved);
  const contacts = [lead.lastContactDate ?? '', merged.lastContactDate ?? ''].sort();
  if (contacts[1]) lead.lastContactDate = contacts[1];
  merged.mergedInto = leadId;
  for (const id of [leadId, mergedId]) delete state.raisedFollowUps[id];
}

const setAppointmentStatus =
  (status: AppointmentStatus) =>
  (state: LeadsState, { payload }: { payload: AboutAppointment }): void => {
    changeAppointment(state, payload, { status });
  };

/** Changes each lead of an event; `changes` are made of what the event says. */
const changeLeads =
  <Payload extends { leads: LeadRef[] }>(
    changes: (payload: Payload, lead: Lead) => Changes<Lead>,
  ) =>
  (state: LeadsState, { payload }: { payload: Payload }): void => {
    for (const { leadId } of payload.leads) {
      const lead = state.entities[leadId];
      if (lead) applyChanges<Lead>(lead, changes(payload, lead));
    }
  };

/** Adds the cases that forget raised follow-ups: their notifications were read or settled, or no longer apply. */
function addForgetting(builder: ActionReducerMapBuilder<LeadsState>): void {
  builder
    .addMatcher(isAnyOf(followUpsSettled, notificationsRead), (state, { payload }) => {
      for (const leadId of payload.leadIds) delete state.raisedFollowUps[leadId];
    })
    .addMatcher(remoteChangesMerged.match, (state, { payload }) => {
      if (payload.entry !== 'notifications') return;
      for (const { type, isRead, leadId } of payload.entities) {
        if (type === 'follow_up_due' && isRead) delete state.raisedFollowUps[leadId];
      }
    })
    .addMatcher(actUndone.match, (state, { payload }) => {
      const reversal = payload.reversals.find(({ entry }) => entry === 'leads');
      for (const { id } of reversal?.entities ?? []) delete state.raisedFollowUps[id];
    })
    // The notifications from before no longer apply.
    .addMatcher(isAnyOf(backupRestored, storageCleared), (state) => {
      state.raisedFollowUps = {};
    });
}

/** The slice of the leads; see {@link LeadsState}. */
export const leadsSlice = createSlice({
  name: 'leads',
  initialState: adapter.getInitialState<Pick<LeadsState, 'raisedFollowUps'>>({
    raisedFollowUps: {},
  }),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.leadCreated, adapter.addOne)
      .addCase(events.leadsImported, (state, { payload }) => adapter.addMany(state, payload.leads))
      .addCase(events.leadEdited, (state, { payload: { leadId, changes } }) => {
        const lead = state.entities[leadId];
        // Assigned by hand and not by the adapter: replacing a draft by a new object makes Immer
        // traverse all leads.
        if (!lead) return;
        Object.assign(lead, changes);
        if (!SHOWN_WITH_APPOINTMENTS.some((name) => name in changes)) return;
        for (const appointment of lead.appointments) {
          if (appointment.status === 'scheduled') raiseSequence(appointment);
        }
      })
      .addCase(
        events.leadsMoved,
        changeLeads(({ to }) => ({ stage: to })),
      )
      .addCase(
        events.followUpsScheduled,
        changeLeads(({ dueDate }) => ({ nextFollowUpDate: dueDate })),
      )
      .addCase(
        events.leadsTagged,
        changeLeads(({ added, removed }, { tags }) => ({ tags: taggedWith(tags, added, removed) })),
      )
      .addCase(
        events.leadsActivityChanged,
        changeLeads(({ isActive }) => ({ isActive })),
      )
      .addCase(events.leadsMerged, mergeLeads)
      .addCase(events.leadsDeleted, (state, { payload: { leads, mergedIds = [] } }) => {
        const ids = [...leads.map(({ leadId }) => leadId), ...mergedIds];
        adapter.removeMany(state, ids);
        for (const id of ids) delete state.raisedFollowUps[id];
      })
      .addCase(events.followUpsDue, (state, { payload }) => {
        for (const { leadId, dueDate } of payload.leads) state.raisedFollowUps[leadId] = dueDate;
      })
      .addCase(events.communicationLogged, (state, { payload, meta }) => {
        const lead = state.entities[payload.leadId];
        if (!lead) return;
        lead.communications.push(payload.communication);
        lead.lastContactDate = meta.occurredAt;
      })
      .addCase(events.appointmentScheduled, (state, { payload }) => {
        state.entities[payload.leadId]?.appointments.push(payload.appointment);
      })
      .addCase(events.appointmentMoved, (state, { payload }) => {
        changeAppointment(state, payload, payload.changes);
      })
      .addCase(events.appointmentCompleted, setAppointmentStatus('completed'))
      .addCase(events.appointmentCancelled, setAppointmentStatus('cancelled'))
      .addCase(events.appointmentMissed, setAppointmentStatus('no-show'))
      .addCase(events.documentAttached, (state, { payload }) => {
        state.entities[payload.leadId]?.documents.push(payload.document);
      })
      .addCase(events.documentRemoved, (state, { payload: { leadId, documentId } }) => {
        const lead = state.entities[leadId];
        if (lead) lead.documents = lead.documents.filter(({ id }) => id !== documentId);
      });
    addStorageCases(builder, 'leads', adapter);
    addForgetting(builder);
  },
  selectors: {
    /** Returns a lead; for a merged lead, the lead that it was merged into. */
    selectLeadById: (state, id: string): Lead | undefined => leadAt(state.entities, id),
    selectLeadEntities: (state) => state.entities,
    selectRaisedFollowUps: (state) => state.raisedFollowUps,
  },
});

export const { selectLeadById, selectLeadEntities, selectRaisedFollowUps } = leadsSlice.selectors;

/**
 * Returns all leads, newest first, without leads that were merged into others. Leads of the same moment, such as
 * an imported file's, are in the order in which they were made.
 */
export const selectLeads = createSelector([selectLeadEntities], (entities) =>
  Object.values(entities)
    .filter((lead) => lead.mergedInto === undefined || leadAt(entities, lead.id) === lead)
    .sort((a, b) => ascending(b.createdDate, a.createdDate) || ascending(a.id, b.id)),
);

/** Returns the active leads. */
export const selectActiveLeads = createSelector([selectLeads], (leads) =>
  leads.filter((lead) => lead.isActive),
);
