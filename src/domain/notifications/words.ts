import type { ContextWords } from '../shared/words';
import * as notifications from './events';

/** What the owner reads of the events of notifications. */
export const words: ContextWords = {
  [notifications.notificationsRaised.type]: (fact) => `Notification: ${fact('title')}`,
  [notifications.notificationsRead.type]: 'Marked as read',
};
