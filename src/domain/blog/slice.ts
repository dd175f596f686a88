import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import {
  postDeleted,
  postEdited,
  postPublished,
  postUnpublished,
  postWritten,
} from '../../events/blog';
import { takeFromStorage } from '../restoring';
import type { Post } from './schema';

const adapter = createEntityAdapter<Post>();

/** Which posts are there, and which may visitors read? Stored as `handyman.posts`, version 1. */
export const blogSlice = createSlice({
  name: 'blog',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postWritten, (state, { payload }) => {
        adapter.addOne(state, payload);
      })
      .addCase(postEdited, (state, { payload }) => {
        adapter.updateOne(state, { id: payload.postId, changes: payload.changes });
      })
      .addCase(postPublished, (state, { payload }) => {
        adapter.updateOne(state, { id: payload.postId, changes: { isPublished: true } });
      })
      .addCase(postUnpublished, (state, { payload }) => {
        adapter.updateOne(state, { id: payload.postId, changes: { isPublished: false } });
      })
      .addCase(postDeleted, (state, { payload }) => {
        adapter.removeOne(state, payload.postId);
      });
    takeFromStorage(builder, 'posts', adapter);
  },
  selectors: {
    selectPostById: (state, id: string): Post | undefined => state.entities[id],
    selectPostEntities: (state) => state.entities,
  },
});

export const { selectPostById, selectPostEntities } = blogSlice.selectors;

/** All posts, the newest `publishDate` first. */
export const selectPosts = createSelector([selectPostEntities], (entities) =>
  Object.values(entities).sort(
    (a, b) => b.publishDate.localeCompare(a.publishDate) || b.id.localeCompare(a.id),
  ),
);

/** What visitors may read. */
export const selectPublishedPosts = createSelector([selectPosts], (posts) =>
  posts.filter((post) => post.isPublished),
);

type WithPosts = Parameters<typeof selectPostEntities>[0];

/** The published post of an address, if there is one. */
export const selectPublishedPost = (state: WithPosts, slug: string): Post | undefined =>
  selectPublishedPosts(state).find((post) => post.slug === slug);
