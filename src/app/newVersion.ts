import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../lib/subscribers';

let isNewVersionHere = false;
const subscribers = createSubscribers();

/** Whether a newer version of the site has been deployed since this tab was opened. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribers.subscribe,
    () => isNewVersionHere,
    () => false,
  );

export function announceNewVersion(): void {
  isNewVersionHere = true;
  subscribers.notify();
}
