/** The days of 2026 in several time zones, computed without the code under test. */

import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Time zones with half hours, with daylight saving that begins at midnight, ahead of and behind
 * UTC.
 */
export const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Santiago',
  'UTC',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

export const DAY = 86_400_000;

/** Returns the n-th day of the year, and days around it, without time zones. */
export const dayAt = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * DAY).toISOString().slice(0, 10);

/** Returns the year, the month from 0, and the day of the month. */
export const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** Returns when the clocks show this time, or just after it if they skip it. */
export const wall = (day: string, hour: number, minute = 0): Date =>
  new Date(...partsOf(day), hour, minute);

/**
 * Returns days of the year in the present time zone: each Thursday, and those around a change of the clocks; at the
 * gates all.
 */
export function sampledDays(): string[] {
  const offsetAt = (index: number): number => wall(dayAt(index), 12).getTimezoneOffset();
  return Array.from({ length: 365 }, (_, index) => index)
    .filter(
      (index) =>
        process.env.GATES || index % 7 === 0 || offsetAt(index - 1) !== offsetAt(index + 1),
    )
    .map(dayAt);
}

/** Has the tests of a file's block run in a time zone, with modules that are loaded there. */
export function inZone(zone: string, load: () => Promise<void>): void {
  const before = process.env.TZ;
  beforeAll(async () => {
    process.env.TZ = zone;
    vi.resetModules();
    await load();
  });
  afterAll(() => {
    process.env.TZ = before;
    vi.resetModules();
  });
}
