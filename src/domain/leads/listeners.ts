import { isAnyOf } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/events';
import type { DomainEvent } from '../shared/event';
import { on, type Listener } from '../store';
import { seedDataLoaded, followUpsChecked, storageRestored } from '../system/events';
import * as events from './events';
import {
  leadRef,
  followUpDateFor,
  isNewLeadStage,
  newLeadFollowUpDate,
  overdueLeads,
} from './rules';
import { selectActiveLeads, selectLeadById, selectRaisedFollowUps } from './slice';

/** The interval of the check for due follow-ups, in milliseconds. */
export const FOLLOW_UP_CHECK_INTERVAL_MS = 60_000;

const occurredAtOf = (event: DomainEvent): Date => new Date(event.meta.occurredAt);

/** Whether an event is part of a recorded call, which decides about the follow-up by itself. */
const isPartOfCall = ({ meta }: DomainEvent): boolean =>
  meta.causedBy?.type === events.callOutcomeRecorded.type;

/**
 * On `leadCreated` and `leadEdited` at stage New Lead, even if no field changed: schedules a follow-up an
 * hour ahead. Not after a call or a change in the list, which are no save of the form.
 */
const scheduleFollowUpOfNewLead = on(
  isAnyOf(events.leadCreated, events.leadEdited),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    const lead = selectLeadById(getState(), 'leadId' in payload ? payload.leadId : payload.id);
    if (!lead || !isNewLeadStage(lead.stage) || isPartOfCall(event)) return;
    if ('isInPlace' in payload) return;
    const dueDate = newLeadFollowUpDate(occurredAtOf(event));
    dispatch(events.followUpsScheduled({ leads: [leadRef(lead)], dueDate }, event));
  },
);

/** On `leadsMoved` to a stage with a rule, New Lead too: schedules the follow-up, except after a call. */
const scheduleFollowUpOnMove = on(events.leadsMoved.match, (event, { dispatch }) => {
  if (isPartOfCall(event)) return;
  const { leads, to } = event.payload;
  const now = occurredAtOf(event);
  const dueDate = isNewLeadStage(to) ? newLeadFollowUpDate(now) : followUpDateFor(to, now);
  if (dueDate) dispatch(events.followUpsScheduled({ leads, dueDate }, event));
});

/** On `communicationLogged` with a follow-up date: schedules the follow-up for that date. */
const scheduleFollowUpOnCommunicationLogged = on(
  events.communicationLogged.match,
  (event, { dispatch }) => {
    const { leadId, leadName: name, communication } = event.payload;
    const dueDate = communication.followUpDate;
    if (!communication.followUpRequired || dueDate === undefined) return;
    dispatch(events.followUpsScheduled({ leads: [{ leadId, leadName: name }], dueDate }, event));
  },
);

/**
 * On `storageRestored` or sign-in: while signed in, emits `followUpsChecked` at once and every 60
 * s, until the owner signs out. A machine that slept catches up with one check.
 */
const checkFollowUpsWhileSignedIn = on(
  isAnyOf(storageRestored, signedIn),
  async (_event, { condition, dispatch, fork, getState, subscribe, unsubscribe }) => {
    if (!getState().session.isSignedIn) return;
    unsubscribe();
    const checking = fork(async (forkApi) => {
      while (!forkApi.signal.aborted) {
        dispatch(followUpsChecked());
        await forkApi.delay(FOLLOW_UP_CHECK_INTERVAL_MS);
      }
    });
    await condition((action) => signedOut.match(action));
    checking.cancel();
    subscribe();
  },
);

/** On `seedDataLoaded` with leads, which comes after the first check: checks once more. */
const checkFollowUpsOnLeadsLoaded = on(seedDataLoaded.match, (event, { dispatch, getState }) => {
  if (event.payload.entry !== 'leads' || !getState().session.isSignedIn) return;
  dispatch(followUpsChecked(undefined, event));
});

/**
 * On `followUpsChecked` while signed in: emits one `followUpsDue` with each active lead that is due and
 * has no notification for that date yet. Reading the notification, or another date, allows it again.
 */
const raiseDueFollowUps = on(followUpsChecked.match, (event, { dispatch, getState }) => {
  const state = getState();
  if (!state.session.isSignedIn) return;
  const raised = selectRaisedFollowUps(state);
  const leads = overdueLeads(selectActiveLeads(state), occurredAtOf(event)).flatMap((lead) => {
    const { id, nextFollowUpDate: dueDate = '' } = lead;
    return raised[id] === dueDate ? [] : { ...leadRef(lead), dueDate };
  });
  if (leads.length > 0) dispatch(events.followUpsDue({ leads }, event));
});

/** All listeners to events of leads. */
export const leadListeners: readonly Listener[] = [
  scheduleFollowUpOfNewLead,
  scheduleFollowUpOnMove,
  scheduleFollowUpOnCommunicationLogged,
  checkFollowUpsWhileSignedIn,
  checkFollowUpsOnLeadsLoaded,
  raiseDueFollowUps,
];
