import type { Lead } from '../../domain/leads/schema';
import { rankOfPhone } from '../../domain/shared/phoneNumbers';
import { emailsIn } from '../../lib/emailsIn';
import { isPhone } from '../../lib/phones';
import { cellText } from './csvCells';
import { OTHER_HEADINGS, PHONE_LABEL, plainHeading, WHOLE_NAMES } from './csvHeadings';

/** Which columns of a file a field is read from. */

/** Returns the columns that a field may be read from, the best first. */
export function columnsCalled(
  labels: readonly string[],
  field: keyof Lead,
  columns: readonly string[],
): number[] {
  const names = labels.map(plainHeading);
  const order = new Map(
    [...names, ...(OTHER_HEADINGS[field] ?? '').split(' ')].map((name, at) => [name, at]),
  );
  const found = columns.flatMap((column, index) => {
    const at = column === '' ? undefined : order.get(plainHeading(column));
    return at === undefined
      ? []
      : [{ index, rank: field === 'phone' ? rankOfPhone(column) : 0, at }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || a.at - b.at || a.index - b.index)
    .map(({ index }) => index);
}

/** What a cell says, and the column that says it. */
interface Said {
  text: string;
  column?: number;
}

/**
 * Returns what reads the fields of a row: each from the first of its columns that is not empty.
 * @param isBestPhone Whether a number is chosen by its kind, and not by the order of its columns.
 */
export function readerOf(
  columns: readonly string[],
  columnsOf: ReadonlyMap<keyof Lead, readonly number[]>,
  isBestPhone: boolean,
) {
  const lines = columns.map((column) => plainHeading(column).replace(/(?:line)?#?$/, ''));
  const isMatched = (column: number): boolean =>
    [...columnsOf.values()].some(([own]) => own === column);
  return (cells: readonly string[], field: keyof Lead): Said => {
    const textOf = (column: number): string => cellText(cells[column] ?? '');
    const named = (columnsOf.get(field) ?? []).filter((column) => textOf(column) !== '');
    // "none" or "n/a" in one column says no more than an empty cell where another has a number.
    const numbers = field === 'phone' ? named.filter((column) => isPhone(textOf(column))) : [];
    const filled = numbers.length > 0 ? numbers : named;
    if (field === 'phone' && isBestPhone) {
      const kindOf = (column: number): string =>
        PHONE_LABEL.test(columns[column - 1] ?? '') ? textOf(column - 1) : (columns[column] ?? '');
      filled.sort((a, b) => rankOfPhone(kindOf(a)) - rankOfPhone(kindOf(b)));
    }
    const [column] = filled;
    if (column === undefined) return { text: '' };
    const text = textOf(column);
    if (field === 'email') return { text: emailsIn(text)[0] ?? text };
    // The second line of an address, such as its apartment.
    const next = column + 1;
    const hasSecond = field === 'address' && lines[next] === lines[column] && !isMatched(next);
    const second = hasSecond ? textOf(next) : '';
    return { text: [text, second].filter(Boolean).join(', '), column };
  };
}

const WHOLE: ReadonlySet<string> = new Set(WHOLE_NAMES.split(' '));

/** Whether a column holds whole names, or firms. */
export const hasWholeNames = (heading = ''): boolean => WHOLE.has(plainHeading(heading));
