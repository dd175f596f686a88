import { followUpDue, leadCreated } from '../../events/leads';
import { notificationRaised } from '../../events/notifications';
import { leadName } from '../leads/rules';
import type { StartReaction } from '../store';
import { followUpAnnouncement, hasUnreadFollowUp, newLeadAnnouncement } from './rules';
import { selectNotificationEntities } from './slice';

/** `leadCreated`: an unread new_lead notification that asks for action (section 4). */
function notifyOnLeadCreated(start: StartReaction): void {
  start({
    actionCreator: leadCreated,
    effect: (event, { dispatch }) => {
      const lead = event.payload;
      const name = leadName(lead);
      dispatch(notificationRaised({ ...newLeadAnnouncement(lead, name), leadName: name }, event));
    },
  });
}

/** `followUpDue`: a follow_up_due notification, unless an unread one for that lead stands. */
function notifyOnFollowUpDue(start: StartReaction): void {
  start({
    actionCreator: followUpDue,
    effect: (event, { dispatch, getState }) => {
      const { leadId, leadName: name, dueDate } = event.payload;
      if (hasUnreadFollowUp(Object.values(selectNotificationEntities(getState())), leadId)) return;
      const announcement = followUpAnnouncement(leadId, name, dueDate);
      dispatch(notificationRaised({ ...announcement, leadName: name }, event));
    },
  });
}

/** All that follows for the owner's attention. */
export function registerNotificationReactions(start: StartReaction): void {
  notifyOnLeadCreated(start);
  notifyOnFollowUpDue(start);
}
