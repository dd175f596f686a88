import type { ContextWords } from '../shared/words';
import * as blog from './events';

/** What the owner reads of the events of posts. */
export const words: ContextWords = {
  [blog.postWritten.type]: 'Post written',
  [blog.postEdited.type]: 'Post edited',
  [blog.postPublished.type]: 'Post published',
  [blog.postUnpublished.type]: 'Post unpublished',
  [blog.postDeleted.type]: 'Post deleted',
};
