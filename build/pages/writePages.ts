import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage, SiteFile } from '../../src/prerender.tsx';
import { belowTheFoldHead } from '../../src/site/layout/belowTheFold.ts';
import { chunkList } from './deferredPreload.ts';
import { criticalCss } from './criticalCss.ts';
import { chunksOf, fileIn, stylesheetsOf, type AppBuild, type AppBuilds } from '../manifests.ts';
import { hashOf } from '../hash.ts';
import { adminModules } from './adminModules.ts';
import { DIST, SERVER_BUNDLE, VERSION_MARK } from '../paths.ts';
import { contentSecurityPolicy } from './csp.ts';
import { withPlaceholders } from './placeholder.ts';

/** What stands in the head of every page. */
const everyHead = (): string =>
  `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}">` +
  `<meta name="version" content="${VERSION_MARK}">`;

/** The parts of a page that its template has places for. */
interface Parts {
  head: string;
  /** What follows the page itself. */
  end?: string;
  /** The file with all of its styles, where they are one. */
  sheet?: string;
}

/** What an app brings to a page: its stylesheets, and the chunks that are loaded at once. */
function filesOf(page: PrerenderedPage, app: AppBuild): { sheets: string[]; chunks: string[] } {
  const modules = [...app.start, ...page.modules];
  const chunks = new Set(modules.flatMap((name) => chunksOf(app.manifest, name)));
  return {
    sheets: [...new Set(modules.flatMap((name) => stylesheetsOf(app.manifest, name)))],
    chunks: [...chunks].filter((file) => `/${file}` !== fileIn(app, app.entry)),
  };
}

/** Known to Vite's loader as loaded, and fetched by nobody. */
const knownStylesheet = (file: string): string =>
  `<link rel="stylesheet" href="/${file}" disabled>`;

/**
 * Styles of the page that was opened. What Vite loads for another page stands before them, in the head,
 * and is to have the say over what both share: so they are in a layer, and the other's are in none.
 */
const ofOpenedPage = (css: string): string => `@layer opened{${css}}`;

/** Writes the styles of a page as one file: each file would cost time before the first paint. */
async function writeSheet(css: string): Promise<string> {
  const file = `assets/page-${hashOf(css)}.css`;
  await fs.writeFile(path.join(DIST, file), css);
  return file;
}

/**
 * A public page: painted with what is in it. The styles of its first screen are inlined, all of them
 * come at its end, and its chunks once it has been painted. The header is painted as soon as it is
 * there, and nothing before it.
 */
async function publicParts(page: PrerenderedPage, app: AppBuild): Promise<Parts> {
  const { sheets, chunks } = filesOf(page, app);
  const css = await textOf(sheets);
  const sheet = await writeSheet(ofOpenedPage(css));
  return {
    sheet,
    head: [
      '<link rel="expect" href="#main" blocking="render">',
      page.head,
      `<style>${ofOpenedPage(await criticalCss(page.body, css))}</style>`,
      belowTheFoldHead,
      ...sheets.map(knownStylesheet),
      chunkList(chunks, fileIn(app, app.entry)),
    ].join(''),
    end: `<link rel="stylesheet" href="/${sheet}">`,
  };
}

/** A page that shows nothing before its chunks are here: one of the owner's, or for any address. */
async function emptyParts(page: PrerenderedPage, app: AppBuild, admin: AppBuild): Promise<Parts> {
  const { sheets, chunks } = filesOf(page, app);
  const entry = fileIn(app, app.entry);
  const start =
    page.app === 'admin'
      ? [
          // The largest first: hosts that send a few files at a time are done with all of them sooner.
          `<script async type="module" src="${entry}"></script>`,
          ...(await largestFirst(chunks)).map(
            (file) => `<link rel="modulepreload" href="/${file}">`,
          ),
        ]
      : [
          chunkList(chunks, entry),
          `<meta name="admin-entry" content="${fileIn(admin, admin.entry)}">`,
        ];
  return {
    head: [
      page.head,
      `<style>${await textOf(sheets)}</style>`,
      ...sheets.map(knownStylesheet),
      ...start,
    ].join(''),
  };
}

async function largestFirst(files: readonly string[]): Promise<string[]> {
  const sized = await Promise.all(
    files.map(async (file) => ({ file, size: (await fs.stat(path.join(DIST, file))).size })),
  );
  return sized.sort((a, b) => b.size - a.size).map(({ file }) => file);
}

async function textOf(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((one) => fs.readFile(path.join(DIST, one), 'utf8')));
  return texts.join('');
}

/** A page as it lies in `dist`. */
export interface WrittenPage
  extends Pick<PrerenderedPage, 'file' | 'app' | 'modules'>, Pick<Parts, 'sheet'> {
  /** The address that its file answers. */
  address: string;
}

const addressOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Writes the prerendered pages into `dist`. Answers which. */
export async function writePages({ site, admin }: AppBuilds): Promise<WrittenPage[]> {
  const bundle = (await import(pathToFileURL(path.join(SERVER_BUNDLE, 'prerender.js')).href)) as {
    prerenderPages: () => Promise<PrerenderedPage[]>;
    siteFiles: () => Promise<SiteFile[]>;
  };
  const built = await fs.readFile(path.join(DIST, 'index.html'), 'utf8');
  const template = built
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^<>]*>/g, '')
    .replaceAll(/<script [^<>]*><\/script>/g, (script) =>
      script.includes('type="module"') ? '' : script,
    );
  const written: WrittenPage[] = [];
  for (const rendered of await bundle.prerenderPages()) {
    const page = {
      ...rendered,
      ...(rendered.app === 'admin' && { modules: adminModules(addressOf(rendered.file)) }),
      body: await withPlaceholders(rendered.body),
    };
    const {
      head,
      end = '',
      sheet,
    }: Parts = page.app === 'site'
      ? await publicParts(page, site)
      : await emptyParts(page, page.app === 'admin' ? admin : site, admin);
    const mark = page.address === null ? '' : ` data-prerendered="${page.address}"`;
    const html = template
      .replace('<!--head-->', () => `${everyHead()}${head}`)
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${mark}>${page.body}</div>${end}`,
      );
    const file = path.join(DIST, page.file);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, html);
    const { app, modules } = page;
    if (app === 'either') continue;
    const address = addressOf(page.file);
    written.push({ file: page.file, app, modules, address, ...(sheet && { sheet }) });
  }
  for (const { file, text } of await bundle.siteFiles()) {
    await fs.writeFile(path.join(DIST, file), text);
  }
  return written;
}
