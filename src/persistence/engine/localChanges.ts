import { dequal } from 'dequal/lite';
import type { ListName } from '../../events/system';
import { splitCollection, withOriginals } from '../../lib/lenientRead';
import { lookUp } from '../../lib/lookUp';
import { LISTS } from './entries';
import type { Fields, VersionedEntity, VersionedFields } from './merge';
import { fromState, splitSets, type Entity } from './storedEntities';
import { type HybridClock, type Timestamp } from './timestamps';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

/** Returns the names of the fields in which two versions differ. */
export const differing = (
  before: Fields,
  after: Fields,
  except: readonly string[] = [],
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !except.includes(field) && !dequal(lookUp(before, field), lookUp(after, field)),
  );

/** Copies some fields from `after`, with `timestamp` as the time of their change. */
function withChanges(
  one: VersionedFields,
  after: Fields,
  names: readonly string[],
  timestamp: Timestamp,
): VersionedFields {
  const fields: Record<string, unknown> = { ...one.fields };
  const changed = { ...one.changed };
  for (const name of names) {
    const value = lookUp(after, name);
    if (value === undefined) delete fields[name];
    else fields[name] = value;
    changed[name] = timestamp;
  }
  return { fields, created: one.created, changed };
}

type Members = ReadonlyMap<string, VersionedFields>;

/**
 * Returns a collection with timestamps for its new and changed members; undefined if none changed.
 */
function changedMembers(
  held: Members,
  before: unknown,
  after: unknown,
  timestamp: Timestamp,
): Members | undefined {
  if (before === after) return undefined;
  const known = splitCollection(before).members;
  let next: Map<string, VersionedFields> | undefined;
  for (const [id, member] of splitCollection(after).members) {
    const earlier = known.get(id);
    if (earlier === member) continue;
    const names = differing(earlier ?? {}, member);
    if (names.length === 0) continue;
    const one = held.get(id);
    next ??= new Map(held);
    next.set(
      id,
      one
        ? withChanges(one, member, names, timestamp)
        : { fields: member, created: timestamp, changed: {} },
    );
  }
  return next;
}

/** Sets the time of creation of a new entity and all its members. */
function createdAt(entity: VersionedEntity, timestamp: Timestamp): VersionedEntity {
  const collections = Object.fromEntries(
    Object.entries(entity.collections).map(([name, members]) => [
      name,
      new Map([...members].map(([id, one]) => [id, { ...one, created: timestamp }])),
    ]),
  );
  return { ...entity, created: timestamp, collections };
}

/**
 * Records how an entity of the state differs from its last comparison. A member that is missing
 * from a collection is never deleted by this.
 *
 * @param before the entity at the last comparison; undefined if it was absent
 * @param held the entity in the replica; undefined if it is absent
 * @returns the changed entity; undefined if nothing changed
 */
export function recordChange(
  name: ListName,
  before: Entity | undefined,
  entity: Entity,
  held: VersionedEntity | undefined,
  clock: Pick<HybridClock, 'next'>,
): VersionedEntity | undefined {
  if (!held) return createdAt(fromState(name, entity), clock.next());
  const earlier: Fields = before ? splitSets(name, withOriginals(before)) : {};
  const stored: Fields = splitSets(name, withOriginals(entity));
  const names = differing(earlier, stored, LISTS[name].collections);
  const timestamp = clock.next();
  let collections: Record<string, Members> | undefined;
  for (const collection of LISTS[name].collections) {
    const next = changedMembers(
      held.collections[collection] ?? new Map(),
      earlier[collection],
      stored[collection],
      timestamp,
    );
    if (next) (collections ??= { ...held.collections })[collection] = next;
  }
  if (names.length === 0 && !collections) return undefined;
  const own = names.length === 0 ? held : withChanges(held, stored, names, timestamp);
  return { ...own, collections: collections ?? held.collections };
}
