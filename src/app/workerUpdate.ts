import { WORKER_FILE, WORKER_MESSAGES } from '../lib/workerMessages';

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

/** Writes to the console that there will be nothing without a network. */
export function warnOfNoWorker(error: unknown): void {
  console.warn('The site cannot be kept for use without a network', error);
}

/** Activates a waiting service worker of this page's version. Returns whether it is. */
async function activateOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const isOwn = (await versionOf(worker)) === ownVersion();
  if (isOwn) worker.postMessage(WORKER_MESSAGES.takeOver, []);
  return isOwn;
}

/** Calls back when a service worker waits to replace the active one; the very first replaces none. */
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

/** Registers the service worker, and activates a waiting one of this version; reports another. */
export async function registerWorker(
  onOtherVersion: () => void = () => {},
): Promise<ServiceWorkerRegistration> {
  // Where workers are blocked, some browsers resolve without one.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER_FILE, { updateViaCache: 'none' });
  if (!registration) throw new Error('The browser blocks service workers');
  const handle = async (worker: ServiceWorker): Promise<void> => {
    if (!(await activateOwnVersion(worker))) onOtherVersion();
  };
  whenWaiting(registration, (worker) => void handle(worker).catch(warnOfNoWorker));
  return registration;
}
