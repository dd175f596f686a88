import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { staticHost } from '../../../build/staticHost';

/** The built site. */
export const DIST = path.join(import.meta.dirname, '../../../dist');
const SET_UP = '/test-set-up.js';
const WORKER = '/sw.js';

/** What becomes of a request instead of its response: the connection ends, or nothing comes, or status 503. */
type NetworkFault = 'dropped' | 'hanging' | 'unavailable';

/** A server of the built site, with an origin and therefore a storage of its own. */
export interface Host {
  url: string;
  /** Serves another build from now on, as after a deployment: a folder, or a copy of the site that is changed first. */
  deploy(build: string | ((copy: string) => Promise<void>)): Promise<void>;
  /** Drops connections; the next request fails as without a network. */
  unplug(): void;
  plugIn(): void;
  /** Decides what becomes of every request from now on; undefined serves it. */
  failRequests(decide: (pathname: string) => NetworkFault | undefined): void;
  /** Runs a script in documents that are loaded from now on, before theirs; with `startsAt` only. */
  runInPages(script: string): void;
  /** Serves a text instead of a file of the site. */
  serveText(pathname: string, html: string): void;
  /** Makes the clock of documents that are loaded from now on begin at this time. */
  setTime(time: string): void;
  close(): Promise<void>;
}

/** Options of a host. */
export interface HostOptions {
  /** The folder of another build, or one of {@link clockedSite} for several hosts. */
  folder?: string;
  /** Without it, the worker's script is not found, and every response comes from this server. */
  hasServiceWorker?: boolean;
  /** The time at which its documents' clock begins; by default they have the machine's. */
  startsAt?: string;
}

/** The ports of all hosts so far. */
const usedPorts = new Set<number>();

/**
 * Lets a server listen on a port that no host had before, and returns it. The system hands ports out
 * again, and a browser would still have what it stored for an earlier host of the same address.
 */
async function listen(server: http.Server): Promise<number> {
  for (;;) {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    if (!usedPorts.has(port)) {
      usedPorts.add(port);
      return port;
    }
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}

/**
 * Returns a script that shifts a document's clock. Engines whose protocol runs no script before
 * those of a page get it from the page itself.
 */
const clockScript = (shiftMs: number): string => `(() => {
  const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...args) { super(...(args.length === 0 ? [Date.now()] : args)); }
    static now() { return Real.now() + ${shiftMs}; }
  };
})();`;

/** Copies the site in `dist`. Returns the folder. */
async function copySite(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'maple-ridge-'));
  await fs.cp(DIST, folder, { recursive: true });
  return folder;
}

/** Copies the site with the script of a host that has `startsAt`, before those of each page. Returns the folder. */
export async function clockedSite(): Promise<string> {
  const folder = await copySite();
  for (const file of await fs.readdir(folder, { recursive: true })) {
    const page = path.join(folder, file);
    if (!file.endsWith('.html')) continue;
    const html = await fs.readFile(page, 'utf8');
    await fs.writeFile(page, html.replace('<head>', `<head><script src="${SET_UP}"></script>`));
    await fs.rm(`${page}.gz`, { force: true });
    await fs.rm(`${page}.br`, { force: true });
  }
  return folder;
}

/** Starts a host of the site in `dist`. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const { startsAt, hasServiceWorker = false } = options;
  /** Copies of the site that this host alone serves. A copy takes over a second, and most tests change nothing. */
  const copies: string[] = [];
  if (options.folder === undefined && startsAt !== undefined) copies.push(await clockedSite());
  const folder = options.folder ?? copies[0] ?? DIST;
  const shiftTo = (time: string | undefined): number =>
    time === undefined ? 0 : Date.parse(time) - Date.now();
  let shiftMs = shiftTo(startsAt);
  let script = '';
  let faultOf: (pathname: string) => NetworkFault | undefined = () => undefined;
  const texts = new Map<string, string>();
  let serve = staticHost(folder);
  const server = http.createServer((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const send = (type: string, text: string): void => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(text);
    };
    const text = texts.get(pathname);
    const fault = faultOf(pathname);
    if (fault === 'hanging') return;
    if (fault === 'dropped') request.socket.destroy();
    else if (fault === 'unavailable') response.writeHead(503).end();
    else if (pathname === WORKER && !hasServiceWorker) response.writeHead(404).end();
    else if (pathname === SET_UP) send('text/javascript', clockScript(shiftMs) + script);
    else if (text !== undefined) send('text/html; charset=utf-8', text);
    else serve(request, response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: async (build) => {
      if (typeof build === 'string') {
        serve = staticHost(build);
        return;
      }
      const copy = await copySite();
      copies.push(copy);
      await build(copy);
      serve = staticHost(copy);
    },
    unplug: () => {
      faultOf = () => 'dropped';
      server.closeAllConnections();
    },
    plugIn: () => {
      faultOf = () => undefined;
    },
    failRequests: (decide) => {
      faultOf = decide;
    },
    runInPages: (text) => {
      script = text;
    },
    serveText: (pathname, html) => void texts.set(pathname, html),
    setTime: (time) => {
      shiftMs = shiftTo(time);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      for (const copy of copies) await fs.rm(copy, { recursive: true });
    },
  };
}
