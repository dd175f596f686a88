import { lookUp } from '../../../lib/lookUp';
import type { ProjectStatus, StoredProjectStatus } from '../../../domain/projects/schema';
import { Tag, type Tone } from '../../../ui/Tag';

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

/** Returns the color of a status. */
export const statusTone = (status: StoredProjectStatus): Tone => lookUp(TONES, status) ?? 'plain';

/** A project's status. */
export function StatusBadge({ status }: { status: StoredProjectStatus }) {
  return <Tag tone={statusTone(status)}>{status}</Tag>;
}
