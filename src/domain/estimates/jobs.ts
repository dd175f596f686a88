import { centsOf } from '../../lib/money';
import { changedFields } from '../../lib/recordsDiff';
import { isPayable } from '../payments/rules';
import { projectEdited } from '../projects/events';
import { projectRef } from '../projects/rules';
import type { NewProject, Project, ProjectFields } from '../projects/schema';
import { inActOf, type DomainEvent } from '../shared/event';
import type { Command } from '../store';
import { withEstimate } from './commands';
import { firstWritten, isVersionOf } from './numbers';
import { estimateTotals, lineText, totalDollars } from './rules';
import type { Estimate } from './schema';
import { selectEstimates } from './slice';

/** The job of an accepted estimate. */

/** Returns what an estimate says of the work, as the description of its job. */
const workOf = ({ lines }: Estimate): string => lines.map(lineText).join('\n');

/** Returns the job of an accepted estimate: that of its lead, with its lines and its total. */
export const projectFromEstimate = (project: NewProject, estimate: Estimate): NewProject => ({
  ...project,
  description: workOf(estimate) || project.description,
  estimatedValue: totalDollars(estimate),
});

/** Returns how an estimate and the jobs of its lead, newest first, belong together. */
export function jobsOfEstimate(
  estimate: Estimate,
  estimates: readonly Estimate[],
  projects: readonly Project[],
) {
  const ofLead = projects.filter(({ customerId }) => customerId === estimate.leadId);
  const since = firstWritten(estimate, estimates);
  // An older job is of other work, or was made before its estimate.
  const own = ofLead.find(({ createdDate }) => createdDate >= since);
  const changed = own && isPayable(own) && estimate.createdDate > own.createdDate ? own : undefined;
  return {
    /** The job to show with it: its own, otherwise the newest of its lead. */
    shown: own ?? ofLead[0],
    /** Its own job, which a version that was written later changes. */
    changed,
    /** Its own job that is paid, and no longer changed. */
    paid: own?.status === 'Paid' ? own : undefined,
    /** Whether a job is still to be made or changed, once the estimate is accepted. */
    isWaiting: changed
      ? centsOf(changed.estimatedValue) !== estimateTotals(estimate).totalCents
      : !own,
  };
}

/**
 * Changes a job to what an accepted later version of its estimate says, in the act of `first` if any: its total, and
 * its lines in the place of those before. Returns the job's id.
 */
export const changeJob = (
  project: Project,
  estimateId: string,
  first?: DomainEvent,
): Command<number | undefined> =>
  withEstimate(estimateId, (estimate, dispatch, state) => {
    const { description } = project;
    const { id } = estimate;
    const work = workOf(estimate);
    const before = selectEstimates(state)
      .filter((other) => other.id !== id && isVersionOf(other, estimate))
      .map(workOf)
      .find((lines) => lines !== '' && description.includes(lines));
    const changes = changedFields<ProjectFields>(project, {
      ...project,
      description:
        before === undefined
          ? [description, work].filter(Boolean).join('\n\n')
          : description.replace(before, () => work),
      estimatedValue: totalDollars(estimate),
    });
    dispatch(inActOf(first, projectEdited({ ...projectRef(project), changes })));
    return project.id;
  });
