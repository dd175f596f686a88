import { whenAtRest } from '../lib/idle';

/** Registers the service worker, for use offline, and watches for new versions. */
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
