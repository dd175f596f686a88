import { WORKER_MESSAGES } from '../lib/workerMessages';
import { announceNewVersion } from './newVersion';
import { registerWorker, warnOfNoWorker } from './workerUpdate';

/** How often an open tab checks for a new version when it becomes visible, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Registers the service worker, and watches for new versions. */
export async function watchForVersions(cachesAdminApp: boolean): Promise<void> {
  const registration = await registerWorker(announceNewVersion);

  let lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastAsked < UPDATE_CHECK_INTERVAL_MS)
      return;
    lastAsked = Date.now();
    registration.update().catch(warnOfNoWorker);
  });

  if (cachesAdminApp) {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(WORKER_MESSAGES.cacheAdminApp, []);
  }
}
