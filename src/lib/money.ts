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

/** Formats dollars as rounded thousands: `$12K`; nothing as `$0`. */
export function formatThousands(dollars: number): string {
  if (dollars === 0) return wholeDollars.format(0);
  return `${wholeDollars.format(Math.round(dollars / 1000))}K`;
}

/** Parses a money field, in dollars: non-numeric and negative become 0; `$` and commas go. */
export function parseDollars(text: string): number {
  const dollars = Number(text.replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(dollars) && dollars > 0 ? Math.round(dollars * 100) / 100 : 0;
}
