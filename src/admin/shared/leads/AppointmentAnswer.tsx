import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/Row';
import { useAppDispatch } from '../../../app/store/hooks';
import { missAppointment } from '../../../domain/leads/commands';
import type { Appointment } from '../../../domain/leads/schema';
import { useNotify } from '../../../ui/notices/Notices';
import { CompleteButton } from './CompleteButton';
import { formatAppointment } from './formatAppointment';

interface AppointmentAnswerProps {
  leadId: string;
  appointment: Appointment;
  /** The button that moves the appointment. */
  move: ReactNode;
}

/** Asks what became of an appointment whose time is over. */
export function AppointmentAnswer({ leadId, appointment, move }: AppointmentAnswerProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
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
          dispatch(missAppointment(leadId, appointment.id));
          notify('Appointment marked as a no-show. Follow-up set for tomorrow at 9:00 AM');
        }}
      >
        No-show
      </Button>
      {move}
    </Row>
  );
}
