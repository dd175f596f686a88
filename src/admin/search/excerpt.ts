import { DOT, foldText } from '../../lib/text';
import type { SearchItem } from './searchItems';

/** How much is left before a match that an excerpt begins near. */
const LEAD_IN = 16;

/** Returns where the first word that matched begins and ends; undefined if none matched. */
function firstMatch(
  text: string,
  words: ReadonlySet<string>,
): { begin: number; end: number } | undefined {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.has(foldText(word))) return { begin: index, end: index + word.length };
  }
  return undefined;
}

/** Returns a text from near its first match on, unless that is in what is shown anyway. */
function fromMatch(text: string, { begin, end }: { begin: number; end: number }, shown: number) {
  if (end <= shown || begin <= LEAD_IN) return text;
  const before = text.slice(begin - LEAD_IN, begin);
  // From the beginning of a part, or else of a word.
  const part = before.lastIndexOf(DOT);
  const lead = part === -1 ? before.replace(/^\S*\s+/, '') : before.slice(part + DOT.length);
  return `… ${lead}${text.slice(begin)}`;
}

/** Returns the second line of a result in its first `shown` letters: its detail, or what matched. */
export function shownDetail(item: SearchItem, words: ReadonlySet<string>, shown: number): string {
  const { title, detail, text = '', phone = '' } = item;
  if (words.size === 0) return detail;
  const inDetail = firstMatch(detail, words);
  if (inDetail) return fromMatch(detail, inDetail, shown);
  if (firstMatch(title, words)) return detail;
  for (const hidden of [text, phone]) {
    const match = firstMatch(hidden, words);
    if (match) return fromMatch(hidden, match, shown);
  }
  return detail;
}
