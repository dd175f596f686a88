import { registerLeadListeners } from '../../domain/leads/listeners';
import { registerNotificationListeners } from '../../domain/notifications/listeners';
import { registerProjectListeners } from '../../domain/projects/listeners';
import type { AppStartListening } from '../../domain/store';
import { registerIntegrityRepair } from './integrityRepair';

/** Registers every listener of the application, by context. */
export function registerListeners(start: AppStartListening): void {
  registerLeadListeners(start);
  registerNotificationListeners(start);
  registerProjectListeners(start);
  registerIntegrityRepair(start);
}
