import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCents,
  formatDollars,
  parseDollars,
  readDollars,
  readNumber,
} from '../../src/lib/money';
import { listOf } from '../support/cases';

describe('a sum of dollars', () => {
  it.each<[text: string, dollars: number]>([
    // As people in America write it.
    ['980', 980],
    ['$12,500', 12_500],
    ['$1,234.50', 1_234.5],
    [' $ 1,234.50 ', 1_234.5],
    ['USD 900', 900],
    ['900 USD', 900],
    ['450 dollars', 450],
    ['US$900', 900],
    ['usd1,250', 1_250],
    ['.50', 0.5],
    ['12.', 12],
    ['1,234,567.89', 1_234_567.89],
    // As a bookkeeper writes what is below nothing, and nothing.
    ['-5', -5],
    ['-$5', -5],
    ['$-5', -5],
    ['\u22125', -5],
    ['(1,250.00)', -1_250],
    ['($5)', -5],
    ['$ -', 0],
    ['$(1,250.00)', -1_250],
    ['$ (1,250.00)', -1_250],
    ['\u20135', -5],
    ['- 5', -5],
    ['\u2014', 0],
    ['-0.00', 0],
    ['(0.00)', 0],
    ['-$0', 0],
    ['USD (1,200.00)', -1_200],
    ['($1,200.00) USD', -1_200],
    ['1,200.00 US$', 1_200],
    ['\u200e$1,200\u200e', 1_200],
    // As a bank writes what came in.
    ['+900', 900],
    ['+$900.50', 900.5],
    ['$+900', 900],
    ['0', 0],
    ['0.00', 0],
    // With the comma before the cents.
    ['12,50', 12.5],
    // A dash for no cents.
    ['$900.-', 900],
    ['1.234,-- USD', 1_234],
    ['900.\u2014', 900],
    ['1.234,50', 1_234.5],
    ['12,5', 12.5],
    ['1.234.567', 1_234_567],
    ['1 234,50', 1_234.5],
    ['1\u00a0234,50', 1_234.5],
    ['1\u202f234,50', 1_234.5],
    ["1'234.50", 1_234.5],
    ['1\u2019234,50', 1_234.5],
    // As a database writes decimals.
    ['12.5000', 12.5],
    ['$  1,200', 1_200],
    ['$   -', 0],
    ['1250.00000', 1_250],
  ])('%j is %d', (text, dollars) => {
    expect(readDollars(text)).toBe(dollars);
    expect(parseDollars(text)).toBe(Math.max(0, dollars));
  });

  it.each([
    '',
    ...listOf(`
      abc | 1e3 | 0x10 | 1E+3 | Infinity | NaN | 1_000 | 2k | 1,200 - 1,500 | 1,2000
      $1,2000 | 12.345 | 0.085 | 1.234 | 1250.504 | 0,125 | 1,2345 | 12.3456 | 1,23,456
      12,34.50 | 1,250.50.00 | 1.250,50,00 | $$5 | --5 | +-5 | () | +
    `),
    // Spaces between thousands stand before three digits.
    ...listOf(`
      12 50 | 9 00 | 1 2500 | 1 2 3 | 5- | $5 each | ١٢ | €12 | 12% | =5 | 1/2
    `),
  ])('%j is none', (text) => {
    expect(readDollars(text)).toBeUndefined();
    expect(parseDollars(text)).toBe(0);
  });

  it.each<[text: string, usual: '.' | ',', dollars: number | undefined]>([
    ['1.250', ',', 1_250],
    ['1,250', '.', 1_250],
    ['1,250', ',', undefined],
    ['1.250,50', '.', 1_250.5],
    ['2,000.00', ',', 2_000],
    ['0.125', ',', undefined],
    ['900', ',', 900],
  ])('%j, where %j is usual before the cents, is %d', (text, usual, dollars) => {
    expect(readDollars(text, usual)).toBe(dollars);
  });

  it.each([
    ['$1,250', 1_250],
    ['$89.50', 89.5],
    ['$0.01', 0.01],
    // Added up in binary fractions: 399.99999999999994 and 1000.0000000000001.
    ['$400', 110.1 + 220.2 + 69.7],
    ['$1,000', 899.95 + 0.07 + 99.98],
  ])('is written as %s, with cents only if there are any', (written, dollars) => {
    expect(formatDollars(dollars)).toBe(written);
  });

  it('is read again from what is written, whatever the sum', () => {
    const sum = fc.integer({ min: 0, max: 1e11 });
    fc.assert(
      fc.property(sum, (cents) => {
        expect(Math.round((readDollars(formatCents(cents)) ?? -1) * 100)).toBe(cents);
      }),
    );
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'nb-NO', 'pt-BR'])(
    'is read again from what a browser in %s writes',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1e10 }), (cents) => {
          expect(Math.round((readDollars(format.format(cents / 100)) ?? -1) * 100)).toBe(cents);
        }),
      );
    },
  );
});

describe('a quantity', () => {
  it.each<[text: string, quantity: number | undefined]>([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['0.125', 0.125],
    ['1,250', 1_250],
    ['1.2345', undefined],
    ['1e3', undefined],
    ['two', undefined],
  ])('%j is %d', (text, quantity) => expect(readNumber(text, '.', 3)).toBe(quantity));
});
