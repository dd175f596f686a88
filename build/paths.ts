import path from 'node:path';
import { WORKER_ADDRESS } from '../src/worker/workerMessages.ts';

/** The output folder: `dist`, or the value of `DIST`. */
export const DIST = path.resolve(process.env.DIST ?? 'dist');

/** The manifest of the admin app, beside the public app's. */
export const ADMIN_MANIFEST = 'admin-manifest.json';

/** The name of the admin app's chunk with the data that a new browser starts with; no module has it. */
export const SEED_DATA_CHUNK = 'startData';

/** The bundle that prerenders the pages; not part of the site. */
export const SERVER_BUNDLE = path.resolve(
  process.env.DIST === undefined
    ? 'node_modules/.cache/maple-ridge/prerender'
    : `${DIST}-prerender`,
);

/** The module of that bundle. */
export const PRERENDER = path.join(SERVER_BUNDLE, 'prerender.js');

/** The file of the service worker. */
export const WORKER_FILE = WORKER_ADDRESS.slice(1);

/** The page script, until it has a hash in its name. */
export const PAGE_SCRIPT_FILE = 'page-script.js';

/** The placeholder of the build's version in every page, until all pages are written. */
export const VERSION_MARK = '__VERSION__';

/** Matches the import path of a published post's body, from the root, which is `src`. */
export const POST_BODY = /^\/domain\/blog\/posts\/[a-z0-9-]+\.md\?raw$/;
