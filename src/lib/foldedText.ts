import { withoutAccents } from './text';

/** Texts as they are searched. */

/** Returns a text as it is searched: `jose` is in `José`, `o'neil` in `O’Neil`. */
export const foldText = (text: string): string =>
  withoutAccents(text)
    .replaceAll(/[’‘ʻʼ`′]/g, "'")
    .replaceAll(/\p{Pd}/gu, '-');

/** Returns a folded text with words that an apostrophe or a hyphen parts as one: `o'neil` as `oneil`. */
const joinedWords = (folded: string): string => folded.replaceAll(/(?<=\p{L})['-](?=\p{L})/gu, '');

/** Returns a text as {@link matchesFolded} searches it: folded, with parted words also as one. */
export function searchedText(text: string): string {
  const folded = foldText(text);
  const joined = joinedWords(folded);
  return joined === folded ? folded : `${folded}\n${joined}`;
}

/**
 * Whether a text of {@link searchedText} has a query as it stands, or begins a word with each of its words; a blank
 * query is in all.
 */
export function matchesFolded(folded: string, query: string): boolean {
  const sought = foldText(query).trim();
  if (folded.includes(sought) || folded.includes(joinedWords(sought))) return true;
  const words = sought.match(/[\p{L}\p{N}]+/gu) ?? [sought];
  // Most texts are ruled out by this, which is fast.
  if (!words.every((word) => folded.includes(word))) return false;
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Whether a text matches a query, see {@link matchesFolded}. */
export const includesText = (text: string, query: string): boolean =>
  matchesFolded(searchedText(text), query);
