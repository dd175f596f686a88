import { useSyncExternalStore } from 'react';

let isNewVersionHere = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer version of the site has been deployed since this tab was opened. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isNewVersionHere,
    () => false,
  );

export function announceNewVersion(): void {
  isNewVersionHere = true;
  for (const listener of listeners) listener();
}
