/** The path of Today, to which the service worker leads what is shared; it needs no other address. */
export const TODAY_PATH = '/admin/today';

/** Whether an address belongs to the admin app. */
export const isAdminAddress = (address: string): boolean => /^\/admin(?=$|[/?#])/.test(address);

/** Removes the slash that some hosts append to a path. The root stays `/`. */
export function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Returns the path that is meant by `/Services/`, `//services` or `/index.html`: `/services`, `/`. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?:\/index\.html)?\/?$/, '') || '/';

/** Signs that a sentence or a copy puts behind an address, also percent-encoded: no path of the site ends with them. */
const BEHIND_PATH = /(?:[^\w/%-]|%(?:[2-7].|c2%..|e2%80%..|ef%b.%..)){1,9}$/;

/** Returns the path that is meant by one that no page has: `/services).` or, of an older site, `/services.html`. */
export const meantPath = (path: string): string =>
  canonicalPath(
    canonicalPath(path)
      .replace(BEHIND_PATH, '')
      .replace(/(?:\/index)?\.(?:html?|php)$/, '') || '/',
  );
