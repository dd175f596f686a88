import {
  addDays,
  addHours,
  addMinutes,
  isSameDay,
  lightFormat,
  min,
  setHours,
  startOfDay,
  startOfHour,
} from 'date-fns';
import { business } from '../../business';
import { appointmentLabel } from '../../domain/leads/appointments';
import { appointmentStart, hasDay, leadName } from '../../domain/leads/rules';
import type { Appointment, Lead } from '../../domain/leads/schema';
import { isSettled } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { businessHoursOn, nextOpening } from '../../domain/shared/businessHours';
import type { ClosedDays } from '../../domain/shared/closedDays';
import { addLocalDays, parseIsoDateTime, startOfLocalDay } from '../../lib/dates';
import { dotted } from '../../lib/text';

/** What the calendar shows, and when: pure functions over leads and jobs. */

export const ENTRY_KINDS = ['appointments', 'jobs', 'follow-ups'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What an entry of the calendar is about. */
export type EntrySubject =
  | { kind: 'appointments'; lead: Lead; appointment: Appointment }
  | { kind: 'jobs'; project: Project }
  | { kind: 'follow-ups'; lead: Lead };

export interface CalendarEntry {
  /** Unique among all kinds. */
  id: string;
  subject: EntrySubject;
  title: string;
  start: Date;
  /** The first moment after it. */
  end: Date;
  isAllDay: boolean;
  /** Whether nothing is left to do about it. */
  isDone: boolean;
}

/** A span of time; `end` is the first moment after it. */
export interface TimeSpan {
  start: Date;
  end: Date;
}

/** How long a follow-up is shown at most, in minutes: it has no end of its own. */
const FOLLOW_UP_MINUTES = 30;

const nextDay = (moment: Date): Date => startOfDay(addDays(moment, 1));

/** Returns the entry of an appointment; undefined for an appointment without a day. */
function appointmentEntry(lead: Lead, appointment: Appointment): CalendarEntry | undefined {
  const { id, type, status, duration } = appointment;
  if (!hasDay(appointment)) return undefined;
  const start = appointmentStart(appointment);
  return {
    id: `appointment-${id}`,
    subject: { kind: 'appointments', lead, appointment },
    title: dotted(leadName(lead), appointmentLabel(type)),
    start,
    end: addMinutes(start, duration),
    isAllDay: false,
    isDone: status !== 'scheduled',
  };
}

/** Returns the entry of an active lead's follow-up, if it has one. */
function followUpEntry(lead: Lead): CalendarEntry | undefined {
  if (!lead.isActive || lead.nextFollowUpDate === undefined) return undefined;
  const start = parseIsoDateTime(lead.nextFollowUpDate);
  return {
    id: `follow-up-${lead.id}`,
    subject: { kind: 'follow-ups', lead },
    title: dotted(leadName(lead), 'Follow-up'),
    start,
    // Not on the next day, too.
    end: min([addMinutes(start, FOLLOW_UP_MINUTES), nextDay(start)]),
    isAllDay: false,
    isDone: false,
  };
}

/**
 * Returns the entry of a job, from its start to its estimated completion, that day included. A job with one of the
 * two days has its entry on that day, a job without any has none.
 */
function jobEntry(project: Project): CalendarEntry | undefined {
  const { startDate, estimatedCompletionDate: due } = project;
  const first = startDate || due;
  if (first === '') return undefined;
  const last = due > first ? due : first;
  return {
    id: `job-${project.id}`,
    subject: { kind: 'jobs', project },
    title: dotted(project.title, project.customerName),
    start: startOfLocalDay(first),
    end: startOfLocalDay(addLocalDays(last, 1)),
    isAllDay: true,
    isDone: isSettled(project),
  };
}

/**
 * Returns the entries of some kinds that lie within a span at least in part.
 *
 * @param hasDone whether finished and cancelled ones are among them
 */
export function calendarEntries(
  leads: readonly Lead[],
  projects: readonly Project[],
  span: TimeSpan,
  hidden: ReadonlySet<EntryKind>,
  hasDone = false,
): CalendarEntry[] {
  const entries: (CalendarEntry | undefined)[] = [];
  if (!hidden.has('appointments')) {
    for (const lead of leads) {
      for (const appointment of lead.appointments)
        entries.push(appointmentEntry(lead, appointment));
    }
  }
  if (!hidden.has('jobs')) entries.push(...projects.map(jobEntry));
  if (!hidden.has('follow-ups')) entries.push(...leads.map(followUpEntry));
  return entries.filter(
    (entry) =>
      entry !== undefined &&
      (hasDone || !entry.isDone) &&
      entry.start < span.end &&
      entry.end > span.start,
  ) as CalendarEntry[];
}

/** The hour at which a visit begins on a day when the business is closed. */
const MORNING_HOUR = 9;

/**
 * Returns when a visit begins where a day was pressed without a time: when the business opens, and today
 * at the next full hour, or on the next working day if it closes before that.
 */
export function timeToBegin(day: Date, now: Date, closed: ClosedDays): Date {
  const hours = businessHoursOn(day, closed);
  const morning = hours?.opens ?? setHours(startOfDay(day), MORNING_HOUR);
  if (!isSameDay(day, now) || (hours && now < hours.opens)) return morning;
  const nextHour = addHours(startOfHour(now), 1);
  return hours && nextHour < hours.closes ? nextHour : (nextOpening(now, closed) ?? morning);
}

const hourOf = (time: string): number => Number(time.slice(0, 2));

const USUAL_FROM = Math.min(...business.hours.map(({ opens }) => hourOf(opens))) - 1;
const USUAL_TO = Math.max(...business.hours.map(({ closes }) => hourOf(closes))) + 2;

/**
 * Returns the hours of the day that a week shows: the business's hours, with an hour before and two after, and the
 * hours of every entry. At first it is scrolled to the hour `top`: earlier ones are above it, unless nothing else is there.
 */
export function shownHours(entries: readonly CalendarEntry[]) {
  const timed = entries.filter(({ isAllDay }) => !isAllDay);
  const isOverMidnight = timed.some(({ start, end }) => end > nextDay(start));
  const begins = timed.map(({ start }) => start.getHours());
  const ends = timed.map(({ end }) => (end.getHours() || 24) + 1);
  const from = isOverMidnight ? 0 : Math.min(USUAL_FROM, ...begins);
  const isAllEarly = begins.length > 0 && begins.every((hour) => hour < USUAL_FROM);
  return {
    from,
    to: isOverMidnight ? 24 : Math.min(24, Math.max(USUAL_TO, ...ends)),
    top: isAllEarly ? from : USUAL_FROM,
  };
}

/** Returns the time of day, `HH:MM`, of a moment in local time. */
export const timeOfDay = (moment: Date): string => lightFormat(moment, 'HH:mm');
