import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { leadAddress } from '../../app/addresses';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { upcomingAppointments } from '../../domain/leads/rules';
import { selectLeads } from '../../domain/leads/slice';
import { formatTimeOfDay, formatWeekday } from '../../lib/dates';
import { EmptyState } from '../../ui/EmptyState';
import { appointmentLabel, formatDuration } from '../leads/formatAppointment';

/** How many appointments are shown (specification, section 9). */
const SHOWN = 5;

/** The next appointments within seven days, by date, then time (section 4). */
export function UpcomingAppointments() {
  const now = useNow();
  const leads = useAppSelector(selectLeads);
  const appointments = useMemo(
    () => upcomingAppointments(leads, new Date(now)).slice(0, SHOWN),
    [leads, now],
  );
  if (appointments.length === 0) {
    return (
      <EmptyState
        icon={<EventAvailableIcon />}
        title="No upcoming appointments"
        hint="Schedule one from a lead's panel."
      />
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {appointments.map(({ id, type, scheduledDate, scheduledTime, duration, ...appointment }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', gap: 1.5, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ width: '6.5rem', flex: 'none' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {formatWeekday(scheduledDate)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatTimeOfDay(scheduledTime)}
            </Typography>
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={leadAddress(appointment.leadId)}
              sx={{ color: 'text.primary', fontWeight: 600 }}
            >
              {appointment.leadName}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {[appointmentLabel(type), formatDuration(duration), appointment.notes]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
