import { customerEmailSent, noteAdded, statusChanged } from '../../events/projects';
import { storageRestored } from '../../events/system';
import type { DomainEvent } from '../../events/event';
import type { DomainState, AppStartListening } from '../store';
import { EMAIL_DELAY_MS, statusNote } from './rules';
import { selectProjectById, selectProjects } from './slice';

/** `statusChanged` with a note: a project note about it, public where the update is (section 4). */
function addNoteOnStatusChanged(start: AppStartListening): void {
  start({
    actionCreator: statusChanged,
    effect: (event, { dispatch }) => {
      const { projectId, projectTitle, from, to, note, isPublic } = event.payload;
      if (note.trim() === '') return;
      const content = statusNote(from, to, note.trim());
      dispatch(noteAdded({ projectId, projectTitle, content, isPublic }, event));
    },
  });
}

/** A public note whose e-mail has not gone out. */
interface WaitingNote {
  projectId: number;
  projectTitle: string;
  noteId: string;
}

const isStillWaiting = (state: DomainState, { projectId, noteId }: WaitingNote): boolean =>
  selectProjectById(state, projectId)?.notes.some(
    ({ id, isPublic, emailSent }) => id === noteId && isPublic && !emailSent,
  ) ?? false;

/** Which e-mails an event sets off: its own note's, or after a start all that were still waiting. */
function waitingNotes(event: DomainEvent, state: DomainState): WaitingNote[] {
  if (noteAdded.match(event)) {
    const { projectId, projectTitle, note } = event.payload;
    return note.isPublic ? [{ projectId, projectTitle, noteId: note.id }] : [];
  }
  return selectProjects(state).flatMap((project) =>
    project.notes
      .filter(({ isPublic, emailSent }) => isPublic && !emailSent)
      .map(({ id }) => ({ projectId: project.id, projectTitle: project.title, noteId: id })),
  );
}

/**
 * `noteAdded` with a public note, or `storageRestored` with some still waiting: about a second later
 * `customerEmailSent` for each that still waits. Simulated: no e-mail leaves the browser (section 4).
 */
function sendCustomerEmailOnPublicNote(start: AppStartListening): void {
  start({
    predicate: (action) => noteAdded.match(action) || storageRestored.match(action),
    effect: async (action, { delay, dispatch, getState }) => {
      const event = action as DomainEvent;
      const waiting = waitingNotes(event, getState());
      if (waiting.length === 0) return;
      await delay(EMAIL_DELAY_MS);
      for (const note of waiting) {
        if (isStillWaiting(getState(), note)) dispatch(customerEmailSent(note, event));
      }
    },
  });
}

/** All that follows from what happens to customer projects. */
export function registerProjectListeners(start: AppStartListening): void {
  addNoteOnStatusChanged(start);
  sendCustomerEmailOnPublicNote(start);
}
