import { createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { pageInfoEdited, pageReset, sectionEdited } from '../../events/content';
import { applyChanges } from '../../lib/recordsDiff';
import { addStorageCases } from '../shared/addStorageCases';
import { seedPage } from './seedPage';
import { seedPages } from './seedData';
import {
  MODIFIED_BY,
  type PageContent,
  type PageId,
  type Section,
  type SectionFields,
} from './schema';

const adapter = createEntityAdapter<PageContent>();

/** The copy of the editable pages. Stored as `handyman.pages`, version 1. */
export const contentSlice = createSlice({
  name: 'content',
  initialState: adapter.setAll(adapter.getInitialState(), seedPages),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sectionEdited, (state, { payload, meta }) => {
        const page = state.entities[payload.pageId];
        const section = page?.sections.find(({ id }) => id === payload.sectionId);
        if (!page || !section) return;
        applyChanges<SectionFields>(section, payload.changes);
        page.lastModified = meta.occurredAt;
        page.modifiedBy = MODIFIED_BY.admin;
      })
      .addCase(pageInfoEdited, (state, { payload, meta }) => {
        const page = state.entities[payload.pageId];
        if (!page) return;
        page.pageTitle = payload.pageTitle;
        page.lastModified = meta.occurredAt;
        page.modifiedBy = MODIFIED_BY.admin;
      })
      .addCase(pageReset, (state, { payload, meta }) => {
        adapter.setOne(state, {
          ...payload.restored,
          lastModified: meta.occurredAt,
          modifiedBy: MODIFIED_BY.admin,
        });
      });
    addStorageCases(builder, 'pages', adapter, seedPages);
  },
  selectors: {
    /** Returns a page's copy; the default copy if the stored list lacks it. */
    selectPage: (state, id: PageId): PageContent => state.entities[id] ?? seedPage(id),
    /** Returns a section, the default one if the stored page lacks it; undefined if unknown. */
    selectSection: (state, pageId: PageId, sectionId: string): Section | undefined => {
      const find = (page: PageContent | undefined): Section | undefined =>
        page?.sections.find(({ id }) => id === sectionId);
      return find(state.entities[pageId]) ?? find(seedPage(pageId));
    },
  },
});

export const { selectPage, selectSection } = contentSlice.selectors;
