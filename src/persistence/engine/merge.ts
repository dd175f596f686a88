import { lookUp } from '../../lib/lookUp';
import type { Fields } from '../../lib/recordsDiff';
import { laterOf, OLDEST, type Timestamp } from './timestamps';

/**
 * Merges the replicas of several tabs: a state-based replicated map (CRDT) of last-writer-wins
 * fields with tombstones (docs/storage.md). `joinReplicas` is commutative, associative and
 * idempotent, so tabs that have received the same changes hold the same data, in whatever order
 * these came. All values are immutable.
 */

/** The fields of an entity or a collection member, each merged by last-writer-wins. */
export interface VersionedFields {
  /** The fields, without collections. */
  readonly fields: Fields;
  /** The time of creation, which also applies to every field without a timestamp of its own. */
  readonly created: Timestamp;
  /** The time of change of each field that was changed after creation. */
  readonly changed: Readonly<Record<string, Timestamp>>;
}

/** An entity with its timestamps. */
export interface VersionedEntity extends VersionedFields {
  /** Its collections by name, their members by id. */
  readonly collections: Readonly<Record<string, ReadonlyMap<string, VersionedFields>>>;
}

/** What one tab, or storage, holds of one list. */
export interface Replica {
  readonly entities: ReadonlyMap<string, VersionedEntity>;
  /** The times of deletion of entities (`id`) and members (`id/collection/member`). */
  readonly tombstones: ReadonlyMap<string, Timestamp>;
}

export const EMPTY_REPLICA: Replica = { entities: new Map(), tombstones: new Map() };

/** The key of a member's tombstone. */
export const memberKey = (id: string, collection: string, member: string): string =>
  `${id}/${collection}/${member}`;

const timestampOf = (one: VersionedFields, field: string): Timestamp =>
  lookUp(one.changed, field) ?? one.created;

/** The text that decides between equal timestamps; `undefined` loses to any value. */
const tieBreaker = (value: unknown): string =>
  value === undefined ? '' : (JSON.stringify(value) ?? '');

/** Whether `b` wins last-writer-wins. */
function wins(a: VersionedFields, b: VersionedFields, field: string): boolean {
  const [timestampA, timestampB] = [timestampOf(a, field), timestampOf(b, field)];
  if (timestampA !== timestampB) return timestampB > timestampA;
  const [valueA, valueB] = [lookUp(a.fields, field), lookUp(b.fields, field)];
  return valueA !== valueB && tieBreaker(valueB) > tieBreaker(valueA);
}

/** Joins two versions field by field, the later timestamp wins; `a` itself if `b` adds nothing. */
export function joinFields(a: VersionedFields, b: VersionedFields): VersionedFields {
  if (a === b) return a;
  const created = laterOf(a.created, b.created);
  let isChanged = created !== a.created;
  const fields: Record<string, unknown> = {};
  const changed: Record<string, Timestamp> = {};
  const names = new Set([
    ...Object.keys(a.fields),
    ...Object.keys(b.fields),
    ...Object.keys(a.changed),
    ...Object.keys(b.changed),
  ]);
  for (const name of names) {
    const winner = wins(a, b, name) ? b : a;
    if (winner === b) isChanged = true;
    const value = lookUp(winner.fields, name);
    if (value !== undefined) fields[name] = value;
    const timestamp = timestampOf(winner, name);
    if (timestamp !== created) changed[name] = timestamp;
  }
  return isChanged ? { fields, created, changed } : a;
}

/** Joins two maps value by value. Returns `a` itself if `b` adds nothing. */
function joinMaps<Value>(
  a: ReadonlyMap<string, Value>,
  b: ReadonlyMap<string, Value>,
  join: (a: Value, b: Value) => Value,
): ReadonlyMap<string, Value> {
  if (a === b) return a;
  let joined: Map<string, Value> | undefined;
  for (const [key, theirs] of b) {
    const ours = a.get(key);
    const value = ours === undefined ? theirs : join(ours, theirs);
    if (value === ours) continue;
    joined ??= new Map(a);
    joined.set(key, value);
  }
  return joined ?? a;
}

const NO_MEMBERS: ReadonlyMap<string, VersionedFields> = new Map();

