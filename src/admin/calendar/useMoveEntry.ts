import { differenceInMinutes } from 'date-fns';
import { moveAppointment, scheduleFollowUps } from '../../domain/leads/commands';
import { MAX_APPOINTMENT_MINUTES } from '../../domain/leads/schema';
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
import { useTimeQuestion } from '../shared/leads/useTimeQuestion';
import { useAct } from '../shared/undo/useAct';
import { timeOfDay, type CalendarEntry, type EntryKind } from './calendarEntries';

/** Where an entry is dropped: at a time, or on whole days. */
export interface DropTarget {
  start: Date | null;
  /** Null where an entry with a time is dropped on a whole day, or the other way around. */
  end: Date | null;
  allDay: boolean;
}

/** Why an entry of a kind cannot be dropped on a whole day, or at a time. */
const REFUSALS: Record<EntryKind, string> = {
  appointments: 'An appointment has a time: it cannot take a whole day',
  'follow-ups': 'A follow-up has a time: it cannot take a whole day',
  jobs: 'A job takes whole days: it cannot begin at a time',
};

/**
 * Returns a function that moves an entry to where it is dropped, and the dialog that it asks in. It
 * resolves to false if the entry stays where it was.
 */
export function useMoveEntry() {
  const act = useAct();
  const notify = useNotify();
  const { mayTake, mayFollowUp, dialog } = useTimeQuestion('Leave it where it was');
  const move = async (
    { subject, isAllDay, start: startBefore }: CalendarEntry,
    { start, end, allDay }: DropTarget,
  ): Promise<boolean> => {
    if (allDay !== isAllDay) notify(REFUSALS[subject.kind]);
    if (allDay !== isAllDay || !start || !end) return false;
    if (subject.kind === 'appointments') {
      const { lead, appointment } = subject;
      const isMoved = start.getTime() !== startBefore.getTime();
      const wanted = {
        scheduledDate: localDay(start),
        scheduledTime: timeOfDay(start),
        // The grid moves the end by its clock, which may change in that night.
        duration: isMoved ? appointment.duration : differenceInMinutes(end, start),
      };
      if (wanted.duration > MAX_APPOINTMENT_MINUTES) {
        notify('An appointment ends within 24 hours of its start');
        return false;
      }
      if (!(await mayTake(wanted, appointment))) return false;
      const day = formatWeekday(wanted.scheduledDate);
      act(
        moveAppointment(lead.id, appointment.id, wanted),
        isMoved
          ? `Moved to ${day}, ${formatTimeOfDay(wanted.scheduledTime)}`
          : `Until ${formatTimeOfDay(timeOfDay(end))} on ${day}`,
      );
    } else if (subject.kind === 'follow-ups') {
      if (!(await mayFollowUp(start))) return false;
      const dueDate = start.toISOString();
      act(
        scheduleFollowUps([subject.lead.id], dueDate),
        `Follow-up set for ${formatDateTime(dueDate)}`,
      );
    } else {
      const last = addLocalDays(localDay(end), -1);
      act(
        rescheduleProject(subject.project.id, localDay(start), last),
        `Job planned from ${formatDay(localDay(start))} to ${formatDay(last)}`,
      );
    }
    return true;
  };
  return { move, dialog };
}
