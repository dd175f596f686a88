import { leadRef, isDescribed, isFollowUpDue } from '../leads/rules';
import type { LeadRef, Lead } from '../leads/schema';
import type { NewNotification } from './events';
import type { Notification } from './schema';

/** How many notifications the CRM dashboard shows. */
export const SHOWN_IN_CRM = 5;
/** How many notifications the owner's dashboard shows. */
export const SHOWN_ON_DASHBOARD = 3;

const isUnreadFollowUp = ({ type, isRead }: Notification): boolean =>
  type === 'follow_up_due' && !isRead;

/** Says what a lead asks for, after its name. */
function wishOf(lead: Lead): string {
  if (!isDescribed(lead)) return ', details to follow';
  return lead.serviceType === 'Other' ? ' asks for other work' : ` asks for ${lead.serviceType}`;
}

/** Returns the notification of a new lead: unread, and requiring action. */
export function newLeadNotification(lead: Lead): NewNotification {
  const about = leadRef(lead);
  return {
    type: 'new_lead',
    ...about,
    title: 'New lead',
    message: `${about.leadName}${wishOf(lead)} (${lead.leadSource})`,
    actionRequired: true,
  };
}

/** Returns a due follow-up's notification, with an id by which several tabs raise only one. */
export const followUpNotification = ({
  leadId,
  leadName,
  dueDate,
}: LeadRef & { dueDate: string }): NewNotification => ({
  id: `followup:${leadId}:${dueDate}`,
  type: 'follow_up_due',
  leadId,
  leadName,
  title: 'Follow-up due',
  message: `Follow up with ${leadName}`,
  actionRequired: true,
});

/** Returns the ids of notifications and of their leads, as the events say that make them read. */
export const aboutNotifications = (notifications: readonly Notification[]) => ({
  notificationIds: notifications.map(({ id }) => id),
  leadIds: [...new Set(notifications.map(({ leadId }) => leadId))],
});

/**
 * Returns all but the newest of a lead's unread follow-up notifications. The ids decide, which
 * contain the due date, so that every browser picks the same.
 */
export function repeatedFollowUps(notifications: readonly Notification[]): Notification[] {
  const unread = notifications.filter(isUnreadFollowUp);
  const newest = new Map<string, string>();
  for (const { leadId, id } of unread) {
    if (id > (newest.get(leadId) ?? '')) newest.set(leadId, id);
  }
  return unread.filter(({ leadId, id }) => newest.get(leadId) !== id);
}

/** Returns the unread follow-ups whose lead is known and not due: others may not be loaded yet. */
export const settledFollowUps = (
  notifications: readonly Notification[],
  leads: Readonly<Record<string, Lead>>,
  now: Date,
): Notification[] =>
  notifications.filter((notification) => {
    const lead = leads[notification.leadId];
    return isUnreadFollowUp(notification) && lead && !isFollowUpDue(lead, now);
  });

/** Returns the ids of the leads that have an unread follow-up notification. */
export const leadsWithUnreadFollowUp = (
  notifications: readonly Notification[],
): ReadonlySet<string> =>
  new Set(notifications.filter(isUnreadFollowUp).map(({ leadId }) => leadId));
