import { samplePages } from './samples';
import type { PageContent } from './schema';

/** The copy of the build: samples, replaced by the owner's publication. */
export const seedPages: readonly PageContent[] = samplePages;

/** The inline form of markup, for places without blocks, where it differs. */
export const inlineForms: Readonly<Record<string, string>> = {};

/** When the publication that the site is built with was made; undefined for the samples. */
export const publishedAt: string | undefined = undefined;
