import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { nextRepeatDay } from '../../../domain/leads/appointments';
import { completeAppointment } from '../../../domain/leads/commands';
import type { Appointment } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { formatWeekday, localDay } from '../../../lib/dates';
import { useNotify } from '../../../ui/notices/Notices';
import { useSheet } from '../useSheet';
import { formatAppointment } from './formatAppointment';

interface CompleteButtonProps {
  leadId: string;
  appointment: Appointment;
  /** Its text, which its name begins with. */
  label: string;
}

/** Completes an appointment, and then asks for the next step with an active lead. */
export function CompleteButton({ leadId, appointment, label }: CompleteButtonProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const isAsked = useAppSelector((state) => selectLeadById(state, leadId)?.isActive === true);
  const [, askNextStep] = useSheet('nextStep');
  const complete = (): void => {
    const nextDay = nextRepeatDay(appointment, localDay(new Date()));
    const actId = dispatch(completeAppointment(leadId, appointment.id));
    const next = nextDay && `. The next one is on ${formatWeekday(nextDay)}`;
    notify(`Appointment completed${next ?? ''}`);
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
