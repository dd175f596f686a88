/** A run of words that two texts share, or that one of them alone has. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The longest middle part that is compared word by word: more would take a moment, and help nobody. */
const MOST_WORDS = 1_200;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** How long the longest common run of words is, from each pair of places on. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [next, down, right] = [(i + 1) * width + j + 1, (i + 1) * width + j, i * width + j + 1];
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[next] ?? 0) + 1
          : Math.max(lengths[down] ?? 0, lengths[right] ?? 0);
    }
  }
  return lengths;
}

/** What differs between two lists of words, one by one. */
function diffWords(a: readonly string[], b: readonly string[]): DiffPart[] {
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  }
  const lengths = lengthsOf(a, b);
  const width = b.length + 1;
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    const down = i < a.length ? (lengths[(i + 1) * width + j] ?? 0) : -1;
    const right = j < b.length ? (lengths[i * width + j + 1] ?? 0) : -1;
    if (isSame) parts.push({ kind: 'same', text: a[i] ?? '' });
    else if (down >= right) parts.push({ kind: 'removed', text: a[i] ?? '' });
    else parts.push({ kind: 'added', text: b[j] ?? '' });
    if (isSame || down >= right) i += 1;
    if (isSame || down < right) j += 1;
  }
  return parts;
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
  return joined(runs);
}

/** Puts parts of one kind that follow each other together, and leaves out empty ones. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}

/**
 * What differs between two texts, word by word: the parts that are not `added` are the first text,
 * those that are not `removed` the second.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const parts = [
    { kind: 'same' as const, text: a.slice(0, start).join('') },
    ...diffWords(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { kind: 'same' as const, text: a.slice(a.length - end).join('') },
  ];
  return readable(joined(parts));
}
