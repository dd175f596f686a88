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

/** Returns the path that is meant by `/Services/` or `/index.html`: `/services`, `/`. */
export const canonicalPath = (path: string): string =>
  withoutEndSlash(withoutEndSlash(path.toLowerCase()).replace(/\/index\.html$/, '/'));
