import { sampleProjects } from './samples';
import type { GalleryProject } from './schema';

/**
 * The gallery that the site is built with: the samples, or the owner's publication, by which the
 * build replaces this module (`build/publication/publicationPlugin.ts`).
 */
export const seedProjects: readonly GalleryProject[] = sampleProjects;
