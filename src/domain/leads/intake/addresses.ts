import { business } from '../../../business';
import { phonesIn } from '../../shared/phoneNumbers';
import { capitalizeName, FIRM } from './names';
import {
  BOX,
  CERTAIN,
  endOfUnits,
  GOES_ON,
  HAS_UNIT,
  MOST_NAMES,
  NO_STREET_NAME,
  NUMBER,
  NUMBERED,
  plainWord,
  ROUTE,
  STREET,
  STREET_WORD,
  UNIT,
  UNIT_BEFORE,
  withUnits,
} from './streets';
import { COUNTRY, townBeforeState, townNamed, townOf, townOfField, type Place } from './towns';
import { IN, MOST_WORDS, townAt, townLivedIn, townWithState, wordsBefore } from './townsInText';

/** Addresses as people and programs write them. */

/** How a street begins its line: its words, and whether it is one also where no town stands behind it. */
interface Street {
  length: number;
  isCertain: boolean;
}

/** A house's number and the name of a street without such a word, before its town: `14 Elm, Essex`, `14 N. Main, Essex`; no plural, as things have. */
const BARE = /^\S+ ((?:[NSEW]\.? )?\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)(?<![sS])(?:,| in) (.*)/u;

/** Returns how many words the name of such a street has; 0 where no town stands behind it. */
function bareStreet(given: readonly string[], isFirst: boolean): number {
  const text = given.join(' ');
  const [, name = '', behind = ''] =
    BARE.exec(isFirst ? text.replace(/^[^,]*/, (part) => part.toUpperCase()) : text) ?? [];
  const isStreet = !NO_STREET_NAME.test(name) && townAt(behind.split(' ')).city !== undefined;
  return isStreet ? name.split(' ').length : 0;
}

