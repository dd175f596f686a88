import { WORKER_FILE, WORKER_MESSAGES } from '../lib/workerMessages';
import { announceNewVersion } from './newVersion';
import { activateOwnVersion, whenWaiting } from './workerUpdate';

/** How often an open tab checks for a new version when it becomes visible, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Announces a waiting service worker, unless it is of this page's own version. */
async function handleWaitingWorker(worker: ServiceWorker): Promise<void> {
  if (!(await activateOwnVersion(worker))) announceNewVersion();
}

function report(error: unknown): void {
  console.warn('The site cannot be kept for use without a network', error);
}

/** Registers the service worker, and watches for new versions. */
export async function registerWorker(cachesAdminApp: boolean): Promise<void> {
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
