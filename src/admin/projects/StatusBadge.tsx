import type { ProjectStatus } from '../../domain/projects/schema';
import { Tag, type Tone } from '../../ui/Tag';

const TONES: Record<ProjectStatus, Tone> = {
  'Quote Requested': 'plain',
  'Quote Provided': 'plain',
  Approved: 'brand',
  Scheduled: 'brand',
  'In Progress': 'brand',
  'On Hold': 'warning',
  Completed: 'success',
  Invoiced: 'success',
  Paid: 'success',
  Cancelled: 'plain',
};

/** How far a project is. */
export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Tag tone={TONES[status]}>{status}</Tag>;
}
