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

const withoutSigns = (text: string): string => text.replaceAll(/[$,\s]/g, '');

/** Whether a text is an amount of dollars, such as `$1,250.50`. */
export const isDollars = (text: string): boolean =>
  withoutSigns(text) !== '' && Number.isFinite(Number(withoutSigns(text)));

/** Parses a money field, in dollars: non-numeric and negative become 0; `$` and commas go. */
export function parseDollars(text: string): number {
  const dollars = Number(withoutSigns(text));
  return Number.isFinite(dollars) && dollars > 0 ? Math.round(dollars * 100) / 100 : 0;
}
