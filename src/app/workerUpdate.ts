import { WORKER_MESSAGES } from '../lib/workerMessages';

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
 * Lets a waiting service worker activate at once if it is of this page's own version. Returns whether
 * it is.
 */
export async function activateOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const isOwn = (await versionOf(worker)) === ownVersion();
  if (isOwn) worker.postMessage(WORKER_MESSAGES.takeOver, []);
  return isOwn;
}

/** Calls back when a service worker waits to replace the active one; the very first replaces none. */
export function whenWaiting(
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
