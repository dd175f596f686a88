import { useAppSelector } from '../../../app/store/hooks';
import {
  formatAppointment,
  hasBegun,
  overlappingAppointments,
} from '../../../domain/leads/appointments';
import type { Appointment, AppointmentFields } from '../../../domain/leads/schema';
import { selectLeads } from '../../../domain/leads/slice';
import { useConfirm } from '../../../ui/screen/useConfirm';

/** The time of an appointment, before it is saved. */
export type WantedTime = Pick<AppointmentFields, 'scheduledDate' | 'scheduledTime' | 'duration'>;

const PAST = 'This time is in the past.';

/**
 * Asks before an appointment takes a time that is past or taken, and before a follow-up moves into
 * the past. `mayTake` and `mayFollowUp` resolve to the answer; `dialog` is to be rendered.
 */
export function useTimeQuestion(cancelLabel: string) {
  const leads = useAppSelector(selectLeads);
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
  const ask = async (problems: readonly string[], isMove: boolean): Promise<boolean> => {
    if (problems.length === 0) return true;
    return confirm({
      title: isMove ? 'Move it to this time?' : 'Schedule it at this time?',
      question: problems.join(' '),
      confirmLabel: isMove ? 'Move anyway' : 'Schedule anyway',
      cancelLabel,
      color: 'primary',
    });
  };
  return {
    mayTake: (wanted: WantedTime, appointment?: Appointment) =>
      ask(problemsOf(wanted, appointment), !!appointment),
    mayFollowUp: (due: Date) => ask(due < new Date() ? [PAST] : [], true),
    dialog,
  };
}
