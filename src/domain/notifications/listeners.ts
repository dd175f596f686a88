import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { DomainEvent } from '../../events/event';
import { followUpDue, leadCreated } from '../../events/leads';
import { notificationRaised, repeatsSettled } from '../../events/notifications';
import { backupMerged, followUpsChecked } from '../../events/system';
import { leadName } from '../leads/rules';
import type { DomainDispatch, DomainState, Services, AppStartListening } from '../store';
import {
  followUpNotification,
  hasUnreadFollowUp,
  newLeadNotification,
  repeatedFollowUps,
} from './rules';
import { selectNotificationEntities } from './slice';

/** On `leadCreated`: raises an unread new_lead notification that requires action (section 4). */
function notifyOnLeadCreated(start: AppStartListening): void {
  start({
    actionCreator: leadCreated,
    effect: (event, { dispatch }) => {
      const lead = event.payload;
      const name = leadName(lead);
      dispatch(notificationRaised({ ...newLeadNotification(lead, name), leadName: name }, event));
    },
  });
}

/**
 * On `followUpDue`: raises a follow_up_due notification, unless there is an unread one for that
 * lead.
 */
function notifyOnFollowUpDue(start: AppStartListening): void {
  start({
    actionCreator: followUpDue,
    effect: (event, { dispatch, getState }) => {
      const { leadId, leadName: name, dueDate } = event.payload;
      if (hasUnreadFollowUp(Object.values(selectNotificationEntities(getState())), leadId)) return;
      const notification = followUpNotification(leadId, name, dueDate);
      dispatch(notificationRaised({ ...notification, leadName: name }, event));
    },
  });
}

/**
 * On `backupMerged` and every `followUpsChecked`, which covers changes of other tabs: emits
 * `repeatsSettled` if a lead has more than one unread follow-up notification.
 */
function settleRepeats(start: AppStartListening): void {
  const settle = async (
    event: DomainEvent,
    { delay, dispatch, getState }: ListenerEffectAPI<DomainState, DomainDispatch, Services>,
  ): Promise<void> => {
    await delay(0); // Merged data reach the state in a microtask.
    const repeated = repeatedFollowUps(Object.values(selectNotificationEntities(getState())));
    if (repeated.length === 0) return;
    dispatch(repeatsSettled({ notificationIds: repeated.map(({ id }) => id) }, event));
  };
  start({ actionCreator: backupMerged, effect: settle });
  start({ actionCreator: followUpsChecked, effect: settle });
}

/** Registers all listeners that raise or settle notifications. */
export function registerNotificationListeners(start: AppStartListening): void {
  notifyOnLeadCreated(start);
  notifyOnFollowUpDue(start);
  settleRepeats(start);
}