/** Returns the street with which words begin, from its house to its last word; undefined where they do not. */
function streetOf(given: readonly string[], isFirst: boolean): Street | undefined {
  const plain = given.map(plainWord);
  const isNumbered = (at: number): boolean =>
    NUMBERED.test(plain.slice(0, at + 1).join(' ')) && /^\d/.test(plain[at + 1] ?? '');
  // Behind a comma the town begins: `12 Elm St, S. Burlington`.
  const isInStreet = (at: number): boolean => given[at - 1]?.endsWith(',') === false;
  const bare = bareStreet(given, isFirst);
  const last = plain.findIndex(
    (word, at) =>
      (bare > 0 && at === bare) ||
      BOX.test(plain[0] ?? '') ||
      (at > 1 && STREET_WORD.test(word)) ||
      isNumbered(at) ||
      ROUTE.test(word),
  );
  const name = given.slice(1, last);
  const inWords = name.filter((word) => !/^[\d#]/.test(word));
  const capitals = inWords.filter((word) => /^\p{Lu}/u.test(word)).length;
  // With capitals it may have one more: `12 Upper Old Town Farm Rd`.
  const most = MOST_NAMES + Number(capitals === name.length);
  const isName = name.length <= most && !name.some((word) => NO_STREET_NAME.test(word));
  if (last === -1 || !isName || (capitals > 0 && capitals < inWords.length)) return undefined;
  let end = last + (isNumbered(last) ? 2 : 1);
  while (isInStreet(end) && GOES_ON.test(given[end] ?? '')) end += 1;
  const [direction = '', next = ''] = plain.slice(end, end + 2);
  // `12 Elm St North in Essex`, `12 Elm St N`; but `12 Elm St N Hero`.
  const isBeforeIn = next === 'in' && /^(?:north|south|east|west)$/i.test(direction);
  const isOfTown = townNamed(`${direction} ${next}`) !== undefined;
  const isDirection = isBeforeIn || (/^(?:[NS][EW]?|[EW])$/.test(direction) && !isOfTown);
  if (isInStreet(end) && isDirection) end += 1;
  return { length: end, isCertain: isNumbered(last) || CERTAIN.test(given[end - 1] ?? '') };
}

/** Returns the town behind a street, and where it begins: a house or a village may be named before it. */
function townBehind(
  given: readonly string[],
  start: number,
): { town: ReturnType<typeof townAt>; begin: number } {
  const town = townAt(given.slice(IN.test(given[start] ?? '') ? start + 1 : start), true);
  if (town.city !== undefined) return { town, begin: start };
  // `12 Elm St, Maple Court, Essex, VT`
  const between = given.slice(start, start + MOST_NAMES);
  const length = between.findIndex((word) => word.endsWith(',')) + 1;
  const isNamed = between.slice(0, length).every((word) => /^\p{Lu}/u.test(word));
  const begin = start + length;
  const beyond = length > 0 && isNamed ? townAt(given.slice(begin)) : {};
  return beyond.state ? { town: beyond, begin } : { town, begin: start };
}

/** What whoever knows the business does, whose house is named right before: `Ben at 22 Elm St gave me your number`. */
const REFERS =
  /^(?:in )? ?(?:(?:recommended|mentioned) you|referred (?:me|us)|suggested (?:i|we|you)|(?:said|says|told (?:me|us)) (?:to (?:call|text|contact|try)|about you)|gave (?:me|us) your)\b/i;

/**
 * Returns the address with which words begin, where its town, its state or its ZIP code is certain.
 * @param isSaid Whether the words before say that it is one: its street will do.
 * @param isFirst Whether no words stand before it in its sentence.
 */
function addressOf(given: readonly string[], isSaid: boolean, isFirst = false): Place | undefined {
  const street = streetOf(given, isFirst);
  if (!street) return undefined;
  const { town, begin } = townBehind(given, endOfUnits(given.map(plainWord), street.length));
  // A street that ends its part of a sentence is one: `12 Elm St, the door sticks`.
  const isEnd = /[,.!?)"”]$/.test(given[begin - 1] ?? '') || /^(?:$|\()/.test(given[begin] ?? '');
  const words = given.slice(begin).join(' ');
  const behind = words.replace(town.city ?? '', '');
  const isSentence = /^ ?\p{Lu}\p{Ll}/u.test(behind);
  const isApart = town.city === undefined && /[,!?]$/.test(given[begin - 1] ?? '');
  if (REFERS.test(behind) && !isSentence && !isApart) return undefined;
  const isPlaced = town.city !== undefined || town.zipCode !== undefined;
  if (!isPlaced && !isSaid && !(isEnd && street.isCertain)) return undefined;
  const address = given
    .slice(0, begin)
    .join(' ')
    // An abbreviation keeps its dot: `12 Elm St.`
    .replace(/(?:\)[.,;:!?]?|[,;:!?]|(?<=\p{L}{4}|\d)\.)?["”]?$/u, '')
    .replaceAll('_', ' ');
  return { address, ...town };
}

/** Whether a line is a street with its house, and nothing else. */
const isStreet = (line: string): boolean =>
  /^\d[\w-]* \p{L}/u.test(line) && addressOf(line.split(/\s+/), true)?.address === line;

/** What says that an address follows, though no town may stand behind it. */
const SAYS_SO =
  /\b(?:address(?: is)?:?|(?:live|located|house|home|property|residence|(?:i|she|he|mom)['’]?[ms]|(?:i am|we are|we['’]?re))(?: is)? (?:at|on))$/i;
/** What says so where the street begins with a capital. */
const BEFORE_STREET = /(?:^|\s)(?:at|au|from|to|into|bought|@)$/i;

/** The town right before a house: `in Essex, 12 Elm St`. */
const TOWN_BEFORE = /(?<!\p{L})(?:in|en|à) ((?:St\. )?\p{Lu}[^,.!?]{2,24}),$/u;

/** Returns the house in the words of a text, otherwise a box at the post office: the work is at a house. */
function houseIn(words: readonly string[]): Place | undefined {
  let box: Place | undefined;
  for (const [start, word] of words.entries()) {
    const isBox = BOX.test(word);
    const before = wordsBefore(words, start);
    const isFlat = UNIT.test(words[start - 1] ?? '') && !UNIT_BEFORE.test(before);
    if ((!isBox && !NUMBER.test(word)) || isFlat) continue;
    const townBefore = townNamed(TOWN_BEFORE.exec(before)?.[1] ?? '', true);
    const isSaid =
      isBox ||
      townBefore !== undefined ||
      SAYS_SO.test(before) ||
      (BEFORE_STREET.test(before) && /^\p{Lu}/u.test(words[start + 1] ?? ''));
    const found = addressOf(words.slice(start, start + MOST_WORDS), isSaid, before === '');
    if (isBox) box ??= found;
    // A flat may stand before its house: `Apt 4, 12 Elm St`.
    else if (found) {
      const city = found.city ?? townBefore;
      const [unit = ''] = UNIT_BEFORE.exec(before) ?? [];
      return {
        ...found,
        ...(city && { city }),
        address: `${unit.replace(/ at$/, ',')} ${found.address}`.trim(),
      };
    }
  }
  return box;
}

/** The house of another, or of a store, or where the business's truck was seen, behind the words that say so; up to a further house, which may be the sender's. */
const HOUSE_OF_OTHERS =
  /\b(?:(?:(?:[Qq]uote|[Ee]stimate|[Bb]id) from|Home Depot|Lowe['’]?s|(?:[Hh]ardware|[Ll]umber) (?:store|yard)|(?:at|from) \p{Lu}\p{Ll}+ (?:Hardware|Lumber)|(?:great|good|nice) (?:work|job)s? (?:for|at|on)|(?:held|on hold) at|moved from(?= \d)|sold(?= \d{1,5} \p{Lu})|(?:did|fixed|painted|built) (?:(?:my|our) old|his|her|their) \p{L}+ (?:at|on)|get in through the neighbou?r|[Bb]ill(?: to)? (?:my|our) (?:landlord|manager|office|company))\b(?:(?! (?:to|and|for|I|i|we|my|our)\b)[^.!?]){0,60}?|[Ss]aw (?:the|your)\b(?:(?! (?:to|and|for|I|i|we|my|our)\b)[^.,!?]){0,60}?) \d{1,5} (?:(?! (?:I|i|we|my|our)\b)[^.!?\d]|\b0\d{4}\b)*/gu;
/** The house of a neighbor who recommends the business, and where its name or its number is from. By words: by characters it takes minutes to prove linear. */
const HOUSE_NAMED =
  /\b(?:(?:neighbou?r|friend)s? (?:[^ .,!?\d]+ ){0,6}\d{1,5} (?:[^ .,!?\d]+ ){1,6}(?:recommended|referred|suggested|said|says|told|mentioned|used you|gave (?:me|us) your)\b|(?:(?:name|number|card) from|the (?:store|clerk|office) at) (?:[^ .,!?\d]+ ){0,6}\d{1,5} (?:[^ .,!?\d]+ ?){1,3})/giu;

/** Returns a line with a dot between parts for each phone number, whose end is no house: `802 555 0113 12 Elm St`. */
const withoutPhones = (line: string): string =>
  phonesIn(line).reduce((left, { text }) => left.replace(text, ' · '), line);

/** Returns the words of lines, a comma for each other sign between the parts of an address, and those of a box joined. */
const wordsIn = (text: readonly string[]): string[] =>
  text
    .join('\n')
    .replaceAll(/ ?, ?|\s{1,2}[|•·/–-] | \((?=\d)/g, ', ')
    .replaceAll(/\b(?:p\.? ?o\.?|(?:rr|rd|hc|rural route) ?\d{1,4},?) ?box (?=\d)/gi, (box) =>
      box.replaceAll(' ', '_'),
    )
    .replaceAll(/\b([A-Z]{2})-?(?=\d{5})/g, '$1 ')
    .replaceAll(/\bzip(?: ?code)?(?: is)?:?(?= \d{5}\b)/gi, 'zip')
    .split(/\s+/);

/** A ZIP code of these states that lost its zero in a spreadsheet. */
const LOST_ZERO = /\b(CT|MA|ME|NH|NJ|RI|VT),? (?=\d{4}(?:,? (?:US|USA|United States))?\s*$)/;
/** What an address is, behind its line: `12 Elm St (house)`. */
const KIND_OF_ADDRESS = / \((?:house|home|physical|mail|mailing|work|job)\)$/i;
/** A line with its town before its street: `Milton, 12 Elm St`. */
const TOWN_FIRST = /^([^\d,]{3,24}), (\d[^,]*)$/;
/** Returns a line with the zero of such a code, and without what is no part of the sender's address. */
const asAddress = (line: string): string =>
  withoutPhones(line.trim())
    .replace(KIND_OF_ADDRESS, '')
    .replace(LOST_ZERO, '$1 0')
    .replace(TOWN_FIRST, (line, town: string, street: string) =>
      townNamed(town) !== undefined && isStreet(street) ? `${street}, ${town}` : line,
    )
    .replaceAll(HOUSE_OF_OTHERS, '')
    .replaceAll(HOUSE_NAMED, '');

/** The end of a street before its town: `12 Elm St, Essex VT 05452`. */
const STREET_ENDS = /, ?(?=\p{Lu}[^\d,]+,? \p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?,? +\d{5})/u;
/** What divides the parts of a line, and its sentences; no saint ends one. */
const PARTS = / [|•·–—-] | \(|(?<=\p{L}{2}|\d)(?<!\b(?:st|mt|ft|no|so))[.!?] /iu;
/** How far above an office's address its firm is named, in lines. */
const MOST_OF_FIRM = 3;

/** Returns the parts of the address in a text: on lines of its own, one or two, or within a sentence. */
export function addressIn(text: readonly string[]): Place {
  const given = text.map(asAddress);
  // On lines of its own: the street above its town.
  const lines = withUnits(given.flatMap((line) => line.split(STREET_ENDS)));
  const at = lines.findIndex(townOf);
  const town = townOf(lines[at]);
  const above = lines[at - 1] ?? '';
  // An office below a firm's name comes after a house that is named before it.
  const before = lines.slice(0, Math.max(0, at - 1));
  const isOffice = before.slice(-MOST_OF_FIRM).some((line) => FIRM.test(line));
  // Who lives in another state may have a house here.
  const isAway = town !== undefined && town.state !== business.state;
  const named = isOffice || isAway ? houseIn(wordsIn(before)) : undefined;
  if (named && (isOffice || townNamed(named.city ?? '') !== undefined)) return named;
  const [street = ''] = HAS_UNIT.test(above) ? above.split(', ', 1) : [above];
  // Its box may stand between a house and the town.
  const inFront = town && BOX.test(wordsIn([street])[0] ?? '') ? houseIn(wordsIn(before)) : {};
  if (inFront?.address !== undefined)
    return inFront.city || inFront.zipCode ? inFront : { ...inFront, ...town };
  if (town && STREET.test(street)) return { address: above, ...town };
  // Within a sentence, and the town elsewhere, which may be a line of its own.
  const words = wordsIn(withUnits(given));
  const house = houseIn(words);
  if (house?.city || house?.zipCode) return house;
  const parts = given.flatMap((line) => line.split(PARTS)).map((part) => part.trim());
  const [city] = parts.flatMap(
    (part) =>
      townNamed(plainWord(part)) ?? townNamed(townBeforeState(part)?.city ?? '', true) ?? [],
  );
  const [livedIn] = city ? [{ city }] : words.flatMap((_word, at) => townLivedIn(words, at));
  if (house) return { ...livedIn, ...house };
  // Between a name and a number a street may stand alone.
  const alone = lines.find(isStreet);
  const place = town ?? townWithState(parts, words) ?? livedIn;
  return { ...(alone && { address: alone }), ...place };
}

/** Returns the parts of a field that is a town, with or without its state and its ZIP code; undefined for any other text. */
export function townAlone(field: string): Place | undefined {
  const city = townNamed(field);
  const place = townOfField(field) ?? townOfField(capitalizeName(field));
  const length = place?.city?.split(' ').length ?? Infinity;
  if (length <= MOST_NAMES) return place;
  return city === undefined ? undefined : { city };
}

/** How an address begins in a field: with its house, or a box. */
export const HOUSE_OR_BOX = /\d|\b(?:p\.? ?o\.? box|(?:rr|rd|hc|rural route) ?\d)/i;
/** What divides the parts of an address in a field. */
const BETWEEN_PARTS = /,|;|\r?\n|\\n| [·•|] | {2,}/;

const partsOf = (field: string): string[] =>
  field
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.endsWith(' County'));

/** Returns the parts of a field that holds an address and nothing else: before its town any street will do. */
export function addressOfField(field: string): Place {
  const parts = partsOf(field);
  for (const at of parts.keys()) {
    const street = parts.slice(0, at).join(', ');
    const end = parts.slice(at).join(', ');
    const { city = '', ...place } = townOfField(end) ?? { city: townNamed(end) };
    if (street.search(HOUSE_OR_BOX) === 0 && /^\D+$/.test(city))
      return { address: street, ...place, city: townNamed(city) ?? capitalizeName(city) };
  }
  const found = addressIn(field.split('\n'));
  // What may be its town stays with the street.
  const isWhole = found.address === undefined || found.city || found.zipCode;
  return isWhole ? found : { ...found, address: parts.join(', ') };
}

/** Whether a field has nothing before a street, and behind it at most a town, a county, a state, a ZIP code and the country. */
export function isAddressAlone(field: string, street: string): boolean {
  const [before = '', end = ''] = partsOf(field).join(', ').split(street);
  const place = end.replaceAll(/^[\s,.(]+|[).]$/g, '').replace(COUNTRY, '');
  return before === '' && (place === '' || townAlone(place) !== undefined);
}
