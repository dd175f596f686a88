import { sampleProjects } from './samples';
import type { EarlierAddress, GalleryProject } from './schema';

/** The gallery of the build: samples, replaced by the owner's publication. */
export const seedProjects: readonly GalleryProject[] = sampleProjects;

/** The addresses that projects and posts had under earlier titles. */
export const earlierAddresses: readonly EarlierAddress[] = [];
