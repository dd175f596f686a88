import { setCacheNameDetails } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { getOrCreatePrecacheController } from 'workbox-precaching/utils/getOrCreatePrecacheController.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { shortContacts } from './lib/contactLines';
import { decodeText } from './lib/decodeText';
import { isAdminAddress, TODAY_PATH, withoutEndSlash } from './lib/paths';
import { SHARE_FIELDS, SHARE_TARGET, sharedFragment } from './lib/sharedText';
import { ANY_STORE } from './lib/storeKinds';
import { ANY_PAGE, OFFLINE_PAGE, type PrecacheManifest } from './worker/precacheManifest';
import { createRequestQueue } from './worker/requestQueue';
import { createSiteCache, HASHED, type AddressedFile } from './worker/siteCache';
import { WORKER_MESSAGES, type PageVisited, type RequestToPost } from './worker/workerMessages';

/**
 * The service worker: pages from the network, from the cache where that or the host is down; other files from the cache.
 * Cached are the contact page, what was visited and, from the second visit, what is linked;
 * everything for the owner; never pictures of other hosts. A new version activates once all tabs are
 * closed and not before: Chromium loses a page that is loaded while one worker replaces another.
 */

declare const __PRECACHE_MANIFEST__: PrecacheManifest;
/** Whether requests are posted to a form service; decided by the build, which leaves the queue out otherwise. */
declare const __HAS_FORM_SERVICE__: boolean;

/** The parts of the worker's global scope that are used here. */
interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
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
/** Whether pages are requested while the worker starts; Firefox shows its error page then. */
const CAN_PRELOAD = !navigator.userAgent.includes('Firefox/');
/** The cache of the admin app; only the owner's browser has it. */
const ADMIN_CACHE = 'maple-ridge-assets';
/** The cache of files that a newer page has requested. */
const NEWER_CACHE = 'maple-ridge-newer';

// During development other sites on the same host have caches of their own.
setCacheNameDetails({ prefix: 'maple-ridge' });

/** A cached file is the same for whoever asks, whatever headers a host says that it varies by. */
const ANY_HEADERS = { ignoreVary: true };
const newer = new CacheFirst({ cacheName: NEWER_CACHE, matchOptions: ANY_HEADERS });
const network = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS });
const site = createSiteCache(precacheManifest.site);
const requests = __HAS_FORM_SERVICE__ ? createRequestQueue(worker.registration) : undefined;

/** Returns the cached page for an address: its own, or one for any address. */
async function cachedPage(pathname: string): Promise<Response | undefined> {
  const page = precacheManifest.pages[withoutEndSlash(pathname)];
  const own = page && ((await matchPrecache(page)) ?? (await site.match(page)));
  return own || (await anyPage(pathname)) || matchPrecache(OFFLINE_PAGE);
}

/** Returns the page that starts the app at any address, at an owner's one with the policy of such pages. */
async function anyPage(pathname: string): Promise<Response | undefined> {
  const page = await site.match(`/${ANY_PAGE}`);
  if (!page || !isAdminAddress(pathname)) return page;
  const html = await page.text();
  return new Response(html.replace(/connect-src [^;"]*/, `$& ${ANY_STORE}`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

// Before the precache's route, which would serve pages from the cache.
registerRoute(
  new NavigationRoute(async (options) => {
    const cached = (): Promise<Response | undefined> => cachedPage(options.url.pathname);
    try {
      const response = await network.handle(options);
      // A host that is down has an answer, too.
      return (response.status >= 500 && (await cached())) || response;
    } catch (error) {
      const found = await cached();
      if (found) return found;
      throw error;
    }
  }),
);

/** Returns what was shared: contacts, or the texts without what they repeat. */
async function sharedText(request: Request): Promise<string> {
  const post = await request.formData();
  const contact = post.get(SHARE_FIELDS.contact);
  if (contact instanceof Blob) return shortContacts(decodeText(await contact.arrayBuffer()));
  const { title, text, url } = SHARE_FIELDS;
  const parts = [title, text, url]
    .map((name) => post.get(name))
    .filter((part) => typeof part === 'string');
  return [...new Set(parts)].filter(Boolean).join('\n');
}

// What another app shares with the installed one goes on to Today in the fragment, to no server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET,
  async ({ request }) =>
    Response.redirect(`${TODAY_PATH}${sharedFragment(await sharedText(request))}`, 303),
  'POST',
);

// The library's functions, which share this controller, take no options for it.
getOrCreatePrecacheController().strategy.matchOptions = ANY_HEADERS;
precache(precacheManifest.first);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && site.has(url.pathname),
  async ({ url, request, event }) => {
    const cached = await site.match(url.pathname);
    if (cached) return cached;
    const response = await fetch(request);
    event.waitUntil(site.keep(url.pathname, response.clone()));
    return response;
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(HASHED),
  async (options) => (await caches.match(options.request, ANY_HEADERS)) ?? newer.handle(options),
);

/** Returns the requests of a cache, by address. */
const requestsOf = async (cache: Cache): Promise<Map<string, Request>> =>
  new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]));

/** Fetches the missing files of the admin app. */
async function cacheAdminApp(): Promise<void> {
  const cache = await caches.open(ADMIN_CACHE);
  const cached = await requestsOf(cache);
  await cache.addAll(precacheManifest.adminFiles.filter((file) => !cached.has(file)));
}

/** Deletes files that no page of this version uses. */
async function dropOldFiles(): Promise<void> {
  if (!(await caches.has(ADMIN_CACHE))) return;
  const cache = await caches.open(ADMIN_CACHE);
  const wanted = new Set(precacheManifest.adminFiles);
  for (const [file, request] of await requestsOf(cache)) {
    if (!wanted.has(file)) await cache.delete(request);
  }
}

worker.addEventListener('install', (event) => {
  // Whatever was cached completely, its new version is cached too.
  event.waitUntil(
    caches.has(ADMIN_CACHE).then((isOwners) => (isOwners ? cacheAdminApp() : undefined)),
  );
  event.waitUntil(site.isComplete().then((isCached) => (isCached ? site.cacheAll() : undefined)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), site.dropOldFiles(), caches.delete(NEWER_CACHE)]));
  const { navigationPreload } = worker.registration;
  event.waitUntil(CAN_PRELOAD ? navigationPreload.enable() : navigationPreload.disable());
});

/** Returns the site's files at some addresses: of a page's address, its own. */
const filesAt = (urls: readonly string[]): AddressedFile[] =>
  urls
    .map((url) => new URL(url))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => ({
      file: precacheManifest.pages[withoutEndSlash(pathname)] ?? pathname,
      pathname,
    }));

/** Caches what a visited page consists of, and from the second visit on the pages that it links to. */
async function onPageVisited({ urls, links, isArrival, savesData }: PageVisited): Promise<void> {
  await site.cacheVisited(filesAt(urls));
  if (isArrival && (await site.countVisit()) > 1 && !savesData)
    await site.cachePages(filesAt([...urls.slice(0, 1), ...links]));
}

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === WORKER_MESSAGES.version) ports[0]?.postMessage(precacheManifest.version);
  if (data === WORKER_MESSAGES.cacheAdminApp)
    event.waitUntil(Promise.all([cacheAdminApp(), site.cacheAll()]));
  const { type } = data as Partial<PageVisited | RequestToPost>;
  if (type === 'pageVisited') event.waitUntil(onPageVisited(data as PageVisited));
  const [port] = ports;
  if (type === 'requestToPost' && requests && port)
    event.waitUntil(requests.take(data as RequestToPost, (reply) => port.postMessage(reply, [])));
});
