import { emailsIn } from '../../../lib/emailsIn';
import { phonesOf } from '../../shared/phoneNumbers';
import {
  FAX_RANK,
  isMixed,
  isOurPhone,
  OFFICE_RANK,
  rankedPhones,
  rankOfPhone,
  REFERRER_RANK,
} from '../../shared/rankedPhones';
import { addressOfField, isAddressAlone, townAlone } from './addresses';
import { readLine, withOneLabel, type LabelledLine } from './labelLayouts';
import { saysNothing, type Field } from './labels';
import { isNobodys } from './mailHead';
import { withoutRemark } from './names';
import { isTown, withoutReach, wordsOf } from './namesInText';
import { nameBeside } from './signatures';
import { isUnit } from './streets';
import { stateOf, type Place } from './towns';

/** What forms and people write behind a label: `Phone: 802-555-0199`. */

export type LabelledField = Exclude<Field, 'other'>;
/** What labelled lines say, by field. */
type LabelledFields = Partial<Record<LabelledField, string>>;

/** The most words of a name. */
const MOST_NAMES = 6;
const isName = (value: string): boolean =>
  /^(?!(?:yes|no)$)(?:[^\p{N}@/]| \/ )+$/iu.test(value) && value.split(/\s+/).length <= MOST_NAMES;

