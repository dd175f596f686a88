import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useAppSelector, useNow } from '../../app/store/hooks';
import {
  appointmentLabel,
  formatDuration,
  formatRepeat,
  isUnanswered,
} from '../../domain/leads/appointments';
import { addressLine, leadName } from '../../domain/leads/rules';
import type { Appointment, Lead } from '../../domain/leads/schema';
import { selectLeadById } from '../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { dotted } from '../../lib/text';
import { OpenButton } from '../../ui/overlays/OpenButton';
import { LinkButton, Row, TypedText } from '../../ui/parts';
import { TitledDialog } from '../../ui/screen/TitledDialog';
import { useCloseWithout } from '../../ui/screen/useCloseWithout';
import { useReturnState } from '../../ui/screen/useReturnState';
import { CallButton } from '../shared/calls/CallButtons';
import { AppointmentAnswer } from '../shared/leads/AppointmentAnswer';
import { AppointmentForm, type Slot } from '../shared/leads/AppointmentForm';
import { CalendarFileButton } from '../shared/leads/CalendarFileButton';
import { LeadChoice } from '../shared/leads/LeadChoice';
import { useLeadAddress } from '../shared/leads/leadOverScreen';
import { VisitAddress } from '../shared/leads/VisitAddress';
import { QuickAddDialog } from '../shared/quickAdd/QuickAddButton';
import { AppointmentStatusTag } from '../shared/tags';

interface AppointmentDialogProps {
  leadId: string;
  appointmentId: string;
  onClose: () => void;
}

/** An appointment of the calendar: who, when, where; calls, moves, and leads to its lead. */
export function AppointmentDialog({ leadId, appointmentId, onClose }: AppointmentDialogProps) {
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  const appointment = lead?.appointments.find(({ id }) => id === appointmentId);
  useCloseWithout(appointment, onClose);
  return lead && appointment ? (
    <OpenAppointment lead={lead} appointment={appointment} onClose={onClose} />
  ) : null;
}

interface OpenAppointmentProps {
  lead: Lead;
  appointment: Appointment;
  onClose: () => void;
}

function OpenAppointment({ lead, appointment, onClose }: OpenAppointmentProps) {
  const now = useNow();
  const returnState = useReturnState();
  const leadAddress = useLeadAddress();
  const [isMoving, setMoving] = useState(false);
  const { type, scheduledDate, scheduledTime, duration, status, notes } = appointment;
  const isPast = isUnanswered(appointment, now);
  const move = <Button onClick={() => setMoving(true)}>Move</Button>;
  return (
    <TitledDialog
      title={`${appointmentLabel(type)} with ${leadName(lead)}`}
      subtitle={
        <>
          {dotted(
            `${formatWeekday(scheduledDate)}, ${formatTimeOfDay(scheduledTime)}`,
            formatDuration(duration),
            formatRepeat(appointment),
          )}
          <div>
            <AppointmentStatusTag status={status} />
          </div>
        </>
      }
      closesBeside={!isMoving}
      onClose={onClose}
    >
      {isMoving ? (
        <AppointmentForm leadId={lead.id} appointment={appointment} onClose={onClose} />
      ) : (
        <Stack spacing={1}>
          <VisitAddress address={addressLine(lead)} />
          {notes !== '' && <TypedText>{notes}</TypedText>}
          {isPast && <AppointmentAnswer leadId={lead.id} appointment={appointment} move={move} />}
          <Row gap={0.5} align="stretch" outdent>
            {status === 'scheduled' && !isPast && move}
            {lead.phone !== '' && <CallButton lead={lead} />}
            <CalendarFileButton lead={lead} appointment={appointment} />
            <LinkButton to={leadAddress(lead.id)} state={returnState} onClick={onClose}>
              Open lead
            </LinkButton>
          </Row>
        </Stack>
      )}
    </TitledDialog>
  );
}

/** Books an appointment at a time: first with whom, a lead that is found or added, then what. */
export function BookingDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const [leadId, setLeadId] = useState('');
  const lead = useAppSelector((state) => selectLeadById(state, leadId));
  return (
    <TitledDialog
      title={lead ? `Appointment with ${leadName(lead)}` : 'Who is it with?'}
      // The form shows the time itself, and may change it.
      subtitle={
        !lead && `${formatWeekday(slot.scheduledDate)}, ${formatTimeOfDay(slot.scheduledTime)}`
      }
      closesBeside={!lead}
      onClose={onClose}
    >
      {lead ? (
        <AppointmentForm leadId={lead.id} slot={slot} onClose={onClose} />
      ) : (
        <LeadChoice onChoose={setLeadId}>
          <OpenButton
            variant="outlined"
            startIcon={<PersonAddIcon />}
            renderDialog={(close) => <QuickAddDialog onClose={close} onAdded={setLeadId} />}
          >
            Somebody new
          </OpenButton>
        </LeadChoice>
      )}
    </TitledDialog>
  );
}
