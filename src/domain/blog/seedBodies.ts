/** The bodies of the posts of the build: samples, replaced by the owner's publication. */
export { sampleBody as seedBody } from './sampleBodies';
