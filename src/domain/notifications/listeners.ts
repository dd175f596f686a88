import { isAnyOf } from '@reduxjs/toolkit';
import {
  callOutcomeRecorded,
  followUpsDue,
  followUpsScheduled,
  leadCreated,
  leadEdited,
  leadsActivityChanged,
} from '../leads/events';
import type { DomainEvent } from '../shared/event';
import { on, type Listener, type ListenerApi } from '../store';
import { backupMerged, followUpsChecked } from '../system/events';
import { actUndone } from '../undo/events';
import { followUpsSettled, notificationsRaised, notificationsRead, repeatsSettled } from './events';
import {
  aboutNotifications,
  followUpNotification,
  leadsWithUnreadFollowUp,
  newLeadNotification,
  repeatedFollowUps,
  settledFollowUps,
} from './rules';
import { selectNotificationEntities } from './slice';

/** On `leadCreated`: raises an unread new_lead notification that requires action. */
const notifyOnLeadCreated = on(leadCreated.match, (event, { dispatch }) => {
  dispatch(notificationsRaised([newLeadNotification(event.payload)], event));
});

/** On `followUpsDue`: raises follow_up_due, except for leads that have an unread one. */
const notifyOnFollowUpsDue = on(followUpsDue.match, (event, { dispatch, getState }) => {
  const known = leadsWithUnreadFollowUp(Object.values(selectNotificationEntities(getState())));
  const raised = event.payload.leads
    .filter(({ leadId }) => !known.has(leadId))
    .map(followUpNotification);
  if (raised.length > 0) dispatch(notificationsRaised(raised, event));
});

/** Emits `followUpsSettled` for the unread follow-ups that are not due. */
function settleFollowUps(event: DomainEvent, { dispatch, getState }: ListenerApi): void {
  const { leads, notifications } = getState();
  const now = new Date(event.meta.occurredAt);
  const settled = settledFollowUps(Object.values(notifications.entities), leads.entities, now);
  if (settled.length > 0) dispatch(followUpsSettled(aboutNotifications(settled), event));
}

/** On events that change follow-ups: settles the notifications of leads no longer due. */
const settleFollowUpsOnChange = on(
  // An undo that kept a later date brings an unread notification back that is not due.
  isAnyOf(followUpsScheduled, leadsActivityChanged, leadEdited, actUndone),
  settleFollowUps,
);

/** On `callOutcomeRecorded`: marks the lead's new_lead notification as read. */
const readNewLeadOnCall = on(callOutcomeRecorded.match, (event, { dispatch, getState }) => {
  const { leadId } = event.payload;
  const unread = Object.values(selectNotificationEntities(getState())).filter(
    (notification) =>
      notification.type === 'new_lead' && notification.leadId === leadId && !notification.isRead,
  );
  if (unread.length > 0) dispatch(notificationsRead(aboutNotifications(unread), event));
});

/** On `backupMerged` and each `followUpsChecked`: settles what is not due, and all but one of a lead. */
const settleAfterMerge = on(isAnyOf(backupMerged, followUpsChecked), async (event, api) => {
  await api.delay(0); // Merged data reach the state in a microtask.
  settleFollowUps(event, api);
  const repeated = repeatedFollowUps(Object.values(api.getState().notifications.entities));
  if (repeated.length === 0) return;
  api.dispatch(repeatsSettled({ notificationIds: repeated.map(({ id }) => id) }, event));
});

/** All listeners that raise or settle notifications. */
export const notificationListeners: readonly Listener[] = [
  notifyOnLeadCreated,
  notifyOnFollowUpsDue,
  settleFollowUpsOnChange,
  readNewLeadOnCall,
  settleAfterMerge,
];
