import { setCacheNameDetails } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { withoutEndSlash } from './lib/paths';
import { WORKER_MESSAGES } from './lib/workerMessages';

/**
 * The service worker. Pages come from the network, and from the cache only where there is none; files
 * with a hash in their names come from the cache. The public app is cached whole at the first visit,
 * the admin app at the first visit of its owner. Pictures of other hosts are never cached.
 */

/** What the build puts in place of {@link __PRECACHE_MANIFEST__}, once the pages are written. */
interface PrecacheManifest {
  /** Which build this is, as its pages say it too. */
  version: string;
  /** The public app: pages, scripts, styles, drawings, fonts. */
  site: { url: string; revision: string | null }[];
  /** The files of the admin app, all with a hash in their names. */
  adminFiles: string[];
  /** The file of each page that has one, by address. */
  pages: Record<string, string>;
}
declare const __PRECACHE_MANIFEST__: PrecacheManifest;

/** What this file uses of the scope that it runs in. */
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

/** How long the network may take over a page before the cache answers, in seconds. */
const NETWORK_TIMEOUT_SECONDS = 5;
/** The page that boots whatever address it is served at. */
const ANY_PAGE = '/404.html';
/** Where files with a hash in their names are, as the build places them. */
const HASHED = '/assets/';
/** The admin app, and what a newer page has asked for. */
const RUNTIME_CACHE = 'maple-ridge-assets';

// Other sites of the same host, while it is tried out, have caches of their own.
setCacheNameDetails({ prefix: 'maple-ridge' });

const network = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });

// Before the precache's route, which would answer pages from the cache.
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

/** The addresses of what the runtime cache holds, with their requests. */
async function runtimeRequests(cache: Cache): Promise<Map<string, Request>> {
  return new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));
}

/** Fetches what is missing of the admin app. */
async function cacheAdminApp(): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE);
  const held = await runtimeRequests(cache);
  await cache.addAll(precacheManifest.adminFiles.filter((file) => !held.has(file)));
}

/** Drops what no page of this version asks for. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE);
  const wanted = new Set(precacheManifest.adminFiles);
  for (const [file, request] of await runtimeRequests(cache)) {
    if (!wanted.has(file)) await cache.delete(request);
  }
}

worker.addEventListener('install', (event) => {
  // Where the admin app was cached, its new version is cached too.
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
