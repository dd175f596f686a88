/** The bodies of the sample posts: one file each in `posts/`, named by slug, and one chunk each. */
const bodies = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default' });

/** Loads the body of a sample post; undefined for any other slug. Rejects if it cannot be loaded. */
export const sampleBody = async (slug: string): Promise<string | undefined> =>
  bodies[`./posts/${slug}.md`]?.();
