import { sampleProjects } from './samples';
import type { GalleryProject } from './schema';

/** The gallery of the build: samples, replaced by the owner's publication. */
export const seedProjects: readonly GalleryProject[] = sampleProjects;
