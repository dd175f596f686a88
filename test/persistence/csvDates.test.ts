import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDateTime } from '../../src/lib/dates';
import { dateOrderOf, isEitherOrder, readCsvDate } from '../../src/persistence/csv/csvCells';
import { listOf } from '../support/cases';

/** A local time, as an ISO timestamp. */
const at = (month: number, day: number, hour = 0, minute = 0): string =>
  new Date(2026, month - 1, day, hour, minute).toISOString();

describe('a date of a file', () => {
  it.each([
    ['2026-11-20', at(11, 20)],
    ['2026-11-20T09:30', at(11, 20, 9, 30)],
    ['2026-11-20 09:30:00', at(11, 20, 9, 30)],
    ['2026-11-20T14:30:00.000Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T09:30:00-05:00', '2026-11-20T14:30:00.000Z'],
    ['11/20/2026', at(11, 20)],
    ['1/2/26', at(1, 2)],
    ['20261120T143000Z', '2026-11-20T14:30:00.000Z'],
    ['20261120T093000', at(11, 20, 9, 30)],
    ['1/2/99', new Date(1999, 0, 2).toISOString()],
    ['11/20/2026 9:30', at(11, 20, 9, 30)],
    ['11/20/2026, 9:30:00 PM', at(11, 20, 21, 30)],
    ['11/20/26 9:30 pm', at(11, 20, 21, 30)],
    ['Nov 20, 2026', at(11, 20)],
    ['November 20, 2026', at(11, 20)],
    ['Nov 20, 2026, 9:30 AM', at(11, 20, 9, 30)],
    ['2026/11/20', at(11, 20)],
    ['2026.11.20', at(11, 20)],
    ['20261120', at(11, 20)],
    ['11-20-2026', at(11, 20)],
    ['20-Nov-26', at(11, 20)],
    ['20 November 2026', at(11, 20)],
    // A month of four letters, which is no year.
    ['June 5, 2026', at(6, 5)],
    ['Sunday, July 5, 2026 at 9:30 AM', at(7, 5, 9, 30)],
    ['Sept. 5th, 2026', at(9, 5)],
    ['20th of November, 2026', at(11, 20)],
    ['the 20th Nov 2026', at(11, 20)],
    ['11/20/2026 9 AM', at(11, 20, 9)],
    ['Nov 20, 2026 at 9pm', at(11, 20, 21)],
    ['9:30 PM 11/20/2026', at(11, 20, 21, 30)],
    ['9:30 AM, Friday, Nov 20, 2026', at(11, 20, 9, 30)],
    ['2026 Nov 20', at(11, 20)],
    ['Friday, November 20th, 2026', at(11, 20)],
    ['Nov. 20, 2026 at 9:30 a.m.', at(11, 20, 9, 30)],
    ['Nov 20 2026 9:30AM', at(11, 20, 9, 30)],
    ['11/20/2026, 9:30:00\u202fPM', at(11, 20, 21, 30)],
    ['11/20/26 9:30p', at(11, 20, 21, 30)],
    ['11/20/26 12:30a', at(11, 20, 0, 30)],
    ['11/20/2026 12:48:00PM', at(11, 20, 12, 48)],
    ['11/20/2026 9:30 a.m.', at(11, 20, 9, 30)],
    ['11/20/2026 12:00:00 AM', at(11, 20)],
    ['2026/11/20 9:30:00 PM EST', at(11, 20, 21, 30)],
    ['2026-11-20 14:30:00 UTC', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20 09:30:00 -0500', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20 14:30:00+00', '2026-11-20T14:30:00.000Z'],
    ['2026/11/20 9:30:00 AM GMT-5', '2026-11-20T14:30:00.000Z'],
    ['Fri, 20 Nov 2026 09:30:00 -0500', '2026-11-20T14:30:00.000Z'],
    ['Fri Nov 20 2026 09:30:00 GMT-0500 (Eastern Standard Time)', '2026-11-20T14:30:00.000Z'],
    ['Fri Nov 20 09:30:00 EST 2026', at(11, 20, 9, 30)],
    ['Nov 20 09:30:00 2026', at(11, 20, 9, 30)],
    // The number by which a spreadsheet keeps the day.
    ['46346', at(11, 20)],
    ['46346.395833', new Date(Date.parse(at(11, 20, 9, 30)) - 29).toISOString()],
    // On the days of 23 and of 25 hours, by the clock.
    ['46089.5', at(3, 8, 12)],
    ['46327.5', at(11, 1, 12)],
    ['3/8/2026 2:30 AM UTC', '2026-03-08T02:30:00.000Z'],
    // Seconds and milliseconds, as programs count them.
    ['1795185000', '2026-11-20T14:30:00.000Z'],
    ['1795185000123', '2026-11-20T14:30:00.123Z'],
    ['1795185000.123456', '2026-11-20T14:30:00.123Z'],
    ['/Date(1795185000123-0500)/', '2026-11-20T14:30:00.123Z'],
  ])('%s is read', (text, moment) => expect(readCsvDate(text)).toBe(moment));

  it.each(
    listOf(`
      call back 5 | next week 3 | Wed | 5 | 2026 | 2026-11 | 2026-02-30 | 2026-W47-5
      20/11/2026 | 2/30/2026 | 11/20 | 11/20/2026 25:00 | 11/20/2026 14:75 | 9:30 AM
      11/20/2026 9 | Nov 31, 2026 | 31-Nov-26 | November 2026 | 12345 | 20 30 40
      2026/13/20 | 12/1/0002
    `),
  )('%s is refused', (text) => {
    expect(readCsvDate(text)).toBeUndefined();
    expect(isIsoDateTime(text)).toBe(false);
  });

  it('is read again from what a browser writes, in whatever style', () => {
    const styles = fc.constantFrom(
      'short' as const,
      'medium' as const,
      'long' as const,
      'full' as const,
    );
    const minutes = fc
      .integer({ min: 0, max: 40_000_000 })
      .map((after) => 946_746_000_000 + after * 60_000);
    fc.assert(
      fc.property(minutes, styles, (moment, dateStyle) => {
        const date = new Date(moment);
        // In the hour that comes twice the zone alone tells.
        fc.pre(new Date(moment + 3_600_000).getHours() !== date.getHours());
        fc.pre(new Date(moment - 3_600_000).getHours() !== date.getHours());
        const written = date.toLocaleString('en-US', { dateStyle, timeStyle: 'short' });
        expect(readCsvDate(written)).toBe(date.toISOString());
        expect(readCsvDate(date.toString())).toBe(date.toISOString());
        expect(readCsvDate(date.toUTCString())).toBe(date.toISOString());
      }),
    );
  });
});

describe('the order of the days of a column', () => {
  it.each([
    ['01/02/2027', true],
    ['1.12.27', true],
    ['01/01/2027', false],
    ['1/01/2027', false],
    ['01/27/2027', false],
    ['13/13/2027', false],
    ['2027-01-02', false],
    ['Jan 2, 2027', false],
    ['soon', false],
  ])('leaves %s open: %s', (date, isOpen) => expect(isEitherOrder(date)).toBe(isOpen));

  it.each([
    ['by the only one that can be in one order', ['01/02/2027', '27/11/2026'], 'dayFirst'],
    ['month first', ['01/02/2027', '11/27/2026'], 'monthFirst'],
    ['whatever stands beside them that is no date', ['27.11.2026', '13.13.2026'], 'dayFirst'],
    ['with dots, where nothing else tells', ['01.02.2027', '13.13.2026'], 'dayFirst'],
    ['month first, where nothing tells', ['01/02/2027'], 'monthFirst'],
    ['month first, where two contradict', ['27/11/2026', '11/27/2026'], 'monthFirst'],
  ])('is told %s', (_how, dates, order) => expect(dateOrderOf(dates)).toBe(order));
});
