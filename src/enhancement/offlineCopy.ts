import { registerWorker, warnOfNoWorker } from '../app/workerRegistration';
import { whenAtRest } from '../lib/idle';
import type { PageVisited } from '../worker/workerMessages';
import { savesData } from './connection';

/** Whether the visitor has come from elsewhere, and not by a link of this site, a reload or Back. */
function isArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReferredFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  return (navigation as PerformanceNavigationTiming).type === 'navigate' && !isReferredFromHere;
}

/** Registers the service worker once the page is idle, and asks it to cache this page. */
export function keepOfflineCopy(): void {
  if (!('serviceWorker' in navigator)) return;
  whenAtRest(() => {
    const keep = async (): Promise<void> => {
      await registerWorker();
      const { active } = await navigator.serviceWorker.ready;
      const message: PageVisited = {
        type: 'pageVisited',
        urls: [
          window.location.href,
          ...performance.getEntriesByType('resource').map(({ name }) => name),
        ],
        links: [...document.links].map(({ href }) => href),
        isArrival: isArrival(),
        savesData: savesData(),
      };
      active?.postMessage(message, []);
    };
    keep().catch(warnOfNoWorker);
  });
}
