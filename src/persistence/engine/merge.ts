import { ascending } from '../../lib/ascending';
import { lookUp } from '../../lib/lookUp';
import type { Fields } from '../../lib/recordsDiff';
import { laterOf, OLDEST, type Timestamp } from './timestamps';

/**
 * Merges the replicas of several tabs: a state-based replicated map (CRDT) of last-writer-wins fields with tombstones
 * (docs/storage.md). `joinReplicas` is commutative, associative and idempotent, so tabs that have received the same
 * changes hold the same data, in whatever order these came. All values are immutable.
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

/**
 * An entity with its timestamps: its own fields under {@link OWN}, each member's fields under `collection/member`.
 */
export type VersionedEntity = ReadonlyMap<string, VersionedFields>;

/** The key of an entity's own fields. */
export const OWN = '';

/** The state of one list in a tab, or in storage. */
export interface Replica {
  readonly entities: ReadonlyMap<string, VersionedEntity>;
  /** The times of deletion of entities (`id`) and members (`id/collection/member`). */
  readonly tombstones: ReadonlyMap<string, Timestamp>;
}

export const EMPTY_REPLICA: Replica = { entities: new Map(), tombstones: new Map() };

/** The key of a member's tombstone. */
export const memberKey = (id: string, collection: string, member: string): string =>
  `${id}/${collection}/${member}`;

const NO_FIELDS: VersionedFields = { fields: {}, created: OLDEST, changed: {} };

/** Returns the own fields of an entity. */
export const ownFields = (entity: VersionedEntity): VersionedFields => entity.get(OWN) ?? NO_FIELDS;

/** Returns the members of a collection, sorted by id. */
export const membersOf = (
  entity: VersionedEntity,
  collection: string,
): [id: string, VersionedFields][] =>
  [...entity]
    .filter(([key]) => key.startsWith(`${collection}/`))
    .map(([key, versioned]): [string, VersionedFields] => [
      key.slice(collection.length + 1),
      versioned,
    ])
    .sort(([a], [b]) => ascending(a, b));

const timestampOf = (versioned: VersionedFields, field: string): Timestamp =>
  lookUp(versioned.changed, field) ?? versioned.created;

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

/** Joins two entities. Returns `a` itself if `b` adds nothing. */
export const joinEntities = (a: VersionedEntity, b: VersionedEntity): VersionedEntity =>
  joinMaps(a, b, joinFields);

/** Joins two replicas. Returns `a` itself if `b` adds nothing. */
export function joinReplicas(a: Replica, b: Replica): Replica {
  const entities = joinMaps(a.entities, b.entities, joinEntities);
  const tombstones = joinMaps(a.tombstones, b.tombstones, laterOf);
  return entities === a.entities && tombstones === a.tombstones ? a : { entities, tombstones };
}

/** Returns the latest timestamp anywhere in an entity's or a member's fields. */
export function newestOf(all: Iterable<VersionedFields>): Timestamp {
  let newest = OLDEST;
  for (const { created, changed } of all) {
    newest = laterOf(newest, created);
    for (const timestamp of Object.values(changed)) newest = laterOf(newest, timestamp);
  }
  return newest;
}

/** Whether a tombstone deletes some fields: later edits outlive it. */
const deletes = (tombstone: Timestamp | undefined, all: Iterable<VersionedFields>): boolean =>
  tombstone !== undefined && tombstone !== OLDEST && tombstone >= newestOf(all);

/** Whether an entity is deleted. */
export const isDeleted = (replica: Replica, id: string, entity: VersionedEntity): boolean =>
  deletes(replica.tombstones.get(id), entity.values());

/** Returns a replica without its deleted entities and members, as it is stored. Tombstones stay. */
export function livePart(replica: Replica): Replica {
  if (replica.tombstones.size === 0) return replica;
  const touched = new Set([...replica.tombstones.keys()].map((key) => key.split('/', 1)[0]));
  const entities = new Map<string, VersionedEntity>();
  for (const [id, entity] of replica.entities) {
    if (isDeleted(replica, id, entity)) continue;
    entities.set(id, touched.has(id) ? withLiveMembers(replica, id, entity) : entity);
  }
  return { entities, tombstones: replica.tombstones };
}

/** Returns an entity without its deleted members; the entity itself if no member is deleted. */
export function withLiveMembers(
  { tombstones }: Replica,
  id: string,
  entity: VersionedEntity,
): VersionedEntity {
  if (tombstones.size === 0) return entity;
  const live = [...entity].filter(
    ([key, versioned]) => !deletes(tombstones.get(`${id}/${key}`), [versioned]),
  );
  return live.length === entity.size ? entity : new Map(live);
}

/** Whether `stored` holds all live content of `ours`, so that nothing needs writing. */
export function covers(stored: Replica, ours: Replica): boolean {
  const tombstones = joinMaps(ours.tombstones, stored.tombstones, laterOf);
  return joinReplicas(stored, livePart({ entities: ours.entities, tombstones })) === stored;
}
