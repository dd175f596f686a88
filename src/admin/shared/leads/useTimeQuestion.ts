import { useAppSelector } from '../../../app/store/hooks';
import {
  formatAppointment,
  hasBegun,
  overlappingAppointments,
  type LeadAppointment,
} from '../../../domain/leads/appointments';
import type { Appointment, AppointmentFields } from '../../../domain/leads/schema';
import { selectLeads } from '../../../domain/leads/slice';
import { businessHoursOn } from '../../../domain/shared/businessHours';
import { selectClosedDays, type ClosedDays } from '../../../domain/shared/closedDays';
import {
  formatTimeOfDay,
  formatWeekday,
  isLocalDay,
  startOfLocalDay,
  type LocalDay,
} from '../../../lib/dates';
import { useConfirm } from '../../../ui/screen/useConfirm';

/** The time of an appointment, before it is saved. */
export type WantedTime = Pick<AppointmentFields, 'scheduledDate' | 'scheduledTime' | 'duration'>;

const PAST = 'This time is in the past.';

/** Returns the sentence that the business is closed on a day, with why; none if it is open. */
function closedDayNote(day: LocalDay, closed: ClosedDays): string[] {
  if (!isLocalDay(day) || businessHoursOn(startOfLocalDay(day), closed)) return [];
  const reason = closed[day] ? `: ${closed[day]}` : '';
  return [`${formatWeekday(day)} is a closed day${reason}.`];
}

/**
 * Asks before appointments take a closed day or a time that is past or taken, and before a follow-up moves into
 * the past. `mayTake`, `mayTakeAll` and `mayFollowUp` resolve to the answer; `dialog` is to be rendered.
 */
export function useTimeQuestion(cancelLabel: string) {
  const leads = useAppSelector(selectLeads);
  const closed = useAppSelector(selectClosedDays);
  const { confirm, dialog } = useConfirm();
  const problemsOf = (wanted: WantedTime, appointment?: Appointment): string[] => {
    const isMoved =
      wanted.scheduledDate !== appointment?.scheduledDate ||
      wanted.scheduledTime !== appointment.scheduledTime ||
      wanted.duration !== appointment.duration;
    if (!isMoved) return [];
    const others = overlappingAppointments(leads, { ...wanted, id: appointment?.id });
    return [
      ...(hasBegun(wanted, new Date()) ? [PAST] : []),
      ...others.map((other) => `It overlaps ${formatAppointment(other)} with ${other.leadName}.`),
    ];
  };
  const ask = async (problems: readonly string[], title: string): Promise<boolean> => {
    if (problems.length === 0) return true;
    return confirm({
      title,
      question: problems.join('\n'),
      confirmLabel: title.startsWith('Move') ? 'Move anyway' : 'Schedule anyway',
      cancelLabel,
      color: 'primary',
    });
  };
  const title = (isMove: boolean): string =>
    isMove ? 'Move it to this time?' : 'Schedule it at this time?';
  return {
    mayTake: (wanted: WantedTime, appointment?: Appointment) => {
      const { scheduledDate } = wanted;
      const isOtherDay = scheduledDate !== appointment?.scheduledDate;
      const note = isOtherDay ? closedDayNote(scheduledDate, closed) : [];
      return ask([...note, ...problemsOf(wanted, appointment)], title(!!appointment));
    },
    mayTakeAll: (appointments: readonly LeadAppointment[], scheduledDate: LocalDay) => {
      const problems = appointments.flatMap((appointment) =>
        problemsOf({ ...appointment, scheduledDate }, appointment).map(
          (problem) =>
            `${formatTimeOfDay(appointment.scheduledTime)}, ${appointment.leadName}: ${problem}`,
        ),
      );
      return ask([...closedDayNote(scheduledDate, closed), ...problems], 'Move all to this day?');
    },
    mayFollowUp: (due: Date) => ask(due < new Date() ? [PAST] : [], title(true)),
    dialog,
  };
}
