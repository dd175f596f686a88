import { sampleProjects } from './samples';
import type { GalleryProject } from './schema';

/**
 * The gallery that the site is built with: the samples, or what the owner has published, which the
 * build puts in the place of this module (`build/publication/publicationPlugin.ts`).
 */
export const seedProjects: readonly GalleryProject[] = sampleProjects;
