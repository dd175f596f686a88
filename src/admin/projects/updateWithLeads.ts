import { selectLeadById } from '../../domain/leads/slice';
import { updateStatus, updateStatuses } from '../../domain/projects/commands';
import type { ProjectStatus } from '../../domain/projects/schema';
import { selectProjectById } from '../../domain/projects/slice';
import type { Command, DomainState } from '../../domain/store';
import { describeMoves, type LeadChange } from '../leads/describeMove';

/** Commands that change the status of jobs, and return what to say of the leads that moved with them. */

const leadsOf = (state: DomainState, projectIds: readonly number[]) =>
  new Set(
    projectIds.flatMap((id) => {
      const project = selectProjectById(state, id);
      return (project && selectLeadById(state, project.customerId)) ?? [];
    }),
  );

/** Runs a command on jobs. Returns its result, and what to say of their leads. */
const withLeadMoves =
  <T>(projectIds: readonly number[], run: Command<T>): Command<{ result: T; said: string[] }> =>
  (dispatch, getState) => {
    const leads = leadsOf(getState(), projectIds);
    const result = dispatch(run);
    const changes = [...leads].flatMap((before): LeadChange[] => {
      const after = selectLeadById(getState(), before.id);
      return after ? [{ before, after }] : [];
    });
    return { result, said: describeMoves(changes) };
  };

/** Changes the status of a job. */
export const updateAndDescribe = (
  projectId: number,
  change: Parameters<typeof updateStatus>[1],
): Command<{ said: string[] }> => withLeadMoves([projectId], updateStatus(projectId, change));

/** Changes the status of several jobs; the result is how many changed. */
export const updateAllAndDescribe = (
  projectIds: readonly number[],
  status: ProjectStatus,
): Command<{ result: number; said: string[] }> =>
  withLeadMoves(projectIds, updateStatuses([...projectIds], status));
