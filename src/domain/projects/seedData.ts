/**
 * The projects that a new browser starts with: the samples, or none in a build with the owner's
 * publication, which replaces this module (`build/publication/publicationPlugin.ts`).
 */
export { sampleProjects as seedProjects } from './samples';
