import { ids } from '../lib/ids';
import type { Post, PostFields } from '../domain/blog/schema';
import { defineCreation, defineEvent } from './event';

/** Which post an event is about, and what a sentence calls it. */
export interface AboutPost {
  postId: string;
  postTitle: string;
}

/** A post was written. A title without a usable character (an empty slug) gets `post-` and the id. */
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
);

/** A post was saved; `changes` holds only what differs, the slug too where the title changed. */
export const postEdited = defineEvent<
  AboutPost & { changes: Partial<PostFields & { slug: string }> }
>('blog/postEdited');

/** A draft became visible to visitors. */
export const postPublished = defineEvent<AboutPost>('blog/postPublished');

/** A post became a draft again. */
export const postUnpublished = defineEvent<AboutPost>('blog/postUnpublished');

/** A post was deleted. */
export const postDeleted = defineEvent<AboutPost>('blog/postDeleted', ({ postId }) => ({
  posts: { ids: [postId] },
}));
