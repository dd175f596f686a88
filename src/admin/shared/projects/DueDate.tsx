import EventIcon from '@mui/icons-material/Event';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { useTimedCheck } from '../../../app/store/hooks';
import { isSettled, isOverdue } from '../../../domain/projects/rules';
import type { Project } from '../../../domain/projects/schema';
import { formatShortDay } from '../../../lib/dates';

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
        whiteSpace: 'nowrap',
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
