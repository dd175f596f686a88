import { useSyncExternalStore } from 'react';
import { whenAtRest } from '../lib/idle';

let isNewVersionHere = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer version of the site has been deployed since this tab was opened. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNewVersionHere,
    () => false,
  );
}

export function announceNewVersion(): void {
  isNewVersionHere = true;
  for (const listener of listeners) listener();
}

/**
 * Registers the service worker, which lets the site open offline, and watches for new versions.
 * Runs after the first paint, from a chunk of its own, and not in development.
 */
export function registerServiceWorker({ cachesAdminApp = false } = {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const watch = async (): Promise<void> =>
    (await import('./watchForVersions')).watchForVersions(cachesAdminApp);
  whenAtRest(() => {
    watch().catch((error: unknown) => {
      console.warn('The service worker cannot be registered:', error);
    });
  });
}
