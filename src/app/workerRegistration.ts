import { WORKER_ADDRESS } from '../worker/workerMessages';

/** Writes to the console that there will be nothing without a network. */
export function warnOfNoWorker(error: unknown): void {
  console.warn('The site cannot be kept for use without a network', error);
}

/** Registers the service worker. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Where workers are blocked, some browsers resolve without one.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
  if (!registration) throw new Error('The browser blocks service workers');
  return registration;
}
