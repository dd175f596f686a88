import type { ListedPost, Post } from './schema';
import { seedBody } from './seedBodies';
import { listedSeedData } from './seedData';

/** Loads the posts of the build with their bodies; rejects if one cannot be loaded. */
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
