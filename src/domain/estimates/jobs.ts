import { oldestFirst } from '../../lib/ascending';
import { centsOf } from '../../lib/money';
import { changedFields } from '../../lib/recordsDiff';
import { isPayable } from '../payments/rules';
import { projectEdited } from '../projects/events';
import { projectRef } from '../projects/rules';
import type { NewProject, Project, ProjectFields } from '../projects/schema';
import { inActOf, type DomainEvent } from '../shared/event';
import type { Command } from '../store';
import { withEstimate } from './commands';
import { isVersionOf } from './numbers';
import { estimateTotals, hasWorkOf, totalDollars, workOf } from './rules';
import type { Estimate } from './schema';
import { selectEstimates } from './slice';

/** The job of an accepted estimate. */

/** Returns the job of an accepted estimate: that of its lead, with its lines and its total. */
export const projectFromEstimate = (project: NewProject, estimate: Estimate): NewProject => ({
  ...project,
  description: workOf(estimate) || project.description,
  estimatedValue: totalDollars(estimate),
});

/** Returns those that pass a test; all, if none does. */
function narrowed<Item>(all: readonly Item[], test: (item: Item) => boolean): readonly Item[] {
  const passing = all.filter(test);
  return passing.length > 0 ? passing : all;
}

/** Whether an estimate was accepted before a job was made. */
const isAcceptedBefore = ({ status, answeredDate = '' }: Estimate, job: Project): boolean =>
  status !== 'Declined' && answeredDate !== '' && answeredDate <= job.createdDate;

/**
 * Returns each job of a lead with an estimate, or a version of it, of which it was made. No job says so: it is one that
 * was written before the job, whose lines the job has, that was accepted by then, and that has no older job, as far as
 * these tell any apart. A job of which several estimates may be is of none.
 */
function makersOf(jobs: readonly Project[], estimates: readonly Estimate[]) {
  const makers = new Map<Project, Estimate>();
  for (const job of jobs.toSorted(oldestFirst('createdDate'))) {
    const written = estimates.filter(({ createdDate }) => createdDate <= job.createdDate);
    const telling = narrowed(written, (one) =>
      estimates.some((other) => isVersionOf(other, one) && hasWorkOf(job, other)),
    );
    const accepted = narrowed(telling, (one) => isAcceptedBefore(one, job));
    const taken = [...makers.values()];
    const [maker, ...others] = narrowed(
      accepted,
      (one) => !taken.some((other) => isVersionOf(other, one)),
    );
    if (maker && others.every((other) => isVersionOf(other, maker))) makers.set(job, maker);
  }
  return makers;
}

/** Returns how an estimate and the jobs of its lead, newest first, belong together. */
export function jobsOfEstimate(
  estimate: Estimate,
  estimates: readonly Estimate[],
  projects: readonly Project[],
) {
  const ofLead = projects.filter(({ customerId }) => customerId === estimate.leadId);
  const ofSameLead = estimates.filter(({ leadId }) => leadId === estimate.leadId);
  const versions = ofSameLead.filter((other) => isVersionOf(other, estimate));
  const made = [...makersOf(ofLead, ofSameLead)]
    .filter(([, maker]) => isVersionOf(maker, estimate))
    .map(([job]) => job)
    .toReversed();
  const known =
    made.find((job) => versions.some((version) => hasWorkOf(job, version))) ??
    (made.length === 1 ? made[0] : undefined);
  const own = known ?? made[0];
  const isLater = known && isPayable(known) && estimate.createdDate > known.createdDate;
  const changed = isLater ? known : undefined;
  return {
    /** The job to show with it: its own, otherwise the newest of its lead. */
    shown: own ?? ofLead[0],
    /** Its own job, which a version that was written later changes; none where several may be its own. */
    changed,
    /** Its own job that is paid, and no longer changed. */
    paid: known?.status === 'Paid' ? known : undefined,
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
