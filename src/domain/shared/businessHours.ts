import { addDays, isWeekend, max, parseISO, set, startOfDay } from 'date-fns';
import { business } from '../../business';
import { localDay } from '../../lib/dates';
import type { ClosedDays } from './closedDays';

/** The weekdays of `business.hours`, as `Date` counts them. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The hours of the business, by weekday from Sunday as 0. */
export const WORKING_HOURS = business.hours.map(({ schemaDays, opens, closes }) => ({
  daysOfWeek: schemaDays.map((day) => WEEKDAYS.indexOf(day)),
  startTime: opens,
  endTime: closes,
}));

/** Returns when the business opens and closes on a local day; undefined on a weekday without hours and on a closed day. */
export function businessHoursOn(
  day: Date,
  closed: ClosedDays,
): { opens: Date; closes: Date } | undefined {
  if (closed[localDay(day)] !== undefined) return undefined;
  const hours = WORKING_HOURS.find(({ daysOfWeek }) => daysOfWeek.includes(day.getDay()));
  const at = (time: string): Date => parseISO(`${localDay(day)}T${time}`);
  return hours && { opens: at(hours.startTime), closes: at(hours.endTime) };
}

/** When the owner's working morning begins, unless the business opens later. */
export const MORNING = { hours: 9, minutes: 0, seconds: 0, milliseconds: 0 };
/** How many days ahead a working morning is looked for. */
const FARTHEST = 60;

/** Returns when the business opens on the next day that it does; undefined if it never opens. */
export function nextOpening(now: Date, closed: ClosedDays): Date | undefined {
  for (let days = 1; days <= FARTHEST; days += 1) {
    const hours = businessHoursOn(addDays(startOfDay(now), days), closed);
    if (hours) return hours.opens;
  }
  return undefined;
}

/**
 * Returns when the owner is called on for something at a moment: then, if it is within the hours of a working day,
 * otherwise in the next working morning. A weekend and a closed day are no working days. Local times.
 */
export function workingMoment(moment: Date, closed: ClosedDays): Date {
  for (let days = 0; days <= FARTHEST; days += 1) {
    const day = addDays(startOfDay(moment), days);
    const hours = businessHoursOn(day, closed);
    if (!hours || isWeekend(day)) continue;
    const morning = max([set(day, MORNING), hours.opens]);
    if (moment < hours.opens) return morning;
    if (moment < hours.closes) return moment;
  }
  return moment;
}
