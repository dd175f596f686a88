import path from 'node:path';

/** The finished site: `dist`, or what `DIST` names. */
export const DIST = path.resolve(process.env.DIST ?? 'dist');

/** The manifest of the admin app, beside the public app's. */
export const ADMIN_MANIFEST = 'admin-manifest.json';

/** The bundle that renders the pages; not part of the site. */
export const SERVER_BUNDLE = path.resolve(
  process.env.DIST === undefined
    ? 'node_modules/.cache/maple-ridge/prerender'
    : `${DIST}-prerender`,
);

/** The service worker, at the root so that the whole site is its own. */
export const WORKER_FILE = 'sw.js';

/** Stands in every page until all are written: which build it is of. */
export const VERSION_MARK = '__VERSION__';

/** How the body of a published post is imported: from the root, which is `src`. */
export const POST_BODY = /^\/domain\/blog\/posts\/[a-z0-9-]+\.md\?raw$/;
