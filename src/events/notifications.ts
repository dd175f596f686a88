import { ids } from '../lib/ids';
import type { Notification } from '../domain/notifications/schema';
import { defineCreation, defineEvent } from './event';

/**
 * The owner has something to look at. Emitted by the listeners to `leads/leadCreated` (new_lead) and
 * `leads/followUpDue` (follow_up_due). One of the same id replaces the earlier one, unread again.
 */
export const notificationRaised = defineCreation(
  'notifications/notificationRaised',
  (
    facts: Omit<Notification, 'id' | 'createdDate' | 'isRead'> & { id?: string; leadName: string },
    meta,
  ): Notification & { leadName: string } => ({
    ...facts,
    id: facts.id ?? ids.nextText(),
    createdDate: meta.occurredAt,
    isRead: false,
  }),
);

/**
 * Of several unread follow-up notices for one lead, those before the newest count as read: two
 * browsers had raised one each, and their data were brought together.
 */
export const repeatsSettled = defineEvent<{ notificationIds: string[] }>(
  'notifications/repeatsSettled',
);

/**
 * The owner marked notifications as read: one, or all at once. While its lead stays due, a follow-up
 * is announced again at the next check (section 4).
 */
export const notificationsRead = defineEvent<{ notificationIds: string[]; leadIds: string[] }>(
  'notifications/notificationsRead',
);
