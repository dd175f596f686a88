import { samplePages } from './samples';
import type { PageContent } from './schema';

/**
 * The copy that the site is built with: the samples, or the owner's publication, by which the build
 * replaces this module (`build/publication/publicationPlugin.ts`).
 */
export const seedPages: readonly PageContent[] = samplePages;

/**
 * The inline form of markup, for headings and other places without block elements, where it
 * differs.
 */
export const inlineForms: Readonly<Record<string, string>> = {};

/** When the publication that the site is built with was made; undefined for the samples. */
export const publishedAt: string | undefined = undefined;
