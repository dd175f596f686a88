import { describe, expect, it } from 'vitest';
import { valueByMonth } from '../../../src/domain/leads/figures';
import { snoozedFollowUpDate } from '../../../src/domain/leads/rules';
import { aLead } from '../../support/entities';

describe('the value of new leads by month', () => {
  it('covers the last six months, this one included, by local time', () => {
    const leads = [
      aLead({ id: '1', createdDate: '2026-11-01T03:30:00.000Z', estimatedValue: 100 }),
      aLead({ id: '2', createdDate: '2026-11-20T15:00:00.000Z', estimatedValue: 50 }),
      aLead({ id: '3', createdDate: '2026-05-31T12:00:00.000Z', estimatedValue: 999 }),
      aLead({
        id: '4',
        createdDate: '2026-06-01T12:00:00.000Z',
        estimatedValue: 70,
        isActive: false,
      }),
    ];
    expect(valueByMonth(leads, new Date(2026, 10, 30))).toEqual([
      { month: '2026-06', count: 1, value: 70 },
      { month: '2026-07', count: 0, value: 0 },
      { month: '2026-08', count: 0, value: 0 },
      { month: '2026-09', count: 0, value: 0 },
      { month: '2026-10', count: 1, value: 100 },
      { month: '2026-11', count: 1, value: 50 },
    ]);
  });
});

describe('a follow-up that is put off', () => {
  it.each([
    ['by four days', 4, new Date(2026, 10, 24, 9)],
    ['to a weekend', 1, new Date(2026, 10, 23, 9)],
    ['to a closed day', 6, new Date(2026, 10, 27, 9)],
    ['over the end of a month', 14, new Date(2026, 11, 4, 9)],
    ['over the end of daylight saving', 1, new Date(2026, 10, 2, 9), new Date(2026, 9, 31, 22)],
  ])(
    '%s is due in a working morning at nine',
    (_what, days, due, now = new Date(2026, 10, 20, 16, 45)) => {
      const closed = { '2026-11-26': 'Thanksgiving Day' };
      expect(snoozedFollowUpDate(days, now, closed)).toBe(due.toISOString());
    },
  );
});
