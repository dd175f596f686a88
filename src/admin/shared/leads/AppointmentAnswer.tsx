import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { formatAppointment, nextRepeatDay } from '../../../domain/leads/appointments';
import { missAppointment, completeAppointment } from '../../../domain/leads/commands';
import type { Appointment } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { formatWeekday, localDay } from '../../../lib/dates';
import { Row } from '../../../ui/parts';
import { useAct } from '../undo/useAct';
import { useDialogQuery } from '../useDialogQuery';
import { describeFollowUp } from './describeMoves';

/** Returns what says when the next of an appointment is that repeats; empty if it does not. */
function useDescribeNext(leadId: string, appointment: Appointment): () => string {
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return () => {
    const day = nextRepeatDay(appointment, localDay(new Date()), lead?.appointments);
    return day === undefined ? '' : `. The next one is on ${formatWeekday(day)}`;
  };
}

interface AppointmentAnswerProps {
  leadId: string;
  appointment: Appointment;
  move: ReactNode;
}

/** Asks what became of an appointment whose time is over. */
export function AppointmentAnswer({ leadId, appointment, move }: AppointmentAnswerProps) {
  const act = useAct();
  const describeNext = useDescribeNext(leadId, appointment);
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
          const next = describeNext();
          act<unknown>(
            missAppointment(leadId, appointment.id),
            (_event, done) =>
              ['Appointment marked as a no-show', ...describeFollowUp(done)].join('. ') + next,
          );
        }}
      >
        No-show
      </Button>
      {move}
    </Row>
  );
}

interface CompleteButtonProps {
  leadId: string;
  appointment: Appointment;
  /** Its text, which its name begins with. */
  label: string;
}

/** Completes an appointment, and then asks for the next step with an active lead. */
export function CompleteButton({ leadId, appointment, label }: CompleteButtonProps) {
  const act = useAct();
  const describeNext = useDescribeNext(leadId, appointment);
  const isAsked = useAppSelector((state) => selectLeadById(state, leadId)?.isActive === true);
  const [, askNextStep] = useDialogQuery('nextStep');
  const complete = (): void => {
    const actId = act(
      completeAppointment(leadId, appointment.id),
      `Appointment completed${describeNext()}`,
    );
    if (isAsked && actId !== undefined) askNextStep(actId);
  };
  return (
    <Button
      aria-label={`${label}: ${formatAppointment(appointment)}`}
      aria-haspopup={isAsked ? 'dialog' : undefined}
      onClick={complete}
    >
      {label}
    </Button>
  );
}
