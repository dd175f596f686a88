import { referencesTo } from '../lists/schema';
import { selectClosedDays } from '../shared/closedDays';
import { on, type Listener } from '../store';
import { followUpsChecked } from '../system/events';
import { entitiesOf } from '../undo/rules';
import { callCommunication, notesWithReason } from './callOutcomes';
import * as events from './events';
import { mergedLeads, movedMembers } from './merging';
import { leadRef, leadAt, leadName, snoozedFollowUpDate } from './rules';
import type { LeadRef } from './schema';
import { selectLeadById } from './slice';

/**
 * On `callOutcomeRecorded`: emits what follows from a call. The
 * follow-up of the logged communication is scheduled by the listener to `communicationLogged`.
 */
const applyCallOutcome = on(events.callOutcomeRecorded.match, (event, { dispatch, getState }) => {
  const { leadId, leadName: name, stage, reason, appointment } = event.payload;
  const lead = selectLeadById(getState(), leadId);
  if (!lead) return;
  const about: LeadRef = { leadId, leadName: name };
  if (stage !== undefined && stage !== lead.stage) {
    dispatch(events.leadsMoved({ leads: [{ ...about, from: lead.stage }], to: stage }, event));
  }
  if (reason !== undefined) {
    const changes = { isActive: false, notes: notesWithReason(lead.notes, reason) };
    dispatch(events.leadEdited({ ...about, changes }, event));
  }
  if (appointment) dispatch(events.appointmentScheduled({ ...about, appointment }, event));
  const communication = callCommunication(
    event.payload,
    new Date(event.meta.occurredAt),
    selectClosedDays(getState()),
  );
  dispatch(events.communicationLogged({ ...about, communication }, event));
  if (!communication.followUpRequired && lead.nextFollowUpDate !== undefined) {
    dispatch(events.followUpsScheduled({ leads: [about], dueDate: null }, event));
  }
});

/** On `appointmentMissed` of an active lead: schedules a follow-up for the next morning. */
const scheduleFollowUpOnAppointmentMissed = on(
  events.appointmentMissed.match,
  (event, { dispatch, getState }) => {
    const { leadId, leadName: name } = event.payload;
    if (!selectLeadById(getState(), leadId)?.isActive) return;
    const dueDate = snoozedFollowUpDate(
      1,
      new Date(event.meta.occurredAt),
      selectClosedDays(getState()),
    );
    dispatch(events.followUpsScheduled({ leads: [{ leadId, leadName: name }], dueDate }, event));
  },
);

/**
 * On `followUpsChecked`: brings along what another tab added to a lead after it was merged here, or
 * merged into it, so that all tabs come to the same.
 */
const bringLateAdditionsAlong = on(followUpsChecked.match, (event, { dispatch, getState }) => {
  for (const merged of mergedLeads(getState().leads.entities)) {
    const state = getState();
    const lead = leadAt(state.leads.entities, merged.id);
    const moved = movedMembers(merged);
    const isLate =
      Object.values(moved).some((ids) => ids.length > 0) ||
      referencesTo('leads').some(([list, field]) =>
        Object.values(entitiesOf(state, list)).some((entity) => entity?.[field] === merged.id),
      );
    if (!lead || !isLate) continue;
    const names = { mergedId: merged.id, mergedName: leadName(merged) };
    dispatch(
      events.leadsMerged({ ...leadRef(lead), ...names, changes: {}, moved, isLate: true }, event),
    );
  }
});

/** The listeners to what only the owner does with leads. */
export const ownerLeadListeners: readonly Listener[] = [
  applyCallOutcome,
  scheduleFollowUpOnAppointmentMissed,
  bringLateAdditionsAlong,
];
