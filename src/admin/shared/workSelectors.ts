import { createSelector } from '@reduxjs/toolkit';
import { hasNoNextStep } from '../../domain/leads/nextStep';
import { selectActiveLeads } from '../../domain/leads/slice';
import { leadsInWork, owedJobs } from '../../domain/projects/dueJobs';
import { selectProjects, selectStatusUpdateEntities } from '../../domain/projects/slice';

/** Selectors over leads and jobs together. What depends on the time is computed by the screen. */

const selectLeadsInWork = createSelector([selectProjects], leadsInWork);

/** Returns the active leads without a next step, newest first. */
export const selectLeadsWithoutNextStep = createSelector(
  [selectActiveLeads, selectLeadsInWork],
  (leads, inWork) => leads.filter((lead) => hasNoNextStep(lead, inWork)),
);

/** Returns the jobs that customers have not paid, longest owed first. */
export const selectOwedJobs = createSelector(
  [selectProjects, selectStatusUpdateEntities],
  (projects, updates) => owedJobs(projects, Object.values(updates)),
);
