import { laterStamp, type Stamp } from './stamps';

/**
 * The merge of what several tabs hold (docs/storage.md). `joinReplicas` is commutative, associative
 * and idempotent, so that tabs which have heard of the same changes hold the same, in whatever order
 * they heard. Everything here is immutable.
 */

/** Fields by name, as JSON has them. */
export type Fields = Readonly<Record<string, unknown>>;

/** Something with fields of its own that are merged one by one: an entity, or a member of a set. */
export interface Part {
  /** The fields, but for those that are sets. */
  readonly fields: Fields;
  /** When it was created. A field without a stamp of its own is as old as this. */
  readonly created: Stamp;
  /** When each field was changed that is not as old as the whole. */
  readonly changed: Readonly<Record<string, Stamp>>;
}

/** An entity with its stamps. */
export interface Stamped extends Part {
  /** Its sets by name, their members by id. */
  readonly sets: Readonly<Record<string, ReadonlyMap<string, Part>>>;
}

/** What one tab, or the storage, holds of an entry. */
export interface Replica {
  readonly entities: ReadonlyMap<string, Stamped>;
  /** When entities (`id`) and members (`id/set/member`) were deleted. */
  readonly tombstones: ReadonlyMap<string, Stamp>;
}

export const EMPTY_REPLICA: Replica = { entities: new Map(), tombstones: new Map() };

/** Where the tombstone of a member stands. */
export const memberKey = (id: string, set: string, member: string): string =>
  `${id}/${set}/${member}`;

const stampOf = (part: Part, field: string): Stamp => part.changed[field] ?? part.created;

/** The text by which equal stamps are told apart; nothing loses to something. */
const tieBreaker = (value: unknown): string =>
  value === undefined ? '' : (JSON.stringify(value) ?? '');

/** Whether the second of two parts has the say about a field. */
function isNewer(a: Part, b: Part, field: string): boolean {
  const [stampA, stampB] = [stampOf(a, field), stampOf(b, field)];
  if (stampA !== stampB) return stampB > stampA;
  const [valueA, valueB] = [a.fields[field], b.fields[field]];
  return valueA !== valueB && tieBreaker(valueB) > tieBreaker(valueA);
}

/** Joins two parts field by field, the later stamp winning; answers `a` itself where `b` adds nothing. */
export function joinParts(a: Part, b: Part): Part {
  if (a === b) return a;
  const created = laterStamp(a.created, b.created);
  let isNews = created !== a.created;
  const fields: Record<string, unknown> = {};
  const changed: Record<string, Stamp> = {};
  const names = new Set([
    ...Object.keys(a.fields),
    ...Object.keys(b.fields),
    ...Object.keys(a.changed),
    ...Object.keys(b.changed),
  ]);
  for (const name of names) {
    const winner = isNewer(a, b, name) ? b : a;
    if (winner === b) isNews = true;
    const value = winner.fields[name];
    if (value !== undefined) fields[name] = value;
    const stamp = stampOf(winner, name);
    if (stamp !== created) changed[name] = stamp;
  }
  return isNews ? { fields, created, changed } : a;
}

/** Joins two maps value by value; answers `a` itself where `b` adds nothing. */
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

const NO_MEMBERS: ReadonlyMap<string, Part> = new Map();

/** Joins two entities; answers `a` itself where `b` adds nothing. */
export function joinStamped(a: Stamped, b: Stamped): Stamped {
  if (a === b) return a;
  const part = joinParts(a, b);
  let sets: Record<string, ReadonlyMap<string, Part>> | undefined;
  for (const name of Object.keys(b.sets)) {
    const ours = a.sets[name];
    const joined = joinMaps(ours ?? NO_MEMBERS, b.sets[name] ?? NO_MEMBERS, joinParts);
    if (joined === ours) continue;
    sets ??= { ...a.sets };
    sets[name] = joined;
  }
  if (part === a && !sets) return a;
  const { fields, created, changed } = part;
  return { fields, created, changed, sets: sets ?? a.sets };
}

/** Joins what two tabs hold; answers `a` itself where `b` adds nothing. */
export function joinReplicas(a: Replica, b: Replica): Replica {
  const entities = joinMaps(a.entities, b.entities, joinStamped);
  const tombstones = joinMaps(a.tombstones, b.tombstones, laterStamp);
  return entities === a.entities && tombstones === a.tombstones ? a : { entities, tombstones };
}

/** The latest stamp of a part. */
export function newestOfPart(part: Part): Stamp {
  let newest = part.created;
  for (const stamp of Object.values(part.changed)) newest = laterStamp(newest, stamp);
  return newest;
}

/** The latest stamp anywhere in an entity. */
export function newestStamp(entity: Stamped): Stamp {
  let newest = newestOfPart(entity);
  for (const members of Object.values(entity.sets)) {
    for (const member of members.values()) newest = laterStamp(newest, newestOfPart(member));
  }
  return newest;
}

/** Whether an entity is deleted: a tombstone loses to a later edit. */
export function isDeleted(replica: Replica, id: string, entity: Stamped): boolean {
  const tombstone = replica.tombstones.get(id);
  return tombstone !== undefined && tombstone >= newestStamp(entity);
}

/** The members of a set that are not deleted, by id. */
export function livingMembers(
  replica: Replica,
  id: string,
  entity: Stamped,
  set: string,
): [string, Part][] {
  return [...(entity.sets[set] ?? NO_MEMBERS)]
    .filter(([member, part]) => {
      const tombstone = replica.tombstones.get(memberKey(id, set, member));
      return tombstone === undefined || tombstone < newestOfPart(part);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A replica without what is deleted in it: what storage keeps. Tombstones stay. */
export function livingPart(replica: Replica): Replica {
  if (replica.tombstones.size === 0) return replica;
  const touched = new Set([...replica.tombstones.keys()].map((key) => key.split('/', 1)[0]));
  const entities = new Map<string, Stamped>();
  for (const [id, entity] of replica.entities) {
    if (!touched.has(id)) entities.set(id, entity);
    else if (!isDeleted(replica, id, entity)) {
      entities.set(id, withLivingMembers(replica, id, entity));
    }
  }
  return { entities, tombstones: replica.tombstones };
}

function withLivingMembers(replica: Replica, id: string, entity: Stamped): Stamped {
  const sets = Object.fromEntries(
    Object.keys(entity.sets).map((set) => [set, new Map(livingMembers(replica, id, entity, set))]),
  );
  return { ...entity, sets };
}

/** Whether storage has all that we hold and is alive: then nothing needs writing. */
export function covers(stored: Replica, ours: Replica): boolean {
  const known = joinMaps(ours.tombstones, stored.tombstones, laterStamp);
  return (
    joinReplicas(stored, livingPart({ entities: ours.entities, tombstones: known })) === stored
  );
}

/** Whether storage still has something that is deleted. */
export function hasDeleted(stored: Replica): boolean {
  return (
    stored.tombstones.size > 0 &&
    [...stored.entities].some(([id, entity]) => isDeleted(stored, id, entity))
  );
}
