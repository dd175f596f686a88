import { ids } from '../../lib/ids';
import type { Post, PostFields } from './schema';
import { defineCreation, defineEvent } from '../shared/event';

/** The post of an event: its id, and the title for display. */
export interface AboutPost {
  postId: string;
  postTitle: string;
}

/**
 * A post was written. A title without a usable character (an empty slug) gets `post-` and the id as
 * its slug.
 */
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

/**
 * A post was saved; `changes` holds only the fields that differ, and the slug if the title changed.
 */
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
