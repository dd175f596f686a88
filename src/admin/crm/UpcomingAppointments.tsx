import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PlainList } from '../../ui/layout/PlainList';
import { Row } from '../../ui/layout/Row';
import { Fill } from '../../ui/layout/Fill';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { appointmentLabel, upcomingAppointments } from '../../domain/leads/appointments';
import { selectLeads } from '../../domain/leads/slice';
import { formatShortDay, formatShortWeekday, formatTimeOfDay } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { formatDuration } from '../shared/leads/formatAppointment';
import { LeadItemLink } from '../shared/leads/LeadItemLink';

/** How many upcoming appointments are shown. */
const SHOWN = 5;

/** The next appointments within seven days, by date, then time. */
export function UpcomingAppointments() {
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const upcoming = useMemo(
    () => upcomingAppointments(leads, new Date(now)).slice(0, SHOWN),
    [leads, now],
  );
  if (upcoming.length === 0) {
    return (
      <EmptyState
        icon={<EventAvailableIcon />}
        title="No upcoming appointments"
        hint="Schedule one from a lead's panel."
      />
    );
  }
  return (
    <PlainList lines="edge" aria-label="Upcoming appointments">
      {upcoming.map(
        ({ id, leadId, leadName, type, scheduledDate, scheduledTime, duration, notes }) => (
          <Row component="li" key={id} rowGap={0} align="baseline">
            <Typography variant="subtitle2" sx={{ width: '6rem' }}>
              {formatShortWeekday(scheduledDate)}, {formatShortDay(scheduledDate)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ width: '4.5rem' }}>
              {formatTimeOfDay(scheduledTime)}
            </Typography>
            <Fill basis="12rem">
              <LeadItemLink leadId={leadId}>{leadName}</LeadItemLink>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {[appointmentLabel(type), formatDuration(duration), notes]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Fill>
          </Row>
        ),
      )}
    </PlainList>
  );
}
