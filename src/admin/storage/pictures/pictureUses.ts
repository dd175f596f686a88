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
import { localDay, parseIsoDateTime } from '../../../lib/dates';

/** A use of an uploaded picture. */
export interface PictureUse {
  /** The name of what shows it. */
  label: string;
  /** The address of the screen that edits it. */
  to: string;
  /** The local day since when it is used, if known. */
  since: string;
}

/** Returns the uses of each picture, by its address, oldest first. */
export const selectPictureUses = createSelector(
  [
    selectGalleryProjects,
    selectPosts,
    (state: RootState) => state.content,
    selectLeads,
    selectProjects,
  ],
  (gallery, posts, content, leads, projects): ReadonlyMap<string, PictureUse[]> => {
    const shown: (PictureUse & { picture: string | undefined })[] = [];
    for (const { id, title, dateAdded: since, beforeImage, afterImage } of gallery) {
      const to = galleryFormAddress(id);
      shown.push({ picture: beforeImage, label: `Gallery: ${title}, before`, to, since });
      shown.push({ picture: afterImage, label: `Gallery: ${title}, after`, to, since });
    }
    for (const { id, title, publishDate: since, featuredImage: picture } of posts)
      shown.push({ picture, label: `Post: ${title}`, to: postEditorAddress(id), since });
    for (const pageId of PAGE_IDS) {
      const page = selectPage({ content }, pageId);
      const since = localDay(parseIsoDateTime(page.lastModified));
      for (const { id, name, image: picture } of page.sections) {
        const to = contentAddress(pageId, id);
        shown.push({ picture, label: `${page.pageName}: ${name}`, to, since });
      }
    }
    const documents = [
      ...leads.map((lead) => [leadName(lead), leadAddress(lead.id), lead.documents] as const),
      ...projects.map((job) => [job.title, projectAddress(job.id), job.attachments] as const),
    ];
    for (const [owner, to, files] of documents)
      for (const { name, picture, uploadDate } of files) {
        const since = localDay(parseIsoDateTime(uploadDate));
        shown.push({ picture, label: `${owner}: ${name}`, to, since });
      }
    shown.sort((a, b) => a.since.localeCompare(b.since));
    const uses = new Map<string, PictureUse[]>();
    for (const { picture, ...use } of shown) {
      if (picture) uses.set(picture, [...(uses.get(picture) ?? []), use]);
    }
    return uses;
  },
);
