import { copyResponse } from 'workbox-core/copyResponse.js';
import { ANY_PAGE, type PrecacheEntry } from './precacheManifest';

/** The cache of the public site: what was visited, or everything. */
const SITE_CACHE = 'maple-ridge-site';
/** The entry that counts visits. */
const VISITS = '/visits';

/** The cache of the public site's files, for the service worker. */
export interface SiteCache {
  /** Whether a path is one of its files. */
  has: (pathname: string) => boolean;
  match: (pathname: string) => Promise<Response | undefined>;
  /** Caches the files among some paths, if possible without the network. */
  cacheVisited: (pathnames: readonly string[]) => Promise<void>;
  /** Caches every file, one after another. */
  cacheAll: () => Promise<void>;
  /** Whether every file of some version is cached. */
  isComplete: () => Promise<boolean>;
  /** Counts a visit. Returns how many there were. */
  countVisit: () => Promise<number>;
  /** Deletes the files of other versions. */
  dropOldFiles: () => Promise<void>;
}

export function createSiteCache(entries: readonly PrecacheEntry[]): SiteCache {
  const keys = new Map(
    entries.map(({ url, revision }) => [
      url,
      revision === null ? url : `${url}?revision=${revision}`,
    ]),
  );
  const open = (): Promise<Cache> => caches.open(SITE_CACHE);

  const add = async (pathname: string, mode: RequestCache): Promise<void> => {
    const key = keys.get(pathname);
    const cache = await open();
    if (key === undefined || (await cache.match(key))) return;
    const response = await fetch(pathname, { cache: mode, priority: 'low' });
    if (!response.ok) throw new Error(`${pathname} could not be fetched: ${response.status}`);
    // Browsers refuse redirected responses for a page.
    await cache.put(key, response.redirected ? await copyResponse(response) : response);
  };

  return {
    has: (pathname) => keys.has(pathname),
    match: async (pathname) => {
      const key = keys.get(pathname);
      return key === undefined ? undefined : (await open()).match(key);
    },
    cacheVisited: async (pathnames) => {
      for (const pathname of pathnames) await add(pathname, 'force-cache');
    },
    cacheAll: async () => {
      for (const { url, revision } of entries)
        await add(url, revision === null ? 'default' : 'no-cache');
    },
    isComplete: async () =>
      (await (await open()).match(`/${ANY_PAGE}`, { ignoreSearch: true })) !== undefined,
    countVisit: async () => {
      const cache = await open();
      const before = Number((await (await cache.match(VISITS))?.text()) ?? 0);
      await cache.put(VISITS, new Response(String(before + 1)));
      return before + 1;
    },
    dropOldFiles: async () => {
      const cache = await open();
      const wanted = new Set([...keys.values(), VISITS]);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        if (!wanted.has(pathname + search)) await cache.delete(request);
      }
    },
  };
}
