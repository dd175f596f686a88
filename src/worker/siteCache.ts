import { copyResponse } from 'workbox-core/copyResponse.js';
import { ANY_PAGE, type PrecacheEntry } from './precacheManifest';

/** The cache of the public site: what was visited, or everything. */
const SITE_CACHE = 'maple-ridge-site';
/** Matches the addresses of a page's stylesheet and drawings; other stylesheets in it are disabled. */
const SHOWN = /(?<=(?:href|src)=")\/assets\/(?:page-[^"]+\.css|[^"]+\.svg)(?=")/g;
/** The folder of files with a hash in their name. */
export const HASHED = '/assets/';
const VISITS = '/visits';

/** A file, and the path at which a browser asks for it: of a page its own address. */
export interface AddressedFile {
  file: string;
  pathname: string;
}

/** Creates the cache of the public site's files, for the service worker. */
export function createSiteCache(entries: readonly PrecacheEntry[]) {
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
    /** Whether a path belongs to a file of the cache. */
    has: (pathname: string) => keys.has(pathname),
    match,
    /** Caches the site's own of some files, from the browser's cache as far as they are in it. */
    cacheVisited: async (visited: readonly AddressedFile[]) => {
      for (const { file, pathname } of visited) await add(file, pathname);
    },
    /** Caches pages, and the stylesheets and drawings that they show, one after another. */
    cachePages: async (pages: readonly AddressedFile[]) => {
      for (const { file: html, pathname } of pages) {
        await add(html, pathname);
        const page = await match(html);
        for (const [file] of (await page?.text())?.matchAll(SHOWN) ?? []) await add(file);
      }
    },
    /** Caches a response to a request for a file of the cache. */
    keep: async (pathname: string, response: Response) => {
      const key = keys.get(pathname);
      if (key !== undefined && response.ok) await (await open()).put(key, response);
    },
    cacheAll: async () => {
      for (const { url } of entries) await add(url);
    },
    /** Whether every file of some version is cached: `ANY_PAGE` is the last that is. */
    isComplete: async () =>
      (await (await open()).match(`/${ANY_PAGE}`, { ignoreSearch: true })) !== undefined,
    /** Counts a visit. Returns how many there were. */
    countVisit: async () => {
      const cache = await open();
      const before = Number((await (await cache.match(VISITS))?.text()) ?? 0);
      await cache.put(VISITS, new Response(String(before + 1)));
      return before + 1;
    },
    /** Deletes the files of other versions. */
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
