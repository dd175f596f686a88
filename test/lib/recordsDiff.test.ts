import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiff, invert, recordDiff, type Fields } from '../../src/lib/recordsDiff';
import { lawBook } from '../support/laws';

const json = fc.oneof(
  fc.string({ maxLength: 2 }),
  fc.boolean(),
  fc.constantFrom(['a'], ['a', 'b']),
);
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), json);
const note = fc.tuple(fc.constantFrom('n1', 'n2', 'n3'), fields);
const record = fc
  .tuple(fields, fc.uniqueArray(note, { selector: ([id]) => id }))
  .map(([own, notes]): Fields => {
    const members = notes.map(([id, one]) => ({ ...one, id }));
    // In one order: that of members is no difference.
    return { ...own, notes: members.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  });
const maybe = fc.option(record, { nil: undefined });

const applied = (one: Fields | null | undefined, diff: ReturnType<typeof recordDiff>) => {
  if (!diff) return one ?? null;
  const { fields: next, conflicts } = applyDiff(one ?? null, diff);
  expect(conflicts).toEqual([]);
  return next;
};

describe('the difference of two records', () => {
  const { law, close } = lawBook('records diff', 300);
  law(
    'applied to the first gives the second, and its inverse the first',
    fc.property(maybe, maybe, (a, b) => {
      const diff = recordDiff(a, b);
      expect(applied(a, diff)).toEqual(b ?? null);
      expect(applied(b, diff && invert(diff))).toEqual(a ?? null);
      expect(diff && invert(invert(diff))).toEqual(diff);
    }),
  );
  law(
    'composes: one after another they lead there, and inverted in turn they lead back',
    fc.property(fc.array(maybe, { minLength: 2, maxLength: 5 }), (versions) => {
      const diffs = versions.slice(1).map((next, at) => recordDiff(versions[at], next));
      const result = diffs.reduce<Fields | null | undefined>(applied, versions[0]);
      expect(result ?? null).toEqual(versions.at(-1) ?? null);
      const back = diffs.toReversed().map((diff) => diff && invert(diff));
      expect(back.reduce<Fields | null | undefined>(applied, result) ?? null).toEqual(
        versions[0] ?? null,
      );
    }),
  );
  law(
    'keeps what somebody else changed since',
    fc.property(record, record, json, (a, b, other) => {
      const diff = recordDiff(a, b);
      if (!diff) return;
      const since = { ...b, elsewhere: other };
      expect(applyDiff(since, invert(diff)).fields).toMatchObject({ elsewhere: other });
    }),
  );
  close();

  it('says what stays where a field is neither as before nor as after', () => {
    const diff = recordDiff({ id: 'x', city: 'Barre' }, { id: 'x', city: 'Milton' });
    expect(diff && applyDiff({ id: 'x', city: 'Essex' }, diff)).toEqual({
      fields: { id: 'x', city: 'Essex' },
      conflicts: ['city'],
      removed: [],
    });
  });
});
