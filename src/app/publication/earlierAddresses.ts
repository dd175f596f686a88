import type { EarlierAddress, GalleryProject } from '../../domain/gallery/schema';
import { galleryProjectAddress } from '../addresses';

type TitledProject = Pick<GalleryProject, 'id' | 'title'>;

/**
 * Returns the earlier addresses of a publication's projects: those that the deployed site knows, and the addresses
 * of its projects whose title has changed since. An address that a project has now is not among them.
 */
export function earlierAddressesOf(
  projects: readonly TitledProject[],
  deployed: { projects: readonly TitledProject[]; earlier: readonly EarlierAddress[] },
): EarlierAddress[] {
  const ids = new Set(projects.map(({ id }) => id));
  const taken = new Set(projects.map(galleryProjectAddress));
  const before = [
    ...deployed.earlier,
    ...deployed.projects.map((project) => ({
      id: project.id,
      address: galleryProjectAddress(project),
    })),
  ];
  const earlier = before.filter(({ id, address }) => ids.has(id) && !taken.has(address));
  return [...new Map(earlier.map((moved) => [moved.address, moved])).values()];
}
