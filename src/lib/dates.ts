import { addDays, format, formatDistanceStrict, isValid, parse } from 'date-fns';

/** A calendar day of the person's own time zone, `YYYY-MM-DD`. */
export type LocalDay = string;
/** A moment, as `Date.prototype.toISOString` writes it. */
export type Moment = string;

const DAY_PATTERN = 'yyyy-MM-dd';

/** The local day on which a moment falls. */
export function localDay(moment: Date): LocalDay {
  return format(moment, DAY_PATTERN);
}

/** Local midnight at which a day begins. `Invalid Date` for anything but a day of the calendar. */
export function startOfLocalDay(day: LocalDay): Date {
  return parse(day, DAY_PATTERN, new Date(0));
}

/** Whether a text is a day of the calendar: `2026-02-30` is none. */
export function isLocalDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(startOfLocalDay(text));
}

/** The day some days later (or earlier), by the calendar. */
export function addLocalDays(day: LocalDay, days: number): LocalDay {
  return localDay(addDays(startOfLocalDay(day), days));
}

/** Whether a text is a moment that the browser understands. */
export function isMoment(text: string): boolean {
  return text.length >= 10 && !Number.isNaN(Date.parse(text));
}

const LOCALE = 'en-US';
const dayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const longDayFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const shortDayFormat = new Intl.DateTimeFormat(LOCALE, {
  month: 'numeric',
  day: 'numeric',
  year: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric' });
const weekdayFormat = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const momentFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

const written = (formatter: Intl.DateTimeFormat, date: Date): string =>
  isValid(date) ? formatter.format(date) : '';

/** `Nov 20, 2026` of a local day; empty for none. */
export const formatDay = (day: LocalDay): string => written(dayFormat, startOfLocalDay(day));
/** `November 20, 2026` of a local day; empty for none. */
export const formatLongDay = (day: LocalDay): string =>
  written(longDayFormat, startOfLocalDay(day));
/** `Nov 2026` of a month, `YYYY-MM`; empty for none. */
export const formatMonth = (month: string): string =>
  written(monthFormat, startOfLocalDay(`${month}-01`));
/** `Fri, Nov 20` of a local day; empty for none. */
export const formatWeekday = (day: LocalDay): string =>
  written(weekdayFormat, startOfLocalDay(day));
/** `11/20/2026`, the local date of a moment (the Follow-up column); empty for none. */
export const formatMomentDay = (moment: Moment): string =>
  written(shortDayFormat, new Date(moment));
/** `Nov 20, 2026, 3:05 PM` of a moment; empty for none. */
export const formatMoment = (moment: Moment): string => written(momentFormat, new Date(moment));
/** `2:30 PM` of a time of day, `HH:MM`; the text as it is for anything else. */
export const formatTimeOfDay = (time: string): string => {
  const at = parse(time, 'HH:mm', new Date(0));
  return isValid(at) ? format(at, 'h:mm a') : time;
};
/** `2026-11-20T15:05`, a moment as a field for date and time takes it; empty for none. */
export const localDateTime = (moment: Moment): string => {
  const date = new Date(moment);
  return isValid(date) ? format(date, "yyyy-MM-dd'T'HH:mm") : '';
};
const A_MINUTE = 60_000;

/** `just now`, `2 hours ago` or `in 3 days`: a moment as seen from `now` (milliseconds); empty for none. */
export const formatDistanceFrom = (moment: Moment, now: number): string => {
  const date = new Date(moment);
  if (Math.abs(date.getTime() - now) < A_MINUTE) return 'just now';
  return isValid(date) ? formatDistanceStrict(date, now, { addSuffix: true }) : '';
};
