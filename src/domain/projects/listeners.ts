import { isAnyOf } from '@reduxjs/toolkit';
import { changedFields, type Changes } from '../../lib/recordsDiff';
import { leadEdited, leadMoved } from '../leads/events';
import { leadAt } from '../leads/rules';
import type { Lead } from '../leads/schema';
import type { DomainEvent } from '../shared/event';
import { phonesOf } from '../shared/phoneNumbers';
import { on, type DomainState, type Listener } from '../store';
import { storageRestored } from '../system/events';
import * as events from './events';
import {
  projectRef,
  customerOf,
  EMAIL_DELAY_MS,
  isSettled,
  leadStageAfter,
  placeOf,
  statusNote,
} from './rules';
import type { Project, ProjectFields } from './schema';
import { selectProjectById, selectProjects } from './slice';

/** On `statusChanged` with a note: adds a project note, public if the update is. */
const addNoteOnStatusChanged = on(events.statusChanged.match, (event, { dispatch }) => {
  const { projectId, projectTitle, from, to, note, isPublic } = event.payload;
  if (note === '') return;
  const content = statusNote(from, to, note);
  dispatch(events.noteAdded({ projectId, projectTitle, content, isPublic }, event));
});

/** On `statusChanged` and `projectCreated`: moves the job's lead forward, with its follow-up. */
const moveLeadWithJob = on(
  isAnyOf(events.statusChanged, events.projectCreated),
  (event, { dispatch, getState }) => {
    const { payload } = event;
    const projectId = 'projectId' in payload ? payload.projectId : payload.id;
    const project = selectProjectById(getState(), projectId);
    const lead = project && leadAt(getState().leads.entities, project.customerId);
    const to = lead && leadStageAfter(project.status, lead.stage);
    if (to) dispatch(leadMoved(lead, to, event));
  },
);

/** Returns what a fact of a customer says, however it is written: the number that is dialed, or words in small letters. */
const meaningOf = (fact: string): string => phonesOf(fact)[0]?.number ?? fact.trim().toLowerCase();

/** Whether a job is where its lead is, though below the street parts of the place may be missing. */
const isAtLead = (project: Project, lead: Lead): boolean =>
  project.address === lead.address &&
  (['city', 'state', 'zipCode'] as const).every(
    (part) => project[part] === lead[part] || (project.address !== '' && project[part] === ''),
  );

/**
 * Returns what a correction of its lead changes of a job: what is corrected, and the job has as the lead had it. Where
 * the work was done stays, as the customer may have moved.
 */
function correctionOfJob(project: Project, before: Lead, after: Lead): Changes<ProjectFields> {
  const customer = customerOf(before);
  const own = (Object.keys(customer) as (keyof typeof customer)[]).filter(
    (name) => meaningOf(project[name]) !== meaningOf(customer[name]),
  );
  const corrected = {
    ...changedFields(customer, customerOf(after)),
    ...Object.fromEntries(own.map((name) => [name, project[name]])),
    ...(!isSettled(project) &&
      isAtLead(project, before) &&
      changedFields(placeOf(before), placeOf(after))),
  };
  return changedFields<ProjectFields>(project, { ...project, ...corrected });
}

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
      dispatch(events.projectEdited({ ...projectRef(project), changes }, event));
    }
  },
);

/** Returns the public notes whose e-mails have not been sent. */
const waitingNotes = (state: DomainState) =>
  selectProjects(state).flatMap((project) =>
    project.notes
      .filter(({ isPublic, emailSent }) => isPublic && !emailSent)
      .map(({ id }) => ({ ...projectRef(project), noteId: id })),
  );

/**
 * On `noteAdded` with a public note, or `storageRestored` with unsent ones: emits
 * `customerEmailSent` a second later. Simulated: no e-mail leaves the browser.
 */
const sendCustomerEmailOnPublicNote = on(
  isAnyOf(events.noteAdded, storageRestored),
  async (action, { delay, dispatch, getState }) => {
    const waiting = new Set(waitingNotes(getState()).map(({ noteId }) => noteId));
    await delay(EMAIL_DELAY_MS);
    for (const note of waitingNotes(getState())) {
      if (waiting.has(note.noteId)) dispatch(events.customerEmailSent(note, action as DomainEvent));
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
