import { describe, expect, it, vi } from 'vitest';
import { seedPage } from '../../src/domain/content/seedPage';
import type { ListName } from '../../src/domain/lists/schema';
import { entityIdOf } from '../../src/persistence/engine/entries';
import {
  EMPTY_REPLICA,
  memberKey,
  membersOf,
  ownFields,
  type Replica,
  type VersionedEntity,
} from '../../src/persistence/engine/merge';
import { readAllTombstones, readList } from '../../src/persistence/engine/reading';
import {
  entityText,
  fromState,
  fromStored,
  listText,
  toState,
} from '../../src/persistence/engine/storedEntities';
import { aLead } from '../support/entities';

const [OLD, NEW] = ['0kqa00000000tab01', '0kqb00000000tab02'];
const call = (id: string) => ({ id, type: 'call' });
const LEAD = aLead({ id: 'x' });
const WITH_CALLS = { ...LEAD, communications: [call('c1'), call('c2')] };

/** Reads a stored lead that has an id. */
function leadOf(stored: unknown): VersionedEntity {
  const read = fromStored('leads', stored);
  if (!read) throw new Error('There is no lead');
  return read.entity;
}
const replicaOf = (
  entities: Record<string, VersionedEntity>,
  tombstones: Record<string, string> = {},
): Replica => ({
  entities: new Map(Object.entries(entities)),
  tombstones: new Map(Object.entries(tombstones)),
});
const textOf = (replica: Replica, lead: VersionedEntity): unknown =>
  JSON.parse(entityText('leads', replica, 'x', lead));

describe('an entity in storage', () => {
  it.each<[what: string, stored: object]>([
    ['without timestamps', WITH_CALLS],
    ['with the time of its creation', { ...LEAD, _s: { c: OLD } }],
    ['with the times of its changed fields', { ...LEAD, _s: { f: { city: NEW } } }],
    ['with both', { ...LEAD, _s: { c: OLD, f: { city: NEW } } }],
    [
      'with the times of its members',
      {
        ...WITH_CALLS,
        _s: { m: { communications: { c1: { c: OLD }, c2: { f: { type: NEW } } } } },
      },
    ],
    [
      'with its own and those of a member',
      { ...WITH_CALLS, _s: { c: OLD, m: { communications: { c2: { c: NEW } } } } },
    ],
    ['with unknown fields and invalid values', { ...LEAD, color: 'red', tags: 5, documents: 'no' }],
  ])('%s is written as it was read', (_what, stored) => {
    expect(textOf(EMPTY_REPLICA, leadOf(stored))).toEqual(stored);
  });

  it('takes an invalid timestamp as the oldest', () => {
    const lead = leadOf({ ...WITH_CALLS, _s: { c: 'x', f: 5, m: { communications: 'y' } } });
    expect(lead).toEqual(leadOf(WITH_CALLS));
  });

  it('holds its collections apart from its fields', () => {
    const lead = leadOf({ ...WITH_CALLS, documents: 'no' });
    const { fields } = ownFields(lead);
    expect(fields).not.toHaveProperty('communications');
    expect(fields).toMatchObject({ city: LEAD.city, documents: 'no' });
    expect(membersOf(lead, 'communications').map(([id]) => id)).toEqual(['c1', 'c2']);
    expect(fields).not.toHaveProperty('_s');
  });

  it.each([null, undefined, 'x', 5, [], {}, { id: '' }, { id: true }])('is not %j', (stored) => {
    expect(fromStored('leads', stored)).toBeUndefined();
  });

  it('of the state has the oldest timestamps, and is read as it was', () => {
    const lead = fromState('leads', LEAD);
    expect(ownFields(lead)).toMatchObject({ created: '', changed: {} });
    expect(toState('leads', EMPTY_REPLICA, 'x', lead)).toEqual(LEAD);
  });
});

it('the sections of a page are stored in the order of the page, other members by id', () => {
  const [first, second] = seedPage('home').sections.map(({ id }) => ({ id }));
  const page = fromStored('pages', { id: 'home', sections: [second, first] });
  if (!page) throw new Error('There is no page');
  expect(JSON.parse(entityText('pages', EMPTY_REPLICA, 'home', page.entity))).toMatchObject({
    sections: [first, second],
  });
  const lead = leadOf({ ...LEAD, communications: [call('c2'), call('c1')] });
  expect(textOf(EMPTY_REPLICA, lead)).toMatchObject({ communications: [call('c1'), call('c2')] });
});

