import { ids } from '../../lib/ids';
import { defineCreation, defineEvent } from '../shared/event';
import { subject } from '../shared/subjects';
import type { Post, PostFields } from './schema';

/** The post of an event: its id, and the title for display. */
export interface PostRef {
  postId: string;
  postTitle: string;
}
const subjects = ({ postId, postTitle }: PostRef) => subject('post', postId, postTitle);

/** A post was written. Without a usable character in its title the slug is `post-` and the id. */
export const postWritten = defineCreation(
  'blog/postWritten',
  ({
    fields,
    isPublished,
    slug,
  }: {
    fields: PostFields;
    isPublished: boolean;
    slug: string;
  }): Post => {
    const id = ids.nextText();
    return { ...fields, id, slug: slug || `post-${id}`, isPublished };
  },
  { subjects: ({ id, title }) => subject('post', id, title) },
);

/** A post was saved; `changes` holds the fields that differ, and the slug if the title changed. */
export const postEdited = defineEvent<
  PostRef & { changes: Partial<PostFields & { slug: string }> }
>('blog/postEdited', { subjects });

/** A draft became visible to visitors. */
export const postPublished = defineEvent<PostRef>('blog/postPublished', { subjects });

/** A post became a draft again. */
export const postUnpublished = defineEvent<PostRef>('blog/postUnpublished', { subjects });

/** A post was deleted. */
export const postDeleted = defineEvent<PostRef>('blog/postDeleted', {
  deletes: ({ postId }) => ({ posts: { ids: [postId] } }),
  subjects,
  deletesSubjects: true,
});
