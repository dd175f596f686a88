/** Formats a size in storage. One UTF-16 unit counts as one byte. */
export const formatKilobytes = (units: number): string =>
  units < 1_000_000
    ? `${Math.max(1, Math.round(units / 1_000)).toLocaleString('en-US')} KB`
    : `${(units / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
