import { seedBody } from './seedBodies';
import { listedSeedData } from './seedData';
import type { ListedPost, Post } from './schema';

/**
 * Loads the posts that the site is built with, bodies included. Rejects if a body cannot be loaded.
 */
export const seedPosts = (): Promise<Post[]> =>
  Promise.all(
    listedSeedData.map(async (listed) => {
      const content = await seedBody(listed.slug);
      if (content === undefined) throw new Error(`The post ${listed.slug} has no body in posts/`);
      const post: Post & Partial<ListedPost> = { ...listed, content };
      delete post.readMinutes;
      return post;
    }),
  );
