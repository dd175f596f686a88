import * as v from 'valibot';
import {
  MAX_LENGTH,
  day,
  oneOfOpen,
  pictureAddress,
  requiredText,
  tags,
  text,
  textId,
} from '../../lib/fields';
import { readAs } from '../../lib/lenientRead';

/** What a blog post is (specification, sections 3 and 5). */

export const BLOG_CATEGORIES = [
  'Seasonal Maintenance',
  'Home Improvement',
  'DIY Tips',
  'Vermont Living',
  'Safety & Security',
  'Energy Efficiency',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** What the post editor fills in. */
export const postFieldsSchema = v.object({
  title: requiredText(),
  excerpt: requiredText(MAX_LENGTH.note),
  /** Lines: `## ` heading, `### ` sub-heading, `- ` bullet, else a paragraph. Never markup. */
  content: requiredText(MAX_LENGTH.text),
  featuredImage: pictureAddress,
  category: oneOfOpen(BLOG_CATEGORIES),
  tags,
  author: text(),
  publishDate: day,
});
export type PostFields = v.InferOutput<typeof postFieldsSchema>;

export const postSchema = v.object({
  id: textId,
  /** A part of an address; only what is published must be made of `a-z0-9-`. */
  slug: readAs(
    v.pipe(v.string(), v.maxLength(MAX_LENGTH.line), v.regex(/^[^\s/?#]+$/)),
    'untitled',
  ),
  ...postFieldsSchema.entries,
  isPublished: v.optional(v.boolean(), false),
});
export type Post = v.InferOutput<typeof postSchema>;

/** A post as a visitor's page needs it: bodies come in chunks of their own, each when it is read. */
export interface ListedPost extends Omit<Post, 'content'> {
  /** The body, where it is here. */
  content?: string;
  /** Minutes to read it (section 9). */
  readMinutes: number;
}
