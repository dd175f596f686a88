import { samplePages } from './samples';
import type { PageContent } from './schema';

/**
 * What the site is built with: the samples, or what the owner has published, which the build puts in
 * the place of this module (`build/publication/publicationPlugin.ts`).
 */
export const seedPages: readonly PageContent[] = samplePages;

/** Markup whose form for headings and other places without blocks differs: that form. */
export const inlineForms: Readonly<Record<string, string>> = {};

/** When the owner made the publication that the site is built with; undefined for the samples. */
export const publishedAt: string | undefined = undefined;
