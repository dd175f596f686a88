import { wholeAddress } from '../app/addresses';
import type { EarlierAddress } from '../domain/gallery/schema';

/** Returns a page that leads to an address at once, on any host and without scripts. */
const movedPage = (address: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><title>This page has moved</title>' +
  `<link rel="canonical" href="${wholeAddress(address)}">` +
  `<meta http-equiv="refresh" content="0; url=${address}">` +
  `<p>This page has moved: <a href="${address}">${wholeAddress(address)}</a></p>`;

/** Returns the pages at earlier addresses of projects and posts, which lead to where those are now. */
export function movedPages(
  now: readonly EarlierAddress[],
  earlier: readonly EarlierAddress[],
): { file: string; text: string }[] {
  const taken = new Set(now.map(({ address }) => address));
  return earlier.flatMap(({ id, address }) => {
    const target = now.find((candidate) => candidate.id === id);
    if (!target || taken.has(address)) return [];
    return [{ file: `${address.slice(1)}/index.html`, text: movedPage(target.address) }];
  });
}
