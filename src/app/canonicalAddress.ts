import { canonicalPath } from '../lib/paths';

/** Replaces the page's address by its canonical one, or by another, without a load. Returns its path. */
export function showCanonicalAddress(toPath = canonicalPath): string {
  const { pathname, search, hash } = window.location;
  const canonical = toPath(pathname);
  if (canonical !== pathname)
    window.history.replaceState(window.history.state, '', `${canonical}${search}${hash}`);
  return canonical;
}

/** Puts back the `#` of a link for which a mail program wrote `%23`, as Outlook's Safe Links do; no path has a `#`. */
export function restoreFragment(): void {
  const { pathname, href } = window.location;
  if (pathname.includes('%23'))
    window.history.replaceState(window.history.state, '', href.replace('%23', '#'));
}
