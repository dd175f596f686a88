import { addDays, formatDistanceStrict, isValid, lightFormat, parseISO } from 'date-fns';

/** A calendar day of the person's own time zone, `YYYY-MM-DD`. */
export type LocalDay = string;
/** A moment, as `Date.prototype.toISOString` writes it. */
export type IsoDateTime = string;

/** The local day on which a moment falls. */
export function localDay(moment: Date): LocalDay {
  return lightFormat(moment, 'yyyy-MM-dd');
}

/** Local midnight at which a day begins. `Invalid Date` for anything but a day of the calendar. */
export function startOfLocalDay(day: LocalDay): Date {
  return parseISO(day);
}

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar: `2026-02-30` is none. */
export function isLocalDay(text: string): boolean {
  return DATE_ONLY.test(text) && isValid(startOfLocalDay(text));
}

/** The day some days later (or earlier), by the calendar. */
export function addLocalDays(day: LocalDay, days: number): LocalDay {
  return localDay(addDays(startOfLocalDay(day), days));
}

/**
 * The date that a timestamp names; `Invalid Date` where it names none. One without a time of day, as
 * spreadsheets write them, begins that local day: `Date` would read it as midnight in Greenwich, the
 * day before in America.
 */
export function parseIsoDateTime(text: IsoDateTime): Date {
  return DATE_ONLY.test(text) ? startOfLocalDay(text) : new Date(text);
}

/** The greatest length of a text that is taken for a timestamp, in characters. */
export const MAX_TIMESTAMP_LENGTH = 40;

/** Whether a text is a timestamp that the browser understands. */
export function isIsoDateTime(text: string): boolean {
  const { length } = text;
  return length >= 10 && length <= MAX_TIMESTAMP_LENGTH && isValid(parseIsoDateTime(text));
}

/** Writes dates as Americans read them; empty for none. Made at its first use: it costs a phone time. */
function writer(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date) => {
    formatter ??= new Intl.DateTimeFormat('en-US', options);
    return isValid(date) ? formatter.format(date) : '';
  };
}

const writeDay = writer({ dateStyle: 'medium' });
const writeLongDay = writer({ dateStyle: 'long' });
const writeShortDay = writer({ month: 'numeric', day: 'numeric', year: 'numeric' });
const writeMonth = writer({ month: 'short', year: 'numeric' });
const writeWeekday = writer({ weekday: 'short', month: 'short', day: 'numeric' });
const writeDateTime = writer({ dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 20, 2026` of a local day; empty for none. */
export const formatDay = (day: LocalDay): string => writeDay(startOfLocalDay(day));
/** `November 20, 2026` of a local day; empty for none. */
export const formatLongDay = (day: LocalDay): string => writeLongDay(startOfLocalDay(day));
/** `Nov 2026` of a month, `YYYY-MM`; empty for none. */
export const formatMonth = (month: string): string => writeMonth(startOfLocalDay(`${month}-01`));
/** `Fri, Nov 20` of a local day; empty for none. */
export const formatWeekday = (day: LocalDay): string => writeWeekday(startOfLocalDay(day));
/** `11/20/2026`, the local date of a moment (the Follow-up column); empty for none. */
export const formatIsoDay = (moment: IsoDateTime): string =>
  writeShortDay(parseIsoDateTime(moment));
/** `Nov 20, 2026, 3:05 PM` of a moment; empty for none. */
export const formatDateTime = (moment: IsoDateTime): string =>
  writeDateTime(parseIsoDateTime(moment));
/** `2:30 PM` of a time of day, `HH:MM`; the text as it is for anything else. */
export const formatTimeOfDay = (time: string): string => {
  const at = /^\d{2}:\d{2}$/.test(time) ? parseISO(`2000-01-01T${time}`) : undefined;
  return at && isValid(at) ? lightFormat(at, 'h:mm a') : time;
};
/** `2026-11-20T15:05`, a moment as a field for date and time takes it; empty for none. */
export const localDateTime = (moment: IsoDateTime): string => {
  const date = parseIsoDateTime(moment);
  return isValid(date) ? lightFormat(date, "yyyy-MM-dd'T'HH:mm") : '';
};
const MINUTE_MS = 60_000;

/** `just now`, `2 hours ago` or `in 3 days`: a moment as seen from `now` (milliseconds); empty for none. */
export const formatDistanceFrom = (moment: IsoDateTime, now: number): string => {
  const date = parseIsoDateTime(moment);
  if (Math.abs(date.getTime() - now) < MINUTE_MS) return 'just now';
  return isValid(date) ? formatDistanceStrict(date, now, { addSuffix: true }) : '';
};
