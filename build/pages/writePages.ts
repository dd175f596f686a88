import fs from 'node:fs/promises';
import path from 'node:path';
import { earlyPressScript } from '../../src/enhancement/earlyPress.ts';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { belowTheFoldHead } from '../../src/site/layout/belowTheFold.ts';
import { LOAD_NOTICE, loadNoticeHead, WITHOUT_SCRIPTS } from '../../src/site/layout/loadNotice.ts';
import { hashOf } from '../hash.ts';
import { fileIn, filesOf, type AppBuild, type AppBuilds } from '../manifests.ts';
import { DIST, VERSION_MARK } from '../paths.ts';
import { prerenderBundle } from '../prerenderBundle.ts';
import { adminModules } from './adminModules.ts';
import { writeCards } from './cards.ts';
import { criticalCss } from './criticalCss.ts';
import { installLinks } from './installable.ts';
import { appFileList, contentSecurityPolicy, pageScriptElement } from './pageScript.ts';
import { withPlaceholders } from './placeholder.ts';

const everyHead = (isOwners: boolean): string =>
  `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(isOwners)}">` +
  `<meta name="version" content="${VERSION_MARK}">${WITHOUT_SCRIPTS}`;

/** The parts of a page that fill its template. */
interface Parts {
  head: string;
  /** Appended after the page itself. */
  end?: string;
  /** The file with all of its styles, if they are in one. */
  sheet?: string;
}

/** A disabled link, so that Vite skips preloading the stylesheet. */
const knownStylesheet = (file: string): string =>
  `<link rel="stylesheet" href="/${file}" disabled>`;

/** Wraps the opened page's styles in a layer, so that those loaded for another page win. */
const ofOpenedPage = (css: string): string => `@layer opened{${css}}`;

/** Fades from one page to the next, where motion is welcome. In every page, because both must agree. */
const PAGE_TRANSITION =
  '<style>@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:.12s}}</style>';

/** The script that holds what is pressed before the page script is there. */
const HOLD_PRESSES = `<script>${earlyPressScript()}</script>`;

/** Writes the styles of a page as one file, because each file delays the first paint. */
async function writeSheet(css: string): Promise<string> {
  const file = `assets/page-${hashOf(css)}.css`;
  await fs.writeFile(path.join(DIST, file), css);
  return file;
}

/** Builds a public page, painted from its HTML alone; its chunks are loaded when needed. */
async function publicParts(page: PrerenderedPage, app: AppBuild): Promise<Parts> {
  const { sheets, chunks: all } = filesOf(app, page.modules);
  const entry = fileIn(app, app.entry);
  const chunks = all.filter((file) => `/${file}` !== entry);
  const css = await textOf(sheets);
  const sheet = await writeSheet(ofOpenedPage(css));
  return {
    sheet,
    head: [
      '<link rel="expect" href="#main" blocking="render">',
      page.head,
      `<style>${ofOpenedPage(await criticalCss(page.body, css))}</style>`,
      belowTheFoldHead,
      PAGE_TRANSITION,
      ...sheets.map(knownStylesheet),
      page.app === 'site' ? appFileList(chunks, entry) + loadNoticeHead + HOLD_PRESSES : '',
    ].join(''),
    end: `${page.app === 'site' ? LOAD_NOTICE : ''}<link rel="stylesheet" href="/${sheet}">`,
  };
}

/** Builds a page that is empty until its chunks load: an admin page, or the page for unknown addresses. */
async function emptyParts(page: PrerenderedPage, app: AppBuild, admin: AppBuild): Promise<Parts> {
  const { sheets, chunks: all } = filesOf(app, page.modules);
  const entry = fileIn(app, app.entry);
  const chunks = all.filter((file) => `/${file}` !== entry);
  const start =
    page.app === 'admin'
      ? [
          installLinks,
          // Largest first, so that hosts that send a few files at a time finish sooner.
          `<script async type="module" src="${entry}"></script>`,
          ...(await largestFirst(chunks)).map(
            (file) => `<link rel="modulepreload" href="/${file}">`,
          ),
        ]
      : [
          appFileList(chunks, entry),
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
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(DIST, file), 'utf8')));
  return texts.join('');
}

/** Writes a file into `dist`, and the folders above it. */
async function writeFile(name: string, text: string): Promise<void> {
  const file = path.join(DIST, name);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}

/** A page in `dist`. */
export interface WrittenPage
  extends Pick<PrerenderedPage, 'file' | 'app' | 'modules'>, Pick<Parts, 'sheet'> {
  /** The address at which the file is served. */
  address: string;
}

const addressOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Writes the prerendered pages, all but the owner's with the page script; returns them. */
export async function writePages(
  { site, admin }: AppBuilds,
  pageScript: string,
): Promise<WrittenPage[]> {
  const bundle = await prerenderBundle();
  const built = await fs.readFile(path.join(DIST, 'index.html'), 'utf8');
  const template = built
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^<>]*>/g, '')
    .replaceAll(/<script [^<>]*><\/script>/g, (script) =>
      script.includes('type="module"') ? '' : script,
    );
  const written: WrittenPage[] = [];
  const rendered = await bundle.prerenderPages();
  await writeCards(rendered);
  const pages = await Promise.all(
    rendered.map(async (page) => ({
      ...page,
      ...(page.app === 'admin' && { modules: adminModules(addressOf(page.file)) }),
      body: await withPlaceholders(page.body),
    })),
  );
  for (const page of pages) {
    const {
      head,
      end = '',
      sheet,
    }: Parts = page.app === 'site' || page.app === 'none'
      ? await publicParts(page, site)
      : await emptyParts(page, page.app === 'admin' ? admin : site, admin);
    const script = page.app === 'admin' ? '' : pageScriptElement(pageScript);
    const mark = page.address === null ? '' : ` data-prerendered="${page.address}"`;
    const html = template
      .replace('<!--head-->', () => `${everyHead(page.app === 'admin')}${head}`)
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${mark}>${page.body}</div>${end}${script}`,
      );
    await writeFile(page.file, html);
    const { app, modules } = page;
    if (app === 'either') continue;
    const address = addressOf(page.file);
    written.push({ file: page.file, app, modules, address, ...(sheet && { sheet }) });
  }
  for (const { file, text } of await bundle.siteFiles()) await writeFile(file, text);
  return written;
}
