import { createSelector } from '@reduxjs/toolkit';
import {
  contentAddress,
  galleryFormAddress,
  leadAddress,
  postEditorAddress,
  projectAddress,
} from '../../../app/addresses';
import { selectPosts } from '../../../domain/blog/slice';
import { PAGE_IDS } from '../../../domain/content/schema';
import { selectPage } from '../../../domain/content/slice';
import { selectGalleryProjects } from '../../../domain/gallery/slice';
import { leadName } from '../../../domain/leads/rules';
import { selectLeads } from '../../../domain/leads/slice';
import { selectProjects } from '../../../domain/projects/slice';
import type { RootState } from '../../../app/store/types';

/** A use of an uploaded picture. */
export interface PictureUse {
  /** The name of what shows it. */
  label: string;
  /** The address of the screen that edits it. */
  to: string;
}

/** Returns the uses of each picture, by its address. */
export const selectPictureUses = createSelector(
  [
    selectGalleryProjects,
    selectPosts,
    (state: RootState) => state.content,
    selectLeads,
    selectProjects,
  ],
  (gallery, posts, content, leads, projects): ReadonlyMap<string, PictureUse[]> => {
    const uses = new Map<string, PictureUse[]>();
    const add = (picture: string | undefined, label: string, to: string): void => {
      if (picture) uses.set(picture, [...(uses.get(picture) ?? []), { label, to }]);
    };
    for (const { id, title, beforeImage, afterImage } of gallery) {
      add(beforeImage, `Gallery: ${title}, before`, galleryFormAddress(id));
      add(afterImage, `Gallery: ${title}, after`, galleryFormAddress(id));
    }
    for (const { id, title, featuredImage } of posts)
      add(featuredImage, `Post: ${title}`, postEditorAddress(id));
    for (const pageId of PAGE_IDS) {
      const page = selectPage({ content }, pageId);
      for (const { id, name, image } of page.sections)
        add(image, `${page.pageName}: ${name}`, contentAddress(pageId, id));
    }
    for (const lead of leads)
      for (const { name, picture } of lead.documents)
        add(picture, `${leadName(lead)}: ${name}`, leadAddress(lead.id));
    for (const { id, title, attachments } of projects)
      for (const { name, picture } of attachments)
        add(picture, `${title}: ${name}`, projectAddress(id));
    return uses;
  },
);
