import { copyResponse } from 'workbox-core/copyResponse.js';
import { ANY_PAGE, type PrecacheEntry } from './precacheManifest';

/** The cache of the public site: what was visited, or everything. */
const SITE_CACHE = 'maple-ridge-site';
/** Matches the addresses of a page's stylesheet and drawings; other stylesheets in it are disabled. */
const SHOWN = /(?<=(?:href|src)=")\/assets\/(?:page-[^"]+\.css|[^"]+\.svg)(?=")/g;
/** The folder of files with a hash in their name. */
export const HASHED = '/assets/';
/** The entry that counts visits. */
const VISITS = '/visits';

/** A file, and the path at which a browser asks for it: of a page its own address. */
export interface AddressedFile {
  file: string;
  pathname: string;
}

/** The cache of the public site's files, for the service worker. */
export interface SiteCache {
  /** Whether a path belongs to a file of the cache. */
  has: (pathname: string) => boolean;
  match: (pathname: string) => Promise<Response | undefined>;
  /** Caches the site's own of some files, from the browser's cache as far as they are in it. */
  cacheVisited: (visited: readonly AddressedFile[]) => Promise<void>;
  /** Caches pages, and the stylesheets and drawings that they show, one after another. */
  cachePages: (pages: readonly AddressedFile[]) => Promise<void>;
  /** Caches a response to a request for a file of the cache. */
  keep: (pathname: string, response: Response) => Promise<void>;
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

  /** Caches a file as it is now deployed, from the browser's cache if it is the same there. */
  const add = async (file: string, pathname = file): Promise<void> => {
    const key = keys.get(file);
    const cache = await open();
    if (key === undefined || (await cache.match(key))) return;
    const mode = file.startsWith(HASHED) ? 'default' : 'no-cache';
    const response = await fetch(pathname, { cache: mode, priority: 'low' });
    if (!response.ok) throw new Error(`${pathname} could not be fetched: ${response.status}`);
    // Browsers refuse redirected responses for a page.
    await cache.put(key, response.redirected ? await copyResponse(response) : response);
  };

  const match = async (pathname: string): Promise<Response | undefined> => {
    const key = keys.get(pathname);
    return key === undefined ? undefined : (await open()).match(key);
  };

  return {
    has: (pathname) => keys.has(pathname),
    match,
    cacheVisited: async (visited) => {
      for (const { file, pathname } of visited) await add(file, pathname);
    },
    cachePages: async (pages) => {
      for (const { file: html, pathname } of pages) {
        await add(html, pathname);
        const page = await match(html);
        for (const [file] of (await page?.text())?.matchAll(SHOWN) ?? []) await add(file);
      }
    },
    keep: async (pathname, response) => {
      const key = keys.get(pathname);
      if (key !== undefined && response.ok) await (await open()).put(key, response);
    },
    cacheAll: async () => {
      for (const { url } of entries) await add(url);
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
