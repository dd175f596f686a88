import { slugify } from '../../lib/slugs';
import { wordCount } from '../../lib/text';
import type { ListedPost, Post } from './schema';

/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 200;
/** How many posts follow the featured one under Recent Articles. */
export const RECENT_POSTS = 3;
/** How many related posts a post shows. */
export const RELATED_POSTS = 3;

/** Returns the minutes to read a text: words divided by 200, rounded up, at least 1. */
export const readMinutes = (content: string): number =>
  Math.max(1, Math.ceil(wordCount(content) / WORDS_PER_MINUTE));

/** Returns `N min read`. */
export const readTime = (minutes: number): string => `${minutes} min read`;

/**
 * Returns the slug of a title, with `-2`, `-3`, … if other posts have it; empty for a title without
 * a usable character (its post gets `post-` and the id).
 */
export function uniqueSlug(title: string, taken: readonly string[]): string {
  const slug = slugify(title);
  if (!taken.includes(slug)) return slug;
  let count = 2;
  while (taken.includes(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

/** Returns the slug after a save, which changes with the title; empty for a new post whose title gives none. */
export function slugAfterSave(
  post: Pick<Post, 'id' | 'title' | 'slug'> | undefined,
  title: string,
  taken: readonly string[],
): string {
  if (post?.title === title) return post.slug;
  return uniqueSlug(title, taken) || (post ? `post-${post.id}` : '');
}

/** Returns up to three other posts of the same category. */
export const relatedPosts = <P extends ListedPost | Post>(post: P, posts: readonly P[]): P[] =>
  posts
    .filter((other) => other.id !== post.id && other.category === post.category)
    .slice(0, RELATED_POSTS);

/** A block of a post's body. */
export type BodyBlock =
  | { kind: 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Parses a post's body into blocks: `## ` is a heading, `### ` a sub-heading, a run of `- ` lines
 * one list, any other line a paragraph. Markup is not interpreted.
 */
export function bodyBlocks(content: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let items: string[] | undefined;
  for (const line of content.split('\n').map((line) => line.trim())) {
    if (line.startsWith('- ')) {
      if (!items) blocks.push({ kind: 'list', items: (items = []) });
      items.push(line.slice(2).trim());
      continue;
    }
    items = undefined;
    if (line === '') continue;
    if (line.startsWith('### ')) blocks.push({ kind: 'subheading', text: line.slice(4).trim() });
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
