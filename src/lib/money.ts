const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars as `$1,250`, with cents only if there are any: `$89.50`. */
export function formatDollars(dollars: number): string {
  return (Number.isInteger(dollars) ? wholeDollars : dollarsAndCents).format(dollars);
}

/** Formats whole cents as dollars: `$1,250`, `$89.50`. */
export const formatCents = (cents: number): string => formatDollars(cents / 100);

/** Formats dollars as rounded thousands: `$12K`; nothing as `$0`. */
export function formatThousands(dollars: number): string {
  if (dollars === 0) return wholeDollars.format(0);
  return `${wholeDollars.format(Math.round(dollars / 1000))}K`;
}

/** The character before the cents of a sum. */
export type DecimalMark = '.' | ',';

/** Returns the pattern of a number by its decimal mark; zeros beyond the decimals say nothing. */
function numberPattern(mark: DecimalMark, decimals: number): RegExp {
  const between = `[${mark === '.' ? ',' : '.'}'’]`;
  const whole = `(?:\\d+|[1-9]\\d{0,2}(?:${between}\\d{3})+)`;
  const part = `[${mark}](?:\\d{0,${decimals}}|\\d{${decimals}}0{2,})`;
  return new RegExp(`^(?:${whole}(?:${part})?|[${mark}]\\d{1,${decimals}})$`);
}

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
  const isEither = decimals < 3 && /^\d{1,3}[.,]\d{3}$/.test(text) && text.includes(usual);
  const marks: readonly DecimalMark[] = isEither ? [] : [usual, usual === '.' ? ',' : '.'];
  const mark = marks.find((one) => numberPattern(one, decimals).test(text));
  if (mark === undefined) return undefined;
  const [whole = '', part = ''] = text.split(mark);
  return Number(`${whole.replaceAll(/\D/g, '')}.${part}`);
}

/**
 * Reads a sum of dollars as people write it: `$1,234.50`, `USD 900`, `12,50`, `-5` or `(5)`; a dash alone
 * is 0. Undefined for anything else, and for fractions of a cent. Other parameters as {@link readNumber}.
 */
export function readDollars(text: string, usual?: DecimalMark): number | undefined {
  const bare = text
    .replaceAll(/\s/g, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^([-−]?)(?:USD|US\$|\$)([-−]?)/i, '$1$2')
    .replace(/(?:USD|\$)$/i, '');
  if (bare === '-') return 0;
  const dollars = readNumber(bare.replace(/^[-−]/, ''), usual);
  return dollars !== undefined && /^[-−]/.test(bare) ? -dollars : dollars;
}

/** Reads what is typed so far, for sums that are shown beside it: what is no sum, or negative, counts 0. */
export const parseDollars = (text: string): number => Math.max(0, readDollars(text) ?? 0);
