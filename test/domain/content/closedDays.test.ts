import { describe, expect, it } from 'vitest';
import { readClosedDays } from '../../../src/domain/content/closedDays';

describe('closed days, one a line', () => {
  it.each([
    [
      '<p>2026-12-25: Christmas Day</p><p>2027-01-01</p>',
      { '2026-12-25': 'Christmas Day', '2027-01-01': '' },
    ],
    [
      '2026-12-25 Christmas Day<br>12/31/2026: Inventory',
      { '2026-12-25': 'Christmas Day', '2026-12-31': 'Inventory' },
    ],
    ['<ul><li>2026-7-4, <b>Independence</b> Day</li></ul>', { '2026-07-04': 'Independence Day' }],
    ['<p>2026-12-25 - Kids &amp; snow</p>', { '2026-12-25': 'Kids & snow' }],
    ['<p> </p>', {}],
  ])('%s', (html, days) => expect(readClosedDays(html)).toEqual({ days, unread: [] }));

  it.each([
    'Christmas',
    '2026-02-30: No such day',
    '2026-13-01',
    '25.12.2026',
    '2026-12-255',
    '1/1',
  ])('"%s" is no day', (line) =>
    expect(readClosedDays(`<p>${line}</p>`)).toEqual({ days: {}, unread: [line] }),
  );
});
