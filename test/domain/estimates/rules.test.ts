import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { billing } from '../../../src/business';
import { projectFromEstimate } from '../../../src/domain/estimates/jobs';
import {
  nextNumber,
  nextVersionNumber,
  replacedIdsOf,
} from '../../../src/domain/estimates/numbers';
import {
  depositOf,
  estimateSummary,
  estimateTotals,
  lineCents,
  sumsAboveTotal,
} from '../../../src/domain/estimates/rules';
import type { EstimateStatus } from '../../../src/domain/estimates/schema';
import { projectFromLead } from '../../../src/domain/projects/newProjects';
import { aLead, aLine, anEstimate } from '../../support/entities';

describe('a line', () => {
  it.each([
    [1, 24_000, 24_000],
    [2.5, 8_500, 21_250],
    [0.333, 100, 33],
    [1.005, 100, 101],
    [3, 33, 99],
    [0, 5_000, 0],
  ])('of %d at %d cents costs %d cents', (quantity, unitPriceCents, cents) => {
    expect(lineCents(aLine({ quantity, unitPriceCents }))).toBe(cents);
  });
});

describe('an estimate', () => {
  const line = fc.record({
    id: fc.string({ minLength: 1 }),
    description: fc.string(),
    quantity: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    unit: fc.string(),
    unitPriceCents: fc.nat(1e7),
  });

  it('adds up: lines less discount, in whole cents and never below nothing', () => {
    fc.assert(
      fc.property(fc.array(line), fc.nat(1e9), (lines, discountCents) => {
        const totals = estimateTotals({ lines, discountCents });
        expect(totals.subtotalCents).toBe(lines.reduce((sum, one) => sum + lineCents(one), 0));
        expect(totals.totalCents).toBe(totals.subtotalCents - totals.discountCents);
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
        expect(totals.discountCents).toBeLessThanOrEqual(discountCents);
        for (const sum of Object.values(totals)) expect(Number.isSafeInteger(sum)).toBe(true);
      }),
    );
  });

  it.each([
    [0, 0, [], 10_050],
    [undefined, 0, [], 10_050],
    [7, 0, ['Subtotal $100.50', 'Tax (7%) $7.04'], 10_754],
    [7, 50, ['Subtotal $100.50', 'Discount −$0.50', 'Tax (7%) $7'], 10_700],
    [8.375, 20_000, ['Subtotal $100.50', 'Discount −$100.50'], 0],
  ])(
    'with %s percent tax and %i cents less has the sums %j',
    (taxPercent, discountCents, sums, total) => {
      const summands = { lines: [aLine({ unitPriceCents: 10_050 })], discountCents, taxPercent };
      expect(sumsAboveTotal(summands).map((sum) => sum.join(' '))).toEqual(sums);
      expect(estimateTotals(summands).totalCents).toBe(total);
    },
  );

  it.each([
    [0, 10_050, []],
    [30, 10_050, ['Deposit to begin (30%) $30.15']],
    [33.3, 10_001, ['Deposit to begin (33.3%) $33.30']],
    [100, 0, ['Deposit to begin (100%) $0']],
  ])('with a deposit of %d percent of %i cents says %j', (percent, unitPriceCents, sums) => {
    const summands = { lines: [aLine({ unitPriceCents })], discountCents: 0 };
    expect(depositOf(summands, percent).map((sum) => sum.join(' '))).toEqual(sums);
  });

  it.each([
    [[], '2026-001'],
    [['2025-009'], '2026-001'],
    [['2026-001', '2026-007-3', '2026-002'], '2026-008'],
    [['2026-999'], '2026-1000'],
    [['my own'], '2026-001'],
  ])('is numbered by year: after %j comes %s', (numbers, next) => {
    const taken = numbers.map((number) => ({ number }));
    expect(nextNumber(taken, new Date('2026-11-25T12:00:00'))).toBe(next);
  });

  it.each([
    ['2026-001', ['2026-001'], '2026-001-2'],
    ['2026-001-2', ['2026-001', '2026-001-2', '2026-002-9'], '2026-001-3'],
    ['my own', ['my own'], 'my own-2'],
  ])('has versions: after %s among %j comes %s', (number, all, next) => {
    expect(
      nextVersionNumber(
        { number },
        all.map((one) => ({ number: one })),
      ),
    ).toBe(next);
  });

  it.each<[EstimateStatus, boolean, boolean]>([
    ['Draft', false, false],
    ['Sent', true, true],
    ['Accepted', false, true],
    ['Declined', true, true],
    ['Replaced', false, false],
  ])(
    'replaces an earlier version at %s once sent: %s, once accepted: %s',
    (status, ...expected) => {
      const earlier = anEstimate({ id: 'a', number: '2026-001', status });
      const other = anEstimate({ id: 'b', number: '2026-002', status: 'Sent' });
      const later = anEstimate({ id: 'c', number: '2026-001-3', status: 'Sent' });
      const sent = anEstimate({ id: 'd', number: '2026-001-2', status: 'Sent' });
      const all = [earlier, other, later, sent];
      const replaced = (['Sent', 'Accepted'] as const).map((to) => replacedIdsOf(sent, all, to));
      expect(replaced).toEqual(expected.map((isReplaced) => (isReplaced ? ['a'] : [])));
    },
  );

  it('becomes a job with its lines and its total', () => {
    const lines = [
      aLine({ quantity: 2.5, unit: 'hours', description: 'Painting', unitPriceCents: 8_500 }),
      aLine({ id: 'l2', description: 'Primer', unitPriceCents: 4_050 }),
      aLine({ id: 'l3', quantity: 3, description: 'Hooks', unitPriceCents: 0 }),
      aLine({ id: 'l4', unit: 'coat', description: 'Paint', unitPriceCents: 0 }),
    ];
    const job = projectFromEstimate(
      projectFromLead(aLead()),
      anEstimate({ lines, discountCents: 300 }),
    );
    expect(job).toMatchObject({
      customerName: 'Ada Brook',
      customerId: aLead().id,
      description: '2.5 hours Painting\nPrimer\n3 Hooks\n1 coat Paint',
      estimatedValue: 250,
      status: 'Approved',
    });
  });
});

describe('what a message says of an estimate', () => {
  it('is its number, its lines, all sums, and until when it is valid', () => {
    onTestFinished(() => void (billing.depositPercent = 0));
    billing.depositPercent = 10;
    const lines = [
      aLine({ quantity: 2, unit: 'hours', unitPriceCents: 8_000 }),
      aLine({ id: 'l2' }),
    ];
    expect(estimateSummary(anEstimate({ lines, discountCents: 1_000 })).split('\n')).toEqual([
      'Estimate 2026-001',
      '2 hours Mend the porch step: $160',
      'Mend the porch step: $240',
      'Subtotal: $400',
      'Discount: −$10',
      'Total: $390',
      'Deposit to begin (10%): $39',
      'Valid until Dec 1, 2026',
    ]);
  });

  it('leaves out what is not there', () => {
    expect(estimateSummary(anEstimate({ validUntil: '' })).split('\n')).toEqual([
      'Estimate 2026-001',
      'Mend the porch step: $240',
      'Total: $240',
    ]);
  });
});

it('a job of an estimate without lines has the description of its lead', () => {
  expect(projectFromEstimate(projectFromLead(aLead()), anEstimate({ lines: [] })).description).toBe(
    'A door that sticks',
  );
});
