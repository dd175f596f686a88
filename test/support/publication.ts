import { seedPosts } from '../../src/domain/blog/seedPosts';
import { seedPages } from '../../src/domain/content/seedData';
import { seedProjects } from '../../src/domain/gallery/seedData';
import { SITE_FORMAT, SITE_VERSION, type SiteFile } from '../../src/domain/publication/schema';

/** A publication of the samples; a test overrides what it is about. */
export async function aSiteFile(facts: Partial<SiteFile> = {}): Promise<SiteFile> {
  return {
    format: SITE_FORMAT,
    version: SITE_VERSION,
    publishedAt: '2026-11-20T12:00:00.000Z',
    pages: structuredClone([...seedPages]),
    gallery: structuredClone([...seedProjects]),
    earlierAddresses: [],
    posts: (await seedPosts()).map((post) => ({ ...post, isPublished: true })),
    ...facts,
  };
}