/** Returns the name that a value is, or that stands in it beside a number or an e-mail address; empty without one. */
function nameIn(value: string): string {
  const [written = ''] = withoutRemark(value).split(' <', 1);
  if (isName(written)) return written;
  const bare = withoutReach(written);
  // The last name may stand first: `Roy, Ada 802-555-0113`.
  const [lastFirst] = /^\p{L}+, ?\p{L}+(?=[ (]*\t)/u.exec(bare) ?? [];
  const words = wordsOf(bare).replace(/ (?:at|on|or|and)(?: (?:at|on|or|and))?$/, '');
  const name = lastFirst ?? words;
  return isName(name) ? name : '';
}

/** A state, `NH` or `New Hampshire`; not what state something is in. */
const STATE = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u;

/** How a sentence begins in place of an address: `I will tell you`, `same as above`. */
const NO_ADDRESS = /^(?:i|we|it|you|see|ask|same|please|will|to be|not|on file)\b/i;

const onOneLine = (value: string): string => value.replaceAll('\n', ', ');

const ZIP = /\b\d{5}(?:-\d{4})?\b/;

/** What each field takes of a value; empty where that cannot be one of its values. */
const TAKEN: Readonly<Record<LabelledField, (value: string) => string>> = {
  fullName: (value) => (isTown(nameIn(value)) ? '' : nameIn(value)),
  firstName: nameIn,
  lastName: nameIn,
  email: (value) => emailsIn(value).find((address) => !isNobodys(address)) ?? '',
  phone: (value) => (phonesOf(value).some((phone) => !isOurPhone(phone)) ? value : ''),
  address: (value) =>
    NO_ADDRESS.test(value) || withoutReach(value) === '\t' ? '' : onOneLine(value),
  city: onOneLine,
  state: (value) => (STATE.test(value) ? value : ''),
  zipCode: (value) => ZIP.exec(value)?.[0] ?? (/\d/.test(value) ? value : ''),
  location: onOneLine,
  message: (value) => value,
};

/** Returns the part of a value that its label's field can hold; empty if no part can. */
const likely = (field: LabelledField, value: string): string =>
  field !== 'message' && saysNothing(value) ? '' : TAKEN[field](value);

/** Returns the parts of the place that a value names; an address without its parts is one, a location none. */
function placeIn(field: LabelledField, given: string): Place {
  // Managers of buildings write the house's name first, which may be its street: `12 Elm St - 12 Elm St Essex`.
  const [name = '', whole] = given.split(' - ');
  const value = whole?.startsWith(name) ? whole : given;
  const [town = ''] = value.split(' (', 1);
  if (field === 'city') return townAlone(town) ?? { city: value };
  const place = addressOfField(value);
  if (place.address !== undefined) return place;
  return townAlone(town) ?? (field === 'address' ? { address: value } : {});
}

const PLACES: ReadonlySet<Field> = new Set(['address', 'city', 'location']);
/** Returns what a value says by field: of an address its parts. */
const saidBy = (field: LabelledField, value: string): LabelledFields =>
  PLACES.has(field) ? placeIn(field, value) : { [field]: value };

/** Whether a value says more than what was taken of it. */
function saysMore(
  field: LabelledField,
  value: string,
  { address, ...taken }: LabelledFields,
): boolean {
  if (address !== undefined) return address !== value && !isAddressAlone(value, address);
  if (PLACES.has(field)) return withoutRemark(value).includes(' (');
  if (field !== 'email' && field !== 'zipCode') return false;
  return wordsOf(value.replaceAll(taken[field] ?? '', '').replaceAll('mailto:', '')) !== '';
}

/** Fills the fields that are still empty with what a value says; returns whether they hold all of it. */
function takeWhole(
  fields: LabelledFields,
  field: LabelledField,
  whole: string,
  isAddressed: boolean,
): boolean {
  const value = likely(field, whole);
  const facts = value === '' ? {} : saidBy(field, value);
  // Beside an address another place is not the sender's: a bill's.
  const isSame = fields.address === undefined || facts.address?.startsWith(fields.address);
  const isOther = facts.address !== undefined && (field === 'location' ? isAddressed : !isSame);
  const values = isOther ? [] : (Object.entries(facts) as [LabelledField, string][]);
  for (const [name, part] of values) fields[name] ||= part;
  const isTaken = values.length > 0 && values.every(([name, part]) => fields[name] === part);
  return isTaken && !saysMore(field, whole, facts);
}

/** The number of a labelled line, and how well it serves for calls. */
interface LabelledPhone {
  value: string;
  rank: number;
  /** The whole value where it says more than the number; else empty. */
  beside: string;
  lines: readonly string[];
}

/** Returns the numbers of a line, or of several kinds the best: `802-555-0110 (home), 802-555-0113 (cell)`. */
function bestOf(label: string, value: string): Omit<LabelledPhone, 'lines'> {
  const ranked = rankedPhones(`${label}: ${value}`);
  const [best] = ranked;
  if (best && isMixed(ranked, value)) return { value: best.text, rank: best.rank, beside: '' };
  const isOnly = best && ranked.length === 1;
  return {
    value: isOnly ? best.text : value,
    rank: best?.rank ?? rankOfPhone(label),
    beside: isOnly && wordsOf(withoutReach(value)) !== '' ? value : '',
  };
}

/** A line with what its label says, if it has one, and the lines over which the value goes on. */
interface Part {
  read: LabelledLine | undefined;
  lines: string[];
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Whether a line below a street goes on with its address: a flat, a town, a state, a ZIP code. */
function isOfAddress(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const isPart = townAlone(line.trim()) !== undefined || stateOf(words) !== undefined;
  return isPart || isUnit(line.trim()) || ZIP.exec(line)?.[0] === words.join(' ');
}

/** How many labels have their values below them in a form's mail, in which labels stand alone. */
const FEWEST_ABOVE = 2;
/** Splits lines at their labels: a value ends at its line or below its label, a message at the next label. */
function partsOf(lines: readonly string[]): Part[] {
  const isAbove = lines.filter((line) => readLine(line, true)?.value === '').length >= FEWEST_ABOVE;
  const labels = lines.map((line) => readLine(line, isAbove));
  /** Returns where the lines end, from one on, that are no labels and pass a test. */
  const skip = (from: number, test: (line: string) => boolean): number => {
    let end = from;
    while (end < lines.length && !labels[end] && test(lines[end] ?? '')) end += 1;
    return end;
  };
  const endOf = ({ field, value }: LabelledLine, at: number): number => {
    if (field === 'message') return skip(at + 1, (line) => !/^-{2,}\s*$/.test(line));
    if (field === 'other') return at + 1;
    const below = isAbove ? skip(at + 1, isBlank) : at + 1;
    const isBelow = value === '' && !labels[below] && below < lines.length;
    const end = isBelow ? below + 1 : at + 1;
    return PLACES.has(field) && field !== 'city' ? skip(end, isOfAddress) : end;
  };
  const parts: Part[] = [];
  let end = 0;
  for (let at = 0; at < lines.length; at = end) {
    const read = labels[at];
    end = read ? endOf(read, at) : at + 1;
    parts.push({ read, lines: lines.slice(at, end) });
  }
  return parts;
}

/** Whether a label names a role, above who fills in a form: `Contact: Webmaster`, `Name: Ada Roy`. */
const isRole = ({ field, label }: LabelledLine): boolean =>
  field === 'fullName' && !/n[ao]m/.test(label);

/** What the labelled lines of a text say, and its lines that no field took. */
export interface Labelled {
  fields: LabelledFields;
  rest: string[];
  /** The lines of the phone number that say more, and the name that they say. */
  beside: { lines: readonly string[]; name: string };
}

/**
 * Reads the labelled lines of a text. Of several values the first that is not empty counts, of phone numbers the
 * best, and fax numbers are left out. A message continues until the next label.
 */
export function readLabelled(text: readonly string[]): Labelled {
  const parts = partsOf(withOneLabel(text));
  const reads = parts.flatMap(({ read }) => read ?? []);
  const names = reads.filter(({ field, value }) => field === 'fullName' && value !== '');
  const isNamed = names.some((name) => !isRole(name));
  const nameLabel = names[0]?.label ?? '';
  const isTenanted = /^(?:tenant|resident|occupant)/.test(nameLabel);
  /** Whether a label says that the number is a tenant's or a landlord's, who is not the one that is named first. */
  const isOfOther = (label: string): boolean => {
    const [role] = /^(?:tenant|resident|occupant|landlord)/.exec(label) ?? [];
    return role !== undefined && !nameLabel.startsWith(role);
  };
  const isAddressed = reads.some(({ field }) => field === 'address');
  const fields: LabelledFields = {};
  const rest: string[] = [];
  const phones: LabelledPhone[] = [];
  for (const { read, lines } of parts) {
    // Behind the name of who lives there the owner's number is another's.
    const isOwner = isTenanted && /^(?:landlord|owner)/.test(read?.label ?? '');
    if (!read || read.field === 'other' || isOwner || (isNamed && isRole(read)))
      rest.push(...lines);
    else {
      const { field, label } = read;
      const whole = [read.value, ...lines.slice(1)].join('\n').trim();
      const phone = field === 'phone' ? likely(field, whole) : '';
      const found = bestOf(label, phone);
      const rank = isOfOther(label) ? Math.max(found.rank, REFERRER_RANK) : found.rank;
      if (phone !== '') phones.push({ ...found, rank, lines });
      else if (!takeWhole(fields, field, whole, isAddressed))
        rest.push(...lines.slice(read.value === '' ? 1 : 0));
    }
  }
  const ranked = phones.filter(({ rank }) => rank < FAX_RANK).toSorted((a, b) => a.rank - b.rank);
  // In a signature, which labels no name, an office's number is only the best where no other stands.
  const isSigned = (fields.fullName ?? fields.firstName) === undefined;
  const [own] = isSigned && ranked[0]?.rank === OFFICE_RANK ? rankedPhones(rest.join('\n')) : [];
  if (own) ranked.unshift({ value: own.text, rank: own.rank, beside: '', lines: [] });
  const [best, ...others] = ranked;
  if (best) fields.phone = best.value;
  return {
    fields,
    rest: [...rest, ...others.flatMap(({ lines }) => lines)],
    beside: { lines: best?.beside ? best.lines : [], name: nameBeside(best?.beside ?? '') },
  };
}
