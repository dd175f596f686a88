import { rmSync } from 'node:fs';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';

const PROJECT = path.join(import.meta.dirname, '../../..');
/** Vite's cache of prepared packages, separate from that of `npm run dev`. */
const CACHE = path.join(PROJECT, 'node_modules/.vite-e2e');

/** Vite's development server, with changes of source files that are never written to disk. */
export interface DevServer {
  url: string;
  /** Serves a changed file of `src` from now on, as if it had been saved in an editor. */
  save(file: string, change: (code: string) => string): void;
  close(): Promise<void>;
}

/**
 * Starts the server of `npm run dev` on a free port.
 *
 * @param changes source changes from the first request on, by path below `src`
 */
export async function startDevServer(
  changes: Record<string, (code: string) => string> = {},
): Promise<DevServer> {
  const source = (file: string): string => path.join(PROJECT, 'src', file);
  const changeOf = new Map(
    Object.entries(changes).map(([file, change]) => [source(file), change] as const),
  );
  const changed: Plugin = {
    name: 'test:changed-files',
    enforce: 'pre',
    transform: (code, id) => changeOf.get(id)?.(code),
  };
  // Like the first start after `npm ci`.
  rmSync(CACHE, { recursive: true, force: true });
  const { NODE_ENV } = process.env;
  const server = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    cacheDir: CACHE,
    logLevel: 'warn',
    plugins: [changed],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url,
    save: (file, change) => {
      changeOf.set(source(file), change);
      server.watcher.emit('change', source(file));
    },
    close: async () => {
      await server.close();
      // Vite has set it, and other tests of this process build the site.
      delete process.env.NODE_ENV;
      Object.assign(process.env, NODE_ENV && { NODE_ENV });
    },
  };
}
