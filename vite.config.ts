import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkBudgets } from './build/bundleSize.ts';
import { compressTexts } from './build/compress.ts';
import { copyDrawings, drawingsFolder } from './build/drawings.ts';
import { launchText } from './build/launchText.ts';
import { readBuilds, removeManifests } from './build/manifests.ts';
import { SHARED_BY } from './build/pages/adminModules.ts';
import { writeInstallable } from './build/pages/installable.ts';
import { head, namePageScript } from './build/pages/pageScript.ts';
import { writePages } from './build/pages/writePages.ts';
import {
  ADMIN_MANIFEST,
  DIST,
  PAGE_SCRIPT_FILE,
  SEED_DATA_CHUNK,
  SERVER_BUNDLE,
  WORKER_FILE,
} from './build/paths.ts';
import { prerenderBundle } from './build/prerenderBundle.ts';
import { site, siteFilePath } from './build/publication/publicationPlugin.ts';
import { remFonts } from './build/remFonts.ts';
import { rootBase } from './build/rootBase.ts';
import { fillServiceWorker, nameVersion } from './build/serviceWorker.ts';
import { staticPreview } from './build/staticHost.ts';
import { timeZoneRules } from './build/timeZoneRules.ts';
import { business } from './src/business.ts';

/**
 * In development the environment `client` serves everything: the others need no prepared packages.
 */
const ONLY_BUILT = { noDiscovery: true, include: [] };

/**
 * Has Chromium compile all functions of the file while it is loaded, off the main thread, instead of
 * each when it is first called. Other browsers ignore it.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The data that a new browser starts with; without a publication, that of the samples. */
const SEED_DATA =
  /\/domain\/(?:blog\/(?:seed|posts\/[^?]*\?raw$)|(?:gallery|leads|projects)\/seed)/;
const SEED_DATA_AND_SAMPLES =
  /\/domain\/(?:blog\/(?:posts\/|seed|sample)|(?:gallery|leads|projects)\/(?:seed|sample))/;

/** Not what three screens alone show: the others would load its styles. */
const NOT_OF_PAIRS = /^(?!.*\/ui\/pictures\/(?:BeforeAfter|picturePair|showShare))/;

/** What the service worker posts requests with. */
const QUEUE_OF_REQUESTS = /\/node_modules\/(?:idb|workbox-background-sync)\//;

/** Where the builds beside that of the public app are written: into its folder. */
const BESIDE_THE_SITE = { outDir: DIST, emptyOutDir: false, copyPublicDir: false };

export default defineConfig({
  root: 'src',
  appType: process.argv.includes('preview') ? 'mpa' : 'spa',
  plugins: [
    rootBase(),
    site(),
    timeZoneRules(business.timeZone),
    drawingsFolder(),
    remFonts(),
    react(),
    head(),
    staticPreview(),
  ],
  // Short, because they are in every page.
  css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    // A few chunks for what most pages share, because each one costs a request and delays the
    // paint.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: 'shared', test: NOT_OF_PAIRS, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // Built separately, so that public pages load nothing of it (docs/decisions/0003).
    admin: {
      consumer: 'client',
      optimizeDeps: ONLY_BUILT,
      build: {
        ...BESIDE_THE_SITE,
        manifest: `.vite/${ADMIN_MANIFEST}`,
        rollupOptions: {
          input: path.resolve('src/adminMain.tsx'),
          // One chunk for what as many chunks share as there are screens: split into 34, the first
          // screen was 5 KB larger; with what fewer share, form fields and menus too, 7 to 14 KB.
          output: {
            // The board with its drag and drop: compiled in the first drag after a load, it made one of
            // three of them miss a frame (docs/performance.md).
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => id.includes('/@dnd-kit/')) ? COMPILE_AT_ONCE : '',
            codeSplitting: {
              groups: [
                { name: 'shared', minShareCount: SHARED_BY },
                // In one chunk what every screen needs where nothing is stored yet: it was 21, six
                // of which, the posts' bodies, the others asked for once they had run.
                {
                  name: SEED_DATA_CHUNK,
                  test: siteFilePath() === undefined ? SEED_DATA_AND_SAMPLES : SEED_DATA,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // One classic script at the root; its precache manifest is written after the pages.
    worker: {
      consumer: 'client',
      optimizeDeps: ONLY_BUILT,
      define: { __HAS_FORM_SERVICE__: String(business.requestEndpoint !== '') },
      build: {
        ...BESIDE_THE_SITE,
        manifest: false,
        rollupOptions: {
          input: path.resolve('src/serviceWorker.ts'),
          // 3 KB of every first visit, where nothing is posted.
          treeshake: { moduleSideEffects: [{ test: QUEUE_OF_REQUESTS, sideEffects: false }] },
          output: { format: 'iife', entryFileNames: WORKER_FILE },
        },
      },
    },
    // All JavaScript of a public page for somebody who only reads (docs/decisions/0010), in one file.
    page: {
      consumer: 'client',
      optimizeDeps: ONLY_BUILT,
      build: {
        ...BESIDE_THE_SITE,
        manifest: false,
        rollupOptions: {
          input: path.resolve('src/pageScript.ts'),
          output: { entryFileNames: PAGE_SCRIPT_FILE },
        },
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
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'admin', 'ssr', 'worker', 'page']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`Vite has no environment ${name}`);
        await builder.build(environment);
      }
      await copyDrawings();
      const builds = await readBuilds();
      const pageScript = await namePageScript();
      const pages = await writePages(builds, pageScript);
      await writeInstallable();
      await fillServiceWorker(builds.site, pages, pageScript, await nameVersion(pages));
      await removeManifests();
      await compressTexts();
      await checkBudgets(builds, pages, pageScript, siteFilePath() !== undefined);
      const { launchList } = await prerenderBundle();
      console.warn(`\n${launchText(await launchList())}`);
    },
  },
});
