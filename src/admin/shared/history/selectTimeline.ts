import { createSelector } from '@reduxjs/toolkit';
import { selectEstimates } from '../../../domain/estimates/slice';
import { selectHistory } from '../../../domain/history/slice';
import { timelineOf } from '../../../domain/history/timeline';
import { idsOfLead } from '../../../domain/leads/merging';
import type { Lead } from '../../../domain/leads/schema';
import { selectLeadEntities } from '../../../domain/leads/slice';
import { selectPayments } from '../../../domain/payments/slice';
import type { Project } from '../../../domain/projects/schema';
import { selectStatusUpdateEntities } from '../../../domain/projects/slice';
import type { DomainState } from '../../../domain/store';

/** Returns the timeline of some leads and jobs, with the history of leads merged into them. */
export const selectTimeline = createSelector(
  [
    selectLeadEntities,
    selectStatusUpdateEntities,
    selectEstimates,
    selectPayments,
    selectHistory,
    (_state: DomainState, leads: readonly Lead[]) => leads,
    (_state: DomainState, _leads: readonly Lead[], projects: readonly Project[]) => projects,
  ],
  (entities, statusUpdates, estimates, payments, history, leads, projects) => {
    const leadIds = new Set(leads.flatMap(({ id }) => idsOfLead(entities, id)));
    const projectIds = new Set<number | undefined>(projects.map(({ id }) => id));
    const records = {
      leads,
      projects,
      statusUpdates: Object.values(statusUpdates).filter(({ projectId }) =>
        projectIds.has(projectId),
      ),
      estimates: estimates.filter(({ leadId }) => leadIds.has(leadId)),
      payments: payments.filter(
        ({ leadId, projectId }) =>
          projectIds.has(projectId) || (projectId === undefined && leadIds.has(leadId)),
      ),
    };
    const entries = history.filter(
      ({ subjectKind, subjectId }) =>
        (subjectKind === 'lead' && leadIds.has(subjectId)) ||
        (subjectKind === 'project' && projectIds.has(Number(subjectId))),
    );
    return timelineOf(records, entries);
  },
);
