import { business, placesOfTowns, shortTowns, townsNearby } from '../../../business';
import { townsAway, townsLikeNames } from '../../../businessTowns';
import { lookUp } from '../../../lib/lookUp';
import type { Lead } from '../schema';
import { capitalizeName } from './names';

/** Towns and states as people and programs write them. */

/** The parts of an address, those that are known. */
export type Place = Partial<Pick<Lead, 'address' | 'city' | 'state' | 'zipCode'>>;

/** The second line of an address and nothing else but its label: its town and state, and the ZIP code. */
const TOWN_ALONE = /^(\D*)(\d{5}(?:-\d{4})?)(?:,? (?:USA?|United States))?$/;
/** The towns and villages around, and larger ones of the state, by their names in small letters without dots. */
const readTowns = () =>
  new Map(
    [
      ...business.counties.flatMap(({ towns, furtherTowns }) => [...towns, ...furtherTowns]),
      ...[...Object.values(placesOfTowns), ...townsNearby.map(({ places }) => places), townsAway]
        .flatMap((places) => places.split(', '))
        .filter((place) => /^\p{L}/u.test(place)),
      ...townsNearby.map(({ town }) => town),
    ].map((town) => [town.toLowerCase().replaceAll('.', ''), town]),
  );

/** The states: their abbreviations and names, except for a name that also ends those of towns, `Port Washington`. */
const readStates = () =>
  new Map(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MA Mass|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA|WV West Virginia|WI Wisconsin|WY Wyoming'
      .split('|')
      .flatMap((state): [string, string][] => {
        const code = state.slice(0, 2);
        return [
          [code, code],
          [state.slice(3).toLowerCase() || code, code],
        ];
      }),
  );
/** Both are read at their first use: what nobody asks for costs other pages nothing. */
const known: { towns?: ReadonlyMap<string, string>; states?: ReadonlyMap<string, string> } = {};

/** The directions by which names of towns begin, by their first letters. */
const DIRECTIONS = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * Returns the name of a town or a village of the state, as it is written; undefined for any other words.
 * @param isPlace Whether a place is named for certain, which no first name is: `in Randolph`.
 */
export const townNamed = (words: string, isPlace = false): string | undefined =>
  (isPlace
    ? townsLikeNames.split(', ').find((town) => town === capitalizeName(words))
    : undefined) ??
  (known.towns ??= readTowns()).get(
    words
      .toLowerCase()
      .replaceAll('.', '')
      .replace(/^(?:[ns]o?|e|w)(?= )/, (short) => lookUp(DIRECTIONS, short.charAt(0)) ?? short)
      .replace(/^saint /, 'st ')
      .replace(/ jct$/, ' junction')
      .replace(/ (?:village|town|city)$/, '')
      .replace(/\b(?:st )?[a-z]{1,9}$/, (word) => lookUp<string>(shortTowns, word) ?? word),
  );

/** How many words the name of a state has, and of a town, the most first. */
export const LENGTHS = [3, 2, 1];

/** Abbreviations that may be words, or short for others, unless they are in capitals. */
const WORDS_TOO =
  /^(?:al|ca|co|ct|de|fl|hi|id|in|la|ma|md|me|mi|mo|ms|mt|nd|ne|oh|ok|or|pa|pr|tn|va)$/i;

/** Returns the state that words name, `NH`, `Nh`, `N.H.` or `new hampshire`; undefined for any other words. */
export function stateOf(words: readonly string[]): string | undefined {
  const name = words.join(' ').replaceAll('.', '');
  const isOurs = name.toLowerCase() === business.state.toLowerCase();
  known.states ??= readStates();
  const code = WORDS_TOO.test(name) ? name : name.toUpperCase();
  return isOurs ? business.state : (known.states.get(code) ?? known.states.get(name.toLowerCase()));
}

/** Returns the abbreviation of a state that a field names, `Vermont`, `vt`, `V. T.`, `US-VT` or `VT - Vermont`; other words unchanged. */
export function stateIn(field: string): string {
  const words = field
    .trim()
    .replace(/^US-/, '')
    .replace(/ [-–(].*/, '')
    .split(/ +/);
  return stateOf(words) ?? stateOf([words.join('').toUpperCase()]) ?? field;
}

/** Returns a ZIP code without a state before it, and with the zero at its beginning that a spreadsheet drops. */
export const withZero = (zip: string): string =>
  zip
    .replace(/^[A-Z]{2}[, -]{1,2}(?=\d{5})|(?<=\d{5})-$/g, '')
    .replace(/^(\d{4,5})[ -]?(\d{4})$/, '$1-$2')
    .replace(/^\d{3,4}(?=-\d{4}$|$)/, (digits) => digits.padStart(5, '0'));

/** Returns the town and the state behind it, and nothing else: `Essex, VT`; undefined for any other text. */
export function townBeforeState(text: string): Required<Pick<Place, 'city' | 'state'>> | undefined {
  const words = text.trim().split(/ +/);
  const length = LENGTHS.find((count) => stateOf(words.slice(-count)));
  const state = length && stateOf(words.slice(-length));
  const city = words
    .slice(0, -(length ?? 0))
    .join(' ')
    .replace(/,$/, '');
  return state && city !== '' && !city.includes(',') ? { city, state } : undefined;
}

/** Returns the parts of the second line of an address; undefined for any other line. */
export function townOf(line = ''): Required<Omit<Place, 'address'>> | undefined {
  const [, town = '', zipCode = ''] = TOWN_ALONE.exec(line.trim()) ?? [];
  const place = townBeforeState(
    town
      .replace(/^[^:]*:/, '')
      .trim()
      .replace(/,$/, ''),
  );
  // In a sentence there are words in small letters.
  const words = place?.city.split(' ') ?? [];
  return place && words.every((word) => /^\p{Lu}/u.test(word))
    ? { ...place, city: townNamed(place.city) ?? place.city, zipCode }
    : undefined;
}

/** The country, behind an address. */
export const COUNTRY = /,? (?:USA?|United States)$/;
/** A town and its ZIP code: `Essex 05452`. */
const TOWN_AND_ZIP = /^([^\d,]+),? (\d{5}(?:-\d{4})?)$/;

/** Returns the parts of a field that holds a town with its state, its ZIP code or both; undefined for any other text. */
export function townOfField(text: string): Place | undefined {
  const [, city, zipCode] = TOWN_AND_ZIP.exec(text) ?? [];
  const isTown = city !== undefined && stateOf([city]) === undefined && !COUNTRY.test(` ${city}`);
  return townOf(text) ?? townBeforeState(text) ?? (isTown ? { city, zipCode } : undefined);
}
