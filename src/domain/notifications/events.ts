import { ids } from '../../lib/ids';
import { leadSubject } from '../leads/events';
import { defineCreation, defineEvent } from '../shared/event';
import type { Notification } from './schema';

/** A notification before it is raised; without an id it gets a new one. */
export type NewNotification = Omit<Notification, 'id' | 'createdDate' | 'isRead'> & {
  id?: string;
  leadName: string;
};

/**
 * Notifications were raised. Emitted by the listeners to `leads/leadCreated` (new_lead) and `leads/followUpsDue`
 * (follow_up_due). One with the same id replaces the earlier one and is unread again.
 */
export const notificationsRaised = defineCreation(
  'notifications/notificationsRaised',
  (
    raised: NewNotification[],
    meta,
  ): { notifications: (Notification & { leadName: string })[] } => ({
    notifications: raised.map((facts) => ({
      ...facts,
      id: facts.id ?? ids.nextText(),
      createdDate: meta.occurredAt,
      isRead: false,
    })),
  }),
  {
    entryType: 'notifications/notificationRaised',
    subjects: ({ notifications }) =>
      notifications.map(({ title, message, ...about }) => leadSubject(about, { title, message })),
    isAct: false, // a listener raised them
  },
);

/**
 * Of several unread follow-up notifications for one lead, all but the newest became read: two
 * browsers had raised one each before their data were merged.
 */
export const repeatsSettled = defineEvent<{ notificationIds: string[] }>(
  'notifications/repeatsSettled',
);

/**
 * Unread follow-up notifications became read because their lead is no longer due: its follow-up was removed or
 * moved to the future, or it became inactive. `causedBy` is the event that did it, or the check that found another
 * tab's change.
 */
export const followUpsSettled = defineEvent<{ notificationIds: string[]; leadIds: string[] }>(
  'notifications/followUpsSettled',
);

/**
 * The owner marked notifications as read: one, or all at once, or by calling a new lead. While its
 * lead stays due, the next check raises a follow-up again.
 */
export const notificationsRead = defineEvent<{ notificationIds: string[]; leadIds: string[] }>(
  'notifications/notificationsRead',
  { isAct: true },
);
