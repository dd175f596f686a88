import { splitCollection, withOriginals } from '../../lib/lenientRead';
import { lookUp } from '../../lib/lookUp';
import { recordDiff, type Fields } from '../../lib/recordsDiff';
import { LISTS } from './entries';
import type { VersionedEntity, VersionedFields } from './merge';
import { fromState, splitSets, type Entity } from './storedEntities';
import { type HybridClock, type Timestamp } from './timestamps';
import type { ListName } from '../../domain/lists/schema';

/** A slice's entities by id. */
export type EntityMap = Readonly<Record<string, Entity | undefined>>;

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
 * Records how an entity of the state differs from `before`, and returns `held`, the
 * replica's, changed; undefined if nothing did. A missing member is never deleted by this.
 */
export function recordChange(
  name: ListName,
  before: Entity | undefined,
  entity: Entity,
  held: VersionedEntity | undefined,
  clock: Pick<HybridClock, 'next'>,
): VersionedEntity | undefined {
  if (!held) return createdAt(fromState(name, entity), clock.next());
  const versionOf = (one: Entity): Fields => splitSets(name, withOriginals(one));
  const stored = versionOf(entity);
  const diff = recordDiff(before ? versionOf(before) : {}, stored, (field, value) =>
    LISTS[name].collections.includes(field) ? splitCollection(value).members : undefined,
  );
  const names = Object.keys(diff?.after ?? {});
  const members = diff?.members.filter(({ after }) => after !== null) ?? [];
  if (names.length + members.length === 0) return undefined;
  const timestamp = clock.next();
  const own = names.length === 0 ? held : withChanges(held, stored, names, timestamp);
  let { collections } = held;
  for (const { collection, memberId, after } of members) {
    const member = splitCollection(stored[collection]).members.get(memberId) ?? {};
    const one = collections[collection]?.get(memberId);
    const next = one
      ? withChanges(one, member, Object.keys(after ?? {}), timestamp)
      : { fields: member, created: timestamp, changed: {} };
    const all = new Map(collections[collection]).set(memberId, next);
    collections = { ...collections, [collection]: all };
  }
  return { ...own, collections };
}
