import Button from '@mui/material/Button';
import { useAppSelector } from '../../../app/store/hooks';
import { nextRepeatDay } from '../../../domain/leads/appointments';
import { completeAppointment } from '../../../domain/leads/commands';
import type { Appointment } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { formatWeekday, localDay } from '../../../lib/dates';
import { useSheet } from '../useSheet';
import { formatAppointment } from './formatAppointment';
import { useAct } from '../undo/useAct';

interface CompleteButtonProps {
  leadId: string;
  appointment: Appointment;
  /** Its text, which its name begins with. */
  label: string;
}

/** Completes an appointment, and then asks for the next step with an active lead. */
export function CompleteButton({ leadId, appointment, label }: CompleteButtonProps) {
  const act = useAct();
  const isAsked = useAppSelector((state) => selectLeadById(state, leadId)?.isActive === true);
  const [, askNextStep] = useSheet('nextStep');
  const complete = (): void => {
    const nextDay = nextRepeatDay(appointment, localDay(new Date()));
    const next = nextDay && `. The next one is on ${formatWeekday(nextDay)}`;
    const actId = act(
      completeAppointment(leadId, appointment.id),
      `Appointment completed${next ?? ''}`,
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
