import newYork from '@touch4it/ical-timezones/zones/America/New_York.ics?raw';

/**
 * Returns the rules of the business's time zone, its daylight saving, as a VTIMEZONE component (RFC
 * 5545). Another zone in `business.ts` needs its file here.
 */
export const timeZoneRules = (): string =>
  newYork.slice(newYork.indexOf('BEGIN:VTIMEZONE'), newYork.indexOf('END:VCALENDAR')).trim();
