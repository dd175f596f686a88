import { business, placesOfTowns, townsNearby } from '../../business';
import type { Lead } from './schema';

/** Addresses as people and programs write them. */

/** The parts of an address, those that are known. */
export type Place = Partial<Pick<Lead, 'address' | 'city' | 'state' | 'zipCode'>>;

/** The second line of an address and nothing else but its label. */
const TOWN_ALONE =
  /^(?:[^\d:]*: *)?(\p{Lu}[^\d,:]*),? (\p{Lu}{2}),? +(\d{5}(?:-\d{4})?)(?:,? USA?)?$/u;
/** The first line of an address and nothing else: `12 N. Elm St.`, `Apt 4` behind it, `P.O. Box 12`; no sentence. */
const STREET =
  /^(?:\d[\w-]* \p{L}|p\.? ?o\.? box )(?:[^.,;:!?]|(?<=\P{L}\p{L}{1,4})\.)*(?:, ?(?:apt|unit|suite|#)[^,;:!?]*)?$/iu;
/** The end of a street, and before its town: `12 Elm St, Essex VT 05452`. */
const STREET_ENDS = /, ?(?=\p{Lu}[^\d,]+,? \p{Lu}{2},? +\d{5})/u;

/** Returns the parts of the second line of an address; undefined for any other line. */
export function townOf(line = ''): Required<Omit<Place, 'address'>> | undefined {
  const [, city, state, zipCode] = TOWN_ALONE.exec(line.trim()) ?? [];
  return city && state && zipCode ? { city: city.trim(), state, zipCode } : undefined;
}

/** The towns and villages around, by their names in small letters without dots. */
const TOWNS = new Map(
  [
    ...business.counties.flatMap(({ towns, furtherTowns }) => [...towns, ...furtherTowns]),
    ...[...Object.values(placesOfTowns), ...townsNearby.map(({ places }) => places)]
      .flatMap((places) => places.split(', '))
      .filter((place) => /^\p{L}/u.test(place)),
    ...townsNearby.map(({ town }) => town),
  ].map((town) => [town.toLowerCase().replaceAll('.', ''), town]),
);
const OUR_STATE = new Set<string | undefined>(
  [business.state, business.stateName].map((name) => name.toLowerCase()),
);
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
/** Returns the town and the state behind it, and nothing else: `Essex, VT`; undefined for any other text. */
export function townBeforeState(text: string): Place | undefined {
  const end = text.lastIndexOf(' ');
  const state = text.slice(end + 1);
  const city = text.slice(0, Math.max(0, end)).replace(/,$/, '');
  return city !== '' && STATE.test(state) ? { city, state } : undefined;
}
/** What a street is, what may stand behind that, and what has a number behind it, or in it. */
const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|boulevard|blvd|trail|trl|turnpike|tpke|parkway|pkwy|highway|hwy|heights|hts|hill|point|pt|crossing|xing|square|sq|loop|path|run|row|ridge|hollow|landing|commons)$/i;
const GOES_ON =
  /^(?:(?:road|rd|lane|ln|drive|dr|way|ext|extension)[.,]{0,2}|(?:north|south|east|west),)$/i;
const UNIT = /^(?:apt|apartment|unit|suite|ste|lot|floor|fl|room|rm|bldg)$/i;
const NUMBERED = /^(?:highway|hwy|route|rte|rt)$/i;
const ROUTE = /^(?:VT|US|NH|NY|MA|rt|rte)-\d+\w?$/i;
/** What may stand in no street's name: `3 windows on the street`, or the end of a sentence. */
const NO_NAME =
  /[,;:!?]$|^(?:a|an|the|of|in|on|at|to|by|and|or|from|for|with|near|my|our|your|is|are|was|over|off|down|up|along|across|behind)$/i;
/** The most words of a street's name, and of an address. */
const [MOST_NAMES, MOST_WORDS] = [3, 15];
/** How many words a town's name has, the most first. */
const LENGTHS = [3, 2, 1];

/** A house's number, `12-B` and `12-14` among them. */
const NUMBER = /^\d{1,5}(?:-?[a-z]|-\d{1,5})?$/i;
/** What says that an address follows, though no town may stand behind it; and how many words it has at most. */
const SAYS_SO =
  /\b(?:address(?: is)?:?|(?:live|located|house|home|property|residence)(?: is)? (?:at|on))$/i;
const MOST_BEFORE = 3;

/**
 * Returns the address with which words begin, where its town, its state or its ZIP code is certain.
 * @param isSaid Whether the words before say that it is one: its street will do.
 */
function addressOf(given: readonly string[], isSaid: boolean): Place | undefined {
  const plain = given.map((word) => word.replaceAll(/^\(|[.,;:!?)]{1,2}$/g, ''));
  const isNumbered = (at: number): boolean =>
    NUMBERED.test(plain[at] ?? '') && /^\d/.test(plain[at + 1] ?? '');
  // Behind a comma a direction begins the town: `S. Burlington`.
  const isInStreet = (at: number): boolean => given[at - 1]?.endsWith(',') === false;
  const street = plain.findIndex(
    (word, at) =>
      at > 0 && ((at > 1 && STREET_WORD.test(word)) || isNumbered(at) || ROUTE.test(word)),
  );
  const name = given.slice(1, street);
  const capitals = name.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const isName = name.length <= MOST_NAMES && !name.some((word) => NO_NAME.test(word));
  if (street === -1 || !isName || (capitals > 0 && capitals < name.length)) return undefined;
  let end = street + (isNumbered(street) ? 2 : 1);
  while (isInStreet(end) && GOES_ON.test(given[end] ?? '')) end += 1;
  if (isInStreet(end) && /^(?:[NS][EW]?|[EW])$/.test(plain[end] ?? '')) end += 1;
  if (/^#\w/.test(plain[end] ?? '')) end += 1;
  while (UNIT.test(plain[end] ?? '')) end += 2;
  const begin = plain[end] === 'in' ? end + 1 : end;
  const namesOf = (length: number): string => plain.slice(begin, begin + length).join(' ');
  const knownTown = (length: number) =>
    TOWNS.get(namesOf(length).toLowerCase().replace(/^so? /, 'south '));
  const stateAt = (at: number): string | undefined =>
    OUR_STATE.has(plain[at]?.toLowerCase()) ? business.state : STATE.exec(plain[at] ?? '')?.[0];
  const isBeforeState = (length: number): boolean =>
    stateAt(begin + length) !== undefined &&
    plain.slice(begin, begin + length).every((word) => /^\p{Lu}\p{L}/u.test(word));
  const length = LENGTHS.findLast(isBeforeState) ?? LENGTHS.find(knownTown) ?? 0;
  const city = knownTown(length) ?? namesOf(length);
  const state = stateAt(begin + length);
  const [zipCode] = /^\d{5}(?:-\d{4})?$/.exec(plain[begin + length + (state ? 1 : 0)] ?? '') ?? [];
  if (!city && !zipCode && !isSaid) return undefined;
  const address = given
    .slice(0, end)
    .join(' ')
    .replace(/[,;:!?]$/, '');
  return { address, ...(city && { city }), ...(state && { state }), ...(zipCode && { zipCode }) };
}

/** Returns the parts of the address in a text: on lines of its own, one or two, or within a sentence. */
export function addressIn(text: readonly string[]): Place {
  const lines = text.flatMap((line) => line.trim().split(STREET_ENDS));
  const at = lines.findIndex(townOf);
  const town = townOf(lines[at]);
  const street = lines[at - 1] ?? '';
  if (town && STREET.test(street)) return { address: street, ...town };
  const words = text
    .join('\n')
    .replaceAll(/,(?=\S)/g, ', ')
    .replaceAll(/\b([A-Z]{2})-?(?=\d{5})/g, '$1 ')
    .split(/\s+/);
  for (const [start, word] of words.entries()) {
    if (!NUMBER.test(word)) continue;
    const before = words.slice(Math.max(0, start - MOST_BEFORE), start).join(' ');
    const found = addressOf(words.slice(start, start + MOST_WORDS), SAYS_SO.test(before));
    if (found) return found;
  }
  return town ?? {};
}
