import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage, SiteFile } from '../src/prerender.tsx';
import { chunkList } from './announce.ts';
import { chunksOf, fileIn, stylesheetsOf, type BuiltHalf, type BuiltHalves } from './manifests.ts';
import { DIST, SERVER_BUNDLE, VERSION_MARK } from './places.ts';
import { contentSecurityPolicy } from './policy.ts';

/** Tells of the chunks that a page loads at once; an owner's page shows nothing before they are here. */
const announcement = (half: PrerenderedPage['half'], chunks: readonly string[]): string =>
  half === 'admin'
    ? chunks.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
    : chunkList(chunks);

/** The head of a page: its policy, what React hoisted, its styles inlined, its chunks announced. */
async function headOf(page: PrerenderedPage, half: BuiltHalf, admin: BuiltHalf): Promise<string> {
  const modules = [...half.start, ...page.modules];
  const sheets = [...new Set(modules.flatMap((name) => stylesheetsOf(half.manifest, name)))];
  const chunks = new Set(modules.flatMap((name) => chunksOf(half.manifest, name)));
  const styles = await Promise.all(sheets.map((one) => fs.readFile(path.join(DIST, one), 'utf8')));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}">`,
    page.head,
    `<meta name="version" content="${VERSION_MARK}">`,
    `<style>${styles.join('')}</style>`,
    // Known to Vite's loader as loaded, and fetched by nobody.
    ...sheets.map((one) => `<link rel="stylesheet" href="/${one}" disabled>`),
    announcement(
      page.half,
      [...chunks].filter((file) => `/${file}` !== fileIn(half, half.entry)),
    ),
    page.half === 'either'
      ? `<meta name="admin-entry" content="${fileIn(admin, admin.entry)}">`
      : '',
    `<script async type="module"${page.half === 'admin' ? '' : ' fetchpriority="low"'} src="${fileIn(half, half.entry)}"></script>`,
  ].join('');
}

/** A page as it lies in `dist`. */
export interface WrittenPage extends Pick<PrerenderedPage, 'file' | 'half' | 'modules'> {
  /** The address that its file answers. */
  address: string;
}

const addressOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** The drawing in the first view of a page: one that is to be had before everything else. */
const FIRST_DRAWING = /<img(?=[^>]* fetchPriority="high")([^>]*?) src="(\/drawings\/[\w-]+\.svg)"/;

/** How large a drawing may be to be put into a page, in characters: more would hold the page back. */
const INLINE_LIMIT = 12_000;

/** An SVG as an address, legible, so that it is compressed with the page. */
const asAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[%#<>&{}]/g, encodeURIComponent)}`;

/**
 * Puts the drawing of the first view into the page itself: it is painted with the first words instead
 * of a request later. React keeps what stands there when it takes the page over.
 */
async function withFirstDrawing({ head, body }: Pick<PrerenderedPage, 'head' | 'body'>) {
  const src = FIRST_DRAWING.exec(body)?.[2];
  if (src === undefined) return { head, body };
  const drawing = await fs.readFile(path.join(DIST, src), 'utf8');
  if (drawing.length > INLINE_LIMIT) return { head, body };
  const address = asAddress(drawing);
  return {
    head: head.replace(new RegExp(`<link rel="preload" as="image" href="${src}"[^>]*>`), ''),
    body: body.replace(FIRST_DRAWING, (_, before: string) => `<img${before} src="${address}"`),
  };
}

/** Writes the prerendered pages into `dist`, each with its styles inlined. Answers which. */
export async function writePages({ site, admin }: BuiltHalves): Promise<WrittenPage[]> {
  const bundle = (await import(pathToFileURL(path.join(SERVER_BUNDLE, 'prerender.js')).href)) as {
    prerenderPages: () => Promise<PrerenderedPage[]>;
    siteFiles: () => Promise<SiteFile[]>;
  };
  const built = await fs.readFile(path.join(DIST, 'index.html'), 'utf8');
  const template = built
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script [^>]*type="module"[^>]*><\/script>/, '');
  const pages = await bundle.prerenderPages();
  for (const rendered of pages) {
    const page = { ...rendered, ...(await withFirstDrawing(rendered)) };
    const head = await headOf(page, page.half === 'admin' ? admin : site, admin);
    const mark = page.address === null ? '' : ` data-prerendered="${page.address}"`;
    const html = template
      .replace('<!--head-->', () => head)
      .replace(
        '<div id="root"><!--page--></div>',
        () => `<div id="root"${mark}>${page.body}</div>`,
      );
    const file = path.join(DIST, page.file);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, html);
  }
  for (const { file, text } of await bundle.siteFiles()) {
    await fs.writeFile(path.join(DIST, file), text);
  }
  return pages
    .filter(({ half }) => half !== 'either')
    .map(({ file, half, modules }) => ({ file, half, modules, address: addressOf(file) }));
}