describe('a deleted member', () => {
  const lead = leadOf({ ...WITH_CALLS, _s: { m: { communications: { c1: { c: OLD } } } } });
  const gone = replicaOf({}, { [memberKey('x', 'communications', 'c1')]: NEW });
  const elsewhere = replicaOf({}, { [memberKey('y', 'communications', 'c1')]: NEW });
  const WHOLE = { ...WITH_CALLS, _s: { m: { communications: { c1: { c: OLD } } } } };
  const LESS = { ...LEAD, communications: [call('c2')] };

  it.each<[what: string, replica: Replica, stored: object]>([
    ['is left out, with its timestamps', gone, LESS],
    ['of another entity changes nothing', elsewhere, WHOLE],
    ['is written where it is not known as deleted', EMPTY_REPLICA, WHOLE],
    ['is left out again', gone, LESS],
  ])('%s', (_what, replica, stored) => expect(textOf(replica, lead)).toEqual(stored));

  it('is not in the state', () => {
    expect(toState('leads', gone, 'x', lead).communications).toMatchObject([{ id: 'c2' }]);
  });
});

describe('the text of a list', () => {
  const lead = (id: string) => leadOf({ ...LEAD, id });

  it('has one live entity per line', () => {
    const [a, b, c] = [lead('a'), lead('b'), lead('c')];
    const [textA, textC] = [a, c].map((one) => entityText('leads', EMPTY_REPLICA, 'a', one));
    expect(listText('leads', replicaOf({ a, b, c }, { b: NEW }))).toBe(`[\n${textA},\n${textC}\n]`);
    expect(listText('leads', replicaOf({ a }, { a: NEW }))).toBe('[]');
  });

  it('is made of the texts of unchanged entities without serializing these again', () => {
    const replica = replicaOf({ a: lead('a'), b: lead('b') }, { c: NEW });
    const before = listText('leads', replica);
    const stringify = vi.spyOn(JSON, 'stringify');
    expect(listText('leads', replica)).toBe(before);
    expect(stringify).not.toHaveBeenCalled();
    stringify.mockRestore();
  });
});

describe('the id of a stored entity', () => {
  it.each<[list: ListName, stored: unknown, id: string | number | undefined]>([
    ['leads', 'x', 'x'],
    ['leads', 7, '7'],
    ['gallery', '7', 7],
    ['gallery', 7, 7],
    ['leads', '', undefined],
    ['leads', null, undefined],
    ['gallery', true, undefined],
  ])('in %s: %j is %j', (list, stored, id) => expect(entityIdOf(list, stored)).toBe(id));
});

describe('the stored text of a list', () => {
  it.each<[what: string, text: string, ids: string[], rejected: [string, number] | undefined]>([
    ['is read', '[{"id":"a"},{"id":"b"}]', ['a', 'b'], undefined],
    ['that is not JSON is rejected as a whole', '[{', [], ['[{', 1]],
    ['that is not a list likewise', '{"id":"a"}', [], ['{"id":"a"}', 1]],
    ['is read but for what is no entity', '[null,{"id":"a"},5]', ['a'], ['[null,5]', 2]],
    [
      'is read but for a second entity of one id',
      '[{"id":"a"},{"id":"a"}]',
      ['a'],
      ['[{"id":"a"}]', 1],
    ],
  ])('%s', (_what, text, ids, rejected) => {
    const read = readList('leads', text);
    expect([...read.entities.keys()]).toEqual(ids);
    expect(read.rejected).toEqual(rejected && { text: rejected[0], count: rejected[1] });
  });
});

describe('the stored tombstones', () => {
  it.each<[what: string, text: string, read: [string, [string, string][]][] | undefined]>([
    [
      'are read by list',
      `{"leads":{"x":"${NEW}"},"posts":{}}`,
      [
        ['leads', [['x', NEW]]],
        ['posts', []],
      ],
    ],
    [
      'leave out what has no valid time',
      `{"leads":{"x":"","y":5,"z":"${NEW}"}}`,
      [['leads', [['z', NEW]]]],
    ],
    ['of a list that are no object are none', '{"leads":5}', [['leads', []]]],
    ['that are no object cannot be read', '[]', undefined],
    ['that are not JSON cannot be read', '{', undefined],
  ])('%s', (_what, text, read) => {
    const tombstones = readAllTombstones(text);
    expect(tombstones && [...tombstones].map(([name, one]) => [name, [...one]])).toEqual(read);
  });
});
