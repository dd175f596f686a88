import { slugify } from '../lib/slugs';
import { ADDRESSES } from './addresses';

/** Returns the address of a gallery project's page: its title, for people, and its id, which decides. */
export const galleryProjectAddress = ({ id, title }: { id: number; title: string }): string =>
  `${ADDRESSES.gallery}/${[slugify(title), id].filter((part) => part !== '').join('-')}`;

/** Returns the id at the end of an address, whatever the project's title was; undefined without one. */
export function galleryProjectIdIn(lastPart: string): number | undefined {
  const digits = /(?:^|-)(\d+)$/.exec(lastPart)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
