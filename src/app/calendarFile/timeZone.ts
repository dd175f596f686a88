import newYork from '@touch4it/ical-timezones/zones/America/New_York.ics?raw';

/** Returns the business's time zone as a VTIMEZONE component; another zone needs its file here. */
export const timeZoneRules = (): string =>
  newYork.slice(newYork.indexOf('BEGIN:VTIMEZONE'), newYork.indexOf('END:VCALENDAR')).trim();
