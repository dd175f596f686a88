import { changedFields } from '../../lib/changes';
import { postEdited, postPublished, postUnpublished, postWritten } from '../../events/blog';
import type { DomainState, Command } from '../store';
import { slugAfterSave, uniqueSlug } from './rules';
import { selectPostById, selectPosts } from './slice';
import type { PostFields } from './schema';

/** The slugs of all posts, or of all others. */
export const slugsBeside = (state: DomainState, postId?: string): string[] =>
  selectPosts(state)
    .filter(({ id }) => id !== postId)
    .map(({ slug }) => slug);

/** Writes a post. Answers its id. */
export const writePost =
  (fields: PostFields, isPublished: boolean): Command<string> =>
  (dispatch, getState) => {
    const slug = uniqueSlug(fields.title, slugsBeside(getState()));
    return dispatch(postWritten({ fields, isPublished, slug })).payload.id;
  };

/**
 * Saves what differs of a post, then publishes it or takes it back where that is asked. A changed
 * title makes a new slug (section 5).
 */
export const savePost =
  (postId: string, fields: PostFields, isPublished?: boolean): Command =>
  (dispatch, getState) => {
    const post = selectPostById(getState(), postId);
    if (!post) return;
    const changes: Partial<PostFields & { slug: string }> = changedFields<PostFields>(post, fields);
    if (changes.title !== undefined) {
      changes.slug = slugAfterSave(post, fields.title, slugsBeside(getState(), postId));
    }
    if (Object.keys(changes).length > 0) {
      dispatch(postEdited({ postId, postTitle: fields.title, changes }));
    }
    if (isPublished !== undefined) dispatch(setPublished(postId, isPublished));
  };

/** Shows a draft to visitors, or takes a post back. */
export const setPublished =
  (postId: string, isPublished: boolean): Command =>
  (dispatch, getState) => {
    const post = selectPostById(getState(), postId);
    if (!post || post.isPublished === isPublished) return;
    const about = { postId, postTitle: post.title };
    dispatch(isPublished ? postPublished(about) : postUnpublished(about));
  };
