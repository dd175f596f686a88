import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import { ascending } from '../../lib/ascending';
import { addStorageCases } from '../shared/addStorageCases';
import { galleryProjectAdded, galleryProjectEdited, galleryProjectRemoved } from './events';
import type { GalleryProject } from './schema';

const adapter = createEntityAdapter<GalleryProject>();

/** The before/after projects of the gallery. Stored as `handyman.gallery`, version 1. */
export const gallerySlice = createSlice({
  name: 'gallery',
  initialState: adapter.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(galleryProjectAdded, adapter.addOne)
      .addCase(galleryProjectEdited, (state, { payload }) =>
        adapter.updateOne(state, { id: payload.projectId, changes: payload.changes }),
      )
      .addCase(galleryProjectRemoved, (state, { payload }) =>
        adapter.removeOne(state, payload.projectId),
      );
    addStorageCases(builder, 'gallery', adapter);
  },
  selectors: {
    selectGalleryProjectById: (state, id: number): GalleryProject | undefined => state.entities[id],
    selectGalleryEntities: (state) => state.entities,
  },
});

export const { selectGalleryProjectById, selectGalleryEntities } = gallerySlice.selectors;

/** Returns all gallery projects, newest first. */
export const selectGalleryProjects = createSelector([selectGalleryEntities], (entities) =>
  Object.values(entities).sort((a, b) => ascending(b.dateAdded, a.dateAdded) || b.id - a.id),
);
