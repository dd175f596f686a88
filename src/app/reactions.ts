import { registerLeadReactions } from '../domain/leads/reactions';
import { registerNotificationReactions } from '../domain/notifications/reactions';
import { registerProjectReactions } from '../domain/projects/reactions';
import type { StartReaction } from '../domain/store';
import { registerMendingReactions } from './mending';

/** Every reaction of the application, by context. */
export function registerReactions(start: StartReaction): void {
  registerLeadReactions(start);
  registerNotificationReactions(start);
  registerProjectReactions(start);
  registerMendingReactions(start);
}
