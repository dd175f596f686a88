import { galleryProjectAddress, wholeAddress } from '../../app/addresses';
import type { EarlierAddress, GalleryProject } from '../../domain/gallery/schema';

/** Returns a page that leads to an address at once, on any host and without scripts. */
const movedPage = (address: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><title>This page has moved</title>' +
  `<link rel="canonical" href="${wholeAddress(address)}">` +
  `<meta http-equiv="refresh" content="0; url=${address}">` +
  `<p>This page has moved: <a href="${address}">${wholeAddress(address)}</a></p>`;

/** Returns the pages at the addresses that projects had under earlier titles, which lead to where they are. */
export function movedPages(
  projects: readonly Pick<GalleryProject, 'id' | 'title'>[],
  earlier: readonly EarlierAddress[],
): { file: string; text: string }[] {
  const taken = new Set(projects.map(galleryProjectAddress));
  return earlier.flatMap(({ id, address }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project || taken.has(address)) return [];
    return [
      { file: `${address.slice(1)}/index.html`, text: movedPage(galleryProjectAddress(project)) },
    ];
  });
}
