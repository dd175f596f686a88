import { canonicalPath } from '../lib/paths';

/** Replaces the page's address by its canonical one, without a load. Returns its path. */
export function showCanonicalAddress(): string {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', `${canonical}${search}${hash}`);
  return canonical;
}
