import { diffWordsWithSpace } from 'diff';

/** A run of words that both texts contain, or only one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts that differ in more words are shown one after the other: comparing takes too long. */
const MAX_EDITS = 800;

/** Returns the differences word by word, unmerged. */
function partsOf(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value,
  }));
}

/** A shorter unchanged run between two changes is merged into them, for readability. */
const FEWEST_WORDS = 3;

/** Merges changes that are separated by few words into one: the removed text, then the added text. */
function readable(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const endChange = (): void => {
    runs.push({ kind: 'removed', text: removed }, { kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const isShort = text.split(/\s+/).filter(Boolean).length < FEWEST_WORDS;
    const isBetween = removed + added !== '' && at < parts.length - 1;
    if (kind === 'removed' || (kind === 'same' && isShort && isBetween)) removed += text;
    if (kind === 'added' || (kind === 'same' && isShort && isBetween)) added += text;
    if (kind !== 'same' || (isShort && isBetween)) continue;
    endChange();
    runs.push({ kind, text });
  }
  endChange();
  return runs.filter(({ text }) => text !== '');
}

/** Compares two texts word by word. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  readable(partsOf(before, after));
