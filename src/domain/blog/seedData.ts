import { listedSamples } from './samples';
import type { ListedPost } from './schema';

/** The posts of the build, without bodies: samples, replaced by the owner's publication. */
export const listedSeedData: readonly ListedPost[] = listedSamples;
