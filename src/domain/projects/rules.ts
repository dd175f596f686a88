import { localDay } from '../../lib/dates';
import { MAX_LENGTH } from '../../lib/fields';
import { includesText } from '../../lib/text';
import { leadName } from '../leads/rules';
import type { Lead } from '../leads/schema';
import {
  FIRST_PROJECT_STATUS,
  PROJECT_STATUSES,
  type NewProject,
  type Project,
  type ProjectStatus,
  type StoredProjectStatus,
} from './schema';

/** The policy of customer projects: pure, named after the question each rule answers. */

/** Jobs that are being worked towards (section 4). */
const ACTIVE: ReadonlySet<StoredProjectStatus> = new Set<ProjectStatus>([
  'Approved',
  'Scheduled',
  'In Progress',
]);
/** Jobs that can no longer be late (section 4). */
const SETTLED: ReadonlySet<StoredProjectStatus> = new Set<ProjectStatus>([
  'Completed',
  'Invoiced',
  'Paid',
  'Cancelled',
]);

/** How long the simulated e-mail to a customer takes, in milliseconds (section 9). */
export const EMAIL_DELAY_MS = 1_000;

export function isActiveProject(project: Pick<Project, 'status'>): boolean {
  return ACTIVE.has(project.status);
}

/**
 * Whether a job is late: the local day of its estimated completion is over and it is not settled
 * (section 4; `decisions.md`, Admin).
 */
export function isOverdue(
  project: Pick<Project, 'status' | 'estimatedCompletionDate'>,
  now: Date,
): boolean {
  const due = project.estimatedCompletionDate;
  return due !== '' && due < localDay(now) && !SETTLED.has(project.status);
}

/** The sum of the estimated values of active projects, in dollars (section 2). */
export function totalValue(projects: readonly Project[]): number {
  return projects.reduce(
    (sum, project) => sum + (isActiveProject(project) ? project.estimatedValue : 0),
    0,
  );
}

/** What a project note says after a status update with a note (section 4; `decisions.md`, Admin). */
export function statusNote(
  from: StoredProjectStatus,
  to: StoredProjectStatus,
  note: string,
): string {
  return `Status changed from ${from} to ${to}: ${note}`;
}

/** The longest note of a status update, so that the project note made of it stays within its limit. */
export function maxStatusNote(): number {
  const prefixes = PROJECT_STATUSES.flatMap((from) =>
    PROJECT_STATUSES.map((to) => statusNote(from, to, '').length),
  );
  return MAX_LENGTH.note - Math.max(...prefixes);
}

/** What the list of projects is narrowed by; empty means everything. */
export interface ProjectFilter {
  search: string;
  status: string;
}

/** Whether a project passes the search (title, customer name, description) and the status filter. */
export function matchesProjectFilter(project: Project, { search, status }: ProjectFilter): boolean {
  if (status !== '' && project.status !== status) return false;
  return [project.title, project.customerName, project.description].some((field) =>
    includesText(field, search),
  );
}

/** The project form's defaults (section 3). */
export function emptyProject(state: string): NewProject {
  return {
    title: '',
    description: '',
    customerId: '',
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    address: '',
    city: '',
    state,
    zipCode: '',
    status: FIRST_PROJECT_STATUS,
    priority: 'Medium',
    estimatedValue: 0,
    startDate: '',
    estimatedCompletionDate: '',
    tags: [],
  };
}

/** A job that carries its customer over from a lead. */
export function projectFromLead(lead: Lead): NewProject {
  const customerName = leadName(lead);
  return {
    ...emptyProject(lead.state),
    title: `${lead.serviceType} for ${customerName}`,
    description: lead.projectDescription,
    customerId: lead.id,
    customerName,
    customerEmail: lead.email,
    customerPhone: lead.phone,
    address: lead.address,
    city: lead.city,
    zipCode: lead.zipCode,
    status: 'Approved',
    priority: lead.priority,
    estimatedValue: lead.estimatedValue,
    tags: [...lead.tags],
  };
}
