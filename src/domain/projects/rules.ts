import { ascending } from '../../lib/ascending';
import { localDay } from '../../lib/dates';
import { MAX_LENGTH } from '../../lib/fields';
import { forwardStage, leadName } from '../leads/rules';
import type { Lead, Stage, StoredStage } from '../leads/schema';
import {
  PROJECT_STATUSES,
  type ProjectRef,
  type Project,
  type ProjectStatus,
  type StoredProjectStatus,
} from './schema';

/** The rules of customer projects: pure functions, named after what they decide. */

/** Returns a job as events name it. */
export const projectRef = ({ id, title }: Pick<Project, 'id' | 'title'>): ProjectRef => ({
  projectId: id,
  projectTitle: title,
});

const statuses = (...all: ProjectStatus[]): ReadonlySet<StoredProjectStatus> => new Set(all);
const ACTIVE = statuses('Approved', 'Scheduled', 'In Progress');
/** Statuses of jobs that can no longer be late. */
const SETTLED = statuses('Completed', 'Invoiced', 'Paid', 'Cancelled');
/** Statuses of jobs that were accepted and not given up. */
const UNDER_WAY = statuses('Approved', 'Scheduled', 'In Progress', 'Completed', 'Invoiced', 'Paid');

/** The delay of the simulated e-mail to a customer, in milliseconds. */
export const EMAIL_DELAY_MS = 1_000;

export const isActiveProject = (project: Pick<Project, 'status'>): boolean =>
  ACTIVE.has(project.status);

/** Whether a job is done, so that only payment is left. */
export const isUnpaidWork = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'Completed' || status === 'Invoiced';

/** Whether a job is late: its estimated completion is over, and it is not settled. */
export function isOverdue(
  project: Pick<Project, 'status' | 'estimatedCompletionDate'>,
  now: Date,
): boolean {
  const due = project.estimatedCompletionDate;
  return due !== '' && due < localDay(now) && !SETTLED.has(project.status);
}

/** The stage that a job's status means for the lead that it was made from. */
const STAGE_OF_STATUS: Partial<Record<string, Stage>> = {
  Scheduled: 'Work Scheduled',
  'In Progress': 'Work In Progress',
  Completed: 'Work Completed',
  Invoiced: 'Invoice Sent',
  Paid: 'Paid',
} satisfies Partial<Record<ProjectStatus, Stage>>;

/** Returns the stage to which a job's status moves its lead, never back; undefined if it stays. */
export const leadStageAfter = (
  status: StoredProjectStatus,
  stage: StoredStage,
): Stage | undefined => forwardStage(STAGE_OF_STATUS[status], stage);

/** Returns the sum of the estimated values of active projects, in dollars. */
export const totalValue = (projects: readonly Project[]): number =>
  projects.filter(isActiveProject).reduce((sum, { estimatedValue }) => sum + estimatedValue, 0);

/** Returns the text of the project note of a status update. */
export const statusNote = (
  from: StoredProjectStatus,
  to: StoredProjectStatus,
  note: string,
): string => `Status changed from ${from} to ${to}: ${note}`;

/** Returns the greatest length of a status's note, so that its project note fits. */
export function maxStatusNote(): number {
  const prefixes = PROJECT_STATUSES.flatMap((from) =>
    PROJECT_STATUSES.map((to) => statusNote(from, to, '').length),
  );
  return MAX_LENGTH.note - Math.max(...prefixes);
}

/** Returns what customers owe, in dollars: the actual cost where it is known. */
export const amountOwed = ({ actualCost, estimatedValue }: Project): number =>
  actualCost ?? estimatedValue;

/** Whether a job is done or cancelled, so that it can no longer be late. */
export const isSettled = (project: Pick<Project, 'status'>): boolean => SETTLED.has(project.status);

/** Sorts jobs by urgency: open ones by due date, those without one last; then settled, last due first. */
export function byUrgency(a: Project, b: Project): number {
  const settled = Number(isSettled(a)) - Number(isSettled(b));
  if (settled !== 0) return settled;
  const [dueA, dueB] = [a.estimatedCompletionDate, b.estimatedCompletionDate];
  const dated = Number(dueA === '') - Number(dueB === '');
  if (dated !== 0) return dated;
  const order = ascending(dueA, dueB) || a.title.localeCompare(b.title);
  return isSettled(a) ? -order : order;
}

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

/** Returns the customer of a lead, as its jobs have it. */
export const customerOf = (lead: Lead) => ({
  customerName: leadName(lead),
  customerEmail: lead.email,
  customerPhone: lead.phone,
});

/** Where the work is. */
type AddressParts = Pick<Lead, 'address' | 'city' | 'state' | 'zipCode'>;
export const placeOf = ({ address, city, state, zipCode }: AddressParts): AddressParts => ({
  address,
  city,
  state,
  zipCode,
});

/** Returns the ids of the leads whose job is under way, done or paid. */
export const leadsInWork = (projects: readonly Project[]): ReadonlySet<string> =>
  new Set(
    projects.filter(({ status }) => UNDER_WAY.has(status)).map((project) => project.customerId),
  );
