/** A file, and a hash of its content unless its name contains one. */
export interface PrecacheEntry {
  url: string;
  revision: string | null;
}

/** What the build passes to the service worker. */
export interface PrecacheManifest {
  /** The version of the build, equal to that in its pages. */
  version: string;
  /** What is cached at the first visit: the contact page and the page for no connection. */
  first: PrecacheEntry[];
  /** The other files of the public site; {@link ANY_PAGE} is the last. */
  site: PrecacheEntry[];
  /** The files of the admin app, all with a hash in their name. */
  adminFiles: string[];
  /** The file of each prerendered page, by address. */
  pages: Record<string, string>;
}

/** The page that starts the app at any address. */
export const ANY_PAGE = '404.html';

/** The page that is shown without a connection where nothing better is cached. */
export const OFFLINE_PAGE = 'offline.html';
