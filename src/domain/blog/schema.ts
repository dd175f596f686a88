import * as v from 'valibot';
import { business } from '../../business';
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

export const BLOG_CATEGORIES = Object.keys(business.blogCategories) as [string, ...string[]];

/** The fields of the post editor. */
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
  /** The last part of the post's address; `a-z0-9-` is required only for publishing. */
  slug: readAs(
    v.pipe(v.string(), v.maxLength(MAX_LENGTH.line), v.regex(/^[^\s/?#]+$/)),
    'untitled',
  ),
  ...postFieldsSchema.entries,
  isPublished: v.optional(v.boolean(), false),
});
export type Post = v.InferOutput<typeof postSchema>;

/** A post without its body, for lists: bodies are loaded when they are read. */
export interface ListedPost extends Omit<Post, 'content'> {
  /** The body, once it is loaded. */
  content?: string;
  /** Minutes to read the body. */
  readMinutes: number;
}
