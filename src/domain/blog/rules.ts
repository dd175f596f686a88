import { slugify } from '../../lib/slugs';
import { includesText, wordCount } from '../../lib/text';
import type { ListedPost, Post } from './schema';

/** The policy of the blog (specification, sections 2, 3 and 9). */

/** How many words a minute a reader reads (section 9). */
const WORDS_PER_MINUTE = 200;
/** How many posts follow the featured one under Recent Articles (section 9). */
export const RECENT_POSTS = 3;
/** How many related posts stand under a post (section 9). */
export const RELATED_POSTS = 3;

/** Minutes to read a text: words by 200, rounded up, at least 1 (section 9; `decisions.md`). */
export function readMinutes(content: string): number {
  return Math.max(1, Math.ceil(wordCount(content) / WORDS_PER_MINUTE));
}

/** `N min read`. */
export const readTime = (minutes: number): string => `${minutes} min read`;

/** A post as it is listed. */
export const listedPost = (post: Post): ListedPost => ({
  ...post,
  readMinutes: readMinutes(post.content),
});

/** The longest slug before a number is put behind it, so that a stored one stays within its limit. */
const LONGEST_SLUG = 180;

/**
 * The slug of a title, with `-2`, `-3`, … where others have it; empty for a title without a usable
 * character (its post gets `post-` and the id).
 */
export function uniqueSlug(title: string, taken: readonly string[]): string {
  const slug = slugify(title).slice(0, LONGEST_SLUG).replace(/-$/, '');
  if (slug === '' || !taken.includes(slug)) return slug;
  let count = 2;
  while (taken.includes(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

/**
 * The slug that a post has once its title is `title`: the one it has while the title stays, else a
 * new one (section 5). Empty for a new post whose title has no usable character.
 *
 * @param taken the slugs of the other posts
 */
export function slugAfterSave(
  post: Pick<Post, 'id' | 'title' | 'slug'> | undefined,
  title: string,
  taken: readonly string[],
): string {
  if (post?.title === title) return post.slug;
  return uniqueSlug(title, taken) || (post ? `post-${post.id}` : '');
}

/** What the list of posts is narrowed by; empty means everything. */
export interface PostFilter {
  search: string;
  category: string;
}

/** The posts that pass: search over title, excerpt, body and tags; and the category (`decisions.md`). */
export function matchingPosts<P extends ListedPost | Post>(
  posts: readonly P[],
  { search, category }: PostFilter,
): P[] {
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.excerpt, post.content ?? '', ...post.tags].some((part) =>
        includesText(part, search),
      ),
  );
}

/** The blog list's three parts: one featured, the next three recent, the rest more (section 9). */
export function arrangePosts<P extends ListedPost | Post>(
  posts: readonly P[],
): {
  featured: P | undefined;
  recent: P[];
  more: P[];
} {
  const [featured, ...rest] = posts;
  return { featured, recent: rest.slice(0, RECENT_POSTS), more: rest.slice(RECENT_POSTS) };
}

/** Up to three other posts of the same category (section 9). */
export function relatedPosts<P extends ListedPost | Post>(post: P, posts: readonly P[]): P[] {
  return posts
    .filter((other) => other.id !== post.id && other.category === post.category)
    .slice(0, RELATED_POSTS);
}

/** A part of a post's body. */
export type BodyBlock =
  | { kind: 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * A post's body as blocks: `## ` a heading, `### ` a sub-heading, a run of `- ` one list, any other
 * line a paragraph (section 2; `decisions.md`). Nothing in it is markup.
 */
export function bodyBlocks(content: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let isListOpen = false;
  for (const line of content.split(/\r?\n/).map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (isListOpen && last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
      isListOpen = true;
      continue;
    }
    isListOpen = false;
    if (line === '') continue;
    if (line.startsWith('### ')) blocks.push({ kind: 'subheading', text: line.slice(4).trim() });
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
