import { lazy } from './lazy';

const DOLLARS = { style: 'currency', currency: 'USD' } as const;
const wholeDollars = lazy(
  () => new Intl.NumberFormat('en-US', { ...DOLLARS, maximumFractionDigits: 0 }),
);
const dollarsAndCents = lazy(() => new Intl.NumberFormat('en-US', DOLLARS));

/** Returns dollars in whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Formats dollars as `$1,250`, with cents only if there are any: `$89.50`. */
export function formatDollars(dollars: number): string {
  const cents = centsOf(dollars);
  // What rounds to no cent has no sign.
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents)().format(cents === 0 ? 0 : dollars);
}

/** Formats whole cents as dollars: `$1,250`, `$89.50`. */
export const formatCents = (cents: number): string => formatDollars(cents / 100);

/** Formats dollars as rounded thousands: `$12K`; what rounds to none in full, `$450`. */
export function formatThousands(dollars: number): string {
  const thousands = Math.round(dollars / 1000);
  return thousands === 0 ? formatDollars(dollars) : `${wholeDollars().format(thousands)}K`;
}

/** The character before the cents of a sum. */
export type DecimalMark = '.' | ',';

/** Numbers by their decimal mark, with the decimals as a group. */
const NUMBERS: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?=\.?\d)(?:\d*|[1-9]\d{0,2}(?:[,'’\s]\d{3})+)(?:\.(\d*))?$/,
  ',': /^(?=,?\d)(?:\d*|[1-9]\d{0,2}(?:[.'’\s]\d{3})+)(?:,(\d*))?$/,
};

/**
 * Reads a number as people write it, `1,234.50` or `1.234,50`; undefined for anything else, such as `1e3`,
 * and for more decimals than are kept.
 * @param usual The decimal mark where it could be either: `1,250`.
 */
export function readNumber(
  text: string,
  usual: DecimalMark = '.',
  decimals = 2,
): number | undefined {
  // With the usual mark these are three decimals, with the other one thousands.
  if (decimals < 3 && /^\d{1,3}[.,]\d{3}$/.test(text) && text.includes(usual)) return undefined;
  for (const mark of [usual, usual === '.' ? ',' : '.'] as const) {
    const match = NUMBERS[mark].exec(text);
    const part = match?.[1] ?? '';
    const whole = text.split(mark)[0] ?? '';
    // Further zeros are accepted, as in a database's `12.5000`, but not behind an unusual comma: `1,2000` is a typing error.
    const isWritten = mark === '.' || mark === usual;
    const isKept = part.length <= decimals || (isWritten && /^00+$/.test(part.slice(decimals)));
    if (match && isKept) return Number(`${whole.replaceAll(/\D/g, '')}.${part}`);
  }
  return undefined;
}

/**
 * Reads a sum of dollars as people write it: `$1,234.50`, `USD 900`, `900 dollars`, `12,50`, `900.-`, `-5`, `(5)` or `$ (5)`; a dash
 * alone is 0. Undefined for anything else, and for fractions of a cent. Other parameters as {@link readNumber}.
 */
export function readDollars(text: string, usual?: DecimalMark): number | undefined {
  const bare = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^(?:(?:USD|\$)\s?)?\((.+)\)(?:\s?(?:USD|\$))?$/i, '-$1')
    .replace(/^([-+−–]?)\s?(?:USD|US\s?\$|\$)\s*([-+−–]?)/i, '$1$2')
    .replace(/\s?(?:USD|dollars|(?:US\s?)?\$)$/i, '')
    .replace(/(?<=\d[.,])[-−–—]{1,2}$/, '00');
  if (/^[-−–—]$/.test(bare.trim())) return 0;
  const dollars = readNumber(bare.replace(/^[-+−–]\s?/, ''), usual);
  // `-dollars` would make -0 of 0.
  return dollars !== undefined && /^[-−–]/.test(bare) ? 0 - dollars : dollars;
}

/** Reads a sum while it is typed, for totals beside it. Text that is not a sum, or a negative sum, counts as 0. */
export const parseDollars = (text: string): number => Math.max(0, readDollars(text) ?? 0);
