import { LIST_NAMES } from '../../domain/lists/schema';
import { lookUp } from '../../lib/lookUp';
import { labelFromName } from '../../lib/text';

/** What the owner calls the stored entries: a list by its name, `Status updates`, unless it has another label. */
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LIST_NAMES.map((name) => [name, labelFromName(name)])),
  pages: 'Page copy',
  posts: 'Blog posts',
  deleted: 'Recently deleted',
  signedIn: 'Sign-in',
};

/** Returns what the owner calls a stored entry; those without a label hold internal data. */
export const entryLabel = (entry: string): string => lookUp(LABELS, entry) ?? 'Bookkeeping';

/** Formats a size in storage. One UTF-16 unit counts as one byte. */
export const formatKilobytes = (units: number): string =>
  units < 1_000_000
    ? `${Math.ceil(units / 1_000).toLocaleString('en-US')} KB`
    : `${(units / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
