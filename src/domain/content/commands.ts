import { changedFields } from '../../lib/recordsDiff';
import { commandOn, type Command } from '../store';
import { pageInfoEdited, pageReset, sectionEdited } from './events';
import { placeName } from './rules';
import type { PageId, SectionFields } from './schema';
import { seedPage } from './seedPage';
import { selectPage, selectSection } from './slice';

const withPage = commandOn(selectPage);

/** Saves a section's title, content and picture (undefined removes it). */
export const saveSection = (pageId: PageId, sectionId: string, next: SectionFields): Command =>
  withPage(pageId, ({ pageName }, dispatch, state) => {
    const section = selectSection(state, pageId, sectionId);
    if (!section) return;
    const { title, content, image } = section;
    const changes = changedFields<SectionFields>({ title, content, image }, next);
    const sectionName = placeName(section);
    dispatch(sectionEdited({ pageId, pageName, sectionId, sectionName, changes }));
  });

/** Saves a page's title for browser tabs and search engines. */
export const savePageTitle = (pageId: PageId, pageTitle: string): Command =>
  withPage(pageId, ({ pageName }, dispatch) => {
    dispatch(pageInfoEdited({ pageId, pageName, pageTitle: pageTitle.trim() }));
  });

/** Resets a page to the copy of the build. */
export const resetPage = (pageId: PageId): Command =>
  withPage(pageId, ({ pageName }, dispatch) => {
    dispatch(pageReset({ pageId, pageName, restored: seedPage(pageId) }));
  });
