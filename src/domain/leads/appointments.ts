import { addMinutes, differenceInCalendarMonths } from 'date-fns';
import { oldestFirst } from '../../lib/ascending';
import {
  addLocalDays,
  addLocalMonths,
  formatDay,
  formatTimeOfDay,
  isLocalDay,
  localDay,
  startOfLocalDay,
  type LocalDay,
} from '../../lib/dates';
import { lookUp } from '../../lib/lookUp';
import { pluralize } from '../../lib/text';
import { leadRef, appointmentStart, forwardStage, phaseOf } from './rules';
import type {
  Appointment,
  AppointmentFields,
  AppointmentType,
  Lead,
  Stage,
  StoredStage,
} from './schema';

/** The rules of appointments: pure functions, named after what they decide. */

/** The range of upcoming appointments, in days. */
export const UPCOMING_DAYS = 7;

/** What the owner calls each kind of appointment. */
export const APPOINTMENT_LABELS: Record<AppointmentType, string> = {
  estimate: 'Estimate',
  work: 'Work',
  others: 'Other',
};

/** Returns the label of a kind of appointment; an unknown one unchanged. */
export const appointmentLabel = (type: string): string => lookUp(APPOINTMENT_LABELS, type) ?? type;

/** The stages of a lead whose appointment is booked, and took place. */
const VISIT_STAGES: Partial<Record<AppointmentType, { booked: Stage; done: Stage }>> = {
  estimate: { booked: 'Estimate Scheduled', done: 'Estimate Provided' },
  work: { booked: 'Work Scheduled', done: 'Work Completed' },
};

/**
 * Returns the stage a booked or done appointment leads to, never back; undefined if it stays. After the end of a
 * round a booking begins the next one; one that is done does so only where it repeats, being the last round's else.
 */
export const stageAfterVisit = (
  event: 'booked' | 'done',
  { type, repeatUnit = '' }: { type: string; repeatUnit?: string },
  stage: StoredStage,
): Stage | undefined =>
  forwardStage(lookUp(VISIT_STAGES, type)?.[event], stage, event === 'booked' || repeatUnit !== '');

/** Returns the kind of appointment that comes next at a stage: work once the job was accepted. */
export const nextVisitType = (stage: StoredStage): AppointmentType =>
  ['won', 'working'].includes(phaseOf(stage)) ? 'work' : 'estimate';

type Repeat = Pick<Appointment, 'scheduledDate' | 'repeatUnit' | 'repeatEvery'> &
  Partial<Pick<Appointment, 'type'>>;

const monthsBetween = (from: LocalDay, to: LocalDay): number =>
  differenceInCalendarMonths(startOfLocalDay(to), startOfLocalDay(from));

/** Formats how an appointment repeats: `every 2 weeks`, `every month`; empty if it does not. */
export function formatRepeat({
  repeatUnit = '',
  repeatEvery = 1,
}: Omit<Repeat, 'scheduledDate'>): string {
  if (repeatUnit === '') return '';
  const unit = repeatUnit.slice(0, -1);
  return repeatEvery === 1 ? `every ${unit}` : `every ${pluralize(repeatEvery, unit)}`;
}

/**
 * Returns the day from which a monthly repetition counts: that of the earliest of a lead's appointments from which its
 * own follows, which is the 31st where a shorter month has made it the 28th.
 */
function firstDayOf(
  { type, scheduledDate, repeatEvery = 1 }: Repeat,
  ofLead: readonly Repeat[],
): LocalDay {
  const leadsHere = (day: LocalDay): boolean => {
    const months = monthsBetween(day, scheduledDate);
    return (
      months > 0 && months % repeatEvery === 0 && addLocalMonths(day, months) === scheduledDate
    );
  };
  const [first = scheduledDate] = ofLead
    .filter((other) => other.type === type && other.repeatUnit === 'months')
    .filter((other) => (other.repeatEvery ?? 1) === repeatEvery)
    .map((other) => other.scheduledDate)
    .filter((day) => isLocalDay(day) && leadsHere(day))
    .sort();
  return first;
}

/**
 * Returns the day of the next appointment in a repetition, the first that is not past; undefined if the
 * appointment does not repeat. A 31st is the last day of a shorter month, and the 31st again after it, as far as
 * the lead has the appointments before it.
 */
