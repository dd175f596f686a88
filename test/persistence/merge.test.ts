import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  covers,
  EMPTY_REPLICA,
  isDeleted,
  joinReplicas,
  livePart,
  memberKey,
  membersOf,
  OWN,
  ownFields,
  type VersionedFields,
  type Replica,
  type VersionedEntity,
} from '../../src/persistence/engine/merge';
import {
  createHybridClock,
  isTimestamp,
  laterOf,
  timeOf,
} from '../../src/persistence/engine/timestamps';
import { lawBook } from '../support/laws';

const NOW = Date.UTC(2026, 10, 20);
/** The bounds of the format (docs/storage.md). */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2101, 0, 1) - 1;

const timestamp = fc.nat({ max: 6 }).map((time) => (time === 0 ? '' : `0k4aaa00${time}000tab01`));
const value = fc.constantFrom('a', 'b', 'c', 1, true);
const part: fc.Arbitrary<VersionedFields> = fc.record({
  fields: fc.dictionary(fc.constantFrom('name', 'phone', 'toString'), value, { maxKeys: 3 }),
  created: timestamp,
  changed: fc.dictionary(fc.constantFrom('name', 'phone', 'toString', 'notes'), timestamp, {
    maxKeys: 3,
  }),
});
/** An entity of its own fields and the members of its collections. */
const entityOf = (
  own: VersionedFields,
  collections: Record<string, Record<string, VersionedFields>> = {},
): VersionedEntity =>
  new Map([
    [OWN, own],
    ...Object.entries(collections).flatMap(([collection, members]) =>
      Object.entries(members).map(([id, one]): [string, VersionedFields] => [
        `${collection}/${id}`,
        one,
      ]),
    ),
  ]);
const versionedEntity: fc.Arbitrary<VersionedEntity> = fc
  .tuple(part, fc.dictionary(fc.constantFrom('n1', 'n2'), part, { maxKeys: 2 }))
  .map(([own, members]) => entityOf(own, { notes: members }));
const replica: fc.Arbitrary<Replica> = fc.record({
  entities: fc
    .dictionary(fc.constantFrom('x', 'y'), versionedEntity, { maxKeys: 2 })
    .map((entities) => new Map(Object.entries(entities))),
  tombstones: fc
    .dictionary(fc.constantFrom('x', 'y', 'x/notes/n1'), timestamp, { maxKeys: 2 })
    .map((tombstones) => new Map(Object.entries(tombstones))),
});

/** A replica without insignificant differences: the order of keys, redundant timestamps. */
const normal = (one: Replica): unknown => JSON.parse(JSON.stringify(plain(one))) as unknown;
const plainPart = ({ fields, created, changed }: VersionedFields) => ({
  created,
  fields: Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)),
  changed: Object.entries(changed)
    .filter(([, own]) => own !== created)
    .sort(([a], [b]) => a.localeCompare(b)),
});
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => a.localeCompare(b);
const plainStamped = (entity: VersionedEntity) => ({
  whole: plainPart(ownFields(entity)),
  notes: membersOf(entity, 'notes').map(([key, one]) => [key, plainPart(one)]),
});
const plain = ({ entities, tombstones }: Replica) => ({
  entities: [...entities]
    .map(([id, entity]): [string, unknown] => [id, plainStamped(entity)])
    .sort(byKey),
  tombstones: [...tombstones].sort(byKey),
});

const { law, close } = lawBook('join', 2_000);

describe('joining what two tabs hold', () => {
  law(
    'is commutative',
    fc.property(replica, replica, (a, b) => {
      expect(normal(joinReplicas(a, b))).toEqual(normal(joinReplicas(b, a)));
    }),
  );
  law(
    'is associative',
    fc.property(replica, replica, replica, (a, b, c) => {
      expect(normal(joinReplicas(joinReplicas(a, b), c))).toEqual(
        normal(joinReplicas(a, joinReplicas(b, c))),
      );
    }),
  );
  law(
    'is idempotent, and answers the same object where nothing is new',
    fc.property(replica, replica, (a, b) => {
      expect(joinReplicas(a, a)).toBe(a);
      const joined = joinReplicas(a, b);
      expect(joinReplicas(joined, b)).toBe(joined);
      expect(joinReplicas(joined, a)).toBe(joined);
      expect(joinReplicas(a, EMPTY_REPLICA)).toBe(a);
    }),
  );
  law(
    'covers both sides',
    fc.property(replica, replica, (a, b) => {
      const joined = joinReplicas(a, b);
      expect(covers(joined, a)).toBe(true);
      expect(covers(joined, b)).toBe(true);
    }),
  );
  law(
    'leaves nothing deleted in the living part, and all else',
    fc.property(replica, (a) => {
      const living = livePart(a);
      for (const [id, entity] of a.entities) {
        expect(living.entities.has(id)).toBe(!isDeleted(a, id, entity));
      }
    }),
  );
});

describe('timestamps of one tab', () => {
  const turn = fc.record({
    at: fc.nat({ max: 200 }),
    skew: fc.constantFrom(-100, -1, 0, 1, 100),
    isReceived: fc.boolean(),
  });

  law(
    'only rise, also past those that were received, whatever the clocks do',
    fc.property(fc.array(turn, { maxLength: 40 }), (turns) => {
      let [now, skew, last] = [NOW, 0, ''];
      const clock = createHybridClock(() => now, 'tab01');
      const other = createHybridClock(() => now + skew, 'tab02');
      for (const one of turns) {
        now = NOW + one.at;
        skew = one.skew;
        const theirs = other.next();
        if (one.isReceived) {
          clock.receive(theirs);
          last = laterOf(last, theirs);
        }
        const next = clock.next();
        if (!isTimestamp(next) || next <= last) expect.unreachable(`${next} after ${last}`);
        last = next;
      }
    }),
  );
});

