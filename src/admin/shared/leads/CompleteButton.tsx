import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../../ui/overlays/LazyOverlay';
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks';
import { nextRepeatDay } from '../../../domain/leads/appointments';
import { completeAppointment, type NextStep } from '../../../domain/leads/commands';
import { followUpDateFor } from '../../../domain/leads/rules';
import type { Appointment } from '../../../domain/leads/schema';
import { selectLeadById } from '../../../domain/leads/slice';
import { formatDateTime, formatWeekday, localDay } from '../../../lib/dates';
import { useNotify } from '../../../ui/notices/Notices';
import { formatAppointment } from './formatAppointment';

const NextStepDialog = lazy(async () => ({
  default: (await import('./NextStepDialog')).NextStepDialog,
}));

/** Says what follows from a completed appointment. */
function messageOf(appointment: Appointment, { stage, followUpDate }: NextStep): string {
  const nextDay = nextRepeatDay(appointment, localDay(new Date()));
  const dueDate = followUpDate ?? (stage && followUpDateFor(stage, new Date()));
  return [
    'Appointment completed',
    nextDay && `The next one is on ${formatWeekday(nextDay)}`,
    stage && `Moved to ${stage}`,
    dueDate && `Follow-up set for ${formatDateTime(dueDate)}`,
  ]
    .filter(Boolean)
    .join('. ');
}

interface CompleteButtonProps {
  leadId: string;
  appointment: Appointment;
  /** Its text, which its name begins with. */
  label: string;
}

/** Completes an appointment, and asks for the next step with an active lead. */
export function CompleteButton({ leadId, appointment, label }: CompleteButtonProps) {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  const [isAsking, setAsking] = useState(false);
  const complete = (next: NextStep = {}): void => {
    setAsking(false);
    dispatch(completeAppointment(leadId, appointment.id, next));
    notify(messageOf(appointment, next));
  };
  return (
    <>
      <Button
        aria-label={`${label}: ${formatAppointment(appointment)}`}
        aria-haspopup={lead?.isActive ? 'dialog' : undefined}
        onClick={() => (lead?.isActive ? setAsking(true) : complete())}
      >
        {label}
      </Button>
      {lead && isAsking && (
        <LazyOverlay>
          <NextStepDialog lead={lead} appointment={appointment} onChoose={complete} />
        </LazyOverlay>
      )}
    </>
  );
}
