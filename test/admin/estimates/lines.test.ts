import { describe, expect, it } from 'vitest';
import {
  emptyLine,
  lineProblems,
  storedLine,
} from '../../../src/admin/estimates/estimateFormValues';
import { lineCents } from '../../../src/domain/estimates/rules';

const line = (quantity: string, unitPrice: string) => ({
  ...emptyLine(),
  description: 'Deck boards',
  quantity,
  unitPrice,
});

describe('a line of an estimate', () => {
  it.each<[quantity: string, unitPrice: string, cents: number]>([
    ['1', '12,50', 1_250],
    ['1', '1.234,50', 123_450],
    ['1', '$1,234.50', 123_450],
    ['1', 'USD 900', 90_000],
    ['2.5', '65.50', 16_375],
    ['2,5', '65.50', 16_375],
    ['1,000', '0.08', 8_000],
    ['', '65', 6_500],
  ])('of %j at %j is %d cents', (quantity, unitPrice, cents) => {
    expect(lineProblems(line(quantity, unitPrice))).toEqual({});
    expect(lineCents(storedLine(line(quantity, unitPrice)))).toBe(cents);
  });

  it.each<[quantity: string, unitPrice: string, cell: string]>([
    ['1,000', '0.085', 'unitPrice'],
    ['1', '1e3', 'unitPrice'],
    ['1', '0x10', 'unitPrice'],
    ['1', '-5', 'unitPrice'],
    ['1', '1,000,000,000.01', 'unitPrice'],
    ['1,000,000', '1,001', 'unitPrice'],
    ['1e3', '5', 'quantity'],
    ['0.0005', '5', 'quantity'],
    ['0', '5', 'quantity'],
    ['-2', '5', 'quantity'],
  ])(
    'of %j at %j is refused beside the cell, and rounded in no silence',
    (quantity, price, cell) => {
      expect(Object.keys(lineProblems(line(quantity, price)))).toEqual([cell]);
    },
  );
});
