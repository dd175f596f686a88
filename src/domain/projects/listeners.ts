import { isAnyOf } from '@reduxjs/toolkit';
import { leadEdited, leadMoved } from '../leads/events';
import { leadAt } from '../leads/rules';
import type { DomainEvent } from '../shared/event';
import { on, type DomainState, type Listener } from '../store';
import { storageRestored } from '../system/events';
import { correctionOfJob } from './corrections';
import {
  customerEmailSent,
  noteAdded,
  projectCreated,
  projectEdited,
  statusChanged,
} from './events';
import { aboutProject, EMAIL_DELAY_MS, leadStageAfter, statusNote } from './rules';
import type { AboutProject } from './schema';
import { selectProjectById, selectProjects } from './slice';

/** On `statusChanged` with a note: adds a project note, public if the update is. */
const addNoteOnStatusChanged = on(statusChanged.match, (event, { dispatch }) => {
  const { projectId, projectTitle, from, to, note, isPublic } = event.payload;
  if (note === '') return;
  const content = statusNote(from, to, note);
  dispatch(noteAdded({ projectId, projectTitle, content, isPublic }, event));
});

/** On `statusChanged` and `projectCreated`: moves the job's lead forward, with its follow-up. */
const moveLeadWithJob = on(
  isAnyOf(statusChanged, projectCreated),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    const projectId = 'projectId' in payload ? payload.projectId : payload.id;
    const project = selectProjectById(getState(), projectId);
    const lead = project && leadAt(getState().leads.entities, project.customerId);
    const to = lead && leadStageAfter(project.status, lead.stage);
    if (to) dispatch(leadMoved(lead, to, event));
  },
);

/** On `leadEdited`: corrects the customer and the place in the lead's jobs. */
const correctJobsWithLead = on(
  leadEdited.match,
  (event, { dispatch, getOriginalState, getState }) => {
    const { leadId } = event.payload;
    const before = leadAt(getOriginalState().leads.entities, leadId);
    const after = leadAt(getState().leads.entities, leadId);
    if (!before || !after) return;
    for (const project of selectProjects(getState())) {
      const changes = project.customerId === after.id && correctionOfJob(project, before, after);
      if (!changes || Object.keys(changes).length === 0) continue;
      dispatch(projectEdited({ ...aboutProject(project), changes }, event));
    }
  },
);

/** A public note whose e-mail has not been sent. */
interface WaitingNote extends AboutProject {
  noteId: string;
}

const waitingNotes = (state: DomainState): WaitingNote[] =>
  selectProjects(state).flatMap((project) =>
    project.notes
      .filter(({ isPublic, emailSent }) => isPublic && !emailSent)
      .map(({ id }) => ({ ...aboutProject(project), noteId: id })),
  );

/**
 * On `noteAdded` with a public note, or `storageRestored` with unsent ones: emits
 * `customerEmailSent` a second later. Simulated: no e-mail leaves the browser.
 */
const sendCustomerEmailOnPublicNote = on(
  isAnyOf(noteAdded, storageRestored),
  async (action, { delay, dispatch, getState }) => {
    const waiting = new Set(waitingNotes(getState()).map(({ noteId }) => noteId));
    await delay(EMAIL_DELAY_MS);
    for (const note of waitingNotes(getState())) {
      if (waiting.has(note.noteId)) dispatch(customerEmailSent(note, action as DomainEvent));
    }
  },
);

/** All listeners to events of customer projects. */
export const projectListeners: readonly Listener[] = [
  addNoteOnStatusChanged,
  moveLeadWithJob,
  correctJobsWithLead,
  sendCustomerEmailOnPublicNote,
];
