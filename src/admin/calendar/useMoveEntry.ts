import { differenceInMinutes } from 'date-fns';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../../app/store/hooks';
import { moveAppointment, scheduleFollowUp } from '../../domain/leads/commands';
import { rescheduleProject } from '../../domain/projects/commands';
import {
  addLocalDays,
  formatDay,
  formatDateTime,
  formatTimeOfDay,
  formatWeekday,
  localDay,
} from '../../lib/dates';
import { useNotify } from '../../ui/notices/Notices';
import { useTimeQuestion } from '../leads/useTimeQuestion';
import { timeOfDay, type CalendarEntry, type TimeSpan } from './calendarEntries';

/**
 * Returns a function that moves an entry to another time, as a drag does, and the dialog that it
 * asks in. It resolves to false if the entry stays where it was.
 */
export function useMoveEntry(): {
  move: (entry: CalendarEntry, to: TimeSpan) => Promise<boolean>;
  dialog: ReactNode;
} {
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { mayTake, dialog } = useTimeQuestion('Leave it where it was');
  const move = async ({ subject }: CalendarEntry, { start, end }: TimeSpan): Promise<boolean> => {
    if (subject.kind === 'appointments') {
      const { lead, appointment } = subject;
      const { type, notes } = appointment;
      const wanted = {
        scheduledDate: localDay(start),
        scheduledTime: timeOfDay(start),
        duration: differenceInMinutes(end, start),
      };
      if (!(await mayTake(wanted, appointment))) return false;
      dispatch(moveAppointment(lead.id, appointment.id, { type, notes, ...wanted }));
      notify(
        `Moved to ${formatWeekday(wanted.scheduledDate)}, ${formatTimeOfDay(wanted.scheduledTime)}`,
      );
    } else if (subject.kind === 'follow-ups') {
      const dueDate = start.toISOString();
      dispatch(scheduleFollowUp(subject.lead.id, dueDate));
      notify(`Follow-up set for ${formatDateTime(dueDate)}`);
    } else {
      const last = addLocalDays(localDay(end), -1);
      dispatch(rescheduleProject(subject.project.id, localDay(start), last));
      notify(`Job moved to ${formatDay(localDay(start))} to ${formatDay(last)}`);
    }
    return true;
  };
  return { move, dialog };
}
