/**
 * The bodies of the posts that the site is built with: a file each in `posts/`, named by slug; a chunk
 * each when built. The build puts what the owner has published in the place of this module
 * (`build/publication/publicationPlugin.ts`).
 */
const bodies = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default' });

/** The body of a built-in post; undefined for any other slug. Rejects where it cannot be loaded. */
export async function seedBody(slug: string): Promise<string | undefined> {
  return bodies[`./posts/${slug}.md`]?.();
}
