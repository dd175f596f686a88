import { listedSamples } from './samples';
import type { ListedPost } from './schema';

/**
 * The posts that the site is built with, without their bodies: the samples, or the owner's
 * publication, by which the build replaces this module (`build/publication/publicationPlugin.ts`).
 */
export const listedSeedData: readonly ListedPost[] = listedSamples;
