import { describe, expect, it } from 'vitest';
import type * as Appointments from '../../src/domain/leads/appointments';
import type * as Rules from '../../src/domain/leads/rules';
import type { Stage } from '../../src/domain/leads/schema';
import type * as Projects from '../../src/domain/projects/rules';
import type * as Dates from '../../src/lib/dates';
import { DAY, dayAt, inZone, partsOf, wall, ZONES } from '../support/calendar';
import { aLead } from '../support/entities';

/**
 * The rules about time, on each day of a year in ten zones: half hours, daylight saving that begins
 * at midnight, dates ahead of and behind UTC. Expected values come only from the calendar and from
 * `Intl` with a named zone, never from the functions under test.
 */

const DAYS = 365;
/** Hours of each day to test; all of them in `npm run gates`. */
const HOURS = process.env.GATES ? [0, 1, 2, 3, 6, 9, 12, 17, 22, 23] : [0, 2, 23];

/** The expected day of each follow-up, in days of the calendar. */
const OFFSETS: [Stage, number][] = [
  ['Initial Contact Made', 2],
  ['Estimate Provided', 3],
  ['Work Completed', 4],
  ['Follow-up', 42],
];

/** Returns what the clocks of a zone show: `YYYY-MM-DD HH:MM`. */
function clockOf(zone: string): (moment: Date | string) => string {
  const writer = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment) => writer.format(new Date(moment));
}

const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Whether the clocks of a zone skip a time. */
const isSkipped = (clock: (moment: Date) => string, day: string, hour: number): boolean =>
  clock(wall(day, hour)) !== `${day} ${onTheHour(hour)}`;

/** Returns a day of the calendar, or the Monday after a weekend. */
const workdayFrom = (index: number): string =>
  [0, 6].includes(new Date(`${dayAt(index)}T00:00Z`).getUTCDay())
    ? workdayFrom(index + 1)
    : dayAt(index);

let checked = 0;

