import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { business } from './src/business.ts';
import { tokensCss } from './src/app/tokens.ts';
import { colorSchemeScript } from './src/persistence/colorScheme.ts';
import type { PrerenderedPage, SiteFile } from './src/prerender.tsx';

const DIST = path.resolve('dist');
/** The manifest of the owner's half, beside the public half's. */
const ADMIN_MANIFEST = 'admin-manifest.json';
const SERVER_BUNDLE = path.resolve('node_modules/.cache/maple-ridge/prerender');

/** Fills the head of `index.html` with what every page has. */
function head(): Plugin {
  return {
    name: 'maple-ridge:head',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--tokens-->',
        `<style>${tokensCss()}</style><script>${colorSchemeScript}</script>`,
      ),
  };
}

/** The stylesheets of a chunk and of all that it imports at once. */
function stylesheetsOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [
    ...(chunk.imports ?? []).flatMap((one) => stylesheetsOf(manifest, one, seen)),
    ...(chunk.css ?? []),
  ];
}

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What a page may load: nothing inline but the one hashed script, the booking widget, and pictures
 * from anywhere (the owner gives addresses). Data blocks such as JSON-LD are not scripts.
 */
function contentSecurityPolicy(): string {
  const booking = new URL(business.booking.scriptUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(colorSchemeScript)} ${booking}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    `connect-src 'self' ${booking}`,
    `frame-src ${booking}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** What was built of one half of the site. */
interface BuiltHalf {
  manifest: Manifest;
  /** The name of its entry in the manifest. */
  entry: string;
}

const fileIn = ({ manifest }: BuiltHalf, name: string): string => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`No chunk was built for ${name}`);
  return `/${chunk.file}`;
};

/** The head of a page: its policy, what React hoisted, its styles inlined, its chunks announced. */
async function headOf(page: PrerenderedPage, half: BuiltHalf, admin: BuiltHalf): Promise<string> {
  const modules = [half.entry, ...page.modules];
  const sheets = [...new Set(modules.flatMap((name) => stylesheetsOf(half.manifest, name)))];
  const styles = await Promise.all(sheets.map((one) => fs.readFile(path.join(DIST, one), 'utf8')));
  return [
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy()}">`,
    page.head,
    `<style>${styles.join('')}</style>`,
    // Known to Vite's loader as loaded, and fetched by nobody.
    ...sheets.map((one) => `<link rel="stylesheet" href="/${one}" disabled>`),
    ...page.modules.map(
      (name) => `<link rel="modulepreload" href="${fileIn(half, name)}" fetchpriority="low">`,
    ),
    page.half === 'either'
      ? `<meta name="admin-entry" content="${fileIn(admin, admin.entry)}">`
      : '',
    `<script async type="module"${page.half === 'admin' ? '' : ' fetchpriority="low"'} src="${fileIn(half, half.entry)}"></script>`,
  ].join('');
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await fs.readFile(path.join(DIST, '.vite', name), 'utf8')) as Manifest;
}

/** Writes the prerendered pages into `dist`, each with its styles inlined. */
async function writePages(): Promise<void> {
  const bundle = (await import(pathToFileURL(path.join(SERVER_BUNDLE, 'prerender.js')).href)) as {
    prerenderPages: () => Promise<PrerenderedPage[]>;
    siteFiles: () => Promise<SiteFile[]>;
  };
  const site = { manifest: await readManifest('manifest.json'), entry: 'index.html' };
  const admin = { manifest: await readManifest(ADMIN_MANIFEST), entry: 'adminMain.tsx' };
  const built = await fs.readFile(path.join(DIST, 'index.html'), 'utf8');
  const template = built
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script [^>]*type="module"[^>]*><\/script>/, '');
  for (const page of await bundle.prerenderPages()) {
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
  await fs.rm(path.join(DIST, '.vite'), { recursive: true });
}

/** `vite preview` answers as a static host would: files, folders' index pages, else 404.html. */
function staticHost(): Plugin {
  return {
    name: 'maple-ridge:static-host',
    configurePreviewServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const address = path.join('/', decodeURIComponent(pathname));
        const file = [address, path.join(address, 'index.html')].find(
          (one) => one.endsWith('.html') && existsSync(path.join(DIST, one)),
        );
        if (file) {
          request.url = file;
          next();
          return;
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        createReadStream(path.join(DIST, '404.html')).pipe(response);
      });
    },
  };
}

export default defineConfig({
  root: 'src',
  appType: process.argv.includes('preview') ? 'mpa' : 'spa',
  plugins: [react(), head(), staticHost()],
  build: { outDir: DIST, emptyOutDir: true, manifest: true, assetsInlineLimit: 0 },
  environments: {
    // Built by itself, so that the public pages carry nothing of it (docs/decisions/0003).
    admin: {
      consumer: 'client',
      build: {
        outDir: DIST,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: `.vite/${ADMIN_MANIFEST}`,
        rollupOptions: { input: path.resolve('src/adminMain.tsx') },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: SERVER_BUNDLE,
        ssr: true,
        manifest: false,
        copyPublicDir: false,
        rollupOptions: { input: path.resolve('src/prerender.tsx') },
      },
    },
  },
  test: {
    root: '.',
    environment: 'jsdom',
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/setup.ts'],
    env: { TZ: 'America/New_York' },
    coverage: {
      include: ['src/domain/**', 'src/lib/**', 'src/events/**', 'src/persistence/**'],
      reporter: ['text'],
      thresholds: { 'src/domain/**': { branches: 95 } },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'admin', 'ssr']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`Vite has no environment ${name}`);
        await builder.build(environment);
      }
      await writePages();
    },
  },
});
