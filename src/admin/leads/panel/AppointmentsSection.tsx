import EventIcon from '@mui/icons-material/Event';
import { Button, Typography } from '@mui/material';
import { useNow } from '../../../app/store/hooks';
import {
  formatAppointment,
  formatDuration,
  formatRepeat,
  isUnanswered,
} from '../../../domain/leads/appointments';
import { cancelAppointment } from '../../../domain/leads/commands';
import { leadName } from '../../../domain/leads/rules';
import type { Appointment, Lead } from '../../../domain/leads/schema';
import { dotted } from '../../../lib/text';
import { Fill, Muted, PlainList, Row } from '../../../ui/parts';
import { PanelSection } from '../../../ui/screen/SidePanel';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { AppointmentAnswer, CompleteButton } from '../../shared/leads/AppointmentAnswer';
import { CalendarFileButton } from '../../shared/leads/CalendarFileButton';
import { AppointmentStatusTag } from '../../shared/tags';
import { useAct } from '../../shared/undo/useAct';

const rank = ({ status, scheduledDate, scheduledTime }: Appointment): string =>
  `${status === 'scheduled' ? 0 : 1}${scheduledDate}${scheduledTime}`;

/** Returns the id of the button that opens an appointment's form and gets the focus back. */
export const moveButtonId = ({ id }: Pick<Appointment, 'id'>): string => `move-${id}`;

interface AppointmentsSectionProps {
  lead: Lead;
  /** Undefined while another form is open. */
  onMove: ((appointment: Appointment) => void) | undefined;
}

/** The appointments of a lead, upcoming ones first; each can be moved, completed or cancelled. */
export function AppointmentsSection({ lead, onMove }: AppointmentsSectionProps) {
  const act = useAct();
  const now = useNow();
  const { confirm, dialog } = useConfirm();
  const cancel = async (appointment: Appointment): Promise<void> => {
    const end = formatRepeat(appointment) === '' ? '' : ', and does not repeat any more';
    const isConfirmed = await confirm({
      title: 'Cancel the appointment?',
      question: `${formatAppointment(appointment)} with ${leadName(lead)} is taken off the calendar${end}.`,
      confirmLabel: 'Cancel appointment',
      cancelLabel: 'Keep it',
    });
    if (!isConfirmed) return;
    act(cancelAppointment(lead.id, appointment.id), 'Appointment cancelled');
  };
  const appointments = [...lead.appointments].sort((a, b) => rank(a).localeCompare(rank(b)));
  return (
    <PanelSection title="Appointments">
      {appointments.length === 0 && (
        <Muted>
          None yet. Schedule an estimate, and it shows up on the CRM dashboard a week ahead.
        </Muted>
      )}
      <PlainList gap={1}>
        {appointments.map((appointment) => {
          const { id, duration, status, notes } = appointment;
          const name = formatAppointment(appointment);
          const move = onMove && (
            <Button
              id={moveButtonId(appointment)}
              aria-label={`Move: ${name}`}
              onClick={() => onMove(appointment)}
            >
              Move
            </Button>
          );
          const waits = isUnanswered(appointment, now);
          return (
            <Row gap={1.5} noWrap align="stretch" component="li" key={id}>
              <EventIcon fontSize="small" color="action" aria-hidden />
              <Fill>
                <Row>
                  <Typography variant="subtitle1">{name}</Typography>
                  <AppointmentStatusTag status={status} />
                </Row>
                <Muted>{dotted(formatDuration(duration), formatRepeat(appointment), notes)}</Muted>
                {waits && (
                  <AppointmentAnswer leadId={lead.id} appointment={appointment} move={move} />
                )}
                {status === 'scheduled' && !waits && (
                  <Row gap={0.5} align="stretch" outdent>
                    <CompleteButton leadId={lead.id} appointment={appointment} label="Complete" />
                    {move}
                    <CalendarFileButton lead={lead} appointment={appointment} />
                    <Button
                      color="error"
                      aria-label={`Cancel: ${name}`}
                      onClick={() => void cancel(appointment)}
                    >
                      Cancel
                    </Button>
                  </Row>
                )}
                {/* So that it is cancelled in the calendar too. */}
                {status === 'cancelled' && (
                  <Row outdent>
                    <CalendarFileButton lead={lead} appointment={appointment} />
                  </Row>
                )}
              </Fill>
            </Row>
          );
        })}
      </PlainList>
      {dialog}
    </PanelSection>
  );
}
