import { localDay } from '../../lib/dates';
import { defineCreation, defineEvent } from '../shared/event';
import { subject } from '../shared/subjects';
import type { GalleryFields, GalleryProject } from './schema';

/** The gallery project of an event: its id, and the title for display. */
export interface AboutGalleryProject {
  projectId: number;
  projectTitle: string;
}
const subjects = ({ projectId, projectTitle }: AboutGalleryProject) =>
  subject('gallery', projectId, projectTitle);

/** A before/after project was added to the gallery; `dateAdded` is the local day of the event. */
export const galleryProjectAdded = defineCreation(
  'gallery/projectAdded',
  ({ id, fields }: { id: number; fields: GalleryFields }, meta): GalleryProject => ({
    ...fields,
    id,
    dateAdded: localDay(new Date(meta.occurredAt)),
  }),
  { subjects: ({ id, title }) => subject('gallery', id, title) },
);

/** A gallery project was saved; `changes` holds only the fields that differ. */
export const galleryProjectEdited = defineEvent<
  AboutGalleryProject & { changes: Partial<GalleryFields> }
>('gallery/projectEdited', { subjects });

/** A gallery project was deleted. */
export const galleryProjectRemoved = defineEvent<AboutGalleryProject>('gallery/projectRemoved', {
  deletes: ({ projectId }) => ({ gallery: { ids: [projectId] } }),
  subjects,
  deletesSubjects: true,
});
