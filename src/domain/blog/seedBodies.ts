/**
 * The bodies of the posts that the site is built with: the samples', or the owner's publication's,
 * by which the build replaces this module (`build/publication/publicationPlugin.ts`).
 */
export { sampleBody as seedBody } from './sampleBodies';
