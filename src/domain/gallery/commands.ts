import { changedFields } from '../../lib/changes';
import { ids } from '../../lib/ids';
import { galleryProjectAdded, galleryProjectEdited } from '../../events/gallery';
import type { Command } from '../store';
import { selectGalleryProjectById } from './slice';
import type { GalleryFields } from './schema';

/** Puts a project into the gallery. Answers its id. */
export const addGalleryProject =
  (fields: GalleryFields): Command<number> =>
  (dispatch, getState) => {
    const id = ids.nextNumber((taken) => selectGalleryProjectById(getState(), taken) !== undefined);
    dispatch(galleryProjectAdded({ id, fields }));
    return id;
  };

/** Saves what differs of a gallery project; nothing where nothing does, or where it is gone. */
export const saveGalleryProject =
  (projectId: number, fields: GalleryFields): Command =>
  (dispatch, getState) => {
    const project = selectGalleryProjectById(getState(), projectId);
    if (!project) return;
    const changes = changedFields<GalleryFields>(project, fields);
    if (Object.keys(changes).length === 0) return;
    dispatch(galleryProjectEdited({ projectId, projectTitle: fields.title, changes }));
  };
