import { business } from '../../../business';
import { capitalizeName } from './names';
import { NO_STREET_NAME, plainWord, STREET_WORD } from './streets';
import { LENGTHS, stateOf, townBeforeState, townNamed, townOf, type Place } from './towns';

/** Finds the town in the words of a text: by its state or its ZIP code, by its name, or by what somebody says of it. */

/** What is part of a state, and no town. */
const REGION = /^(?:(?:north|south|east|west)(?:ern|west|east)?|central)$/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;
/** A word of a town's name. */
const TOWN_WORD = /^\p{Lu}\p{L}[^_]*$/u;

/** The most words from a house to the end of its address. */
export const MOST_WORDS = 15;
/** How many words before a place may say what it is. */
const MOST_BEFORE = 12;

/** Returns the words of a sentence before a position, which may say what follows. */
export const wordsBefore = (words: readonly string[], at: number): string =>
  words
    .slice(Math.max(0, at - MOST_BEFORE), at)
    .join(' ')
    .replace(/^.*(?<!\b(?:[SM]t|apt))[.!?] /i, '');

/** Returns the state with which words begin, and how many words it has. */
const stateAt = (words: readonly string[]) =>
  LENGTHS.map((length) => ({ length, state: stateOf(words.slice(0, length)) })).find(
    ({ state }) => state,
  );

/**
 * Returns the town with which words begin, if its state or its ZIP code follows, or if it is known; and those.
 * @param isBehindStreet Whether a street or `in` stands before it: then our own state is enough, `12 elm st essex vt`.
 */
export function townAt(given: readonly string[], isBehindStreet = false): Omit<Place, 'address'> {
  const words = given.map(plainWord);
  const nameOf = (length: number): string => words.slice(0, length).join(' ');
  const isBeforeState = (length: number): boolean => {
    const [next = ''] = words.slice(length);
    if (!stateAt(words.slice(length)) && !ZIP.test(next)) return false;
    const mayBeSmall = isBehindStreet && stateOf([next]) === business.state;
    const isOfTown = (word: string): boolean =>
      TOWN_WORD.test(mayBeSmall && !NO_STREET_NAME.test(word) ? capitalizeName(word) : word);
    return (
      words.slice(0, length).every(isOfTown) &&
      !REGION.test(nameOf(length)) &&
      !/^[A-Z]{2}$/.test(nameOf(length)) &&
      !given.slice(0, length - 1).some((word) => /,$|\p{L}{4}\.$/u.test(word))
    );
  };
  // `12 Elm Street. Randolph Roy` is a street and a name.
  const known = (length: number): string | undefined => {
    const isEnd =
      /[,.;:!?)]$/.test(given[length - 1] ?? '') || !/^\p{Lu}\p{Ll}/u.test(words[length] ?? '');
    return townNamed(nameOf(length), isBehindStreet && isEnd);
  };
  const length = LENGTHS.findLast(isBeforeState) ?? LENGTHS.find(known) ?? 0;
  const city = known(length) ?? capitalizeName(nameOf(length));
  const behind = words.slice(length);
  const found = stateAt(behind);
  const [zipCode] = ZIP.exec(behind[found?.length ?? 0] ?? '') ?? [];
  return {
    ...(city && { city }),
    ...((city || zipCode) && found?.state && { state: found.state }),
    ...(zipCode && { zipCode }),
  };
}

/** What stands before a town, in English, Spanish and French. */
export const IN = /^(?:in|en|à)$/i;
/** What stands before the town of who writes where no state follows; before a capital `in` is enough. */
const IN_TOWN =
  /\b(?:live|located|over|i['’]?m|i am|we['’]?re|we are|house|home|place|airbnb|cabin|duplex|building|apartment|apt|condo|camp|cottage|rental|property|(?:on|at)(?: [^ .!?]+){1,4}|lady|couple|family)(?: is)? in$|^in$|\b(?:calling|again|here|(?:it['’]?s|this is|i['’]?m|i am)(?: \S+){1,3}) from$|\bcome (?:\S+ )?to$|\bmov(?:ing|ed)(?: from(?: [^ .!?]+){1,3})? to$|\b(?:town|city|village)(?: is| of)?$/i;
