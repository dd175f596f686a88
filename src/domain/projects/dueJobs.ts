import { localDay } from '../../lib/dates';
import { byUrgency, isOverdue, isSettled } from './rules';
import type { Project } from './schema';

/** Which jobs wait for the owner: pure functions, named after what they decide. */

/** Returns the jobs of a day: late, due today or in progress, the most urgent first. */
export function jobsOfDay(projects: readonly Project[], now: Date): Project[] {
  const today = localDay(now);
  return projects
    .filter(
      (project) =>
        project.status === 'In Progress' ||
        isOverdue(project, now) ||
        (project.estimatedCompletionDate === today && !isSettled(project)),
    )
    .sort(byUrgency);
}
