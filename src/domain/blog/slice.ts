import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
} from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { lookUp } from '../../lib/lookUp';
import { addStorageCases } from '../shared/addStorageCases';
import { backupRestored, seedPostsListed, seedDataLoaded, entriesRead } from '../system/events';
import { postDeleted, postEdited, postPublished, postUnpublished, postWritten } from './events';
import { readMinutes } from './rules';
import type { ListedPost, Post } from './schema';

const adapter = createEntityAdapter<Post>();

const byDate = newestFirst('publishDate', 'id');

interface BlogState extends EntityState<Post, string> {
  /** The seed posts listed on a visitor's page before the posts are loaded. Not stored. */
  placeholders: ListedPost[] | undefined;
}

const initialState: BlogState = { ...adapter.getInitialState(), placeholders: undefined };

/** Whether the state holds the posts themselves from this event on. */
const postsArrived = (action: unknown): boolean =>
  (entriesRead.match(action) && action.payload.entries.includes('posts')) ||
  (seedDataLoaded.match(action) && action.payload.entry === 'posts') ||
  (backupRestored.match(action) && action.payload.entries.some(({ entry }) => entry === 'posts'));

/** The blog posts. Stored as `handyman.posts`, version 1. */
export const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postWritten, adapter.addOne)
      .addCase(postEdited, (state, { payload }) =>
        adapter.updateOne(state, { id: payload.postId, changes: payload.changes }),
      )
      .addCase(postPublished, (state, { payload }) =>
        adapter.updateOne(state, { id: payload.postId, changes: { isPublished: true } }),
      )
      .addCase(postUnpublished, (state, { payload }) =>
        adapter.updateOne(state, { id: payload.postId, changes: { isPublished: false } }),
      )
      .addCase(postDeleted, (state, { payload }) => adapter.removeOne(state, payload.postId))
      .addCase(seedPostsListed, (state, { payload }) => {
        const before = new Map(state.placeholders?.map((post) => [post.id, post]));
        state.placeholders = payload.posts
          .map((post) => ({ ...before.get(post.id), ...post }))
          .sort(byDate);
      });
    addStorageCases(builder, 'posts', adapter);
    builder.addMatcher(postsArrived, (state) => {
      state.placeholders = undefined;
    });
  },
  selectors: {
    selectPostById: (state, id: string): Post | undefined => lookUp(state.entities, id),
    selectPostEntities: (state) => state.entities,
    selectPlaceholders: (state) => state.placeholders,
  },
});

export const { selectPostById, selectPostEntities } = blogSlice.selectors;
const { selectPlaceholders } = blogSlice.selectors;

/** Returns all posts, newest `publishDate` first. */
export const selectPosts = createSelector([selectPostEntities], (entities) =>
  Object.values(entities).sort(byDate),
);

/** Returns the published posts as lists show them; with their bodies once the posts are loaded. */
export const selectPublishedPosts = createSelector(
  [selectPlaceholders, selectPosts],
  (placeholders, posts): ListedPost[] =>
    (
      placeholders ?? posts.map((post) => ({ ...post, readMinutes: readMinutes(post.content) }))
    ).filter((post) => post.isPublished),
);

type WithPosts = Parameters<typeof selectPostEntities>[0];

/** Returns the published post with a slug, or undefined. */
export const selectPublishedPost = (state: WithPosts, slug: string): ListedPost | undefined =>
  selectPublishedPosts(state).find((post) => post.slug === slug);
