import { localDay } from '../../lib/dates';
import { byUrgency, isOverdue, isSettled } from './rules';
import type { Project, ProjectStatus, StoredProjectStatus } from './schema';

/** Which jobs wait for the owner: pure functions, named after what they decide. */

/** Statuses of jobs that were accepted and not given up. */
const UNDER_WAY: ReadonlySet<StoredProjectStatus> = new Set<ProjectStatus>([
  'Approved',
  'Scheduled',
  'In Progress',
  'Completed',
  'Invoiced',
  'Paid',
]);

/** Returns the ids of the leads whose job is under way, done or paid. */
export const leadsInWork = (projects: readonly Project[]): ReadonlySet<string> =>
  new Set(projects.filter(({ status }) => UNDER_WAY.has(status)).map((one) => one.customerId));

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
