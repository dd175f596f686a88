import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteCache } from '../../src/worker/siteCache';

const ENTRIES = [
  { url: '/index.html', revision: 'a1' },
  { url: '/assets/app-x.js', revision: null },
  { url: '/404.html', revision: 'a2' },
];
const NEXT = [
  { url: '/index.html', revision: 'b1' },
  { url: '/assets/app-x.js', revision: null },
  { url: '/404.html', revision: 'a2' },
];

/** A cache in memory, as far as the site's needs it. */
class MemoryCache {
  readonly held = new Map<string, string>();
  match(key: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const found = [...this.held].find(([one]) => (ignoreSearch ? one.split('?')[0] : one) === key);
    return Promise.resolve(found && new Response(found[1]));
  }
  async put(key: string, response: Response): Promise<void> {
    this.held.set(key, await response.text());
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve(
      [...this.held.keys()].map((key) => ({ url: new URL(key, 'https://site.example').href })),
    );
  }
  delete({ url }: { url: string }): Promise<boolean> {
    const { pathname, search } = new URL(url);
    return Promise.resolve(this.held.delete(pathname + search));
  }
}

let cache: MemoryCache;
let fetched: string[];
let status: number;
/** What every response contains; its address if undefined. */
let text: string | undefined;

const HOME = { file: '/index.html', pathname: '/' };

beforeEach(() => {
  cache = new MemoryCache();
  fetched = [];
  status = 200;
  text = undefined;
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    fetched.push(`${url} ${options.cache}`);
    return Promise.resolve(new Response(text ?? url, { status }));
  });
});

describe('the cache of the public site', () => {
  it('asks for a page by the address at which the browser has it, and for nothing else', async () => {
    const site = createSiteCache(ENTRIES);
    await site.cacheVisited([HOME, { file: '/photo.jpg', pathname: '/photo.jpg' }, HOME]);
    expect(fetched).toEqual(['/ no-cache']);
    expect(await (await site.match('/index.html'))?.text()).toBe('/');
    expect(await site.match('/404.html')).toBeUndefined();
    expect(await site.isComplete()).toBe(false);
  });

  it('caches the other files once, and is complete then', async () => {
    const site = createSiteCache(ENTRIES);
    await site.cacheVisited([HOME]);
    fetched = [];
    await site.cacheAll();
    await site.cacheAll();
    expect(fetched).toEqual(['/assets/app-x.js default', '/404.html no-cache']);
    expect(await site.isComplete()).toBe(true);
  });

  it('caches pages with the stylesheet and the drawings that they show', async () => {
    const drawings = ['barn', 'deck'].map((name) => ({
      url: `/assets/drawings-x/${name}.svg`,
      revision: null,
    }));
    const site = createSiteCache([
      ...ENTRIES,
      ...drawings,
      { url: '/assets/page-x.css', revision: null },
    ]);
    text =
      '<link href="/assets/page-x.css"><script src="/assets/app-x.js"></script><img src="/assets/drawings-x/barn.svg">';
    await site.cachePages([HOME, { file: '/nowhere', pathname: '/nowhere' }]);
    expect(fetched).toEqual([
      '/ no-cache',
      '/assets/page-x.css default',
      '/assets/drawings-x/barn.svg default',
    ]);
    expect(await site.isComplete()).toBe(false);
  });

  it('keeps the files that were used, and no error', async () => {
    const site = createSiteCache(ENTRIES);
    await site.keep('/assets/app-x.js', new Response('the app'));
    await site.keep('/index.html', new Response('an error', { status: 503 }));
    await site.keep('/photo.jpg', new Response('another’s'));
    expect([...cache.held.keys()]).toEqual(['/assets/app-x.js']);
  });

  it('rejects a response that is an error', async () => {
    status = 404;
    const site = createSiteCache(ENTRIES);
    await expect(site.cacheAll()).rejects.toThrow('/index.html could not be fetched: 404');
    expect(cache.held.size).toBe(0);
  });

  it('counts visits, and drops what another version has changed', async () => {
    const site = createSiteCache(ENTRIES);
    expect([await site.countVisit(), await site.countVisit()]).toEqual([1, 2]);
    await site.cacheAll();
    const next = createSiteCache(NEXT);
    await next.dropOldFiles();
    expect(await next.match('/index.html')).toBeUndefined();
    expect(await next.match('/assets/app-x.js')).toBeDefined();
    expect(await next.countVisit()).toBe(3);
  });

  it('knows its files', () => {
    const site = createSiteCache(ENTRIES);
    expect(['/index.html', '/photo.jpg'].map((one) => site.has(one))).toEqual([true, false]);
  });
});