export function nextRepeatDay(
  repeat: Repeat,
  today: LocalDay,
  ofLead: readonly Repeat[] = [],
): LocalDay | undefined {
  const { scheduledDate, repeatUnit = '', repeatEvery = 1 } = repeat;
  if (repeatUnit === '' || !isLocalDay(scheduledDate)) return undefined;
  const first = firstDayOf(repeat, ofLead);
  const before = monthsBetween(first, scheduledDate);
  const after = (count: number): LocalDay =>
    repeatUnit === 'weeks'
      ? addLocalDays(scheduledDate, 7 * count)
      : addLocalMonths(first, before + count);
  let count = repeatEvery;
  while (after(count) < today) count += repeatEvery;
  return after(count);
}

/** Returns the appointment that follows a repeated one once it is done; undefined if none does. */
export function nextRepeat(
  { type, scheduledTime, duration, notes, ...repeat }: Appointment,
  today: LocalDay,
  ofLead: readonly Repeat[],
): AppointmentFields | undefined {
  const scheduledDate = nextRepeatDay({ type, ...repeat }, today, ofLead);
  if (scheduledDate === undefined) return undefined;
  const { repeatUnit, repeatEvery } = repeat;
  return { type, scheduledDate, scheduledTime, duration, notes, repeatUnit, repeatEvery };
}

/** The time that an appointment takes. */
type Slot = Pick<Appointment, 'scheduledDate' | 'scheduledTime' | 'duration'>;

/** An appointment with its lead. */
export interface LeadAppointment extends Appointment {
  leadId: string;
  leadName: string;
}

/** Returns when an appointment ends. */
const endOf = (slot: Slot): Date => addMinutes(appointmentStart(slot), slot.duration);

/** Whether an appointment has begun. */
export const hasBegun = (slot: Omit<Slot, 'duration'>, now: Date): boolean =>
  appointmentStart(slot) < now;

/** Whether the owner has to say what became of an appointment, as its time is over. */
export const isUnanswered = (appointment: Appointment, now: Date): boolean =>
  appointment.status === 'scheduled' && endOf(appointment) <= now;

const byTime = oldestFirst('scheduledDate', 'scheduledTime');

/** Returns the scheduled appointments of all leads, by date, then time. */
const scheduledAppointments = (leads: readonly Lead[]): LeadAppointment[] =>
  leads
    .flatMap((lead) =>
      lead.appointments
        .filter(({ status }) => status === 'scheduled')
        .map((appointment) => ({ ...appointment, ...leadRef(lead) })),
    )
    .sort(byTime);

/** Returns the scheduled appointments not over, to a day, by default a week ahead, in order of time. */
export const upcomingAppointments = (
  leads: readonly Lead[],
  now: Date,
  last: LocalDay = addLocalDays(localDay(now), UPCOMING_DAYS),
): LeadAppointment[] =>
  scheduledAppointments(leads).filter(
    (appointment) => appointment.scheduledDate <= last && !isUnanswered(appointment, now),
  );

/** Returns a day's appointments and earlier unanswered ones, in order of time. */
export function visitsOfDay(leads: readonly Lead[], now: Date): LeadAppointment[] {
  const today = localDay(now);
  return scheduledAppointments(leads).filter(({ scheduledDate }) => scheduledDate <= today);
}

/** Returns a lead's next scheduled appointment that is not over. */
export const nextAppointment = (lead: Lead, now: Date): Appointment | undefined =>
  scheduledAppointments([lead]).find((appointment) => !isUnanswered(appointment, now));

/** Returns the scheduled appointments at the same time as a slot, of any lead. */
export const overlappingAppointments = (
  leads: readonly Lead[],
  slot: Slot & { id?: string | undefined },
): LeadAppointment[] =>
  scheduledAppointments(leads).filter(
    (other) =>
      other.id !== slot.id &&
      appointmentStart(other) < endOf(slot) &&
      appointmentStart(slot) < endOf(other),
  );

/** Formats an appointment as `Estimate, Nov 22, 2026, 10:00 AM`. */
export const formatAppointment = ({ type, scheduledDate, scheduledTime }: Appointment): string =>
  `${appointmentLabel(type)}, ${formatDay(scheduledDate)}, ${formatTimeOfDay(scheduledTime)}`;

/** Formats a duration as `90 min`, `2 h` or `1 h 30 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join(' ');
}
