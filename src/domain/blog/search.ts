import { includesText } from '../../lib/foldedText';
import { uniqueTags } from '../../lib/text';
import type { ListedPost, Post } from './schema';

/** The filters of the list of posts; an empty one matches everything. */
export interface PostFilter {
  search: string;
  category: string;
  tag: string;
}

/** Whether a post has a tag, in whatever case. */
const hasTag = ({ tags }: Pick<Post, 'tags'>, sought: string): boolean =>
  tags.some((tag) => tag.toLowerCase() === sought.toLowerCase());

/** Returns the posts that match: search in title, excerpt, body and tags, category, and one tag. */
export const matchingPosts = <P extends ListedPost | Post>(
  posts: readonly P[],
  { search, category, tag }: PostFilter,
): P[] =>
  posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      (tag === '' || hasTag(post, tag)) &&
      includesText([post.title, post.excerpt, post.content, ...post.tags].join('\n'), search),
  );

/** Returns the tags of posts, each once in whatever case, in alphabetical order. */
export const tagsOf = (posts: readonly Pick<Post, 'tags'>[]): string[] =>
  uniqueTags(posts.flatMap(({ tags }) => tags)).sort((a, b) => a.localeCompare(b));