/** The end of a name or of a sentence before a town alone: `Ada Roy, Essex. The door sticks`. */
const BEFORE_ALONE =
  /^(?!(?:[Tt]hanks|[Tt]hx|Best|[Hh]i|[Hh]ello|[Hh]ey|Dear|Regards|Cheers|Sincerely|you)\W)(?:(?!Ste?\.)\p{L}+[.!?]|[–—-]?(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.|here|calling),)$/u;
/** The name of who writes before the town, `Hi! Ada Roy from Essex`, `its ada in essex`, or a greeting: `Hi from Essex`. */
const NAME_BEFORE_TOWN =
  /^(?:[Hh](?:i|ello|ey),? )?\p{Lu}\S+ (?:\p{Lu}\S+ )?\p{Lu}\S+ from$|\b(?:[Ii]t['’]?s|[Tt]his is)(?: \S+){1,2} in$|^[Hh](?:i|ello) from$|\b(?:[Ii] live|(?:up|down) in)$/u;
/** Between these words a town is where the sender's house is: `our Essex condo`. */
const OWNED = /^(?:my|our|the)$/i;
const BUILDING =
  /^(?:house|home|place|condo|camp|cabin|cottage|apartment|rental|office|duplex|property|building)$/i;
/** What says that it is another's town, or a store's: `I got your number from Ada in Essex`, `I work in Essex`. */
const ELSEWHERE =
  /\b(?:saw|bought|buy|order(?:ed)?|met|moved(?!(?: from .{1,40})? to$)|did|meet|will be|got your|referred|recommended|(?:i|we|you|he|she|they) works?|lowe['’]?s|home depot|hardware|store|school|used to|picke?d? up|your (?:shop|office|crew|trucks?)|like you)\b/i;

/** Returns the town behind a word, if the words before say that somebody is there: `we live in Essex`, `Ada Roy, Essex.` */
export function townLivedIn(words: readonly string[], at: number): Place[] {
  const [word = '', ...behind] = words.slice(at, at + MOST_WORDS);
  const before = wordsBefore(words, at + 1);
  const isIn = IN.test(word) && /^\p{Lu}/u.test(behind[0] ?? '');
  const isSaid = isIn || IN_TOWN.test(before) || NAME_BEFORE_TOWN.test(before);
  const isBehindPart = BEFORE_ALONE.test(word);
  const [first, last] = [words[at - 1] ?? '', plainWord(word)];
  const isBehindName = isBehindPart && /^\p{Lu}/u.test(first);
  const place = townAt(behind, isSaid || isBehindName || OWNED.test(word));
  const length = place.city?.split(' ').length ?? 0;
  const next = behind[length] ?? '';
  const isOwned = OWNED.test(word) && BUILDING.test(plainWord(next));
  const isHere = (isSaid || isOwned) && !ELSEWHERE.test(before);
  // Behind another town, which is no last name, it is one of a list.
  const isLastName = /^\p{Lu}\p{Ll}+$/u.test(first) && !townNamed(`${first} ${last}`);
  const isAlone = isBehindPart && (isLastName || !townNamed(last));
  if (!isHere && !isAlone) return [];
  const isEnd = next === '' || /[.,]$/.test(behind[length - 1] ?? '');
  // A street may have the name of a town: `in Essex Road`.
  const isTown = (isHere || isEnd) && !STREET_WORD.test(plainWord(next));
  return place.city && isTown ? [place] : [];
}

/** What stands before a town with its state. */
const BEFORE_TOWN = /^(?:in|from|near|zip)$/i;

/** Returns the town that has its state or its ZIP code, in the words of a text or as a part of it. */
export function townWithState(
  parts: readonly string[],
  words: readonly string[],
): Place | undefined {
  const towns = words.flatMap((word, at) =>
    BEFORE_TOWN.test(word) && !/^mov(?:ed|ing)$/i.test(words[at - 1] ?? '')
      ? townAt(words.slice(at + 1, at + MOST_WORDS))
      : [],
  );
  // A notice names the town beside other facts: `Handyman · Burlington, VT 05401`.
  const ofParts = parts.flatMap(
    (part) =>
      townOf(part) ??
      (townNamed(townBeforeState(part)?.city ?? '', true) ? townAt(part.split(' '), true) : []),
  );
  return [...towns, ...ofParts].find(({ state, zipCode }) => state ?? zipCode);
}
