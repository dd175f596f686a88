import { updateStatus, updateStatuses } from '../../domain/projects/commands';
import type { statusChanged } from '../../domain/projects/events';
import { isProjectStatus, type Project, type ProjectStatus } from '../../domain/projects/schema';
import { selectProjectById } from '../../domain/projects/slice';
import type { Command, DomainState } from '../../domain/store';
import { describeMoves, withLeadChanges, type LeadChange } from '../shared/leads/leadChanges';
import { tellCustomer } from '../shared/messages/tellCustomer';
import { useAct } from '../shared/undo/useAct';

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

/** Returns a function that gives a project another status and says so. It returns whether it had another. */
export function useMoveProject(): (project: Project, status: string) => boolean {
  const act = useAct();
  return ({ id, title }, status) => {
    if (!isProjectStatus(status)) return false;
    const { result } = act(
      updateWithLead(id, { status, note: '', isPublic: false }),
      ({ result, changes }) =>
        result && [`${title}: status changed to ${status}`, ...describeMoves(changes)].join('. '),
      tellCustomer(status, { projectId: id }),
    );
    return result !== undefined;
  };
}
