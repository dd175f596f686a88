/** Removes the slash that some hosts append to a path. The root stays `/`. */
export function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Returns the path that people mean who type `/Services/` or `/index.html`: in lower case, without
 * the name of a folder's page and without slashes at the end.
 */
export const canonicalPath = (path: string): string =>
  withoutEndSlash(withoutEndSlash(path.toLowerCase()).replace(/\/index\.html$/, '/'));
