import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hash.ts';
import type { AppBuild } from './manifests.ts';
import type { WrittenPage } from './pages/writePages.ts';
import { DIST, VERSION_MARK, WORKER_FILE } from './paths.ts';

/** The page that starts the app at any address. */
const ANY_PAGE = '404.html';
/**
 * Files that pages show or need in addition to the public app's chunks; none that only crawlers
 * read.
 */
const SHOWN = /^(?:drawings|fonts)\/.*\.(?:svg|woff2)$|^favicon\.svg$/;

/**
 * Writes the build's version into all of its pages: a hash of their content. Returns the version.
 */
export async function nameVersion(pages: readonly WrittenPage[]): Promise<string> {
  const files = [...pages.map(({ file }) => file), ANY_PAGE].map((one) => path.join(DIST, one));
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  const version = hashOf(texts.join(''));
  await Promise.all(
    files.map((file, index) =>
      fs.writeFile(file, (texts[index] ?? '').replaceAll(VERSION_MARK, version)),
    ),
  );
  return version;
}

/** Returns every file that was built for an app. */
const filesOf = ({ manifest }: AppBuild): string[] =>
  Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);

/**
 * Writes the precache manifest into the service worker; the last step, because it contains a hash
 * of every page.
 */
export async function fillServiceWorker(
  site: AppBuild,
  pages: readonly WrittenPage[],
  version: string,
): Promise<void> {
  const all = await fs.readdir(DIST, { recursive: true });
  const ofSite = pages.filter(({ app }) => app === 'site');
  const siteChunks = new Set([
    ...filesOf(site).filter((file) => file.startsWith('assets/')),
    ...ofSite.flatMap(({ sheet }) => sheet ?? []),
  ]);
  const named = [
    ...ofSite.map(({ file }) => file),
    ANY_PAGE,
    ...all.filter((one) => SHOWN.test(one)),
  ];
  const precacheManifest = {
    version,
    site: [
      ...[...siteChunks].map((file) => ({ url: `/${file}`, revision: null })),
      ...(await Promise.all(
        named.map(async (file) => ({
          url: `/${file}`,
          revision: hashOf(await fs.readFile(path.join(DIST, file))),
        })),
      )),
    ],
    adminFiles: all
      .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file) && !siteChunks.has(file))
      .map((file) => `/${file}`),
    pages: Object.fromEntries(ofSite.map(({ address, file }) => [address, `/${file}`])),
  };
  const worker = path.join(DIST, WORKER_FILE);
  const text = await fs.readFile(worker, 'utf8');
  if (!text.includes('__PRECACHE_MANIFEST__'))
    throw new Error('The service worker has no place for its list');
  await fs.writeFile(
    worker,
    text.replaceAll('__PRECACHE_MANIFEST__', () => JSON.stringify(precacheManifest)),
  );
}