describe.each(ZONES)('in %s', (zone) => {
  const clock = clockOf(zone);
  let appointments: typeof Appointments;
  let rules: typeof Rules;
  let projects: typeof Projects;
  let dates: typeof Dates;

  inZone(zone, async () => {
    appointments = await import('../../src/domain/leads/appointments');
    rules = await import('../../src/domain/leads/rules');
    projects = await import('../../src/domain/projects/rules');
    dates = await import('../../src/lib/dates');
  });

  /** Returns the failures over each day and hour of the year. */
  const wrongIn = (
    look: (day: string, hour: number, now: Date, index: number) => [shown: string, right: string][],
  ): string[] => {
    const wrong: string[] = [];
    for (let index = 0; index < DAYS; index += 1) {
      const day = dayAt(index);
      for (const hour of HOURS) {
        if (isSkipped(clock, day, hour)) continue;
        for (const [shown, right] of look(day, hour, wall(day, hour), index)) {
          if (shown !== right) wrong.push(`${day} at ${hour}: ${shown} instead of ${right}`);
        }
        checked += 1;
      }
    }
    return wrong;
  };

  it('the clock of the test is that zone’s', () => {
    const named = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(named.timeZone);
    for (let index = 0; index < DAYS; index += 1) {
      expect(clock(wall(dayAt(index), 12))).toBe(`${dayAt(index)} 12:00`);
    }
  });

  it('follow-ups keep the hour of the day, so many days of the calendar later', () => {
    const wrong = wrongIn((_day, hour, now, index) =>
      OFFSETS.filter(([, offset]) => !isSkipped(clock, dayAt(index + offset), hour)).map(
        ([stage, offset]) => [
          clock(rules.followUpDateFor(stage, now) ?? ''),
          `${dayAt(index + offset)} ${onTheHour(hour)}`,
        ],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('the follow-up of a new lead is an hour ahead, whatever the clocks do', () => {
    const wrong = wrongIn((_day, _hour, now) => [
      [rules.newLeadFollowUpDate(now), new Date(now.getTime() + 3_600_000).toISOString()],
    ]);
    expect(wrong).toEqual([]);
  });

  it('what is put off comes due at nine in the morning of that day, or of the Monday after it', () => {
    const wrong = wrongIn((_day, _hour, now, index) =>
      [1, 3, 7].map((days) => [
        clock(rules.snoozedFollowUpDate(days, now, {})),
        `${workdayFrom(index + days)} 09:00`,
      ]),
    );
    expect(wrong).toEqual([]);
  });

  it('a day is the day on the wall, read and written as it stands', () => {
    const wrong = wrongIn((day, hour, now) => [
      [dates.localDay(now), day],
      [dates.localDateTime(now.toISOString()), `${day}T${onTheHour(hour)}`],
    ]);
    expect(wrong).toEqual([]);
    for (let index = 0; index < DAYS; index += 1) {
      const [year, , date] = partsOf(dayAt(index));
      expect(dates.formatDay(dayAt(index))).toMatch(new RegExp(`^[A-Z][a-z]{2} ${date}, ${year}$`));
      for (const days of [-1, 1, 7, 42]) {
        expect(dates.addLocalDays(dayAt(index), days)).toBe(dayAt(index + days));
      }
    }
  });

  it('a project is late once its day is over, and not a minute before', () => {
    for (let index = 0; index < DAYS; index += 1) {
      const project = { status: 'Approved', estimatedCompletionDate: dayAt(index) } as const;
      expect(projects.isOverdue(project, wall(dayAt(index), 23, 59))).toBe(false);
      expect(projects.isOverdue(project, wall(dayAt(index + 1), 0))).toBe(true);
    }
  });

  it('an appointment is upcoming from seven days before through its day, at its own hour', () => {
    expect(dates.formatTimeOfDay('08:30')).toBe('8:30 AM');
    const lead = (day: string) =>
      aLead({
        appointments: ['13:00', '08:30'].map((scheduledTime) => ({
          id: scheduledTime,
          type: 'work',
          scheduledDate: day,
          scheduledTime,
          duration: 60,
          status: 'scheduled',
          notes: '',
        })),
      });
    const timesAt = (day: string, now: Date): string[] =>
      appointments
        .upcomingAppointments([lead(day)], now)
        .map(({ scheduledDate, scheduledTime }) => `${scheduledDate} ${scheduledTime}`);
    for (let index = 8; index < DAYS; index += 1) {
      const day = dayAt(index);
      const both = [`${day} 08:30`, `${day} 13:00`];
      expect(timesAt(day, wall(dayAt(index - 8), 23, 59))).toEqual([]);
      expect(timesAt(day, wall(dayAt(index - 7), 1))).toEqual(both);
      expect(timesAt(day, wall(day, 9, 29))).toEqual(both);
      expect(timesAt(day, wall(day, 9, 31))).toEqual([`${day} 13:00`]);
      expect(timesAt(day, wall(day, 14, 1))).toEqual([]);
      expect(timesAt(day, wall(dayAt(index + 1), 1))).toEqual([]);
    }
  });
});

describe('the gate of time', () => {
  it('has looked at every day of the year in ten zones', () => {
    const all = ZONES.length * DAYS * HOURS.length * 4;
    expect(checked).toBeGreaterThan(all * 0.99);
    console.warn(`gate: time: ${DAYS} days x ${ZONES.length} zones, ${checked} moments`);
  });

  it('would see 42 times 24 hours, which is wrong on many days', () => {
    process.env.TZ = 'America/New_York';
    const clock = clockOf('America/New_York');
    const wrong = Array.from({ length: DAYS }, (_, index) => index).filter((index) => {
      const later = new Date(wall(dayAt(index), 9).getTime() + 42 * DAY);
      return clock(later) !== `${dayAt(index + 42)} 09:00`;
    });
    expect(wrong.length).toBeGreaterThan(80);
  });
});
