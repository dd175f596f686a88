import { localDay } from '../../lib/dates';
import type { GalleryFields, GalleryProject } from './schema';
import { defineCreation, defineEvent } from '../shared/event';

/** The gallery project of an event: its id, and the title for display. */
export interface AboutGalleryProject {
  projectId: number;
  projectTitle: string;
}

/**
 * A before/after project was added to the gallery; its `dateAdded` is the local day of the event.
 */
export const galleryProjectAdded = defineCreation(
  'gallery/projectAdded',
  ({ id, fields }: { id: number; fields: GalleryFields }, meta): GalleryProject => ({
    ...fields,
    id,
    dateAdded: localDay(new Date(meta.occurredAt)),
  }),
);

/** A gallery project was saved; `changes` holds only the fields that differ. */
export const galleryProjectEdited = defineEvent<
  AboutGalleryProject & { changes: Partial<GalleryFields> }
>('gallery/projectEdited');

/** A gallery project was deleted. */
export const galleryProjectRemoved = defineEvent<AboutGalleryProject>(
  'gallery/projectRemoved',
  ({ projectId }) => ({ gallery: { ids: [projectId] } }),
);
