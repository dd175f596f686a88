import fs from 'node:fs/promises';
import path from 'node:path';
import { ADDRESSES } from '../src/app/addresses.ts';
import { ANY_PAGE, OFFLINE_PAGE, type PrecacheManifest } from '../src/worker/precacheManifest.ts';
import { DRAWINGS_FOLDER } from './drawings.ts';
import { hashOf } from './hash.ts';
import type { AppBuild } from './manifests.ts';
import type { WrittenPage } from './pages/writePages.ts';
import { DIST, VERSION_MARK, WORKER_FILE } from './paths.ts';

/** Writes the version, a hash of all pages, into the pages. Returns it. */
export async function nameVersion(pages: readonly WrittenPage[]): Promise<string> {
  const files = [...new Set([...pages.map(({ file }) => file), ANY_PAGE])].map((page) =>
    path.join(DIST, page),
  );
  const texts = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
  const version = hashOf(texts.join(''));
  await Promise.all(
    files.map((file, index) =>
      fs.writeFile(file, (texts[index] ?? '').replaceAll(VERSION_MARK, version)),
    ),
  );
  return version;
}

const filesOf = ({ manifest }: AppBuild): string[] =>
  Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);

/** Returns a file's entry: with a hash of its content, unless its name contains one. */
async function entryOf(file: string): Promise<PrecacheManifest['site'][number]> {
  const isHashed = file.startsWith('assets/');
  const revision = isHashed ? null : hashOf(await fs.readFile(path.join(DIST, file)));
  return { url: `/${file}`, revision };
}

const entriesOf = (files: Iterable<string>): Promise<PrecacheManifest['site']> =>
  Promise.all([...new Set(files)].map(entryOf));

/** Writes the precache manifest into the service worker: last, as it has a hash of every page. */
export async function fillServiceWorker(
  site: AppBuild,
  pages: readonly WrittenPage[],
  pageScript: string,
  version: string,
): Promise<void> {
  const all = await fs.readdir(DIST, { recursive: true });
  const ofSite = pages.filter(({ app }) => app === 'site');
  const withStyles = ({ file, sheet }: WrittenPage): string[] => [file, ...(sheet ? [sheet] : [])];
  const first = [
    ...pages
      .filter(({ address, file }) => address === ADDRESSES.contact || file === OFFLINE_PAGE)
      .flatMap(withStyles),
    pageScript,
    'favicon.svg',
  ];
  const siteFiles = [
    ...ofSite.flatMap(withStyles),
    ...filesOf(site).filter((file) => file.startsWith('assets/')),
    ...all.filter((file) => file.startsWith(`${DRAWINGS_FOLDER}/`)),
    ANY_PAGE,
  ].filter((file) => !first.includes(file));
  const precacheManifest: PrecacheManifest = {
    version,
    first: await entriesOf(first),
    site: await entriesOf(siteFiles),
    adminFiles: all
      .filter(
        (file) => /^assets\/.*\.(?:js|css)$/.test(file) && ![...first, ...siteFiles].includes(file),
      )
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
