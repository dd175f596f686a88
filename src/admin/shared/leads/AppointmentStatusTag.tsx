import type { AppointmentStatus } from '../../../domain/leads/schema';
import { lookUp } from '../../../lib/lookUp';
import { Tag, type Tone } from '../../../ui/Tag';

const STATUS: Record<AppointmentStatus, { label: string; tone: Tone }> = {
  scheduled: { label: 'Scheduled', tone: 'brand' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  'no-show': { label: 'No-show', tone: 'warning' },
};

/** The status of an appointment; an unknown one under its own name. */
export function AppointmentStatusTag({ status }: { status: string }) {
  const { tone, label } = lookUp(STATUS, status) ?? { tone: 'plain' as const, label: status };
  return <Tag tone={tone}>{label}</Tag>;
}
