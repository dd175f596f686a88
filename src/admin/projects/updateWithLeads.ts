import { updateStatus, updateStatuses } from '../../domain/projects/commands';
import type { ProjectStatus } from '../../domain/projects/schema';
import { selectProjectById } from '../../domain/projects/slice';
import type { Command, DomainState } from '../../domain/store';
import type { statusChanged } from '../../domain/projects/events';
import { withLeadChanges, type LeadChange } from '../shared/leads/leadChanges';

/** Commands that change the status of jobs, and return how their leads moved with them. */

/** Returns the ids of the leads that some jobs are for. */
const leadsOf =
  (projectIds: readonly number[]) =>
  (state: DomainState): string[] =>
    projectIds.flatMap((id) => selectProjectById(state, id)?.customerId ?? []);

/** Changes the status of a job; the result is undefined if it has that status already, or was deleted. */
export const updateWithLead = (
  projectId: number,
  change: Parameters<typeof updateStatus>[1],
): Command<{ result: ReturnType<typeof statusChanged> | undefined; changes: LeadChange[] }> =>
  withLeadChanges(leadsOf([projectId]), updateStatus(projectId, change));

/** Changes the status of several jobs; the result is how many changed. */
export const updateWithLeads = (
  projectIds: readonly number[],
  status: ProjectStatus,
): Command<{ result: number; changes: LeadChange[] }> =>
  withLeadChanges(leadsOf(projectIds), updateStatuses([...projectIds], status));