/** Joins two entities. Returns `a` itself if `b` adds nothing. */
export function joinEntities(a: VersionedEntity, b: VersionedEntity): VersionedEntity {
  if (a === b) return a;
  const own = joinFields(a, b);
  let collections: Record<string, ReadonlyMap<string, VersionedFields>> | undefined;
  for (const name of Object.keys(b.collections)) {
    const ours = a.collections[name];
    const joined = joinMaps(ours ?? NO_MEMBERS, b.collections[name] ?? NO_MEMBERS, joinFields);
    if (joined === ours) continue;
    collections ??= { ...a.collections };
    collections[name] = joined;
  }
  if (own === a && !collections) return a;
  const { fields, created, changed } = own;
  return { fields, created, changed, collections: collections ?? a.collections };
}

/** Joins two replicas. Returns `a` itself if `b` adds nothing. */
export function joinReplicas(a: Replica, b: Replica): Replica {
  const entities = joinMaps(a.entities, b.entities, joinEntities);
  const tombstones = joinMaps(a.tombstones, b.tombstones, laterOf);
  return entities === a.entities && tombstones === a.tombstones ? a : { entities, tombstones };
}

/** Returns the latest timestamp of some fields. */
export function newestOfFields(one: VersionedFields): Timestamp {
  let newest = one.created;
  for (const timestamp of Object.values(one.changed)) newest = laterOf(newest, timestamp);
  return newest;
}

/** Returns the latest timestamp anywhere in an entity. */
export function newestTimestamp(entity: VersionedEntity): Timestamp {
  let newest = newestOfFields(entity);
  for (const members of Object.values(entity.collections)) {
    for (const member of members.values()) newest = laterOf(newest, newestOfFields(member));
  }
  return newest;
}

/** Whether a tombstone deletes what last changed at `newest`: later edits outlive it. */
const deletes = (tombstone: Timestamp | undefined, newest: () => Timestamp): boolean =>
  tombstone !== undefined && tombstone !== OLDEST && tombstone >= newest();

/** Whether an entity is deleted. */
export const isDeleted = (replica: Replica, id: string, entity: VersionedEntity): boolean =>
  deletes(replica.tombstones.get(id), () => newestTimestamp(entity));

/** Returns the members of a collection that are not deleted, by id. */
export function liveMembers(
  replica: Replica,
  id: string,
  entity: VersionedEntity,
  collection: string,
): [string, VersionedFields][] {
  return [...(entity.collections[collection] ?? NO_MEMBERS)]
    .filter(
      ([member, one]) =>
        !deletes(replica.tombstones.get(memberKey(id, collection, member)), () =>
          newestOfFields(one),
        ),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns a replica without its deleted entities and members, as it is stored. Tombstones stay. */
export function livePart(replica: Replica): Replica {
  if (replica.tombstones.size === 0) return replica;
  const touched = new Set([...replica.tombstones.keys()].map((key) => key.split('/', 1)[0]));
  const entities = new Map<string, VersionedEntity>();
  for (const [id, entity] of replica.entities) {
    if (!touched.has(id)) entities.set(id, entity);
    else if (!isDeleted(replica, id, entity)) {
      entities.set(id, withLiveMembers(replica, id, entity));
    }
  }
  return { entities, tombstones: replica.tombstones };
}

/** Returns an entity without its deleted members; the entity itself if none is deleted. */
export function withLiveMembers(
  replica: Replica,
  id: string,
  entity: VersionedEntity,
): VersionedEntity {
  if (replica.tombstones.size === 0) return entity;
  let collections: Record<string, ReadonlyMap<string, VersionedFields>> | undefined;
  for (const [name, members] of Object.entries(entity.collections)) {
    const live = liveMembers(replica, id, entity, name);
    if (live.length === members.size) continue;
    collections ??= { ...entity.collections };
    collections[name] = new Map(live);
  }
  return collections ? { ...entity, collections } : entity;
}

/** Whether `stored` holds all live content of `ours`, so that nothing needs writing. */
export function covers(stored: Replica, ours: Replica): boolean {
  const tombstones = joinMaps(ours.tombstones, stored.tombstones, laterOf);
  return joinReplicas(stored, livePart({ entities: ours.entities, tombstones })) === stored;
}

/** Whether a replica still holds an entity that is deleted. */
export function hasDeleted({ entities, tombstones }: Replica): boolean {
  for (const id of tombstones.keys()) {
    const entity = entities.get(id);
    if (entity && isDeleted({ entities, tombstones }, id, entity)) return true;
  }
  return false;
}
