import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leadSchema, type Lead } from '../../src/domain/leads/schema';
import { numberIdOf } from '../../src/lib/ids';
import {
  joinCollection,
  readAs,
  readLeniently,
  splitCollection,
  unreadValues,
  withoutStaleOriginals,
  withOriginals,
  type WithOriginals,
} from '../../src/lib/lenientRead';
import { aCommunication, aLead } from '../support/entities';

/** Names of unknown fields; some of them are properties of every object. */
const UNKNOWN = ['color', 'toString', 'constructor'];

/** A lead with any value in any field, unknown fields included. */
const anyLead = fc
  .dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(leadSchema.entries), ...UNKNOWN), fc.string()),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map((fields): Record<string, unknown> => ({ ...fields, id: '1-a' }));

describe('reading leniently', () => {
  it('keeps every stored value, whatever it is', () => {
    fc.assert(
      fc.property(anyLead, ({ ['__proto__']: _prototype, ...stored }) => {
        const written: Record<string, unknown> = withOriginals(readLeniently(leadSchema, stored));
        for (const [name, value] of Object.entries(stored)) expect(written[name]).toEqual(value);
      }),
    );
  });

  it('reads what it wrote as the same again', () => {
    fc.assert(
      fc.property(anyLead, (stored) => {
        const read = readLeniently(leadSchema, stored);
        expect(readLeniently(leadSchema, withOriginals(read))).toEqual(read);
      }),
    );
  });

  it('leaves a good entity as it is, without a copy of anything', () => {
    const lead = aLead({ communications: [CALL, { ...CALL, id: 'c2' }] });
    expect(readLeniently(leadSchema, { ...lead })).toEqual(lead);
    expect(withOriginals(lead)).toBe(lead);
  });
});

const CALL: Lead['communications'][number] = aCommunication({
  id: 'c1',
  subject: 'Call',
  content: 'A door',
  dateTime: '2026-11-20T15:00:00.000Z',
});

/** A schema with a field of each type, and what some of them are read as otherwise. */
const SCHEMA = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  duration: v.optional(v.number(), 60),
  isOpen: v.boolean(),
  tags: v.array(v.string()),
  labels: v.optional(v.array(v.string())),
  facts: v.record(v.string(), v.string()),
  since: v.pipe(v.string(), v.isoTimestamp()),
  stage: readAs(v.picklist(['new', 'won', '']), 'new'),
  note: v.optional(v.string()),
  visits: v.array(v.object({ id: v.string(), hours: v.number() })),
});
const GOOD = {
  id: '1',
  name: 'Ada',
  size: 3,
  duration: 30,
  isOpen: true,
  tags: ['roof'],
  labels: ['red'],
  facts: { a: 'b' },
  since: '2026-11-20T15:00:00.000Z',
  stage: 'won',
  note: 'A note',
  visits: [{ id: 'v', hours: 2 }],
};

describe('an invalid value', () => {
  it.each<[field: keyof typeof GOOD, stored: unknown, read: unknown]>([
    ['name', 7, '7'],
    ['name', true, 'true'],
    ['name', null, ''],
    ['name', { first: 'Ada' }, ''],
    ['size', '1,250.50', 1250.5],
    ['size', ' $ 12 ', 12],
    ['size', 'a lot', 0],
    ['size', null, 0],
    ['duration', ' ', 60],
    ['duration', 'long', 60],
    ['isOpen', 'true', true],
    ['isOpen', 1, true],
    ['isOpen', 'false', false],
    ['isOpen', 0, false],
    ['isOpen', 'perhaps', false],
    ['tags', ' roof ,, porch', ['roof', 'porch']],
    ['tags', 5, ['5']],
    ['tags', [1, ' a ', null, {}, ''], ['1', 'a']],
    ['tags', {}, []],
    ['tags', null, []],
    ['labels', null, undefined],
    ['facts', 'none', {}],
    ['since', 0, '1970-01-01T00:00:00.000Z'],
    ['since', 'November 20, 2026', ''],
    ['stage', 'lost', 'new'],
    ['stage', null, 'new'],
    ['note', null, undefined],
    ['note', [], undefined],
    ['visits', 'twice', []],
    ['visits', null, []],
  ])('%s: %j is read as %j, and stored as it was', (field, stored, value) => {
    const entity = { ...GOOD, [field]: stored };
    const { _original, ...read } = readLeniently(SCHEMA, entity);
    const { [field]: _good, ...others } = GOOD;
    expect(read).toStrictEqual(value === undefined ? others : { ...others, [field]: value });
    expect(_original).toEqual({ [field]: stored });
    expect(withOriginals({ ...read, _original })).toEqual(entity);
  });

  it('takes its default where it is missing, and has no original', () => {
    expect(readLeniently(SCHEMA, { id: '1' })).toStrictEqual({
      id: '1',
      name: '',
      size: 0,
      duration: 60,
      isOpen: false,
      tags: [],
      facts: {},
      since: '',
      stage: 'new',
      visits: [],
    });
  });

  it('of a member stays with the member', () => {
    const entity = { ...GOOD, visits: [{ id: 'v', hours: 2 }, { id: 7, hours: '3 h' }, 'a text'] };
    const read = readLeniently(SCHEMA, entity);
    expect(read.visits).toEqual([
      { id: 'v', hours: 2 },
      { id: '7', hours: 0, _original: { id: 7, hours: '3 h' } },
    ]);
    expect(read._original).toEqual({ visits: ['a text'] });
    expect(withOriginals(read)).toEqual(entity);
  });
});

