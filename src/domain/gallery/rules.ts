import type { GalleryProject } from './schema';

/** The filter that shows every project. */
export const ALL_CATEGORIES = 'All';

/** Returns the gallery's filters: All, and each category in use, in order of first occurrence. */
export const galleryFilters = (projects: readonly GalleryProject[]): string[] => [
  ALL_CATEGORIES,
  ...new Set(projects.map(({ category }) => category)),
];

/** Returns the projects of a category, or all of them. */
export const inCategory = (
  projects: readonly GalleryProject[],
  category: string,
): GalleryProject[] =>
  projects.filter((project) => category === ALL_CATEGORIES || project.category === category);

/** Returns how many projects were added in the month of `today`, a local day. */
export function addedThisMonth(projects: readonly GalleryProject[], today: string): number {
  const month = today.slice(0, 7);
  return projects.filter(({ dateAdded }) => dateAdded.startsWith(month)).length;
}
