import { diffWordsWithSpace } from 'diff';

/** A run of words that two texts share, or that one of them alone has. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts that differ in more words are shown one after the other: to compare them takes too long. */
const MAX_EDITS = 800;

/** The differences word by word, as they are found. */
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

/** A run of fewer words that stayed between two changes is no help to who reads them. */
const FEWEST_WORDS = 3;

/** Makes one change of changes that hardly anything stands between: what is gone, then what is new. */
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

/**
 * What differs between two texts, word by word: the parts that are not `added` are the first text,
 * those that are not `removed` the second.
 */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  readable(partsOf(before, after));