describe('the laws of join', () => {
  close();
});

describe('a delete against an edit', () => {
  const lead = (changed: Record<string, string>): VersionedFields => ({
    fields: { phone: '1' },
    created: '000000001000tab01',
    changed,
  });
  const deletedAt = (at: string): Replica => ({
    entities: new Map(),
    tombstones: new Map([['x', at]]),
  });
  const replicaWith = (entity: VersionedEntity): Replica => ({
    entities: new Map([['x', entity]]),
    tombstones: new Map(),
  });

  it.each([
    ['an older edit stays deleted', '000000002000tab01', '000000003000tab02', true],
    ['an edit of the same moment stays deleted', '000000003000tab02', '000000003000tab02', true],
    ['a later edit revives', '000000004000tab01', '000000003000tab02', false],
    ['a deletion at an invalid time deletes nothing', '', '', false],
  ])('%s', (_what, editedAt, removedAt, isGone) => {
    const edited = entityOf({ ...lead({ phone: editedAt }), created: laterOf(editedAt, '') });
    const joined = joinReplicas(replicaWith(edited), deletedAt(removedAt));
    const entity = joined.entities.get('x');
    expect(entity && isDeleted(joined, 'x', entity)).toBe(isGone);
  });

  const noteOf = (changed: Record<string, string>): VersionedFields => ({
    fields: { text: 'a' },
    created: '000000001000tab01',
    changed,
  });
  const withNotes = (replica: Replica, notes: Record<string, VersionedFields>): Replica => ({
    ...replica,
    entities: new Map([['x', entityOf(lead({}), { notes, visits: { v1: VISIT } })]]),
  });
  const VISIT = noteOf({});

  it('a later edit of a member revives the whole', () => {
    const joined = withNotes(deletedAt('000000003000tab02'), {
      n1: noteOf({ text: '000000004000tab01' }),
    });
    expect(livePart(joined).entities.has('x')).toBe(true);
  });

  it('a deleted member leaves its collection alone, and no other', () => {
    const tombstones = new Map([[memberKey('x', 'notes', 'n2'), '000000003000tab02']]);
    const notes = {
      n3: noteOf({ text: '000000004000tab01' }),
      n2: noteOf({ text: '000000002000tab01' }),
      n1: noteOf({}),
    };
    const joined = withNotes({ entities: new Map(), tombstones }, notes);
    const living = livePart(joined).entities.get('x');
    if (!living) throw new Error('There is no entity');
    expect(membersOf(living, 'notes').map(([id]) => id)).toEqual(['n1', 'n3']);
    expect(living.get('visits/v1')).toBe(VISIT);
    expect(ownFields(living).fields).toEqual({ phone: '1' });
  });
});

describe('timestamps', () => {
  it.each([
    ['the next millisecond', NOW, NOW + 1],
    ['no time beyond the bounds of the format', LATEST, LATEST],
  ])('carry on into %s when the counter is full', (_what, start, time) => {
    const clock = createHybridClock(() => start, 'tab01');
    let last = clock.next();
    for (let count = 0; count < 50_000; count += 1) {
      const next = clock.next();
      if (next < last) throw new Error(`${next} is earlier than ${last}`);
      last = next;
    }
    expect(timeOf(last)).toBe(time);
    expect(isTimestamp(last)).toBe(true);
  });

  it.each([
    ['the earliest', EARLIEST, true],
    ['one before the earliest', EARLIEST - 1, false],
    ['the latest', LATEST, true],
    ['one after the latest', LATEST + 1, false],
  ])('are within the bounds of the format: %s', (_what, time, isWithin) => {
    expect(isTimestamp(`${time.toString(36).padStart(9, '0')}000tab01`)).toBe(isWithin);
  });

  it.each([
    ['the same time and a higher count', NOW, 5, 6],
    ['the same time and a lower count', NOW, 1, 3],
    ['a later time, whatever the count', NOW + 1, 1, 2],
    ['an earlier time, whatever the count', NOW - 1, 9, 3],
  ])('go on from a received one of %s', (_what, received, count, expected) => {
    const clock = createHybridClock(() => NOW, 'tab01');
    for (let own = 0; own <= 2; own += 1) clock.next();
    clock.receive(`${received.toString(36).padStart(9, '0')}00${count}tab02`);
    const next = clock.next();
    expect(timeOf(next)).toBe(Math.max(NOW, received));
    expect(next.slice(9, 12)).toBe(`00${expected}`);
  });

  it('have an oldest: that of what was never changed', () => {
    expect(isTimestamp('')).toBe(true);
    expect(timeOf('')).toBe(0);
  });

  const VALID = createHybridClock(() => NOW, 'tab01').next();
  it.each([
    undefined,
    null,
    7,
    'x',
    '<script>',
    'Z'.repeat(17),
    [VALID],
    `${VALID}<b>`,
    `<b>${VALID}`,
    VALID.toUpperCase(),
    VALID.slice(0, 12),
    VALID.padEnd(25, '0'),
  ])('are not %j', (text) => expect(isTimestamp(text)).toBe(false));
});
