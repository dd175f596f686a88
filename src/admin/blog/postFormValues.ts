import * as v from 'valibot';
import { business } from '../../business';
import { BLOG_CATEGORIES, type Post } from '../../domain/blog/schema';
import { localDay } from '../../lib/dates';
import { MAX_LENGTH } from '../../lib/fields';
import {
  formChoice,
  formDay,
  formTags,
  formText,
  requiredFormText,
  valuesForForm,
  tooLong,
} from '../../ui/form/fieldSchemas';

const today = (): string => localDay(new Date());

/** The schema of the post editor. */
export const postFormSchema = v.object({
  title: requiredFormText('Enter a title'),
  category: formChoice(BLOG_CATEGORIES, 'Select a category'),
  featuredImage: v.pipe(v.string(), v.nonEmpty('Add a featured image')),
  excerpt: requiredFormText('Enter an excerpt', MAX_LENGTH.note),
  content: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Enter the content'),
    v.maxLength(MAX_LENGTH.text, tooLong(MAX_LENGTH.text)),
  ),
  /** The default author if empty. */
  author: v.pipe(
    formText(),
    v.transform((author) => author || business.defaultAuthor),
  ),
  /** Today if empty. */
  publishDate: v.pipe(
    formDay,
    v.transform((day) => day || today()),
  ),
  tags: formTags,
  isPublished: v.boolean(),
});
export type PostFormValues = v.InferInput<typeof postFormSchema>;
export type PostFormOutput = v.InferOutput<typeof postFormSchema>;

/** Returns the editor's values of a post, or of a new one. */
export const postFormValues = (post?: Post): PostFormValues =>
  valuesForForm(
    postFormSchema,
    post ?? { author: business.defaultAuthor, publishDate: today(), isPublished: false },
  );
