import { useSyncExternalStore } from 'react';
import { whenAtRest } from '../lib/idle';
import { WORKER_MESSAGES } from '../lib/workerMessages';

/** The file of the service worker in the build. */
const WORKER_FILE = '/sw.js';
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

/** Returns the version of this page's build. */
const ownVersion = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(WORKER_MESSAGES.version, [port2]);
  });

/**
 * Handles a waiting service worker. A worker of another version means that a new version is
 * available; one of this page's own version may activate at once.
 */
async function handleWaitingWorker(worker: ServiceWorker): Promise<void> {
  if ((await versionOf(worker)) === ownVersion()) {
    worker.postMessage(WORKER_MESSAGES.takeOver, []);
    return;
  }
  isNewVersionHere = true;
  for (const listener of listeners) listener();
}

/** Calls back once a worker has installed. */
function whenInstalled(worker: ServiceWorker, callBack: (worker: ServiceWorker) => void): void {
  const check = (): void => {
    if (worker.state === 'installed') callBack(worker);
  };
  worker.addEventListener('statechange', check);
  check();
}

function report(error: unknown): void {
  console.warn('The site cannot be kept for use without a network', error);
}

async function register(cachesAdminApp: boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  const onWaiting = (worker: ServiceWorker): void => {
    // The very first worker replaces none.
    if (registration.active) handleWaitingWorker(worker).catch(report);
  };
  if (registration.waiting) onWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) whenInstalled(registration.installing, onWaiting);
  });
  if (registration.installing) whenInstalled(registration.installing, onWaiting);

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
