/**
 * The leads that a new browser starts with: the samples, or none in a build with the owner's
 * publication, which replaces this module (`build/publication/publicationPlugin.ts`).
 */
export { sampleLeads as seedLeads } from './samples';
