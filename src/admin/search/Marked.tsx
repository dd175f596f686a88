import { foldWord } from './searchIndex';

/** A text in which the words that matched are marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  if (words.size === 0) return text;
  // Words and what is between them, in turn.
  return text.split(/([\p{L}\p{N}]+)/u).map((part, at) =>
    at % 2 === 1 && words.has(foldWord(part)) ? (
      <mark
        // A part has no other name than its place.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
