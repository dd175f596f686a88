import { localDay, type IsoDateTime } from '../../lib/dates';
import { byUrgency, isOverdue, isSettled } from './rules';
import type { Project, ProjectStatus, StatusUpdate, StoredProjectStatus } from './schema';

/** Which jobs wait for the owner, and for whose money: pure functions, named after what they decide. */

const INVOICED: ProjectStatus = 'Invoiced';

/** Statuses of jobs that were accepted and not given up. */
const UNDER_WAY: ReadonlySet<StoredProjectStatus> = new Set<ProjectStatus>([
  'Approved',
  'Scheduled',
  'In Progress',
  'Completed',
  INVOICED,
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

/** A job that the customer has not paid, and since when. */
export interface OwedJob {
  project: Project;
  invoicedAt: IsoDateTime;
}

/** Returns the jobs at Invoiced, longest owed first. */
export function owedJobs(
  projects: readonly Project[],
  updates: readonly Pick<StatusUpdate, 'projectId' | 'newStatus' | 'updatedDate'>[],
): OwedJob[] {
  const invoiced = new Map<number, IsoDateTime>();
  for (const { projectId, newStatus, updatedDate } of updates) {
    if (newStatus !== INVOICED || updatedDate < (invoiced.get(projectId) ?? '')) continue;
    invoiced.set(projectId, updatedDate);
  }
  return projects
    .filter(({ status }) => status === INVOICED)
    .map((project) => ({ project, invoicedAt: invoiced.get(project.id) ?? project.lastUpdated }))
    .sort((a, b) => a.invoicedAt.localeCompare(b.invoicedAt));
}