it('the odd values of a member are written with its entity, which has none of its own', () => {
  const entity = { ...GOOD, visits: [{ id: 'v', hours: 'some' }] };
  expect(withOriginals(readLeniently(SCHEMA, entity))).toEqual(entity);
});

it('an id that is given replaces the stored one, which is kept', () => {
  const read = readLeniently({ entries: { id: v.number() } }, { id: 'abc' }, 42);
  expect(read).toEqual({ id: 42, _original: { id: 'abc' } });
});

describe('a stored collection', () => {
  it.each<[what: string, stored: unknown, ids: string[], rest: unknown]>([
    ['members', [{ id: 'a' }, { id: 7 }], ['a', '7'], undefined],
    ['members of one id', [{ id: 'a' }, { id: 'a', b: 1 }], ['a'], [{ id: 'a', b: 1 }]],
    ['items without an id', [{ id: '' }, {}, { id: true }], [], [{ id: '' }, {}, { id: true }]],
    ['items that are not objects', ['a', null, { id: 'a' }], ['a'], ['a', null]],
    ['a text', 'twice', [], 'twice'],
    ['nothing', undefined, [], undefined],
  ])('of %s is split into members and the rest', (_what, stored, ids, rest) => {
    const split = splitCollection(stored);
    expect([...split.members.keys()]).toEqual(ids);
    expect(split.rest).toEqual(rest);
  });

  it.each<[members: unknown[], rest: unknown, joined: unknown]>([
    [['a'], undefined, ['a']],
    [['a'], ['b', 'c'], ['a', 'b', 'c']],
    [[], 'twice', 'twice'],
    [['a'], 'twice', ['a', 'twice']],
  ])('of the members %j and the rest %j is %j', (members, rest, joined) => {
    expect(joinCollection(members, rest)).toEqual(joined);
  });
});

describe('the values that are shown as not read', () => {
  it.each<[what: string, shown: unknown, original: unknown, values: [string, string][]]>([
    ['a text', '', 'a lot', [['field', 'a lot']]],
    ['a number', '', 5, [['field', '5']]],
    ['a list of texts', [], ['a', 1], [['field', 'a, 1']]],
    ['a list of something else', [], [{ a: 1 }, 2], [['field', '[{"a":1},2]']]],
    ['an object', '', { a: 1 }, [['field', '{"a":1}']]],
    ['at most 200 characters of a long text', '', 'x'.repeat(201), [['field', 'x'.repeat(200)]]],
    ['not an empty one', 0, '', []],
    ['not an absent one', '', null, []],
    ['not one that reads the same', '5', 5, []],
  ])('are %s', (_what, shown, original, values) => {
    const entity = { field: shown, other: 1, _original: { field: original } };
    expect(unreadValues(entity)).toEqual(values);
  });

  it('are none of an entity that was read unchanged', () => {
    const entity = { field: 1 };
    expect(unreadValues(entity)).toEqual([]);
  });
});

describe('originals', () => {
  const odd: Lead & WithOriginals = { ...aLead(), _original: { priority: 3, zipCode: 5 } };

  it('go with the field that was changed, and no other', () => {
    const next = withoutStaleOriginals(odd, { ...odd, priority: 'High' as const });
    expect(next._original).toEqual({ zipCode: 5 });
  });

  it('stay where another field was changed, or where a newer one came with the value', () => {
    const moved = { ...odd, city: 'Milton' };
    expect(withoutStaleOriginals(odd, moved)).toBe(moved);
    const newer = { ...odd, priority: 'Low' as const, _original: { priority: 9 } };
    expect(withoutStaleOriginals(odd, newer)).toBe(newer);
  });

  describe('of members', () => {
    const long = { id: 'v', duration: 60, _original: { duration: 'long', place: 5 } };
    const short = { id: 'w', duration: 60, _original: { duration: 'short' } };
    const before = { id: '1', visits: [long, short] };

    it.each<[what: string, after: object[], expected: object[]]>([
      [
        'go with their field, and leave those of other members',
        [{ ...long, duration: 30 }, short],
        [{ id: 'v', duration: 30, _original: { place: 5 } }, short],
      ],
      [
        'are found by the id of the member, wherever it is',
        [{ id: 'new' }, { ...short, duration: 30 }, long],
        [{ id: 'new' }, { id: 'w', duration: 30, _original: {} }, long],
      ],
    ])('%s', (_what, after, expected) => {
      expect(withoutStaleOriginals(before, { ...before, visits: after }).visits).toEqual(expected);
    });

    it.each<[what: string, after: object]>([
      ['a member is new', { ...before, visits: [...before.visits, { id: 'new' }] }],
      ['a member is replaced by something else', { ...before, visits: ['a text', long] }],
      ['the collection is new', { ...before, calls: [{ id: 'c' }] }],
    ])('stay where %s: nothing is copied', (_what, after) => {
      expect(withoutStaleOriginals(before, after)).toBe(after);
    });

    it('and of the entity go together', () => {
      const odd = { ...before, size: 0, _original: { size: 'a lot', name: 5 } };
      const after = { ...odd, size: 2, visits: [{ ...long, duration: 30 }, short] };
      expect(withoutStaleOriginals(odd, after)).toEqual({
        id: '1',
        size: 2,
        visits: [{ id: 'v', duration: 30, _original: { place: 5 } }, short],
        _original: { name: 5 },
      });
    });
  });
});

describe('a number made of a text id', () => {
  it.each([
    ['17', 17],
    [17, 17],
    [0, 0],
  ])('%j is %j', (stored, number) => expect(numberIdOf(stored)).toBe(number));

  it('is a safe integer, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const number = numberIdOf(text);
        expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        expect(numberIdOf(text)).toBe(number);
      }),
    );
  });
});
