import { ids } from '../../lib/ids';
import { changedFields } from '../../lib/recordsDiff';
import { commandOn, type Command } from '../store';
import { galleryProjectAdded, galleryProjectEdited } from './events';
import type { GalleryFields } from './schema';
import { selectGalleryProjectById } from './slice';

/** Creates a gallery project. Returns its id. */
export const addGalleryProject =
  (fields: GalleryFields): Command<number> =>
  (dispatch, getState) => {
    const id = ids.nextNumber((taken) => selectGalleryProjectById(getState(), taken) !== undefined);
    dispatch(galleryProjectAdded({ id, fields }));
    return id;
  };

const withProject = commandOn(selectGalleryProjectById);

/** Saves the changed fields of a gallery project. Does nothing if none changed or the project was deleted. */
export const saveGalleryProject = (projectId: number, fields: GalleryFields): Command =>
  withProject(projectId, (project, dispatch) => {
    const changes = changedFields<GalleryFields>(project, fields);
    if (Object.keys(changes).length === 0) return;
    dispatch(galleryProjectEdited({ projectId, projectTitle: fields.title, changes }));
  });
