/**
 * The bodies of the posts that the site is built with: one file each in `posts/`, named by slug,
 * and one chunk each in the build. The build replaces this module by the owner's publication
 * (`build/publication/publicationPlugin.ts`).
 */
const bodies = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default' });

/** Loads the body of a seed post; undefined for any other slug. Rejects if it cannot be loaded. */
export async function seedBody(slug: string): Promise<string | undefined> {
  return bodies[`./posts/${slug}.md`]?.();
}
