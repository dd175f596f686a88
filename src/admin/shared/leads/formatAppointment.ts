import { appointmentLabel } from '../../../domain/leads/appointments';
import type { Appointment } from '../../../domain/leads/schema';
import { formatDay, formatTimeOfDay } from '../../../lib/dates';

/** Formats date and time as `Nov 22, 2026, 10:00 AM`. */
const formatAppointmentTime = ({ scheduledDate, scheduledTime }: Appointment): string =>
  `${formatDay(scheduledDate)}, ${formatTimeOfDay(scheduledTime)}`;

/** Formats an appointment as `Estimate, Nov 22, 2026, 10:00 AM`. */
export const formatAppointment = (appointment: Appointment): string =>
  `${appointmentLabel(appointment.type)}, ${formatAppointmentTime(appointment)}`;

/** Formats a duration as `90 min`, `2 h` or `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join(' ');
}
