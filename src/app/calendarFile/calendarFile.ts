import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import zone from 'virtual:time-zone.ics?raw';
import { business } from '../../business';
import { appointmentLabel } from '../../domain/leads/appointments';
import { addressLine, leadName } from '../../domain/leads/rules';
import type { Appointment, Lead } from '../../domain/leads/schema';
import { workingMoment } from '../../domain/shared/businessHours';
import type { ClosedDays } from '../../domain/shared/closedDays';
import { parseIsoDateTime } from '../../lib/dates';
import { MINUTE_MS } from '../../lib/durations';
import { plainText } from '../../lib/text';

/** An appointment, and the lead it is with. */
export interface Visit {
  lead: Lead;
  appointment: Appointment;
}

/** The last part of the UIDs: the site's host, so that no other calendar has the same. */
const UID_HOST = new URL(business.siteUrl).host;

/** Returns when an appointment begins by the clock of the business, where the customer is: a file is read on other devices. */
const startInZone = ({ scheduledDate, scheduledTime }: Appointment): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(`${scheduledDate}T${scheduledTime}`).toZonedDateTime(
    business.timeZone,
  );

/**
 * Returns when an event begins and ends: by the clock of the business, or in UTC where that clock shows
 * the time twice in that night, which programs take as the first or the second.
 */
function timesOf(start: Temporal.ZonedDateTime, minutes: number): ICalEventData {
  const end = start.add({ minutes });
  const isTwice = [start, end].some((at) => {
    const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
      at.toPlainDateTime().toZonedDateTime(business.timeZone, { disambiguation }),
    );
    return first?.epochMilliseconds !== last?.epochMilliseconds;
  });
  if (isTwice) return { start: start.toInstant(), end: end.toInstant() };
  return { start, end, timezone: business.timeZone };
}

/** What the owner's own calendar rings for, besides the appointments. */
export interface Reminders {
  /** Leads whose follow-up is among them. */
  followUps: readonly Lead[];
  /** The days without hours: at night and on days off no follow-up rings. */
  closed: ClosedDays;
  now: Date;
}

/** Returns the business's time zone as a VTIMEZONE component. */
const timeZoneRules = (): string =>
  zone.slice(zone.indexOf('BEGIN:VTIMEZONE'), zone.indexOf('END:VCALENDAR')).trim();

/** How long before an appointment its alarm rings, in seconds. A follow-up's alarm rings at its beginning. */
const ALARM_SECONDS = 3_600;
/** How long a follow-up is, in minutes. */
const CALL_MINUTES = 30;

/**
 * Returns appointments as a calendar file (RFC 5545). The id of an appointment is in its UID and the count of its
 * changes is its SEQUENCE, so that a calendar that imports it again changes what it has. With reminders, follow-ups are
 * among them, and all have alarms: a follow-up's rings when the owner is called on, by the device's clock.
 */
export function calendarFile(visits: readonly Visit[], reminders?: Reminders): string {
  const calendar = ical({
    prodId: { company: business.name, product: 'Appointments', language: 'EN' },
    name: `${business.name} appointments`,
    method: ICalCalendarMethod.PUBLISH,
    // Each event names its time zone: with one for the whole calendar, the library would write DTSTAMP in local time
    // instead of UTC, and properties of the calendar after its components.
    timezone: { name: null, generator: timeZoneRules },
  });
  for (const { lead, appointment } of visits) {
    const rings = reminders !== undefined && appointment.status === 'scheduled';
    // The library writes it behind the alarm, where Outlook takes none; an event without one is confirmed.
    const confirmed = rings ? null : ICalEventStatus.CONFIRMED;
    const event = calendar.createEvent({
      ...timesOf(startInZone(appointment), appointment.duration),
      id: `${appointment.id}@${UID_HOST}`,
      sequence: appointment.sequence ?? 0,
      summary: plainText(
        [appointmentLabel(appointment.type), leadName(lead)].filter(Boolean).join(': '),
      ),
      location: plainText(addressLine(lead)) || null,
      description: plainText([lead.phone, appointment.notes].filter(Boolean).join('\n')) || null,
      status: appointment.status === 'cancelled' ? ICalEventStatus.CANCELLED : confirmed,
    });
    if (rings) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_SECONDS });
  }
  for (const lead of reminders?.followUps ?? []) {
    const { nextFollowUpDate } = lead;
    if (!reminders || nextFollowUpDate === undefined) continue;
    const start = Temporal.Instant.fromEpochMilliseconds(
      workingMoment(parseIsoDateTime(nextFollowUpDate), reminders.closed).getTime(),
    ).toZonedDateTimeISO(business.timeZone);
    calendar
      .createEvent({
        ...timesOf(start, CALL_MINUTES),
        id: `follow-up-${lead.id}@${UID_HOST}`,
        // A lead counts no changes of its follow-up: a later file is the newer version.
        sequence: Math.floor(reminders.now.getTime() / MINUTE_MS),
        summary: plainText(`Call ${leadName(lead)}`),
        description: plainText(lead.phone) || null,
      })
      .createAlarm({ type: ICalAlarmType.display, triggerBefore: 0 });
  }
  // The library leaves the last line open, which some programs then do not read.
  return `${calendar.toString()}\r\n`;
}
