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

interface Shown extends PictureUse {
  picture: string | undefined;
}

const inGallery = createSelector([selectGalleryProjects], (projects) =>
  projects.flatMap(({ id, title, dateAdded, beforeImage, afterImage }): Shown[] =>
    [beforeImage, afterImage].map((picture, index) => ({
      picture,
      label: `Gallery: ${title}, ${index === 0 ? 'before' : 'after'}`,
      to: galleryFormAddress(id),
      since: dateAdded,
    })),
  ),
);

const inPosts = createSelector([selectPosts], (posts) =>
  posts.map(({ id, title, publishDate, featuredImage }) => ({
    picture: featuredImage,
    label: `Post: ${title}`,
    to: postEditorAddress(id),
    since: publishDate,
  })),
);

const inPages = createSelector([(state: RootState) => state.content], (content) =>
  PAGE_IDS.flatMap((pageId) => {
    const page = selectPage({ content }, pageId);
    return page.sections.map(({ id, name, image }) => ({
      picture: image,
      label: `${page.pageName}: ${name}`,
      to: contentAddress(pageId, id),
      since: localDay(parseIsoDateTime(page.lastModified)),
    }));
  }),
);

const inDocuments = createSelector([selectLeads, selectProjects], (leads, projects) => [
  ...leads.flatMap((lead) =>
    lead.documents.map(({ name, picture, uploadDate }) => ({
      picture,
      label: `${leadName(lead)}: ${name}`,
      to: leadAddress(lead.id),
      since: localDay(parseIsoDateTime(uploadDate)),
    })),
  ),
  ...projects.flatMap((project) =>
    project.attachments.map(({ name, picture, uploadDate }) => ({
      picture,
      label: `${project.title}: ${name}`,
      to: projectAddress(project.id),
      since: localDay(parseIsoDateTime(uploadDate)),
    })),
  ),
]);

/** Returns the uses of each picture, by its address, oldest first. */
export const selectPictureUses = createSelector(
  [inGallery, inPosts, inPages, inDocuments],
  (...places): ReadonlyMap<string, PictureUse[]> => {
    const uses = new Map<string, PictureUse[]>();
    const shown: Shown[] = places.flat().sort((a, b) => a.since.localeCompare(b.since));
    for (const { picture, ...use } of shown) {
      if (picture) uses.set(picture, [...(uses.get(picture) ?? []), use]);
    }
    return uses;
  },
);
