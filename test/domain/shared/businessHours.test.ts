import { addDays } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  businessHoursOn,
  nextOpening,
  workingMoment,
} from '../../../src/domain/shared/businessHours';
import { localDay } from '../../../src/lib/dates';

const CLOSED = { '2026-11-26': 'Thanksgiving Day', '2026-11-27': '' };

describe('the business hours', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-24'],
    ['a Friday', '2026-12-04', '2026-12-05'],
    ['a Saturday, over the Sunday', '2026-11-28', '2026-11-30'],
    ['the evening before closed days', '2026-11-25', '2026-11-28'],
  ])('open next after %s', (_what, day, next) => {
    const opening = nextOpening(new Date(`${day}T20:00:00`), CLOSED);
    expect(opening && localDay(opening)).toBe(next);
  });

  it.each([
    ['a Sunday', '2026-11-29T12:00:00'],
    ['a closed day', '2026-11-26T12:00:00'],
  ])('are none on %s', (_what, day) => {
    expect(businessHoursOn(new Date(day), CLOSED)).toBeUndefined();
  });
});

describe('a moment in working hours', () => {
  it.each([
    ['within the hours', '2026-11-24T14:05:06', '2026-11-24T14:05:06'],
    ['as the business opens, before nine', '2026-11-24T07:00', '2026-11-24T07:00'],
    ['before it opens', '2026-11-24T06:59', '2026-11-24T09:00'],
    ['at midnight', '2026-11-24T00:00', '2026-11-24T09:00'],
    ['at the last minute', '2026-11-24T17:59', '2026-11-24T17:59'],
    ['as it closes', '2026-11-24T18:00', '2026-11-25T09:00'],
    ['on a Friday evening', '2026-11-20T23:59', '2026-11-23T09:00'],
    ['on a Saturday, though it is open', '2026-11-21T10:00', '2026-11-23T09:00'],
    ['on a Sunday', '2026-11-22T10:00', '2026-11-23T09:00'],
    ['the evening before closed days and a weekend', '2026-11-25T20:00', '2026-11-30T09:00'],
    ['on a closed day', '2026-11-26T11:00', '2026-11-30T09:00'],
    ['on a closed day without a name', '2026-11-27T11:00', '2026-11-30T09:00'],
    ['the evening before New Year', '2026-12-31T19:00', '2027-01-01T09:00'],
    ['in the night when the clocks go back', '2026-11-01T01:30', '2026-11-02T09:00'],
    ['in the night when they go ahead', '2027-03-14T03:30', '2027-03-15T09:00'],
    ['the Friday evening before they go ahead', '2027-03-12T19:00', '2027-03-15T09:00'],
  ])('%s', (_what, moment, expected) =>
    expect(workingMoment(new Date(moment), CLOSED)).toEqual(new Date(expected)),
  );

  it('is itself where the business is closed for a season', () => {
    const season = Array.from({ length: 70 }, (_, day) => [
      localDay(addDays(new Date(2026, 11, 1), day)),
      '',
    ]);
    const evening = new Date('2026-12-01T20:00');
    expect(workingMoment(evening, Object.fromEntries(season))).toEqual(evening);
  });

  it('is never before it, within hours, and stays where it is', () => {
    const moments = fc.date({
      min: new Date(2026, 0, 1),
      max: new Date(2028, 0, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const working = workingMoment(moment, CLOSED);
        const hours = businessHoursOn(working, CLOSED);
        expect(working.getTime()).toBeGreaterThanOrEqual(moment.getTime());
        expect(hours && working >= hours.opens && working < hours.closes).toBe(true);
        expect(workingMoment(working, CLOSED)).toEqual(working);
      }),
    );
  });
});
