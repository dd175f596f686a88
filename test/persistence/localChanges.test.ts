import { describe, expect, it } from 'vitest';
import { recordChange } from '../../src/persistence/engine/localChanges';
import {
  membersOf,
  OWN,
  ownFields,
  type VersionedEntity,
} from '../../src/persistence/engine/merge';
import { fromState, type Entity } from '../../src/persistence/engine/storedEntities';
import { aCommunication, aLead } from '../support/entities';

const [CREATED, EARLIER, NOW] = ['0kqa00000000tab01', '0kqb00000000tab02', '0kqc00000000tab01'];
const clock = { next: () => NOW };
const call = (id: string, content: string) =>
  aCommunication({
    id,
    type: 'call' as const,
    subject: 'Call',
    content,
    dateTime: '2026-11-20T15:00:00.000Z',
  });

/** A lead with two communications, and how the replica holds it. */
const lead: Entity = aLead({
  city: 'Milton',
  tags: ['roof'],
  communications: [call('c1', 'First'), call('c2', 'Second')],
});
const unchanged = fromState('leads', lead);
const replica: VersionedEntity = new Map(unchanged).set(OWN, {
  ...ownFields(unchanged),
  created: CREATED,
  changed: { city: EARLIER },
});
const change = (after: Partial<Entity>) =>
  recordChange('leads', lead, { ...lead, ...after }, replica, clock);
const ownOf = (entity: VersionedEntity | undefined) => ownFields(entity ?? new Map());
const timesOf = (entity: VersionedEntity | undefined, collection: string) =>
  membersOf(entity ?? new Map(), collection).map(([id, one]) => [id, one.created, one.changed]);

describe('a change of an entity', () => {
  it('gives a new entity and each of its members the same time of creation', () => {
    const created = recordChange('leads', undefined, lead, undefined, clock);
    expect(ownOf(created).created).toBe(NOW);
    expect(ownOf(created).changed).toEqual({});
    expect(timesOf(created, 'communications')).toEqual([
      ['c1', NOW, {}],
      ['c2', NOW, {}],
    ]);
    expect(created?.get('communications/c2')?.fields).toMatchObject({
      content: 'Second',
    });
  });

  it('records the time of the changed field, and of no other', () => {
    const changed = change({ phone: '(802) 555-0199' });
    expect(ownOf(changed).fields.phone).toBe('(802) 555-0199');
    expect(ownOf(changed).changed).toEqual({ city: EARLIER, phone: NOW });
    expect(timesOf(changed, 'communications')).toEqual(timesOf(replica, 'communications'));
  });

  it('removes a field that is no longer there', () => {
    const changed = change({ city: undefined });
    expect(ownOf(changed).fields).not.toHaveProperty('city');
    expect(ownOf(changed).changed).toEqual({ city: NOW });
  });

  it('is none where equal values are other objects', () => {
    expect(change({ tags: ['roof'] })).toBeUndefined();
    expect(change({ communications: [call('c1', 'First'), call('c2', 'Second')] })).toBeUndefined();
  });

  it('records a new member and a changed one, and deletes none that is missing', () => {
    const changed = change({ communications: [call('c2', 'Other'), call('c3', 'Third')] });
    expect(timesOf(changed, 'communications')).toEqual([
      ['c1', '', {}],
      ['c2', '', { content: NOW }],
      ['c3', NOW, {}],
    ]);
    expect(changed?.get(OWN)).toBe(replica.get(OWN));
  });

  it('leaves what is no member of a collection as it is stored', () => {
    const odd = { ...lead, _original: { documents: ['no member'] } };
    const changed = recordChange('leads', odd, { ...lead, city: 'Essex' }, replica, clock);
    expect(ownOf(changed).changed).toEqual({ city: NOW });
  });

  it('compares with nothing where the last comparison is unknown', () => {
    const changed = recordChange('leads', undefined, lead, replica, clock);
    expect(ownOf(changed).changed).toMatchObject({ city: NOW, phone: NOW });
    expect(timesOf(changed, 'communications')[0]).toMatchObject(['c1', '', { content: NOW }]);
  });
});
