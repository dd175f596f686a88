import { newestFirst } from '../../lib/ascending';
import { compareTexts } from '../../lib/compareTexts';
import { includesText } from '../../lib/foldedText';
import { lookUp } from '../../lib/lookUp';
import { includesPhone } from '../../lib/phones';
import { byUrgency } from './rules';
import type { Project } from './schema';

/** How the list of projects is filtered and sorted: pure functions. */

/** The filters of the list of projects; an empty one matches everything. */
export interface ProjectFilter {
  search: string;
  status: string;
}

/**
 * Whether a project matches the status and the search, over title, description, tags, and the customer's name, street,
 * town, e-mail address and phone number, whatever is written between its digits.
 */
export function matchesProjectFilter(project: Project, { search, status }: ProjectFilter): boolean {
  if (status !== '' && project.status !== status) return false;
  const { title, customerName, description, address, city, customerEmail, customerPhone } = project;
  const searched = [title, customerName, description, address, city, customerEmail, customerPhone];
  return (
    includesPhone(customerPhone, search) ||
    includesText([...searched, ...project.tags].join('\n'), search)
  );
}

/** The orders of the list beside that by urgency, by their names in the address. */
export const PROJECT_ORDERS = {
  updated: newestFirst('lastUpdated'),
  value: (a, b) => b.estimatedValue - a.estimatedValue,
  customer: (a, b) => compareTexts(a.customerName, b.customerName) || byUrgency(a, b),
  title: (a, b) => compareTexts(a.title, b.title),
} satisfies Record<string, (a: Project, b: Project) => number>;

/** Returns jobs in an order of {@link PROJECT_ORDERS}; by urgency if the order is unknown. */
export const sortedProjects = (projects: readonly Project[], order: string): Project[] =>
  [...projects].sort(
    lookUp<(a: Project, b: Project) => number>(PROJECT_ORDERS, order) ?? byUrgency,
  );
