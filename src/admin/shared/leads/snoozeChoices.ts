import { differenceInCalendarDays } from 'date-fns';
import { laterTodayDate, snoozedFollowUpDate } from '../../../domain/leads/rules';
import { workingMoment } from '../../../domain/shared/businessHours';
import type { ClosedDays } from '../../../domain/shared/closedDays';
import { parseIsoDateTime, type IsoDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';

/** A date to which a follow-up can be put off. */
export interface SnoozeChoice {
  label: string;
  dueDate: IsoDateTime;
}

/** How far ahead the mornings are, in days. */
const MORNINGS = [1, 3, 7];
const LABELS: Partial<Record<number, string>> = { 1: 'Tomorrow', 7: 'In a week' };

/** Returns the working mornings to which a follow-up is put off, each called by how far ahead it is. */
export const morningChoices = (now: Date, closed: ClosedDays): SnoozeChoice[] => {
  const mornings = MORNINGS.map((days) => snoozedFollowUpDate(days, now, closed));
  return [...new Set(mornings)].map((dueDate) => {
    const days = differenceInCalendarDays(parseIsoDateTime(dueDate), now);
    return { label: LABELS[days] ?? `In ${pluralize(days, 'day')}`, dueDate };
  });
};

/** Returns all dates to which a follow-up is put off; later today only while the owner works. */
export function snoozeChoices(now: Date, closed: ClosedDays): SnoozeChoice[] {
  const later = laterTodayDate(now, closed);
  const isWorking = workingMoment(now, closed) <= now;
  return [
    ...(later === undefined || !isWorking ? [] : [{ label: 'Later today', dueDate: later }]),
    ...morningChoices(now, closed),
  ];
}
