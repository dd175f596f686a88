import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout';
import { useAppSelector } from '../../../app/store/hooks';
import { missAppointment } from '../../../domain/leads/commands';
import { snoozedFollowUpDate } from '../../../domain/leads/rules';
import { selectClosedDays } from '../../../domain/shared/closedDays';
import type { Appointment } from '../../../domain/leads/schema';
import { CompleteButton } from './CompleteButton';
import { describeFollowUp } from './leadChanges';
import { formatAppointment } from './formatAppointment';
import { useAct } from '../undo/useAct';

interface AppointmentAnswerProps {
  leadId: string;
  appointment: Appointment;
  /** The button that moves the appointment. */
  move: ReactNode;
}

/** Asks what became of an appointment whose time is over. */
export function AppointmentAnswer({ leadId, appointment, move }: AppointmentAnswerProps) {
  const act = useAct();
  const closed = useAppSelector(selectClosedDays);
  const name = formatAppointment(appointment);
  return (
    <Row
      gap={0.5}
      sx={{ '& .MuiButton-root': { minWidth: 44, px: 1.25, border: 1, borderColor: 'divider' } }}
    >
      <Typography
        variant="body2"
        sx={{ fontWeight: 600, mr: 0.5, width: { xs: '100%', sm: 'auto' } }}
      >
        Did it happen?
      </Typography>
      <CompleteButton leadId={leadId} appointment={appointment} label="Done" />
      <Button
        aria-label={`No-show: ${name}`}
        onClick={() => {
          const dueDate = snoozedFollowUpDate(1, new Date(), closed);
          act(
            missAppointment(leadId, appointment.id),
            `Appointment marked as a no-show. ${describeFollowUp(dueDate, closed)}`,
          );
        }}
      >
        No-show
      </Button>
      {move}
    </Row>
  );
}
