import { createEntityAdapter, createSlice, weakMapMemoize } from '@reduxjs/toolkit';
import { applyChanges } from '../../lib/recordsDiff';
import { addStorageCases } from '../shared/addStorageCases';
import { pageInfoEdited, pageReset, sectionEdited } from './events';
import {
  MODIFIED_BY,
  type PageContent,
  type PageId,
  type Section,
  type SectionFields,
} from './schema';
import { seedPages } from './seedData';
import { completePage, seedPage } from './seedPage';

/** What an edit at a moment notes in its page. */
const editedAt = (lastModified: string) => ({ lastModified, modifiedBy: MODIFIED_BY.admin });

/** Returns a page with all sections; the same for the same page, as selectors have to. */
const completed = weakMapMemoize(completePage);

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
        if (!page) return;
        page.sections = completePage(page).sections;
        const section = page.sections.find(({ id }) => id === payload.sectionId);
        if (!section) return;
        applyChanges<SectionFields>(section, payload.changes);
        Object.assign(page, editedAt(meta.occurredAt));
      })
      .addCase(pageInfoEdited, (state, { payload, meta }) => {
        const page = state.entities[payload.pageId];
        const { pageTitle } = payload;
        if (page) Object.assign(page, { pageTitle, ...editedAt(meta.occurredAt) });
      })
      .addCase(pageReset, (state, { payload, meta }) =>
        adapter.setOne(state, { ...payload.restored, ...editedAt(meta.occurredAt) }),
      );
    addStorageCases(builder, 'pages', adapter, seedPages);
  },
  selectors: {
    /** Returns a page's copy, with the default copy where the stored list lacks it. */
    selectPage: (state, id: PageId): PageContent => {
      const page = state.entities[id];
      return page ? completed(page) : seedPage(id);
    },
  },
});

export const { selectPage } = contentSlice.selectors;

/** Returns a section, the default one if the stored page lacks it; undefined if unknown. */
export const selectSection = (
  state: Parameters<typeof selectPage>[0],
  pageId: PageId,
  sectionId: string,
): Section | undefined => selectPage(state, pageId).sections.find(({ id }) => id === sectionId);
