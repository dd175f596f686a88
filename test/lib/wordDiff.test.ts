import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from '../../src/lib/wordDiff';

const without = (kind: string, parts: ReturnType<typeof wordDiff>): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('the difference of two texts', () => {
  it('returns removed and added words', () => {
    expect(wordDiff('We fix old doors well.', 'We fix old windows and doors well.')).toEqual([
      { kind: 'same', text: 'We fix old ' },
      { kind: 'added', text: 'windows and ' },
      { kind: 'same', text: 'doors well.' },
    ]);
  });

  it('makes one change of changes with hardly a word between them', () => {
    expect(wordDiff('one two three four', 'eins two drei four')).toEqual([
      { kind: 'removed', text: 'one two three' },
      { kind: 'added', text: 'eins two drei' },
      { kind: 'same', text: ' four' },
    ]);
  });

  it.each<[string, string, unknown[]]>([
    ['', '', []],
    ['same', 'same', [{ kind: 'same', text: 'same' }]],
    ['', 'new', [{ kind: 'added', text: 'new' }]],
    ['old', '', [{ kind: 'removed', text: 'old' }]],
  ])('of %j and %j', (before, after, parts) => expect(wordDiff(before, after)).toEqual(parts));

  it('has both texts in it, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'é', '🙂', '.', ' ', '\n'), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [before, after] = [a.join(''), b.join('')];
        const parts = wordDiff(before, after);
        expect(without('added', parts)).toBe(before);
        expect(without('removed', parts)).toBe(after);
      }),
    );
  });

  it('of long texts is one change, computed quickly', () => {
    const book = (word: string): string => Array.from({ length: 5_000 }, () => word).join(' ');
    expect(wordDiff(book('a'), book('b'))).toHaveLength(2);
  });
});
