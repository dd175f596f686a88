import { business } from '../../business';
import { phonesIn } from '../shared/phoneNumbers';
import { capitalizeName, FIRM } from './names';
import { LENGTHS, stateOf, townBeforeState, townNamed, townOf, type Place } from './towns';

/** Addresses as people and programs write them. */

/** A ZIP code of these states that lost its zero in a spreadsheet. */
const LOST_ZERO = /\b(CT|MA|ME|NH|NJ|RI|VT),? (?=\d{4}(?:,? (?:US|USA|United States))?\s*$)/;
/** The first line of an address and nothing else: `12 N. Elm St.`, `Apt 4` behind it, `P.O. Box 12`; no sentence. */
const STREET =
  /^(?:\d[\w-]* \p{L}|(?:p\.? ?o\.?|(?:rr|rd|hc) ?\d+,?) box )(?:[^.,;:!?]|(?<=\P{L}\p{L}{1,4})\.)*(?:, ?(?:apt|unit|suite|#)[^,;:!?]*)?$/iu;
/** The end of a street, and before its town: `12 Elm St, Essex VT 05452`. */
const STREET_ENDS = /, ?(?=\p{Lu}[^\d,]+,? \p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?,? +\d{5})/u;

/** What a street is, what may stand behind that, and what has a number behind it, or in it. */
const STREET_WORD =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|circle|cir|place|pl|way|terrace|ter|boulevard|blvd|trail|trl|trace|trce|turnpike|tpke|parkway|pkwy|highway|hwy|heights|hts|hill|point|pt|crossing|xing|square|sq|loop|path|run|row|ridge|hollow|landing|commons?|bend|bnd|crescent|cres|view|vw|cove|cv|glen|knolls?|meadows?|orchard|pass|plaza|plz|alley|aly|walk|estates|spur)$/i;
/** A house's number and the name of a street without such a word, before its town: `14 Elm, Essex`; no plural, as things have. */
const BARE = /^\S+ (\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?<![sS])(?:,| in) (.*)/u;
/** The words that make a street certain also where no town stands behind it. */
const CERTAIN =
  /^(?:st|rd|dr|ave|ln|ct|cir|ter|blvd|pkwy|street|road|avenue|lane|circle|drive|boulevard|parkway)\W*$/i;
const GOES_ON =
  /^(?:(?:street|road|rd|avenue|ave|lane|ln|drive|dr|circle|cir|terrace|ter|place|pl|way|court|ct|trail|trl|loop|boulevard|blvd|parkway|pkwy|ext|extension)[.,)]{0,2}|(?:north|south|east|west),)$/i;
const UNIT = /^(?:apt|apartment|unit|suite|ste|lot|floor|flr|fl|room|rm|bldg|building)$/i;
const HAS_UNIT =
  /(?:^|[ ,])(?:#|(?:apt|apartment|unit|suite|ste|lot|floor|fl|room|rm|bldg|building)\b)/i;
/** A flat at the end of the words before a house. */
const UNIT_BEFORE =
  /(?:apt|apartment|unit|suite|ste|lot|floor|fl|room|rm) #?(?:\d{1,4}-?[a-z]?|[a-z]-?\d{0,4}),?$/i;
/** A flat without its label, `#4` or `9B`, or `2nd Floor`. */
const FLAT = /^(?:#\w|\d{1,4}[A-Z]$|[A-Z]\d{1,4}$)/;
const FLOOR = /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|ground|main|top) fl(?:oor)?$/i;
const NUMBERED = / (?:highway|hwy|route|rte|rt|countr?y (?:road|rd))$/i;
const ROUTE = /^(?:VT|US|NH|NY|MA|rt|rte)-\d+\w?$/i;
/** A box at the post office, or of a route, its words joined. */
const BOX = /^(?:p\.?_?o\.?|(?:rr|rd|hc)_?\d+,?)_?box_\d/i;
/** What may stand in no street's name: `3 windows on the street`, `10 foot walk`, or the end of a sentence. */
const NO_NAME =
  /[,;:!?]$|\w{4}\.$|^(?:a|an|the|of|in|on|at|to|by|and|or|from|for|with|near|my|our|your|is|are|was|over|off|down|up|along|across|behind|foot|feet|ft|inch|acres?|miles?|yards?|hours?|minutes?|bedrooms?|[ap]m)$/i;
/** The most words of a street's name, and of an address. */
const [MOST_NAMES, MOST_WORDS] = [3, 15];

/** A house's number, `12-B` and `12-14` among them; and a ZIP code. */
const NUMBER = /^#?\d{1,5}(?:½|-?[a-z]|[-/]\d{1,5})?$/i;
/** What is part of a state, and no town. */
const REGION = /^(?:(?:north|south|east|west)(?:ern|west|east)?|central)$/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;
/** What says that an address follows, though no town may stand behind it; and how many words it has at most. */
const SAYS_SO =
  /\b(?:address(?: is)?:?|(?:live|located|house|home|property|residence|(?:i|she|he|mom)['’]?[ms]|(?:i am|we are|we['’]?re))(?: is)? (?:at|on))$/i;
