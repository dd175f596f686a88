/** The bodies of the built-in posts: a file each in `posts/`, named by slug; a chunk each when built. */
const bodies = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default' });

/** The body of a built-in post; undefined for any other slug. Rejects where it cannot be loaded. */
export async function sampleBody(slug: string): Promise<string | undefined> {
  return bodies[`./posts/${slug}.md`]?.();
}
