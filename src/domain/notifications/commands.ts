import type { Command } from '../store';
import { notificationsRead } from './events';
import { aboutNotifications } from './rules';
import type { Notification } from './schema';

/** Marks notifications as read; ignores those already read. */
export const markRead =
  (notifications: readonly Notification[]): Command =>
  (dispatch) => {
    const unread = notifications.filter((notification) => !notification.isRead);
    if (unread.length > 0) dispatch(notificationsRead(aboutNotifications(unread)));
  };