const MOST_BEFORE = 12;
/** What may stand before an address too, if its street begins with a capital; and before a town. */
const BEFORE_STREET = /(?:^|\s)(?:at|from|@)$/i;
const BEFORE_TOWN = /^(?:in|from|near)$/i;
/** What stands before the town of who writes where no state follows; before a capital `in` is enough. */
const IN_TOWN =
  /\b(?:live|located|over|i['’]?m|i am|we['’]?re|we are|house|home|place|airbnb|cabin|duplex|building|apartment|apt|condo|camp|cottage|rental|property|(?:on|at) [^.!?]{1,20}|lady|couple|family)(?: is)? in$|^in$|\b(?:calling|again|here|(?:it['’]?s|this is|i['’]?m|i am)(?: \S+){1,3}) from$|\bcome (?:\S+ )?to$/i;
/** The end of a name or of a sentence before a town alone: `Ada Roy, Essex. The door sticks`. */
const BEFORE_ALONE =
  /^(?!(?:[Tt]hanks|[Tt]hx|Best|[Hh]i|[Hh]ello|[Hh]ey|Dear|Regards|Cheers|Sincerely|you)\W)(?:(?!Ste?\.)\p{L}+[.!?]|(?:\p{Lu}[\p{L}'’-]+|here|calling),)$/u;
/** The name of who writes before the town: `Hi! Ada Roy from Essex`. */
const NAME_BEFORE_TOWN = /^(?:[Hh](?:i|ello|ey),? )?\p{Lu}\S+ (?:\p{Lu}\S+ )?\p{Lu}\S+ from$/u;
/** What says that it is another's town, or a store's: `I got your number from Ada in Essex`, `I work in Essex`. */
const ELSEWHERE =
  /\b(?:saw|bought|buy|order(?:ed)?|met|moved|did|meet|will be|got your|referred|recommended|(?:i|we|he|she|they) works?|lowe['’]?s|depot|hardware|store|school|used to|picke?d? up|your (?:shop|office|crew|trucks?)|like you)\b/i;
/** The house of another, or of a store, behind the words that say so; up to a further house, which may be the sender's. */
const HOUSE_OF_OTHERS =
  /\b(?:(?:[Qq]uote|[Ee]stimate|[Bb]id) from|Home Depot|Lowe['’]?s|(?:[Hh]ardware|[Ll]umber) (?:store|yard)|(?:at|from) \p{Lu}\p{Ll}+ (?:Hardware|Lumber)|(?:great|good|nice) (?:work|job)s? (?:for|at|on)|(?:held|on hold) at)\b(?:(?! (?:to|and|for|I|i|we|my|our)\b)[^.!?]){0,60}? \d{1,5} (?:(?! (?:I|i|we|my|our)\b)[^.!?\d]|\b0\d{4}\b)*/gu;
/** The house where the business's truck or sign was seen: no comma stands before it. */
const HOUSE_SEEN =
  /\b[Ss]aw (?:the|your)\b(?:(?! (?:to|and|for|I|i|we|my|our)\b)[^.,!?]){0,60}? \d{1,5} (?:(?! (?:I|i|we|my|our)\b)[^.!?\d]|\b0\d{4}\b)*/gu;
/** The house of a neighbor who recommends the business. By words: by characters it takes minutes to prove linear. */
const HOUSE_OF_NEIGHBOR =
  /\b(?:neighbou?r|friend)s? (?:[^ .,!?\d]+ ){0,6}\d{1,5} (?:[^ .,!?\d]+ ){1,6}(?:recommended|referred|suggested|said|says|told|mentioned|used you|gave (?:me|us) your)\b/giu;

/** Returns a word without the punctuation around it. */
const plainWord = (word: string): string => word.replaceAll(/^[("“]|[.,;:!?)"”]{1,9}$/g, '');

/** Returns the state with which words begin, and how many words it has. */
const stateAt = (words: readonly string[]) =>
  LENGTHS.map((length) => ({ length, state: stateOf(words.slice(0, length)) })).find(
    ({ state }) => state,
  );

/** Returns the town with which words begin, if its state or its ZIP code follows, or if it is known; and those. */
function townAt(given: readonly string[], isBehindStreet = false): Omit<Place, 'address'> {
  const words = given.map(plainWord);
  const isOurs = (word: string): boolean => stateOf([word]) === business.state;
  const namesOf = (length: number): string => words.slice(0, length).join(' ');
  const isBeforeState = (length: number): boolean =>
    (stateAt(words.slice(length)) !== undefined || ZIP.test(words[length] ?? '')) &&
    words.slice(0, length).every((word) => {
      const isInSmall = isBehindStreet && isOurs(words[length] ?? '') && !NO_NAME.test(word);
      return /^\p{Lu}\p{L}[^_]*$/u.test(isInSmall ? capitalizeName(word) : word);
    }) &&
    !REGION.test(namesOf(length)) &&
    !/^[A-Z]{2}$/.test(namesOf(length)) &&
    !given.slice(0, length - 1).some((word) => /,$|\p{L}{4}\.$/u.test(word));
  const length =
    LENGTHS.findLast(isBeforeState) ?? LENGTHS.find((count) => townNamed(namesOf(count))) ?? 0;
  const city = townNamed(namesOf(length)) ?? capitalizeName(namesOf(length));
  const behind = words.slice(length);
  const found = stateAt(behind);
  const [zipCode] = ZIP.exec(behind[found?.length ?? 0] ?? '') ?? [];
  return {
    ...(city && { city }),
    ...((city || zipCode) && found?.state && { state: found.state }),
    ...(zipCode && { zipCode }),
  };
}

/**
 * Returns the address with which words begin, where its town, its state or its ZIP code is certain.
 * @param isSaid Whether the words before say that it is one: its street will do.
 * @param isFirst Whether no words stand before it in its sentence.
 */
function addressOf(given: readonly string[], isSaid: boolean, isFirst = false): Place | undefined {
  const plain = given.map(plainWord);
  const isNumbered = (at: number): boolean =>
    NUMBERED.test(plain.slice(0, at + 1).join(' ')) && /^\d/.test(plain[at + 1] ?? '');
  // Behind a comma a direction begins the town: `S. Burlington`.
  const isInStreet = (at: number): boolean => given[at - 1]?.endsWith(',') === false;
  // Before a town no word says that it is a street: `14 Elm, Essex`.
  const text = given.join(' ');
  const [, bare = '', rest = ''] =
    BARE.exec(isFirst ? text.replace(/^[^,]*/, (part) => part.toUpperCase()) : text) ?? [];
  const isBare = !NO_NAME.test(bare) && townAt(rest.split(' ')).city !== undefined;
  const street = plain.findIndex(
    (word, at) =>
      (isBare && at === bare.split(' ').length) ||
      BOX.test(plain[0] ?? '') ||
      (at > 0 && ((at > 1 && STREET_WORD.test(word)) || isNumbered(at) || ROUTE.test(word))),
  );
  const name = given.slice(1, street);
  const inWords = name.filter((word) => !/^[\d#]/.test(word));
  const capitals = inWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isName = name.length <= MOST_NAMES && !name.some((word) => NO_NAME.test(word));
  if (street === -1 || !isName || (capitals > 0 && capitals < inWords.length)) return undefined;
  let end = street + (isNumbered(street) ? 2 : 1);
  while (isInStreet(end) && GOES_ON.test(given[end] ?? '')) end += 1;
  const direction = plain[end] ?? '';
  const isBeforeTown = plain[end + 1] === 'in' && /^(?:north|south|east|west)$/i.test(direction);
  const isOfTown = townNamed(`${direction} ${plain[end + 1]}`) !== undefined;
  const isDirection = isBeforeTown || (/^(?:[NS][EW]?|[EW])$/.test(direction) && !isOfTown);
  if (isInStreet(end) && isDirection) end += 1;
  const streetEnd = given[end - 1] ?? '';
  const isFlat = (): boolean => FLAT.test(plain[end] ?? '');
  const isUnit = (): boolean =>
    UNIT.test(plain[end] ?? '') || FLOOR.test(plain.slice(end, end + 2).join(' '));
  while (isFlat() || isUnit()) end += isFlat() ? 1 : 2;
  let town = townAt(given.slice(plain[end] === 'in' ? end + 1 : end), true);
  // Between a street and its town a house or a village may be named: `12 Elm St, Maple Court, Essex, VT`.
  const between = given.slice(end, end + MOST_NAMES);
  const behind = between.findIndex((word) => word.endsWith(',')) + 1;
  const isNamed = behind > 0 && between.slice(0, behind).every((word) => /^\p{Lu}/u.test(word));
  const beyond = town.city === undefined && isNamed ? townAt(given.slice(end + behind)) : {};
  if (beyond.state) [town, end] = [beyond, end + behind];
  // A street that ends its part of a sentence is one: `12 Elm St, the door sticks`.
  const last = given[end - 1] ?? '';
  const isStopped = /[,.!?)]$/.test(last);
  const isClosed =
    (isStopped || end === given.length) && (CERTAIN.test(streetEnd) || isNumbered(street));
  if (town.city === undefined && town.zipCode === undefined && !isSaid && !isClosed)
    return undefined;
  const address = given
    .slice(0, end)
    .join(' ')
    // An abbreviation keeps its dot: `12 Elm St.`
    .replace(/[,;:!?)]$|(?<=\p{L}{4}|\d)\.$/u, '')
    .replaceAll('_', ' ');
  return { address, ...town };
}

/** Whether a line is a street with its number, and nothing else. */
const isStreet = (line: string): boolean =>
  STREET.test(line) && addressOf(line.split(/\s+/), true)?.address === line;

/** Returns the words of a sentence before a position, which may say what follows. */
const wordsBefore = (words: readonly string[], at: number): string =>
  words
    .slice(Math.max(0, at - MOST_BEFORE), at)
    .join(' ')
    .replace(/^.*(?<!\b[SM]t)[.!?] /i, '');

/** Returns the house in the words of a text, otherwise a box at the post office: the work is at a house. */
function houseIn(words: readonly string[]): Place | undefined {
  let box: Place | undefined;
  for (const [start, word] of words.entries()) {
    const isBox = BOX.test(word);
    if (!isBox && !NUMBER.test(word)) continue;
    const before = wordsBefore(words, start);
    const isSaid =
      isBox ||
      SAYS_SO.test(before) ||
      (BEFORE_STREET.test(before) && /^\p{Lu}/u.test(words[start + 1] ?? ''));
    const found = addressOf(words.slice(start, start + MOST_WORDS), isSaid, before === '');
    // A flat may stand before its house: `Apt 4, 12 Elm St`.
    const unit = UNIT_BEFORE.exec(before)?.[0] ?? '';
    if (UNIT.test(words[start - 1] ?? '')) continue;
    if (isBox) box ??= found;
    else if (found) return { ...found, address: `${unit} ${found.address}`.trim() };
  }
  return box;
}

/** Returns the town around in which somebody is, named behind `in` and not by a street: `we live in Essex`. */
function townLivedIn(words: readonly string[], at: number): Place[] {
  const behind = words.slice(at + 1, at + MOST_WORDS);
  const before = wordsBefore(words, at + 1);
  const isIn = /^\p{Lu}/u.test(behind[0] ?? '') && /^in$/i.test(words[at] ?? '');
  const isHere =
    (isIn || IN_TOWN.test(before) || NAME_BEFORE_TOWN.test(before)) && !ELSEWHERE.test(before);
  // Behind another town it is one of a list.
  const isAlone = BEFORE_ALONE.test(words[at] ?? '') && !townNamed(plainWord(words[at] ?? ''));
  const place = isHere || isAlone ? townAt(behind) : {};
  const length = place.city?.split(' ').length ?? 0;
  const next = behind[length] ?? '';
  if (!isHere && next !== '' && !/[.,]$/.test(behind[length - 1] ?? '')) return [];
  return place.city && !STREET_WORD.test(plainWord(next)) ? [place] : [];
}

/** Returns the town in a text that has its state or its ZIP code. */
function townWithState(parts: readonly string[], words: readonly string[]): Place | undefined {
  const towns = words.flatMap((word, at) =>
    BEFORE_TOWN.test(word) ? townAt(words.slice(at + 1, at + MOST_WORDS)) : [],
  );
  // A notice names the town beside other facts: `Handyman · Burlington, VT 05401`.
  const ofParts = parts.flatMap(
    (part) =>
      townOf(part) ?? (townNamed(townBeforeState(part)?.city ?? '') ? townAt(part.split(' ')) : []),
  );
  return [...towns, ...ofParts].find(({ state, zipCode }) => state ?? zipCode);
}

/** Returns a line with a comma in place of each phone number, whose end is no house: `802 555 0113 12 Elm St`. */
const withoutPhones = (line: string): string =>
  phonesIn(line).reduce((left, { text }) => left.replace(text, ','), line);

/** Returns the words of lines, a comma for each other sign between the parts of an address, and those of a box joined. */
const wordsIn = (text: readonly string[]): string[] =>
  text
    .join('\n')
    .replaceAll(/ ?, ?| [|•·/–-] | \((?=\d)/g, ', ')
    .replaceAll(/\b(?:p\.? ?o\.?|(?:rr|rd|hc) ?\d{1,4},?) ?box (?=\d)/gi, (box) =>
      box.replaceAll(' ', '_'),
    )
    .replaceAll(/\b([A-Z]{2})-?(?=\d{5})/g, '$1 ')
    .split(/\s+/);

/** Joins a flat on a line of its own to its street. */
const withUnits = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const isUnit = (unit = '', street = ''): boolean => HAS_UNIT.test(unit) && STREET.test(street);
    const unit = lines[at + 1] ?? '';
    if (isUnit(line, lines[at - 1])) return [];
    return isUnit(unit, line) ? [`${line}, ${unit}`] : [line];
  });

/** How far above an office's address its firm is named, in lines. */
const MOST_OF_FIRM = 3;

/** Returns the parts of the address in a text: on lines of its own, one or two, or within a sentence. */
export function addressIn(text: readonly string[]): Place {
  const given = text.map((line) =>
    withoutPhones(line.trim())
      .replace(LOST_ZERO, '$1 0')
      .replaceAll(HOUSE_OF_OTHERS, '')
      .replaceAll(HOUSE_SEEN, '')
      .replaceAll(HOUSE_OF_NEIGHBOR, ''),
  );
  const lines = withUnits(given.flatMap((line) => line.split(STREET_ENDS)));
  const at = lines.findIndex(townOf);
  const town = townOf(lines[at]);
  const above = lines[at - 1] ?? '';
  // An office below a firm's name comes after a house that is named before it.
  const before = lines.slice(0, Math.max(0, at - 1));
  const isOffice = before.slice(-MOST_OF_FIRM).some((line) => FIRM.test(line));
  const named = isOffice ? houseIn(wordsIn(before)) : undefined;
  if (named) return named;
  const [street = ''] = HAS_UNIT.test(above) ? above.split(', ', 1) : [above];
  if (town && STREET.test(street)) return { address: above, ...town };
  const words = wordsIn(withUnits(given));
  const house = houseIn(words);
  // The name of a town around may be a line of its own.
  const parts = given.flatMap((line) => line.split(/ [|•·] /));
  const [city] = parts.flatMap(
    (part) => townNamed(plainWord(part)) ?? townNamed(townBeforeState(part)?.city ?? '') ?? [],
  );
  const [livedIn] = city ? [{ city }] : words.flatMap((_word, at) => townLivedIn(words, at));
  if (house) return house.city || house.zipCode ? house : { ...livedIn, ...house };
  // Between a name and a number a street may stand alone.
  const alone = lines.find(isStreet);
  const place = town ?? townWithState(parts, words) ?? livedIn;
  return { ...(alone && { address: alone }), ...place };
}

/** How an address begins in a field: with its house, or a box. */
export const HOUSE_OR_BOX = /\d|\b(?:p\.? ?o\.? box|(?:rr|rd|hc) ?\d)/i;
/** What divides the parts of an address in a field. */
const BETWEEN_PARTS = /,|\r?\n| {2,}/;

/** Returns the parts of a field that holds an address and nothing else: before its town any street will do. */
export function addressOfField(field: string): Place {
  const parts = field
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.endsWith(' County'));
  for (const at of parts.keys()) {
    const street = parts.slice(0, at).join(', ');
    const end = parts.slice(at).join(', ');
    const place = townOf(end) ?? townBeforeState(end) ?? { city: townNamed(end) ?? '' };
    if (street.search(HOUSE_OR_BOX) === 0 && /^\D+$/.test(place.city))
      return {
        address: street,
        ...place,
        city: townNamed(place.city) ?? capitalizeName(place.city),
      };
  }
  const found = addressIn(field.split('\n'));
  // What may be its town stays with the street.
  const isWhole = found.address === undefined || found.city || found.zipCode;
  return isWhole ? found : { ...found, address: parts.join(', ') };
}
