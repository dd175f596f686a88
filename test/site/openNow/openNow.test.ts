import { describe, expect, it } from 'vitest';
import { clockTime, openNow, type Schedule } from '../../../src/site/openNow/openNow';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const HOURS: Schedule['hours'] = [
  { schemaDays: WEEKDAYS, opens: '07:00', closes: '18:00' },
  { schemaDays: ['Saturday'], opens: '08:00', closes: '16:00' },
];
const inVermont = (closed: Schedule['closed'] = {}): Schedule => ({
  zone: 'America/New_York',
  hours: HOURS,
  closed,
});

describe('a time of day', () => {
  it.each([
    ['07:00', '7 AM'],
    ['18:30', '6:30 PM'],
    ['12:00', '12 PM'],
    ['00:05', '12:05 AM'],
    ['24:00', '12 AM'],
  ])('%s is %s', (time, words) => expect(clockTime(time)).toBe(words));
});

describe('by the clock of Vermont', () => {
  it.each([
    // Standard time: five hours behind UTC.
    ['2026-11-24T12:00:00Z', 'Open now, until 6 PM'],
    ['2026-11-24T11:59:59Z', 'Closed; opens 7 AM'],
    ['2026-11-24T22:59:59Z', 'Open now, until 6 PM'],
    ['2026-11-24T23:00:00Z', 'Closed; opens Wednesday 7 AM'],
    // The next day in UTC, still Tuesday there.
    ['2026-11-25T03:00:00Z', 'Closed; opens Wednesday 7 AM'],
    // Friday evening, Saturday, Sunday.
    ['2026-11-28T00:30:00Z', 'Closed; opens Saturday 8 AM'],
    ['2026-11-28T20:59:00Z', 'Open now, until 4 PM'],
    ['2026-11-28T21:00:00Z', 'Closed; opens Monday 7 AM'],
    ['2026-11-29T17:00:00Z', 'Closed; opens Monday 7 AM'],
    // Daylight saving time: four hours behind UTC.
    ['2026-07-14T11:00:00Z', 'Open now, until 6 PM'],
    ['2026-07-14T10:59:00Z', 'Closed; opens 7 AM'],
    // The days around the night of March 14, 2027, that skips an hour.
    ['2027-03-14T06:59:59Z', 'Closed; opens Monday 7 AM'],
    ['2027-03-14T07:00:00Z', 'Closed; opens Monday 7 AM'],
    ['2027-03-15T10:59:00Z', 'Closed; opens 7 AM'],
    ['2027-03-15T11:00:00Z', 'Open now, until 6 PM'],
    // And of November 1, 2026, that has one twice.
    ['2026-11-01T05:30:00Z', 'Closed; opens Monday 7 AM'],
    ['2026-11-01T06:30:00Z', 'Closed; opens Monday 7 AM'],
    ['2026-11-02T11:59:00Z', 'Closed; opens 7 AM'],
    ['2026-11-02T12:00:00Z', 'Open now, until 6 PM'],
  ])('%s: %s', (now, text) => {
    expect(openNow(inVermont(), new Date(now))).toEqual({ isOpen: text.startsWith('Open'), text });
  });
});

describe('on closed days', () => {
  const closed = {
    '2026-11-26': 'Thanksgiving Day',
    '2026-12-25': 'Christmas Day',
    '2026-12-26': '',
  };
  it.each([
    ['2026-11-26T15:00:00Z', 'Closed for Thanksgiving Day; opens Friday 7 AM'],
    ['2026-11-26T02:00:00Z', 'Closed; opens Friday 7 AM'],
    ['2026-11-27T15:00:00Z', 'Open now, until 6 PM'],
    ['2026-12-25T15:00:00Z', 'Closed for Christmas Day; opens Monday 7 AM'],
    ['2026-12-26T15:00:00Z', 'Closed; opens Monday 7 AM'],
  ])('%s: %s', (now, text) => expect(openNow(inVermont(closed), new Date(now)).text).toBe(text));

  it('names the date where a weekday would be the wrong one', () => {
    const days = Array.from({ length: 10 }, (_, day) => [`2026-12-${21 + day}`, 'the holidays']);
    const away = inVermont(Object.fromEntries(days));
    expect(openNow(away, new Date('2026-12-21T15:00:00Z')).text).toBe(
      'Closed for the holidays; opens December 31 7 AM',
    );
  });

  it('says no more than closed where no hours are left', () => {
    const never = { ...inVermont(), hours: [] };
    expect(openNow(never, new Date('2026-11-24T15:00:00Z'))).toEqual({
      isOpen: false,
      text: 'Closed',
    });
  });
});

describe('other businesses', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-23T18:00:00Z', 'Open now, until 6 PM'],
    ['Asia/Kolkata', '2026-11-24T01:29:00Z', 'Closed; opens 7 AM'],
    ['Asia/Kolkata', '2026-11-24T01:30:00Z', 'Open now, until 6 PM'],
    ['Europe/London', '2026-11-24T18:00:00Z', 'Closed; opens Wednesday 7 AM'],
    ['America/Los_Angeles', '2026-11-24T14:59:00Z', 'Closed; opens 7 AM'],
    ['UTC', '2026-11-24T07:00:00Z', 'Open now, until 6 PM'],
    // The year's last moment is next year's first day there.
    ['Pacific/Auckland', '2026-12-31T18:30:00Z', 'Open now, until 6 PM'],
  ])('in %s at %s: %s', (zone, now, text) => {
    expect(openNow({ ...inVermont(), zone }, new Date(now)).text).toBe(text);
  });

  it('with a break at noon', () => {
    const hours = [
      { schemaDays: WEEKDAYS, opens: '08:00', closes: '12:00' },
      { schemaDays: WEEKDAYS, opens: '13:30', closes: '17:00' },
    ];
    const at = (time: string) =>
      openNow({ zone: 'UTC', hours, closed: {} }, new Date(`2026-11-24T${time}:00Z`)).text;
    expect([at('11:59'), at('12:00'), at('13:30')]).toEqual([
      'Open now, until 12 PM',
      'Closed; opens 1:30 PM',
      'Open now, until 5 PM',
    ]);
  });
});
