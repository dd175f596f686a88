import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  formatDistanceStrict,
  isSameYear,
  isValid,
  lightFormat,
  parseISO,
} from 'date-fns';
import { MINUTE_MS } from './durations';
import { lazy } from './lazy';
import { pluralize } from './text';

/** A calendar day in the local time zone, `YYYY-MM-DD`. */
export type LocalDay = string;
/** A point in time, as `Date.prototype.toISOString` writes it. */
export type IsoDateTime = string;

/** Returns the local day of a point in time. */
export const localDay = (moment: Date): LocalDay => lightFormat(moment, 'yyyy-MM-dd');

/** Returns local midnight at the start of a day; `Invalid Date` if no calendar has that day. */
export const startOfLocalDay = (day: LocalDay): Date => parseISO(day);

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
/** A day, or a day and a time, with or without its offset. */
const ISO_DATE =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns a date of a browser's field with its century: a year that is typed as `26` is the year 26 there. */
export const withCentury = (date: string): string => date.replace(/^00(?=\d\d-)/, '20');

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
export const isLocalDay = (text: string): boolean =>
  DATE_ONLY.test(text) && isValid(startOfLocalDay(text));

/** Returns the day some calendar days later (or earlier). */
export const addLocalDays = (day: LocalDay, days: number): LocalDay =>
  localDay(addDays(startOfLocalDay(day), days));

/** Returns the day some months later: the last of its month where that is shorter, as February. */
export const addLocalMonths = (day: LocalDay, months: number): LocalDay =>
  localDay(addMonths(startOfLocalDay(day), months));

/** Parses a timestamp, else `Invalid Date`. A day is local midnight; `Date` would read it as UTC. */
export const parseIsoDateTime = (text: IsoDateTime): Date =>
  ISO_DATE.test(text) ? parseISO(text) : new Date(Number.NaN);

/** The greatest length of a text that is taken for a timestamp, in characters. */
export const MAX_TIMESTAMP_LENGTH = 40;

/** Whether a text is a timestamp, or a day. */
export const isIsoDateTime = (text: string): boolean => isValid(parseIsoDateTime(text));

/**
 * Creates a formatter for American dates; it returns an empty text for invalid ones. The `Intl` formatter would keep the
 * time zone of its creation, and a device travels: it is given what the clocks show as if they showed UTC.
 */
function writer(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formatter = lazy(() => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }));
  return (date) => {
    const offsetMs = date.getTimezoneOffset() * MINUTE_MS;
    return isValid(date) ? formatter().format(date.getTime() - offsetMs) : '';
  };
}

