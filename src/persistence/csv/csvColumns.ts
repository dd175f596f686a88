import type { Lead } from '../../domain/leads/schema';
import { rankOfPhone } from '../../domain/shared/phoneNumbers';
import { emailsIn } from '../../lib/emailsIn';
import { isPhone } from '../../lib/phones';
import { cellText } from './csvCells';

/** The headings of the files that people have, and what they hold. */

/** Returns a heading without case, signs and spaces, `#` for a number: `phone#value`. */
const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/\d+/g, '#');

/** Headings of names that are not given in parts, and of firms, which stand for a name that is not given. */
const WHOLE_NAMES =
  'name fullname displayname customername customer clientname client contactname contact fileas companyname company organizationname organization#name businessname';

/**
 * Other headings of a field than its label, the best first: where a cell is empty, the next one is taken.
 * Of Google Contacts (old and new), Outlook, Thunderbird, Apple Contacts, Jobber, Housecall Pro and Square.
 */
const OTHER_HEADINGS: Partial<Record<keyof Lead, string>> = {
  firstName: `first givenname given forename ${WHOLE_NAMES}`,
  lastName: 'last familyname surname',
  email:
    'emailaddress mail emails primaryemail email#value email#address email# personalemail homeemail workemail businessemail otheremail secondaryemail',
  phone:
    'mobile mobilephone mobilenumber mobilephones cell cellphone cellnumber iphone phonenumber telephone tel phones phone#value phone# phone#number mainphone mainphones primaryphone homephone homephone# homenumber homephones workphone worknumber workphones businessphone businessphone# companymainphone otherphone otherphones carphone fax faxnumber homefax workfax businessfax otherfax',
  address:
    'street streetaddress address# addressline# street# streetaddress# servicestreet# address#street homestreet homeaddress billingstreet# businessstreet workaddress otherstreet address#formatted',
  city: 'town servicecity address#city homecity billingcity businesscity workcity othercity',
  state:
    'province region servicestate address#region homestate billingstate businessstate workstate otherstate',
  zipCode:
    'zip postalcode postcode servicezipcode servicezip address#postalcode homepostalcode homezipcode billingzipcode billingzip businesspostalcode workzipcode otherpostalcode',
  leadSource: 'source',
  serviceType: 'service',
  projectDescription: 'description project message',
  estimatedValue: 'value estimate amount',
  notes: 'note memo customernotes comments',
  createdDate: 'createdat dateadded datecreated',
};

/** The column before a number that names its kind, in files of Google. */
const PHONE_LABEL = /^phone \d+ - (?:type|label)$/i;

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
