import type { EarlierAddress, GalleryProject } from '../../domain/gallery/schema';
import { galleryProjectAddress } from '../addresses';

type TitledProject = Pick<GalleryProject, 'id' | 'title'>;

/**
 * Returns the addresses at which the projects of a publication were before: those that the deployed site
 * knows of, and those of its projects with another title. None at which a project is.
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
