import { registerLeadListeners } from '../../domain/leads/listeners';
import { registerNotificationListeners } from '../../domain/notifications/listeners';
import type { AppStartListening } from '../../domain/store';
import { registerIntegrityRepair } from './integrityRepair';

/** Registers the listeners of both apps; the owner's own are in `ownerParts.ts`. */
export function registerListeners(start: AppStartListening): void {
  registerLeadListeners(start);
  registerNotificationListeners(start);
  registerIntegrityRepair(start);
}
