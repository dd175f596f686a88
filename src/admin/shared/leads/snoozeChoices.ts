import { laterTodayDate, snoozedFollowUpDate } from '../../../domain/leads/rules';
import type { IsoDateTime } from '../../../lib/dates';

/** A date to which a follow-up can be put off. */
export interface SnoozeChoice {
  label: string;
  dueDate: IsoDateTime;
}

/** Returns the mornings to which a follow-up is put off. */
export const morningChoices = (now: Date): SnoozeChoice[] => [
  { label: 'Tomorrow', dueDate: snoozedFollowUpDate(1, now) },
  { label: 'In 3 days', dueDate: snoozedFollowUpDate(3, now) },
  { label: 'In a week', dueDate: snoozedFollowUpDate(7, now) },
];

/** Returns all dates to which a follow-up is put off; after the business hours, later today is none. */
export function snoozeChoices(now: Date): SnoozeChoice[] {
  const later = laterTodayDate(now);
  return [
    ...(later === undefined ? [] : [{ label: 'Later today', dueDate: later }]),
    ...morningChoices(now),
  ];
}
