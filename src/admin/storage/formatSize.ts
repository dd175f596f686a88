/** What something takes of the browser's store, in words. One unit counts as one byte. */
export const formatKilobytes = (units: number): string =>
  units < 1_000_000
    ? `${Math.max(1, Math.round(units / 1_000)).toLocaleString('en-US')} KB`
    : `${(units / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
