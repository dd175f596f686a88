import { useSyncExternalStore } from 'react';
import { whenAtRest } from '../lib/idle';
import { WORKER_FILE, WORKER_MESSAGES } from '../lib/workerMessages';
import { activateOwnVersion, whenWaiting } from './workerUpdate';

/** How often an open tab checks for a new version when it becomes visible, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

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

/** Announces a waiting service worker, unless it is of this page's own version. */
async function handleWaitingWorker(worker: ServiceWorker): Promise<void> {
  if (await activateOwnVersion(worker)) return;
  isNewVersionHere = true;
  for (const listener of listeners) listener();
}

function report(error: unknown): void {
  console.warn('The site cannot be kept for use without a network', error);
}

async function register(cachesAdminApp: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  whenWaiting(registration, (worker) => void handleWaitingWorker(worker).catch(report));

  let lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastAsked < UPDATE_CHECK_INTERVAL_MS)
      return;
    lastAsked = Date.now();
    registration.update().catch(report);
  });

  if (cachesAdminApp) {
    const { active } = await serviceWorker.ready;
    active?.postMessage(WORKER_MESSAGES.cacheAdminApp, []);
  }
}

/**
 * Registers the service worker, which lets the site open offline, and watches for new versions.
 * Runs after the first paint, and not in development.
 */
export function registerServiceWorker({ cachesAdminApp = false } = {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenAtRest(() => void register(cachesAdminApp).catch(report));
}
