import { createEntityAdapter, createSelector, createSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../lib/ascending';
import { applyChanges } from '../../lib/recordsDiff';
import { leadsDeleted } from '../leads/events';
import { addStorageCases } from '../shared/addStorageCases';
import { danglingReferencesRemoved, samplesRemoved } from '../system/events';
import * as events from './events';
import { isActiveProject } from './rules';
import { NOTE_AUTHOR, type Project, type ProjectFields, type StatusUpdate } from './schema';

const projects = createEntityAdapter<Project>();
const updates = createEntityAdapter<StatusUpdate>();

/** Removes references to deleted leads; their jobs stay. */
function forgetLeads(
  state: ReturnType<typeof projects.getInitialState>,
  leadIds: ReadonlySet<string>,
): void {
  for (const project of Object.values(state.entities)) {
    if (leadIds.has(project.customerId)) project.customerId = '';
  }
}

/** The jobs. Stored as `handyman.projects`, version 1. */
export const projectsSlice = createSlice({
  name: 'projects',
  initialState: projects.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.projectCreated, projects.addOne)
      .addCase(events.projectEdited, (state, { payload, meta }) => {
        const project = state.entities[payload.projectId];
        if (!project || Object.keys(payload.changes).length === 0) return;
        applyChanges<ProjectFields>(project, payload.changes);
        project.lastUpdated = meta.occurredAt;
      })
      .addCase(events.projectDeleted, (state, { payload }) =>
        projects.removeOne(state, payload.projectId),
      )
      .addCase(events.statusChanged, (state, { payload, meta }) => {
        const project = state.entities[payload.projectId];
        if (!project) return;
        project.status = payload.to;
        project.lastUpdated = meta.occurredAt;
      })
      .addCase(events.noteAdded, (state, { payload, meta }) => {
        const project = state.entities[payload.projectId];
        if (!project) return;
        project.notes.push({ ...payload.note, createdBy: NOTE_AUTHOR });
        project.lastUpdated = meta.occurredAt;
      })
      .addCase(events.customerEmailSent, (state, { payload }) => {
        const note = state.entities[payload.projectId]?.notes.find(
          ({ id }) => id === payload.noteId,
        );
        if (note) note.emailSent = true;
      })
      .addCase(events.consentRecorded, (state, { payload: { projectId, consent }, meta }) => {
        const project = state.entities[projectId];
        if (!project) return;
        applyChanges<Pick<Project, 'consentBy' | 'consentHow' | 'consentDate'>>(project, {
          consentBy: consent?.by ?? null,
          consentHow: consent?.how ?? null,
          consentDate: consent ? meta.occurredAt : null,
        });
      })
      .addCase(events.attachmentAdded, (state, { payload }) => {
        state.entities[payload.projectId]?.attachments.push(payload.attachment);
      })
      .addCase(events.attachmentRemoved, (state, { payload: { projectId, attachmentId } }) => {
        const project = state.entities[projectId];
        if (project)
          project.attachments = project.attachments.filter(({ id }) => id !== attachmentId);
      })
      .addCase(leadsDeleted, (state, { payload }) => {
        forgetLeads(state, new Set(payload.leads.map(({ leadId }) => leadId)));
      })
      .addCase(danglingReferencesRemoved, (state, { payload }) => {
        forgetLeads(state, new Set(payload.deletedLeadIds));
      });
    addStorageCases(builder, 'projects', projects);
    builder.addMatcher(samplesRemoved.match, (state, { payload }) => {
      forgetLeads(state, new Set(payload.ids.leads?.map(String)));
    });
  },
  selectors: {
    selectProjectById: (state, id: number): Project | undefined => state.entities[id],
    selectProjectEntities: (state) => state.entities,
  },
});

export const { selectProjectById, selectProjectEntities } = projectsSlice.selectors;

/** Returns all jobs, last updated first. */
export const selectProjects = createSelector([selectProjectEntities], (entities) =>
  Object.values(entities).sort(newestFirst('lastUpdated')),
);

export const selectActiveProjects = createSelector([selectProjects], (all) =>
  all.filter(isActiveProject),
);

type WithProjects = Parameters<typeof selectProjectEntities>[0];

/** Returns the job that was made from a lead, or undefined. */
export const selectProjectOfLead = (state: WithProjects, leadId: string): Project | undefined =>
  selectProjects(state).find((project) => project.customerId === leadId);

/** The status updates of all jobs. Stored as `handyman.statusUpdates`, version 1. */
export const statusUpdatesSlice = createSlice({
  name: 'statusUpdates',
  initialState: updates.getInitialState(),
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(events.statusChanged, (state, { payload, meta }) => {
      updates.addOne(state, {
        id: payload.updateId,
        projectId: payload.projectId,
        oldStatus: payload.from,
        newStatus: payload.to,
        note: payload.note,
        isPublicUpdate: payload.isPublic,
        updatedBy: NOTE_AUTHOR,
        updatedDate: meta.occurredAt,
      });
    });
    addStorageCases(builder, 'statusUpdates', updates);
  },
  selectors: { selectStatusUpdateEntities: (state) => state.entities },
});

export const { selectStatusUpdateEntities } = statusUpdatesSlice.selectors;
