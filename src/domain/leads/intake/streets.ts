import { townOf } from './towns';

/** The words and signs by which streets and houses are told in a text. */

/** The first line of an address and nothing else: `12 N. Elm St.`, `P.O. Box 12`; no sentence. */
export const STREET =
  /^(?:\d[\w-]* \p{L}|(?:p\.? ?o\.?|(?:rr|rd|hc|rural route) ?\d+,?) box )(?:[^.,;:!?]|(?<=\P{L}\p{L}{1,4})\.)*$/iu;

/** What a street is: `Elm Street`, `Oak Hill`. */
export const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|boulevard|blvd|trail|trl|trace|trce|turnpike|tpke|parkway|pkwy|highway|hwy|heights|hts|hill|point|pt|crossing|xing|square|sq|loop|path|run|row|ridge|hollow|landing|commons?|bend|bnd|crescent|cres|view|vw|cove|cv|glen|knolls?|meadows?|orchard|pass|plaza|plz|alley|aly|walk|estates|spur)$/i;
/** Those that make a street certain also where no town stands behind it. */
export const CERTAIN =
  /^(?:st|rd|dr|ave|ln|ct|cir|ter|blvd|pkwy|street|road|avenue|lane|circle|drive|boulevard|parkway)\W*$/i;
/** What stands behind such a word and belongs to the street: `Hill Road`, `Elm Street Ext`. */
export const GOES_ON =
  /^(?:(?:street|road|rd|avenue|ave|lane|ln|drive|dr|circle|cir|terrace|ter|place|pl|way|court|ct|trail|trl|loop|boulevard|blvd|parkway|pkwy|ext|extension)[.,)]{0,2}|(?:north|south|east|west),)$/i;
/** A street with a number in place of a name: `VT Route` before `100`, and in one word, `VT-100`. */
export const NUMBERED = / (?:highway|hwy|route|rte|rt|(?:countr?y|co|farm) (?:road|rd))$/i;
export const ROUTE = /^(?:VT|US|NH|NY|MA|rt|rte)-\d+\w?$/i;
/** What may stand in no street's name: `3 windows on the street`, `10 foot walk`, or the end of a sentence. */
export const NO_STREET_NAME =
  /[,;:!?]$|\w{4}\.$|^(?:a|an|the|of|in|on|at|to|by|and|or|from|for|with|near|my|our|your|is|are|was|over|off|down|up|along|across|behind|foot|feet|ft|inch|acres?|miles?|yards?|hours?|minutes?|bedrooms?|[ap]m)$/i;
/** The most words of a street's name. */
export const MOST_NAMES = 3;

/** A house's number: `12`, `12-B` and `12-14`. */
export const NUMBER = /^#?\d{1,5}(?:½|[-/]?[a-z]|[-/]\d{1,5})?$/i;
/** A box at the post office, or of a route, its words joined: `P.O._Box_12`. */
export const BOX = /^(?:p\.?_?o\.?|(?:rr|rd|hc|rural_route)_?\d+,?)_?box_\d/i;

/** What begins a flat, `Apt`; its second word is its number. */
export const UNIT = /^(?:apto?|apartment|unit|suite|ste|lot|floor|flr|fl|room|rm|bldg|building)$/i;
/** A flat without such a word, `#4` or `9B`, and one by its floor, `2nd Floor`. */
const FLAT = /^(?:#\w|\d{1,4}[A-Z]$|[A-Z]\d{1,4}$)/;
const FLOOR = /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|ground|main|top) fl(?:oor)?$/i;
/** A flat anywhere in a line, and at the end of the words before a house: `Apt 4, 12 Elm St`. */
export const HAS_UNIT =
  /(?:^|[ ,])(?:#|(?:apto?|apartment|unit|suite|ste|lot|floor|flr|fl|room|rm|bldg|building)\b)/i;
export const UNIT_BEFORE =
  /(?:(?:apto?|apartment|unit|suite|ste|lot|floor|flr|fl|room|rm|bldg)\.? #?(?:\d{1,4}-?[a-z]?|[a-z]-?\d{0,4})|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|ground|main|top) fl(?:oor)?)(?:,| at)?$/i;

/** Returns a word without the punctuation around it. */
export const plainWord = (word: string): string => word.replaceAll(/^[("“]|[.,;:!?)"”]{1,9}$/g, '');

/** Returns where the flats end that begin at a word: `Bldg 2 Apt 4`. */
export function endOfUnits(words: readonly string[], start: number): number {
  const [word = '', next = ''] = words.slice(start, start + 2);
  if (FLAT.test(word)) return endOfUnits(words, start + 1);
  return UNIT.test(word) || FLOOR.test(`${word} ${next}`) ? endOfUnits(words, start + 2) : start;
}

/** Whether a line is a flat and nothing else. */
export const isUnit = (line: string): boolean => {
  const words = line.split(/\s+/).map(plainWord);
  return endOfUnits(words, 0) === words.length;
};

/** Joins a flat on a line of its own to the street above it, or above its town, otherwise to that below. */
export const withUnits = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const isUnitOf = (unit: string, street: string): boolean =>
      isUnit(unit.replace(/^.*, /, '')) && STREET.test(street);
    const [before = '', above = '', next = '', last = ''] = [-2, -1, 1, 2].map(
      (by) => lines[at + by],
    );
    if (isUnitOf(line, townOf(above) ? before : above)) return [];
    const isAbove = (unit: string, street: string, aboveUnit: string): boolean =>
      isUnit(unit) && STREET.test(street) && !STREET.test(aboveUnit);
    if (isAbove(line, next, above)) return [`${next}, ${line}`];
    if (isAbove(above, line, before)) return [];
    const unit = townOf(next) ? last : next;
    return isUnitOf(unit, line) ? [`${line}, ${unit}`] : [line];
  });
