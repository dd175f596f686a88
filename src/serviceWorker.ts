import { setCacheNameDetails } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { withoutEndSlash } from './lib/paths';
import { WORKER_MESSAGES } from './lib/workerMessages';

/**
 * The service worker. Pages come from the network, and offline from the cache; files with a hash in
 * their name come from the cache. The whole public app is cached at the first visit, the admin app
 * at the owner's first visit. Pictures from other hosts are never cached.
 */

/** The build's replacement of {@link __PRECACHE_MANIFEST__}, after the pages are written. */
interface PrecacheManifest {
  /** The version of the build, equal to that in its pages. */
  version: string;
  /** The public app: pages, scripts, styles, drawings, fonts. */
  site: { url: string; revision: string | null }[];
  /** The files of the admin app, all with a hash in their name. */
  adminFiles: string[];
  /** The file of each prerendered page, by address. */
  pages: Record<string, string>;
}
declare const __PRECACHE_MANIFEST__: PrecacheManifest;

/** The parts of the worker's global scope that are used here. */
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
}
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & MessageEvent<unknown>;
}
const worker = globalThis as unknown as WorkerScope;

const precacheManifest = __PRECACHE_MANIFEST__;

/** Longest wait for a page from the network before the cached one is used, in seconds. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** The page that starts the app at any address. */
const ANY_PAGE = '/404.html';
/** The folder of files with a hash in their name. */
const HASHED = '/assets/';
/** The cache of the admin app, and of files that a newer page has requested. */
const RUNTIME_CACHE = 'maple-ridge-assets';

// During development other sites on the same host have caches of their own.
setCacheNameDetails({ prefix: 'maple-ridge' });

const network = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

// Before the precache's route, which would serve pages from the cache.
registerRoute(
  new NavigationRoute(async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      const page = precacheManifest.pages[withoutEndSlash(options.url.pathname)] ?? ANY_PAGE;
      const found = await matchPrecache(page);
      if (found) return found;
      throw error;
    }
  }),
);

precache(precacheManifest.site);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
  new CacheFirst({ cacheName: RUNTIME_CACHE }),
);

/** Returns the cached requests of the runtime cache, by address. */
async function runtimeRequests(cache: Cache): Promise<Map<string, Request>> {
  return new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
}

/** Fetches the missing files of the admin app. */
async function cacheAdminApp(): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE);
  const held = await runtimeRequests(cache);
  await cache.addAll(precacheManifest.adminFiles.filter((file) => !held.has(file)));
}

/** Deletes files that no page of this version uses. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE);
  const wanted = new Set(precacheManifest.adminFiles);
  for (const [file, request] of await runtimeRequests(cache)) {
    if (!wanted.has(file)) await cache.delete(request);
  }
}

worker.addEventListener('install', (event) => {
  // If the admin app was cached, its new version is cached too.
  event.waitUntil(
    caches.has(RUNTIME_CACHE).then((isOwners) => (isOwners ? cacheAdminApp() : undefined)),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles());
  // So that no page waits for the worker to start.
  event.waitUntil(worker.registration.navigationPreload.enable());
});

worker.addEventListener('message', (event) => {
  if (event.data === WORKER_MESSAGES.version) event.ports[0]?.postMessage(precacheManifest.version);
  if (event.data === WORKER_MESSAGES.cacheAdminApp) event.waitUntil(cacheAdminApp());
  if (event.data === WORKER_MESSAGES.takeOver) event.waitUntil(worker.skipWaiting());
});
