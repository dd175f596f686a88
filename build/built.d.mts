/** The output folder: `dist`, or the value of `DIST`. */
export const DIST: string;

/** The bundle that prerenders the pages; not part of the site. */
export const SERVER_BUNDLE: string;

/** The module of that bundle. */
export const PRERENDER: string;

/**
 * Returns what the last build has left of the sample (`admin/shared/launchChecks.ts`), as the build and
 * `npm run long sample` print it. Rejects if nothing was built.
 */
export function launchText(): Promise<string>;
