import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { PlainList } from '../../ui/layout/PlainList';
import { Row } from '../../ui/layout/Row';
import { Fill } from '../../ui/layout/Fill';
import { useAppSelector, useNow } from '../../app/store/hooks';
import {
  appointmentLabel,
  unansweredAppointments,
  upcomingAppointments,
  type LeadAppointment,
} from '../../domain/leads/appointments';
import { selectLeads } from '../../domain/leads/slice';
import { formatShortDay, formatShortWeekday, formatTimeOfDay } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { AppointmentAnswer } from '../shared/leads/AppointmentAnswer';
import { formatDuration } from '../shared/leads/formatAppointment';
import { MoveAppointmentLink } from '../shared/leads/MoveAppointmentLink';
import { LeadItemLink } from '../shared/leads/LeadItemLink';

/** How many upcoming appointments are shown. */
const SHOWN = 5;

/**
 * The appointments whose time is over, until the owner says what became of them; then the next ones
 * within seven days, by date, then time.
 */
export function UpcomingAppointments() {
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const unanswered = useMemo(() => unansweredAppointments(leads, new Date(now)), [leads, now]);
  const upcoming = useMemo(
    () => upcomingAppointments(leads, new Date(now)).slice(0, SHOWN),
    [leads, now],
  );
  return (
    <>
      {unanswered.length > 0 && (
        <PlainList lines="edge" aria-label="Past appointments">
          {unanswered.map((appointment) => (
            <AppointmentItem key={appointment.id} appointment={appointment}>
              <AppointmentAnswer
                leadId={appointment.leadId}
                appointment={appointment}
                move={<MoveAppointmentLink appointment={appointment} />}
              />
            </AppointmentItem>
          ))}
        </PlainList>
      )}
      {upcoming.length === 0 ? (
        <EmptyState
          icon={<EventAvailableIcon />}
          title="No upcoming appointments"
          hint="Schedule one from a lead's panel."
        />
      ) : (
        <PlainList lines="edge" aria-label="Upcoming appointments">
          {upcoming.map((appointment) => (
            <AppointmentItem key={appointment.id} appointment={appointment} />
          ))}
        </PlainList>
      )}
    </>
  );
}

interface AppointmentItemProps {
  appointment: LeadAppointment;
  children?: ReactNode;
}

function AppointmentItem({ appointment, children }: AppointmentItemProps) {
  const { leadId, leadName, type, scheduledDate, scheduledTime, duration, notes } = appointment;
  return (
    <Row component="li" gap={1.5} rowGap={0} align="flex-start">
      <Box sx={{ width: { xs: '6.5rem', sm: '9rem' }, flex: 'none' }}>
        <Typography variant="subtitle2">
          {formatShortWeekday(scheduledDate)}, {formatShortDay(scheduledDate)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatTimeOfDay(scheduledTime)}
        </Typography>
      </Box>
      <Fill basis="10rem">
        <LeadItemLink leadId={leadId}>{leadName}</LeadItemLink>
        <Typography variant="body2" color="textSecondary">
          {[appointmentLabel(type), formatDuration(duration), notes].filter(Boolean).join(' · ')}
        </Typography>
        {children}
      </Fill>
    </Row>
  );
}
