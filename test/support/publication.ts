import { builtInPosts } from '../../src/domain/blog/builtInPosts';
import { builtInPages } from '../../src/domain/content/builtIns';
import { builtInProjects } from '../../src/domain/gallery/builtIns';
import { SITE_FORMAT, SITE_VERSION, type SiteFile } from '../../src/domain/publication/schema';

/** A publication of the samples as they are, to be varied by what a test is about. */
export async function aSiteFile(facts: Partial<SiteFile> = {}): Promise<SiteFile> {
  return {
    format: SITE_FORMAT,
    version: SITE_VERSION,
    publishedAt: '2026-11-20T12:00:00.000Z',
    pages: structuredClone([...builtInPages]),
    gallery: structuredClone([...builtInProjects]),
    posts: (await builtInPosts()).map((post) => ({ ...post, isPublished: true })),
    ...facts,
  };
}
