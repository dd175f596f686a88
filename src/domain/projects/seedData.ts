/** The projects of a new browser: samples, or none in a build with a publication. */
export { sampleProjects as seedProjects } from './samples';
