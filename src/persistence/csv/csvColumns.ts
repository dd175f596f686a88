import { splitName } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { isEmail } from '../../lib/fields';
import { cellText } from './csvCells';
import { OTHER_HEADINGS, PHONE_LABEL, plainHeading, rankOfPhone, WHOLE_NAMES } from './csvHeadings';
import type { CsvField, CsvMapping } from './leadsCsv';

/** Which columns of a file a field is read from. */

/** Returns the columns that a field may be read from, the best first. */
export function columnsCalled(
  labels: readonly string[],
  field: CsvField,
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

/** Returns what reads the fields of a row: from the matched columns, or where these are empty from others. */
export function readerOf(
  columns: readonly string[],
  mapping: CsvMapping,
  guess: CsvMapping,
  columnsFor: (field: CsvField, columns: readonly string[]) => number[],
) {
  const taken = new Set(Object.values(mapping));
  const candidates = new Map(
    (Object.keys(mapping) as CsvField[]).map((field): [CsvField, number[]] => {
      const own = mapping[field];
      if (own === undefined) return [field, []];
      return [field, [own, ...columnsFor(field, columns).filter((one) => !taken.has(one))]];
    }),
  );
  const lines = columns.map((column) => plainHeading(column).replace(/(?:line)?#?$/, ''));
  return (cells: readonly string[], field: CsvField): Said => {
    const textOf = (column: number): string => cellText(cells[column] ?? '');
    const filled = (candidates.get(field) ?? []).filter((column) => textOf(column) !== '');
    if (field === 'phone' && mapping.phone === guess.phone) {
      const rank = (column: number): number =>
        rankOfPhone(
          PHONE_LABEL.test(columns[column - 1] ?? '')
            ? textOf(column - 1)
            : (columns[column] ?? ''),
        );
      filled.sort((a, b) => rank(a) - rank(b));
    }
    const [column] = filled;
    if (column === undefined) return { text: '' };
    const text = textOf(column);
    if (field === 'email') return { text: text.split(/[\s,;]+|:::/).find(isEmail) ?? text };
    // The second line of an address, such as its apartment.
    const next = lines[column + 1] === lines[column] ? column + 1 : -1;
    const second = field === 'address' && !taken.has(next) ? textOf(next) : '';
    return { text: second === '' ? text : `${text}, ${second}`, column };
  };
}

/** What stands behind a comma without being a first name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|phd|llc|inc|ltd)\.?$/i;

/** Reads a whole name: `Roy, Ada` has the last name first. */
export function readName(text: string): Pick<Lead, 'firstName' | 'lastName'> {
  const [, lastName = '', firstName = ''] = /^([^,]*[^,\s])\s*,\s*([^,]+)$/.exec(text) ?? [];
  return firstName === '' || SUFFIX.test(firstName) ? splitName(text) : { firstName, lastName };
}

const WHOLE: ReadonlySet<string> = new Set(WHOLE_NAMES.split(' '));

/** Whether a column holds whole names, or firms. */
export const hasWholeNames = (heading = ''): boolean => WHOLE.has(plainHeading(heading));
