import { HOUR_MS } from '../lib/durations';
import { WORKER_MESSAGES } from '../worker/workerMessages';
import { announceNewVersion } from './newVersion';
import { registerWorker, warnOfNoWorker } from './workerRegistration';

/** How often an open tab checks for a new version when it becomes visible, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = HOUR_MS;

/** Returns whether a service worker is of this page's build. */
async function isOwn(worker: ServiceWorker): Promise<boolean> {
  const version = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(WORKER_MESSAGES.version, [port2]);
  });
  return version === document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}

/** Calls back when a service worker waits to replace the active worker; the very first worker replaces none. */
function whenWaiting(
  registration: ServiceWorkerRegistration,
  callBack: (worker: ServiceWorker) => void,
): void {
  const watch = (worker: ServiceWorker | null): void => {
    const check = (): void => {
      if (worker?.state === 'installed' && registration.active) callBack(worker);
    };
    worker?.addEventListener('statechange', check);
    check();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** Registers the service worker, and watches for new versions. */
export async function watchForVersions(cachesAdminApp: boolean): Promise<void> {
  const registration = await registerWorker();
  const announce = async (worker: ServiceWorker): Promise<void> => {
    if (!(await isOwn(worker))) announceNewVersion();
  };
  whenWaiting(registration, (worker) => void announce(worker).catch(warnOfNoWorker));

  let lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastAsked < UPDATE_CHECK_INTERVAL_MS)
      return;
    lastAsked = Date.now();
    registration.update().catch(warnOfNoWorker);
  });

  if (cachesAdminApp) {
    const { active } = await navigator.serviceWorker.ready;
    // The files of another version are gone; that which waits has its own already.
    if (active && (await isOwn(active))) active.postMessage(WORKER_MESSAGES.cacheAdminApp, []);
  }
}
