import { business, placesOfTowns, townsNearby } from '../../business';
import type { Lead } from './schema';

/** Addresses as people and programs write them. */

/** The parts of an address, those that are known. */
export type Place = Partial<Pick<Lead, 'address' | 'city' | 'state' | 'zipCode'>>;

/** The second line of an address and nothing else. */
const TOWN_ALONE = /^(\p{Lu}[^\d,]*),? (\p{Lu}{2}),? +(\d{5}(?:-\d{4})?)(?:,? USA?)?$/u;
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

/** The towns and villages around, in small letters. */
const TOWNS = new Set(
  [
    ...business.counties.flatMap(({ towns, furtherTowns }) => [...towns, ...furtherTowns]),
    ...Object.values(placesOfTowns),
    ...townsNearby.flatMap(({ town, places }) => [town, places]),
  ]
    .flatMap((places) => places.toLowerCase().replaceAll('.', '').split(', '))
    .filter((place) => /[a-z]/.test(place)),
);
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|boulevard|blvd|trail|trl|turnpike|tpke|parkway|pkwy|(highway|hwy|route|rte|rt))$/i;
/** What may stand in no street's name: `3 windows on the street`, or the end of a sentence. */
const NO_NAME =
  /[,;:!?]$|^(?:a|an|the|of|in|on|at|to|by|and|or|from|for|with|near|my|our|your|is|are|was|over|off|down|up|along|across|behind)$/i;
/** The most words of a street's name and of a town's, and how many an address has at most. */
const [MOST_NAMES, MOST_WORDS] = [3, 15];

/** Returns the address with which words begin, where its town, its state or its ZIP code is certain. */
function addressOf(given: readonly string[]): Place | undefined {
  const plain = given.map((word) => word.replace(/[.,;:!?]{1,2}$/, ''));
  const street = plain.findIndex((word, at) => at > 0 && STREET_WORD.test(word));
  const isNumbered = STREET_WORD.exec(plain[street] ?? '')?.[1] !== undefined;
  const name = given.slice(1, street);
  const capitals = name.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  if (street < (isNumbered ? 1 : 2) || name.length > MOST_NAMES) return undefined;
  if (name.some((word) => NO_NAME.test(word)) || capitals % (name.length || 1) > 0)
    return undefined;
  let end = street + 1;
  if (isNumbered && /^\d/.test(plain[end] ?? '')) end += 1;
  if (/^(?:[NS][EW]?|[EW])$/.test(plain[end] ?? '')) end += 1;
  if (/^(?:apt|apartment|unit|suite|ste|lot)$/i.test(plain[end] ?? '')) end += 2;
  else if (/^#\w/.test(plain[end] ?? '')) end += 1;
  const begin = plain[end] === 'in' ? end + 1 : end;
  const namesOf = (length: number): string => plain.slice(begin, begin + length).join(' ');
  const stateAt = (at: number): string | undefined =>
    plain[at] === business.stateName ? business.state : STATE.exec(plain[at] ?? '')?.[0];
  const lengths = [...Array(MOST_NAMES + 1).keys()];
  const length =
    lengths.findLast((most) => TOWNS.has(namesOf(most).toLowerCase())) ??
    lengths.find((most) => stateAt(begin + most) && /^(?:\p{Lu}\p{L}+ ?)*$/u.test(namesOf(most))) ??
    0;
  const state = stateAt(begin + length);
  const [zipCode] = /^\d{5}(?:-\d{4})?$/.exec(plain[begin + length + (state ? 1 : 0)] ?? '') ?? [];
  if (length === 0 && !state && !zipCode) return undefined;
  const address = given
    .slice(0, end)
    .join(' ')
    .replace(/[,;:!?]$/, '');
  const city = given
    .slice(begin, begin + length)
    .join(' ')
    .replace(/[.,;:!?]{1,2}$/, '');
  return { address, ...(city && { city }), ...(state && { state }), ...(zipCode && { zipCode }) };
}

/** Returns the parts of the address in a text: on lines of its own, one or two, or within a sentence. */
export function addressIn(text: readonly string[]): Place {
  const lines = text.flatMap((line) => line.trim().split(STREET_ENDS));
  const at = lines.findIndex(townOf);
  const town = townOf(lines[at]);
  const street = lines[at - 1] ?? '';
  if (town && STREET.test(street)) return { address: street, ...town };
  const words = text.join('\n').split(/\s+/);
  for (const [start, word] of words.entries()) {
    const isNumber = /^\d{1,5}[a-z]?$/i.test(word);
    const found = isNumber ? addressOf(words.slice(start, start + MOST_WORDS)) : undefined;
    if (found) return found;
  }
  return town ?? {};
}
