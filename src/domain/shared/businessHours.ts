import { addDays, parseISO, startOfDay } from 'date-fns';
import { business } from '../../business';
import { localDay } from '../../lib/dates';

/** The weekdays of `business.hours`, as `Date` counts them. */
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The hours of the business, by weekday from Sunday as 0. */
export const WORKING_HOURS = business.hours.map(({ schemaDays, opens, closes }) => ({
  daysOfWeek: schemaDays.map((day) => WEEKDAYS.findIndex((weekday) => weekday === day)),
  startTime: opens,
  endTime: closes,
}));

/** Returns when the business opens and closes on a local day; undefined if it is closed all day. */
export function businessHoursOn(day: Date): { opens: Date; closes: Date } | undefined {
  const hours = WORKING_HOURS.find(({ daysOfWeek }) => daysOfWeek.includes(day.getDay()));
  const at = (time: string): Date => parseISO(`${localDay(day)}T${time}`);
  return hours && { opens: at(hours.startTime), closes: at(hours.endTime) };
}

/** Returns when the business opens on the next day that it does; undefined if it never opens. */
export function nextOpening(now: Date): Date | undefined {
  for (let days = 1; days <= WEEKDAYS.length; days += 1) {
    const hours = businessHoursOn(addDays(startOfDay(now), days));
    if (hours) return hours.opens;
  }
  return undefined;
}
