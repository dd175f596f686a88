import { changedFields } from '../../lib/recordsDiff';
import { inActOf, type DomainEvent } from '../shared/event';
import { commandOn, type Command, type DomainState } from '../store';
import { postEdited, postPublished, postUnpublished, postWritten } from './events';
import { slugAfterSave, uniqueSlug } from './rules';
import type { PostFields } from './schema';
import { selectPostById, selectPosts } from './slice';

/** Returns the slugs of all posts, or of all but one. */
export const slugsBeside = (state: DomainState, postId?: string): string[] =>
  selectPosts(state)
    .filter(({ id }) => id !== postId)
    .map(({ slug }) => slug);

/** Creates a post. Returns its id. */
export const writePost =
  (fields: PostFields, isPublished: boolean): Command<string> =>
  (dispatch, getState) => {
    const slug = uniqueSlug(fields.title, slugsBeside(getState()));
    return dispatch(postWritten({ fields, isPublished, slug })).payload.id;
  };

const withPost = commandOn(selectPostById);

/** Saves a post's changed fields, with a new slug for a new title, then (un)publishes it. */
export const savePost = (postId: string, fields: PostFields, isPublished?: boolean): Command =>
  withPost(postId, (post, dispatch, state) => {
    const changes: Partial<PostFields & { slug: string }> = changedFields<PostFields>(post, fields);
    if (changes.title !== undefined) {
      changes.slug = slugAfterSave(post, fields.title, slugsBeside(state, postId));
    }
    const edited =
      Object.keys(changes).length > 0
        ? dispatch(postEdited({ postId, postTitle: fields.title, changes }))
        : undefined;
    if (isPublished !== undefined) dispatch(setPublished(postId, isPublished, edited));
  });

/** Publishes or unpublishes a post, in the act of `first`, the edit of the same save, if any. */
export const setPublished = (postId: string, isPublished: boolean, first?: DomainEvent): Command =>
  withPost(postId, (post, dispatch) => {
    if (post.isPublished === isPublished) return;
    const about = { postId, postTitle: post.title };
    dispatch(inActOf(first, isPublished ? postPublished(about) : postUnpublished(about)));
  });
