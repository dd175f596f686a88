import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../src/domain/leads/schema';
import {
  GROUPINGS,
  median,
  sourcesReport,
  type Grouping,
} from '../../../src/domain/payments/report';
import type { Payment } from '../../../src/domain/payments/schema';
import { paymentsToCsv } from '../../../src/persistence/csv/paymentsCsv';
import { aLead, aPayment } from '../../support/entities';

it.each([
  [[], undefined],
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %s', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

const call = (dateTime: string) => ({
  id: dateTime,
  type: 'call' as const,
  subject: '',
  content: '',
  dateTime,
  followUpRequired: false,
});

const LEADS: Lead[] = [
  aLead({
    id: 'a',
    leadSource: 'Referral',
    serviceType: 'General Repairs',
    stage: 'Paid',
    createdDate: '2026-10-01T12:00:00.000Z',
    communications: [call('2026-10-02T12:00:00.000Z'), call('2026-10-01T14:00:00.000Z')],
  }),
  aLead({
    id: 'b',
    leadSource: 'Referral',
    serviceType: 'Painting & Finishing',
    stage: 'New Lead',
    createdDate: '2026-11-01T12:00:00.000Z',
  }),
  aLead({
    id: 'c',
    leadSource: 'Facebook',
    stage: 'New Lead',
    createdDate: '2025-11-01T12:00:00.000Z',
  }),
];
const report = (
  by: Grouping,
  year: string,
  payments: Payment[],
  projects: { customerId: string }[] = [],
) =>
  sourcesReport(
    {
      leads: LEADS,
      entities: Object.fromEntries(LEADS.map((lead) => [lead.id, lead])),
      projects,
      payments,
    },
    by,
    year,
  );

describe('where paid jobs come from', () => {
  it('counts leads, won, paid, dollars, days and hours by source', () => {
    const payments = [
      aPayment({ id: '1', leadId: 'a', day: '2026-10-11', amountCents: 30_000 }),
      aPayment({ id: '2', leadId: 'a', day: '2026-10-05', amountCents: 20_000 }),
    ];
    expect(report('source', '2026', payments, [{ customerId: 'b' }])).toEqual([
      {
        group: 'Referral',
        leads: 2,
        won: 2,
        paid: 1,
        receivedCents: 50_000,
        daysToPaid: 10,
        hoursToContact: 2,
      },
    ]);
  });

  it.each<[Grouping, string, string[]]>([
    ['service', '2026', ['General Repairs', 'Painting & Finishing']],
    ['month', '2026', ['2026-11', '2026-10']],
    ['month', '', ['2026-11', '2026-10', '2025-11']],
    ['source', '2024', []],
  ])('is by %s, of the year "%s": %j', (by, year, groups) => {
    expect(report(by, year, []).map(({ group }) => group)).toEqual(groups);
  });

  it('counts what somebody paid who was deleted under what was known then', () => {
    const payments = [aPayment({ leadId: 'gone', leadSource: 'Yard Sign', day: '2026-03-01' })];
    expect(report('source', '2026', payments)[0]).toMatchObject({
      group: 'Yard Sign',
      leads: 0,
      receivedCents: 24_000,
    });
  });

  it('adds up to all that was received, whatever it is grouped by', () => {
    const payment = fc.record({
      leadId: fc.constantFrom('a', 'b', 'c', 'gone', ''),
      leadSource: fc.constantFrom('Referral', ''),
      day: fc.constantFrom('2025-02-01', '2026-02-01', '2026-11-30'),
      amountCents: fc.nat(1e8),
    });
    fc.assert(
      fc.property(fc.array(payment), fc.constantFrom(...GROUPINGS), (drafts, by) => {
        const payments = drafts.map((one, index) => aPayment({ ...one, id: String(index) }));
        const sum = (cents: number[]): number => cents.reduce((all, one) => all + one, 0);
        expect(sum(report(by, '', payments).map((row) => row.receivedCents))).toBe(
          sum(payments.map(({ amountCents }) => amountCents)),
        );
      }),
    );
  });
});

it('the file for the accountant has a row for each payment, oldest first, and no formulas', () => {
  const payment = { ...aPayment(), job: 'Back steps', source: 'Referral' };
  const csv = paymentsToCsv([
    { ...payment, day: '2026-11-20', amountCents: 24_050 },
    { ...payment, day: '2026-10-02', amountCents: 100, customerName: '=cmd', job: '' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Month,Day,Customer,Job,Sum,Way,Source',
    `2026-10,2026-10-02,"'=cmd",,1.00,Check,Referral`,
    '2026-11,2026-11-20,Ada Brook,Back steps,240.50,Check,Referral',
  ]);
});
