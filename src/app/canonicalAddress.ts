import { canonicalPath } from '../lib/paths';

/**
 * Replaces the address of the page by its canonical one, without loading anything, and returns its
 * path. Some hosts append a slash to folders; addresses of this site have none.
 */
export function showCanonicalAddress(): string {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', `${canonical}${search}${hash}`);
  return canonical;
}
