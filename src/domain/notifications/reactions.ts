import { followUpDue, leadCreated } from '../../events/leads';
import { notificationRaised } from '../../events/notifications';
import type { StartReaction } from '../store';
import { followUpAnnouncement, hasUnreadFollowUp, newLeadAnnouncement } from './rules';
import { selectNotificationEntities } from './slice';

/** `leadCreated`: an unread new_lead notification that asks for action (section 4). */
function notifyOnLeadCreated(start: StartReaction): void {
  start({
    actionCreator: leadCreated,
    effect: (event, { dispatch }) => {
      const lead = event.payload;
      const leadName = `${lead.firstName} ${lead.lastName}`.trim();
      dispatch(notificationRaised({ ...newLeadAnnouncement(lead, leadName), leadName }, event));
    },
  });
}

/** `followUpDue`: a follow_up_due notification, unless an unread one for that lead stands. */
function notifyOnFollowUpDue(start: StartReaction): void {
  start({
    actionCreator: followUpDue,
    effect: (event, { dispatch, getState }) => {
      const { leadId, leadName, dueDate } = event.payload;
      if (hasUnreadFollowUp(Object.values(selectNotificationEntities(getState())), leadId)) return;
      const announcement = followUpAnnouncement(leadId, leadName, dueDate);
      dispatch(notificationRaised({ ...announcement, leadName }, event));
    },
  });
}

/** All that follows for the owner's attention. */
export function registerNotificationReactions(start: StartReaction): void {
  notifyOnLeadCreated(start);
  notifyOnFollowUpDue(start);
}
