import type { ListName } from '../../domain/lists/schema';
import type { RemovedMember } from '../../domain/shared/event';
import type { WriteFailure } from '../../domain/system/events';
import { DAY_MS } from '../../lib/durations';
import { changedKeys } from '../../lib/recordsDiff';
import { recordChange, type EntityMap } from './localChanges';
import {
  EMPTY_REPLICA,
  isDeleted,
  joinReplicas,
  livePart,
  memberKey,
  newestOf,
  type Replica,
  type VersionedEntity,
} from './merge';
import { fromState, storedPart, toState, type Entity } from './storedEntities';
import { timeOf, type HybridClock, type Timestamp } from './timestamps';

/** How long a tombstone is stored, in milliseconds. */
export const TOMBSTONE_LIFE_MS = 90 * DAY_MS;

/** The replica of one list in one tab, changed only here and by the replica store. */
export interface ReplicaState {
  readonly name: ListName;
  /** All entities of this tab, deleted ones included until the page is left. */
  ours: Replica;
  /** The known content of storage: the list as last read or written here, and its tombstones. */
  persisted: Replica;
  /** The text that `persisted.entities` was read from or written as. */
  text: string | null;
  /** The ids of seed data, which is written only with another change of the list. */
  seedIds: Set<string>;
  /** The ids of changes that the Redux store has not been notified of yet. */
  pending: Set<string>;
  /** Whether a part of the stored list could not be read. */
  isDamaged: boolean;
  /** Whether it may not be written, because what is damaged could not be set aside. */
  isReadOnly: boolean;
  /** Why the last write failed. */
  failure: WriteFailure | undefined;
}

/** Creates an empty replica. */
export const createReplicaState = (name: ListName): ReplicaState => ({
  name,
  ours: EMPTY_REPLICA,
  persisted: EMPTY_REPLICA,
  text: null,
  seedIds: new Set(),
  pending: new Set(),
  isDamaged: false,
  isReadOnly: false,
  failure: undefined,
});

// --- What storage should hold ------------------------------------------------------------------

/** Returns the part of `ours` that storage should hold. */
export const persistable = ({ name, ours }: ReplicaState): Replica => storedPart(name, ours);

/** Returns the tombstones that storage is to hold: those younger than 90 days (`now` in milliseconds). */
export function unexpired(tombstones: Replica['tombstones'], now: number): Replica['tombstones'] {
  const oldest = now - TOMBSTONE_LIFE_MS;
  return new Map<string, Timestamp>([...tombstones].filter(([, time]) => timeOf(time) >= oldest));
}

/** Whether storage holds all tombstones that it is to hold. */
export const holdsTombstones = ({ ours, persisted }: ReplicaState, now: number): boolean =>
  [...unexpired(ours.tombstones, now)].every(
    ([key, time]) => (persisted.tombstones.get(key) ?? '') >= time,
  );

/** Whether storage holds the whole list, and nothing that is deleted. */
export function isUpToDate(replica: ReplicaState, now: number): boolean {
  const { ours, persisted, seedIds } = replica;
  if (!holdsTombstones(replica, now)) return false;
  const live = livePart({ entities: persisted.entities, tombstones: ours.tombstones });
  if (live.entities.size < persisted.entities.size) return false;
  const { entities } = persistable(replica);
  if (persisted.entities.size === 0) {
    // Seed data alone is written only once some of it has been deleted.
    if ([...seedIds].some((id) => !entities.has(id))) return false;
    if ([...entities.keys()].every((id) => seedIds.has(id))) return true;
  }
  return joinReplicas(persisted, { ...EMPTY_REPLICA, entities }) === persisted;
}

// --- What storage and other tabs have -------------------------------------------------------------

/** Merges a replica from storage or another tab; what it changes becomes pending. */
export function mergeRemote(replica: ReplicaState, theirs: Replica, clock: HybridClock): void {
  const before = replica.ours;
  const joined = joinReplicas(before, theirs);
  if (joined === before) return;
  replica.ours = joined;
  for (const [id, entity] of theirs.entities) {
    if (joined.entities.get(id) === before.entities.get(id)) continue;
    clock.receive(newestOf(entity.values()));
    replica.pending.add(id);
    replica.seedIds.delete(id);
  }
  for (const [key, timestamp] of theirs.tombstones) {
    if (before.tombstones.get(key) === timestamp) continue;
    clock.receive(timestamp);
    replica.pending.add(key.split('/', 1)[0] ?? key);
  }
}

/** Returns and clears the pending changes: live entities, and the ids of deleted ones. */
export function takePending(replica: ReplicaState): {
  entities: Entity[];
  removedIds: (string | number)[];
} {
  const entities: Entity[] = [];
  const removedIds: (string | number)[] = [];
  for (const id of replica.pending) {
    const entity = replica.ours.entities.get(id);
    if (!entity) continue;
    const state = toState(replica.name, replica.ours, id, entity);
    if (isDeleted(replica.ours, id, entity)) removedIds.push(state.id);
    else entities.push(state);
  }
  replica.pending.clear();
  return { entities, removedIds };
}

// --- What the state has ---------------------------------------------------------------------------

/** Removes seed data, once storage has a list of its own. */
export function dropSeedData(replica: ReplicaState): void {
  const entities = [...replica.ours.entities].filter(([id]) => !replica.seedIds.has(id));
  replica.ours = { ...replica.ours, entities: new Map(entities) };
  replica.seedIds.clear();
}

/** Adds the entities of the state that are not known yet, as seed data. */
export function addSeedData(replica: ReplicaState, entities: EntityMap): void {
  const missing = new Map<string, VersionedEntity>();
  for (const [id, entity] of Object.entries(entities)) {
    if (!entity || replica.ours.entities.has(id)) continue;
    missing.set(id, fromState(replica.name, entity));
    replica.seedIds.add(id);
  }
  replica.ours = joinReplicas(replica.ours, { ...EMPTY_REPLICA, entities: missing });
}

/** Records how the state's entities have changed. Returns the ids of the changed ones. */
export function recordChanges(
  replica: ReplicaState,
  before: EntityMap,
  after: EntityMap,
  clock: Pick<HybridClock, 'next'>,
): string[] {
  const changes = new Map<string, VersionedEntity>();
  for (const id of changedKeys(before, after)) {
    const [entity, known] = [after[id], replica.ours.entities.get(id)];
    const changed = entity && recordChange(replica.name, before[id], entity, known, clock);
    if (changed) changes.set(id, changed);
  }
  replica.ours = joinReplicas(replica.ours, { ...EMPTY_REPLICA, entities: changes });
  for (const id of changes.keys()) replica.seedIds.delete(id);
  return [...changes.keys()];
}

/** Records deletions of entities, and of `[id, collection, member]`. Returns the changed entities' ids. */
export function recordTombstones(
  replica: ReplicaState,
  ids: readonly (string | number)[],
  members: readonly RemovedMember[],
  clock: Pick<HybridClock, 'next'>,
): ReadonlySet<string> {
  const keys = members.map(([id, ...member]) => memberKey(String(id), ...member));
  const times = [...ids.map(String), ...keys].map((key) => [key, clock.next()] as const);
  replica.ours = joinReplicas(replica.ours, { ...EMPTY_REPLICA, tombstones: new Map(times) });
  return new Set([...ids, ...members.map(([id]) => id)].map(String));
}
