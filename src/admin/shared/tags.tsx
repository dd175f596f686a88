import EventIcon from '@mui/icons-material/Event';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { useTimedCheck } from '../../app/store/hooks';
import type { Estimate, EstimateStatus } from '../../domain/estimates/schema';
import type { AppointmentStatus } from '../../domain/leads/schema';
import { isSettled, isOverdue } from '../../domain/projects/rules';
import type { Project, ProjectStatus, StoredProjectStatus } from '../../domain/projects/schema';
import { formatShortDay } from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { Tag, type Tone } from '../../ui/Tag';

const ESTIMATE_TONES: Record<EstimateStatus, Tone> = {
  Draft: 'plain',
  Sent: 'brand',
  Accepted: 'success',
  Declined: 'warning',
  Replaced: 'plain',
};

/** The status of an estimate. */
export const EstimateStatusTag = ({ status }: Pick<Estimate, 'status'>) => (
  <Tag tone={lookUp(ESTIMATE_TONES, status) ?? 'plain'}>{status}</Tag>
);

const APPOINTMENT_STATUS: Record<AppointmentStatus, { label: string; tone: Tone }> = {
  scheduled: { label: 'Scheduled', tone: 'brand' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  'no-show': { label: 'No-show', tone: 'warning' },
};

/** The status of an appointment; an unknown one under its own name. */
export function AppointmentStatusTag({ status }: { status: string }) {
  const { tone, label } = lookUp(APPOINTMENT_STATUS, status) ?? {
    tone: 'plain' as const,
    label: status,
  };
  return <Tag tone={tone}>{label}</Tag>;
}

const PROJECT_TONES: Record<ProjectStatus, Tone> = {
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
export const statusTone = (status: StoredProjectStatus): Tone =>
  lookUp(PROJECT_TONES, status) ?? 'plain';

/** A project's status. */
export function StatusBadge({ status }: { status: StoredProjectStatus }) {
  return <Tag tone={statusTone(status)}>{status}</Tag>;
}

interface DueDateProps {
  project: Pick<Project, 'estimatedCompletionDate' | 'status'>;
  /** Whether a label already names the date. */
  isLabelled?: boolean;
}

/** A project's due date; red, with an icon and a text, if it is late. */
export function DueDate({ project, isLabelled = false }: DueDateProps) {
  const isLate = useTimedCheck((now) => isOverdue(project, now));
  if (project.estimatedCompletionDate === '') return isLabelled ? 'None set' : 'No due date';
  const Mark = isLate ? WarningIcon : EventIcon;
  const onTime = isSettled(project) ? 'Was due ' : 'Due ';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        color: isLate ? 'error.main' : 'inherit',
        fontWeight: isLate ? 600 : 'inherit',
        '& svg': { mr: 0.5, verticalAlign: '-0.15em' },
      }}
    >
      <Mark fontSize="inherit" aria-hidden />
      {isLate ? 'Overdue: ' : !isLabelled && onTime}
      {formatShortDay(project.estimatedCompletionDate)}
    </Box>
  );
}
