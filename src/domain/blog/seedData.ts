import { listedSamples } from './samples';
import type { ListedPost } from './schema';

/**
 * The posts that the site is built with, without their bodies: the samples, or what the owner has
 * published, which the build puts in the place of this module (`build/publication/publicationPlugin.ts`).
 */
export const listedSeedData: readonly ListedPost[] = listedSamples;
