import { appointmentLabel } from '../../domain/leads/appointments';
import { addressLine, leadName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { isSettled } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { formatTimeOfDay, type LocalDay } from '../../lib/dates';
import { formatPhone } from '../../domain/shared/phoneNumbers';

/** What a printed day lists. */
export interface SheetEntry {
  id: string;
  /** When: an hour, or what a job does that day. */
  time: string;
  /** `Estimate` or the title of a job. */
  what: string;
  name: string;
  phone: string;
  address: string;
  /** What is to be done. */
  scope: string;
}

/**
 * Returns what a job does on a day, from its start to its due day or on the one of them that it has; one that
 * is in progress is under way today, whatever was planned. Undefined: nothing.
 */
function momentOf(
  { startDate, estimatedCompletionDate: due, status }: Project,
  day: LocalDay,
  today: LocalDay,
): string | undefined {
  if (isSettled({ status })) return undefined;
  if (day === due) return day === startDate ? 'All day' : 'Due';
  if (day === startDate) return 'Starts';
  if (startDate !== '' && startDate < day && day < due) return 'Under way';
  if (status !== 'In Progress' || day !== today) return undefined;
  return due !== '' && due < day ? 'Late' : 'Under way';
}

/** Returns the visits of a day by time, then its jobs. */
export function sheetOfDay(
  leads: readonly Lead[],
  projects: readonly Project[],
  day: LocalDay,
  today: LocalDay,
): SheetEntry[] {
  const visits = leads
    .flatMap((lead) =>
      lead.appointments
        .filter(({ scheduledDate, status }) => scheduledDate === day && status === 'scheduled')
        .map((appointment) => ({ lead, appointment })),
    )
    .sort((a, b) => a.appointment.scheduledTime.localeCompare(b.appointment.scheduledTime))
    .map(({ lead, appointment: { id, type, scheduledTime, notes } }) => ({
      id,
      time: formatTimeOfDay(scheduledTime),
      what: appointmentLabel(type),
      name: leadName(lead),
      phone: formatPhone(lead.phone),
      address: addressLine(lead) || lead.city,
      scope: [notes, lead.projectDescription].filter(Boolean).join('\n'),
    }));
  const jobs = [...projects]
    .sort((a, b) => a.title.localeCompare(b.title))
    .flatMap((project) => {
      const time = momentOf(project, day, today);
      if (time === undefined) return [];
      return {
        id: String(project.id),
        time,
        what: project.title,
        name: project.customerName,
        phone: formatPhone(project.customerPhone),
        address: addressLine(project) || project.city,
        scope: project.description,
      };
    });
  return [...visits, ...jobs];
}
