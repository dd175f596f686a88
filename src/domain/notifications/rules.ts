import type { Lead } from '../leads/schema';
import type { Notification } from './schema';

/** The policy of notifications (specification, section 4). */

/** How many notifications the CRM dashboard shows (section 9). */
export const SHOWN_IN_CRM = 5;
/** How many notifications the owner's dashboard shows (section 9). */
export const SHOWN_ON_DASHBOARD = 3;

/** What a notification says before it is raised. */
type NotificationFields = Pick<
  Notification,
  'type' | 'leadId' | 'title' | 'message' | 'actionRequired'
> & { id?: string };

/** The notification of a new lead: unread, and asking for action (section 4). */
export function newLeadNotification(lead: Lead, leadName: string): NotificationFields {
  return {
    type: 'new_lead',
    leadId: lead.id,
    title: 'New lead',
    message: `${leadName} asks for ${lead.serviceType} (${lead.leadSource})`,
    actionRequired: true,
  };
}

/**
 * A follow-up that has come due. Its id is made of the lead and the date, so that several tabs which
 * notice it at once raise one notification.
 */
export function followUpNotification(
  leadId: string,
  leadName: string,
  dueDate: string,
): NotificationFields {
  return {
    id: `followup:${leadId}:${dueDate}`,
    type: 'follow_up_due',
    leadId,
    title: 'Follow-up due',
    message: `Follow up with ${leadName}`,
    actionRequired: true,
  };
}

/**
 * The unread follow-up notices that repeat a newer unread one for the same lead (section 4 allows one).
 * Their ids tell them apart by due date, so that every browser names the same.
 */
export function repeatedFollowUps(notifications: readonly Notification[]): Notification[] {
  const unread = notifications.filter((one) => one.type === 'follow_up_due' && !one.isRead);
  const newest = new Map<string, string>();
  for (const { leadId, id } of unread) {
    if (id > (newest.get(leadId) ?? '')) newest.set(leadId, id);
  }
  return unread.filter(({ leadId, id }) => newest.get(leadId) !== id);
}

/** Whether an unread follow-up notification for a lead stands already (section 4). */
export function hasUnreadFollowUp(notifications: readonly Notification[], leadId: string): boolean {
  return notifications.some(
    (one) => one.type === 'follow_up_due' && one.leadId === leadId && !one.isRead,
  );
}
