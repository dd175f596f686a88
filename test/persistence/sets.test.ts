import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutStaleOriginals } from '../../src/lib/lenientRead';
import { recordChange } from '../../src/persistence/engine/localChanges';
import {
  joinEntities,
  type Replica,
  type VersionedEntity,
} from '../../src/persistence/engine/merge';
import {
  entityText,
  fromStored,
  toState,
  type Entity,
} from '../../src/persistence/engine/storedEntities';
import { aLead } from '../support/entities';

/** Tags are a set: each one is added and removed by itself. */

const replicaOf = (entity: VersionedEntity): Replica => ({
  entities: new Map([['1-a', entity]]),
  tombstones: new Map(),
});
const read = (stored: object): VersionedEntity => {
  const found = fromStored('leads', stored);
  if (!found) throw new Error('Not an entity');
  return found.entity;
};
const stateOf = (entity: VersionedEntity): Entity =>
  toState('leads', replicaOf(entity), '1-a', entity);
/** The tags without their order, which tells nothing. */
const setOf = (entity: VersionedEntity): unknown => new Set(stateOf(entity).tags as string[]);
const tagsOf = (entity: VersionedEntity): unknown => stateOf(entity).tags;
const textOf = (entity: VersionedEntity): string =>
  entityText('leads', replicaOf(entity), '1-a', entity);

/** Changes the tags in one tab, at a time. */
const retag = (held: VersionedEntity, tags: string[], second: number): VersionedEntity => {
  const before = stateOf(held);
  const clock = { next: () => `0kqc0000${second}000tab01` };
  const after = withoutStaleOriginals(before, { ...before, tags });
  return recordChange('leads', before, after, held, clock) ?? held;
};
const lead = (tags: unknown): VersionedEntity => read({ ...aLead({ id: '1-a' }), tags });

describe('tags', () => {
  it('added in two tabs are both kept, and one removed in either is gone', () => {
    const base = lead(['spring', 'web']);
    const here = retag(base, ['spring', 'web', 'roof'], 1);
    const there = retag(base, ['web', 'vip'], 2);
    for (const joined of [joinEntities(here, there), joinEntities(there, here)]) {
      expect(tagsOf(joined)).toEqual(['web', 'roof', 'vip']);
      expect(tagsOf(read(JSON.parse(textOf(joined)) as object))).toEqual(['web', 'roof', 'vip']);
    }
  });

  it('are stored as a plain list', () => {
    expect(JSON.parse(textOf(retag(lead([]), ['roof'], 1)))).toMatchObject({ tags: ['roof'] });
    expect(JSON.parse(textOf(retag(lead(['roof']), [], 1)))).toMatchObject({ tags: [] });
  });

  it('that an older version wrote later than they were removed here are back', () => {
    const here = retag(lead(['roof']), [], 1);
    const older = read({
      ...aLead({ id: '1-a' }),
      tags: ['roof'],
      _s: { f: { tags: '0kqc00009000tab02' } },
    });
    expect(tagsOf(joinEntities(here, older))).toEqual(['roof']);
  });

  it('that are no list are kept as they are, until the owner chooses', () => {
    const odd = lead('roof, web');
    expect(JSON.parse(textOf(odd))).toMatchObject({ tags: 'roof, web' });
    expect(tagsOf(odd)).toEqual(['roof', 'web']);
    expect(tagsOf(retag(odd, ['roof'], 1))).toEqual(['roof']);
  });

  it('converge, whatever tabs did and in whatever order they hear of it', () => {
    const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'toString', '__proto__'));
    fc.assert(
      fc.property(
        tags,
        fc.array(tags, { minLength: 1, maxLength: 3 }),
        fc.array(tags),
        (start, ours, theirs) => {
          const edit = (edits: string[][], from: number): VersionedEntity =>
            edits.reduce((held, next, index) => retag(held, next, from + 2 * index), lead(start));
          const [a, b] = [edit(ours, 1), edit(theirs, 2)];
          const joined = joinEntities(a, b);
          expect(setOf(joined)).toEqual(setOf(joinEntities(b, a)));
          expect(joinEntities(joined, a)).toBe(joined);
          expect(joinEntities(joined, b)).toBe(joined);
          expect(setOf(a)).toEqual(new Set(ours.at(-1)));
        },
      ),
    );
  });
});
