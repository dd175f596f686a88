import type { LocalDay } from '../../lib/dates';
import { ids } from '../../lib/ids';
import { changedFields } from '../../lib/recordsDiff';
import { inActOf, type DomainEvent } from '../shared/event';
import { asOneAct, commandOn, type Command } from '../store';
import * as events from './events';
import { projectRef } from './rules';
import type { Attachment, NewProject, ProjectFields, ProjectStatus } from './schema';
import { selectProjectById } from './slice';

const withProject = commandOn(selectProjectById);

/** Creates a project, from a form, a lead or an estimate, in the act of `first` if any. Returns its id. */
export const createProject =
  (draft: NewProject, first?: DomainEvent): Command<number> =>
  (dispatch, getState) => {
    const id = ids.nextNumber((taken) => selectProjectById(getState(), taken) !== undefined);
    dispatch(inActOf(first, events.projectCreated({ id, draft })));
    return id;
  };

/**
 * Saves the project form: a changed status becomes a status update without a note, then the other
 * changed fields are saved. Does nothing for a deleted project.
 */
export const saveProject = (
  projectId: number,
  { status, ...fields }: ProjectFields & { status: ProjectStatus },
): Command =>
  withProject(projectId, (project, dispatch) => {
    const moved = dispatch(updateStatus(projectId, { status, note: '', isPublic: false }));
    const changes = changedFields<ProjectFields>(project, fields);
    if (Object.keys(changes).length > 0) {
      dispatch(
        inActOf(
          moved,
          events.projectEdited({ ...projectRef({ ...project, title: fields.title }), changes }),
        ),
      );
    }
  });

/** Moves a project to other days; one day of work keeps its missing start or end. */
export const rescheduleProject = (projectId: number, first: LocalDay, last: LocalDay): Command =>
  withProject(projectId, (project, dispatch) => {
    const { startDate, estimatedCompletionDate } = project;
    const changes = changedFields<Pick<ProjectFields, 'startDate' | 'estimatedCompletionDate'>>(
      project,
      {
        startDate: startDate === '' && first === last ? '' : first,
        estimatedCompletionDate: estimatedCompletionDate === '' && first === last ? '' : last,
      },
    );
    if (Object.keys(changes).length === 0) return;
    dispatch(events.projectEdited({ ...projectRef(project), changes }));
  });

/**
 * Changes a project's status and logs the update; with a note, a project note follows.
 * Returns the event; undefined if the project has the status already.
 */
export const updateStatus = (
  projectId: number,
  { status, note, isPublic }: { status: ProjectStatus; note: string; isPublic: boolean },
  first?: DomainEvent,
): Command<ReturnType<typeof events.statusChanged> | undefined> =>
  withProject(projectId, (project, dispatch) => {
    if (status === project.status) return undefined;
    const about = { ...projectRef(project), from: project.status, to: status };
    return dispatch(
      inActOf(first, events.statusChanged({ ...about, note: note.trim(), isPublic })),
    );
  });

/** Sets the status of several projects, as one act. Returns how many changed. */
export const updateStatuses = (
  projectIds: readonly number[],
  status: ProjectStatus,
): Command<number> =>
  asOneAct(projectIds, (projectId, first) =>
    updateStatus(projectId, { status, note: '', isPublic: false }, first),
  );

/** Adds a note: internal or a Customer Update; ignores a blank one. */
export const addNote = (
  projectId: number,
  { content, isPublic = false }: { content: string; isPublic?: boolean },
): Command =>
  withProject(projectId, (project, dispatch) => {
    if (content.trim() === '') return;
    dispatch(events.noteAdded({ ...projectRef(project), content: content.trim(), isPublic }));
  });

/** Records that the customer agreed to show the work, or with null that they withdrew it. */
export const recordConsent = (
  projectId: number,
  consent: { by: string; how: string } | null,
): Command =>
  withProject(projectId, (project, dispatch) => {
    dispatch(events.consentRecorded({ ...projectRef(project), consent }));
  });

/** Attaches a picture to a project, in the act of `first` if there is one. Returns the event. */
export const addAttachment = (
  projectId: number,
  attachment: Omit<Attachment, 'id' | 'uploadDate'>,
  first?: DomainEvent,
): Command<DomainEvent | undefined> =>
  withProject(projectId, (project, dispatch) =>
    dispatch(inActOf(first, events.attachmentAdded({ ...projectRef(project), attachment }))),
  );

/** Removes a picture from a project. */
export const removeAttachment = (
  projectId: number,
  { id, name }: Pick<Attachment, 'id' | 'name'>,
): Command =>
  withProject(projectId, (project, dispatch) => {
    dispatch(events.attachmentRemoved({ ...projectRef(project), attachmentId: id, name }));
  });
