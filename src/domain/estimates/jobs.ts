import { changedFields } from '../../lib/recordsDiff';
import { projectEdited } from '../projects/events';
import type { NewProject, Project, ProjectFields } from '../projects/schema';
import { inActOf, type DomainEvent } from '../shared/event';
import type { Command } from '../store';
import { withEstimate } from './commands';
import { estimateTotals, lineText } from './rules';
import type { Estimate } from './schema';
import { selectEstimates } from './slice';

/** The job of an accepted estimate. */

/** Returns what an estimate says of the work, as the description of its job. */
const workOf = ({ lines }: Estimate): string => lines.map(lineText).join('\n');

/** Returns the job of an accepted estimate: that of its lead, with its lines and its total. */
export const projectFromEstimate = (project: NewProject, estimate: Estimate): NewProject => ({
  ...project,
  description: workOf(estimate) || project.description,
  estimatedValue: estimateTotals(estimate).totalCents / 100,
});

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
    const { id: projectId, title: projectTitle, description } = project;
    const { leadId, id } = estimate;
    const work = workOf(estimate);
    const before = selectEstimates(state)
      .filter((other) => other.leadId === leadId && other.id !== id)
      .map(workOf)
      .find((lines) => lines !== '' && description.includes(lines));
    const changes = changedFields<ProjectFields>(project, {
      ...project,
      description:
        before === undefined
          ? [description, work].filter(Boolean).join('\n\n')
          : description.replace(before, () => work),
      estimatedValue: estimateTotals(estimate).totalCents / 100,
    });
    dispatch(inActOf(first, projectEdited({ projectId, projectTitle, changes })));
    return projectId;
  });