const MONTH_DAY = { month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const writeDay = writer({ dateStyle: 'medium' });
const writeLongDay = writer({ dateStyle: 'long' });
const writeMonth = writer({ month: 'short', year: 'numeric' });
const writeWeekday = writer({ weekday: 'short', ...MONTH_DAY, year: 'numeric' });
const writeMonthDay = writer(MONTH_DAY);
const writeWeekdayTime = writer({ weekday: 'short', ...MONTH_DAY, ...TIME });
const writeShortWeekday = writer({ weekday: 'short' });
const writeDateTime = writer({ dateStyle: 'medium', timeStyle: 'short' });
const writeMonthDayTime = writer({ ...MONTH_DAY, ...TIME });

/** Formats a local day as `Nov 20, 2026`; empty if invalid. */
export const formatDay = (day: LocalDay): string => writeDay(startOfLocalDay(day));
/** Formats a local day as `November 20, 2026`; empty if invalid. */
export const formatLongDay = (day: LocalDay): string => writeLongDay(startOfLocalDay(day));
/** Formats a month, `YYYY-MM`, as `Nov 2026`; empty if invalid. */
export const formatMonth = (month: string): string => writeMonth(startOfLocalDay(`${month}-01`));
/** Formats a local day as `Fri, Nov 20, 2026`; empty if invalid. */
export const formatWeekday = (day: LocalDay): string => writeWeekday(startOfLocalDay(day));
/** Formats a local day as `Nov 20`, without its year; empty if invalid. */
export const formatMonthDay = (day: LocalDay): string => writeMonthDay(startOfLocalDay(day));
/** Formats a local day as `Fri`; empty if invalid. */
export const formatShortWeekday = (day: LocalDay): string =>
  writeShortWeekday(startOfLocalDay(day));
/** Formats days as `Nov 23 – 25`, or one as `Nov 23`; `end` is the midnight after the last. */
export const formatDays = (start: Date, end: Date): string =>
  new Intl.DateTimeFormat('en-US', MONTH_DAY).formatRange(start, addDays(end, -1));
/** Formats a date as `Nov 20`, in another year as `Nov 20, 2026`; empty if invalid. */
const writeShortDay = (date: Date): string =>
  (isSameYear(date, new Date()) ? writeMonthDay : writeDay)(date);
/** Formats a local day as `Nov 20`, in another year as `Nov 20, 2026`; empty if invalid. */
export const formatShortDay = (day: LocalDay): string => writeShortDay(startOfLocalDay(day));
/** Formats a timestamp as its local date, as `formatShortDay` does; empty if invalid. */
export const formatIsoDay = (moment: IsoDateTime): string =>
  writeShortDay(parseIsoDateTime(moment));
/** Formats a timestamp as `Nov 20, 2026, 3:05 PM`; empty if invalid. */
export const formatDateTime = (moment: IsoDateTime): string =>
  writeDateTime(parseIsoDateTime(moment));
/** Formats a timestamp as `Nov 20, 3:05 PM`, in another year with the year; empty if invalid. */
export const formatShortDateTime = (moment: IsoDateTime): string => {
  const date = parseIsoDateTime(moment);
  return (isSameYear(date, new Date()) ? writeMonthDayTime : writeDateTime)(date);
};
/** Formats a moment as `Mon 9:00 AM`, a week and more from `now` as `Mon, Jan 4, 9:00 AM`. */
export const formatMorning = (moment: Date, now: Date): string =>
  differenceInCalendarDays(moment, now) < 7
    ? `${writeShortWeekday(moment)} ${lightFormat(moment, 'h:mm a')}`
    : writeWeekdayTime(moment);
/** Formats a time of day, `HH:MM`, as `2:30 PM`; returns any other text unchanged. */
export const formatTimeOfDay = (time: string): string => {
  const at = /^\d{2}:\d{2}$/.test(time) ? parseISO(`2000-01-01T${time}`) : undefined;
  return at && isValid(at) ? lightFormat(at, 'h:mm a') : time;
};
/** Formats the local time of a moment, in milliseconds, as `10:42 AM`. */
export const formatClock = (moment: number): string => lightFormat(moment, 'h:mm a');
/** Formats a timestamp for a `datetime-local` field: `2026-11-20T15:05`; empty if invalid. */
export const localDateTime = (moment: IsoDateTime): string => {
  const date = parseIsoDateTime(moment);
  return isValid(date) ? lightFormat(date, "yyyy-MM-dd'T'HH:mm") : '';
};
/** Formats a timestamp relative to `now`: `just now`, `2 hours ago`; empty if invalid. */
export const formatDistanceFrom = (moment: IsoDateTime, now: Date): string => {
  const date = parseIsoDateTime(moment);
  if (Math.abs(Number(date) - Number(now)) < MINUTE_MS) return 'just now';
  return isValid(date) ? formatDistanceStrict(date, now, { addSuffix: true }) : '';
};

/** Formats how late something due is by calendar days: `due Mon 9:00 AM`, `due today`, `3 days late`; empty if invalid. */
export const formatDaysLate = (date: Date, now: Date): string => {
  if (!isValid(date)) return '';
  const days = differenceInCalendarDays(now, date);
  if (days < 0) return `due ${formatMorning(date, now)}`;
  return days < 1 ? 'due today' : `${pluralize(days, 'day')} late`;
};
