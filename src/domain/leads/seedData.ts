/** The leads of a new browser: samples, or none in a build with the owner's publication. */
export { sampleLeads as seedLeads } from './samples';
