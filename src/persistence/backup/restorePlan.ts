import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import type { ListDeletions } from '../../domain/shared/event';
import type { ListWithEntities } from '../../domain/system/events';
import { listChanges } from '../../domain/undo/rules';
import type { EntityChange } from '../../domain/undo/schema';
import { removedMembers } from '../../lib/recordsDiff';
import { attempt } from '../attempt';
import { keyOf, TOMBSTONES_KEY } from '../engine/keys';
import type { KeyValueStorage } from '../engine/keyValueStorage';
import { EMPTY_REPLICA, joinReplicas, type Replica } from '../engine/merge';
import { tombstonesText } from '../engine/reading';
import { createReplicaState, recordChanges, recordTombstones } from '../engine/replicaState';
import { entitiesById, listText, liveState, type Entity } from '../engine/storedEntities';
import type { Timestamp } from '../engine/timestamps';
import { measureUsage, STORE_UNITS } from '../pictures/storageUsage';
import type { Backup } from './backup';

/** What a restore would add, change and remove, and whether the result fits into storage. */
export interface RestorePlan {
  changes: ListChanges[];
  /** How many units of storage are missing; 0 if the result fits. */
  missingUnits: number;
}

/** What a restore would do to one list. */
export interface ListChanges {
  name: ListName;
  added: number;
  changed: number;
  removed: number;
}

/** Thrown when the result of a restore does not fit into storage; nothing was changed. */
export class NoRoomError extends Error {
  constructor(
    /** How many units of storage are missing. */
    readonly missingUnits: number,
  ) {
    super('The restored data does not fit into this browser');
    this.name = 'NoRoomError';
  }
}

export type ReplicaOf = (name: ListName) => Replica;

/** Left free for what follows a restore (notifications, the journal), in UTF-16 units. */
const SLACK_UNITS = 20_000;

/** A timestamp of the greatest length, so that no plan is smaller than what is written. */
const LONGEST_TIMESTAMP: Timestamp = 'z'.repeat(24);
const plannedClock = { next: () => LONGEST_TIMESTAMP };

/** Returns how two replicas of a list differ in the state. */
export const replicaChanges = (name: ListName, before: Replica, after: Replica): EntityChange[] =>
  before === after ? [] : listChanges(name, liveEntities(name, before), liveEntities(name, after));

/** Returns what replacing a list deletes: the entities and members that the new ones lack. */
export function deletionsByReplacing(
  name: ListName,
  present: Replica,
  entities: readonly Entity[],
): Required<ListDeletions> {
  const changes = listChanges(name, liveEntities(name, present), entitiesById(entities));
  return {
    ids: changes.filter(({ after }) => after === null).map(({ entityId }) => entityId),
    members: changes.flatMap((change) => removedMembers(change.entityId, change)),
  };
}

/** Returns the replica that replacing a list with these entities would give. */
function replaced(name: ListName, present: Replica, entities: readonly Entity[]): Replica {
  const plan = { ...createReplicaState(name), ours: present };
  const { ids, members } = deletionsByReplacing(name, present, entities);
  recordChanges(plan, liveEntities(name, present), entitiesById(entities), plannedClock);
  recordTombstones(plan, ids, members, plannedClock);
  return plan.ours;
}

/** Returns the live entities of a list, by id, as the state holds them. */
export const liveEntities = (name: ListName, present: Replica): Record<string, Entity> =>
  entitiesById(liveState(name, present));

/** Returns the changes of a list between its present replica and the planned one. */
function changesOf(name: ListName, present: Replica, next: Replica): ListChanges {
  const changes = replicaChanges(name, present, next);
  const added = changes.filter(({ before }) => before === null).length;
  const removed = changes.filter(({ after }) => after === null).length;
  return { name, added, changed: changes.length - added - removed, removed };
}

/** The size of an entry, key included, in UTF-16 units; 0 if it is absent. */
const unitsOf = (key: string, text: string | null): number =>
  text === null ? 0 : key.length + text.length;

/** Returns how many units of localStorage the planned lists lack. */
function missingRoom(
  planned: ReadonlyMap<ListName, Replica>,
  replicaOf: ReplicaOf,
  storage: KeyValueStorage,
): number {
  const growth = (key: string, text: string): number =>
    unitsOf(key, text) - unitsOf(key, storage.read(key));
  const tombstones = tombstonesText((name) => planned.get(name)?.tombstones ?? new Map());
  let grown = growth(TOMBSTONES_KEY, tombstones);
  for (const [name, next] of planned)
    if (next !== replicaOf(name)) grown += growth(keyOf(name), listText(name, next));
  if (grown <= 0) return 0;
  const { entryUnits, pictureUnits } = measureUsage(storage);
  return Math.max(0, entryUnits + pictureUnits + grown + SLACK_UNITS - STORE_UNITS);
}

/** Plans what each list becomes, by what it is now. */
function planOf(
  nextOf: (name: ListName, present: Replica) => Replica,
  replicaOf: ReplicaOf,
  storage: KeyValueStorage,
): RestorePlan {
  const planned = new Map(LIST_NAMES.map((name) => [name, nextOf(name, replicaOf(name))] as const));
  const missingUnits = attempt(
    'Storage cannot be measured: what is restored is kept in memory',
    () => missingRoom(planned, replicaOf, storage),
  );
  return {
    changes: [...planned].map(([name, next]) => changesOf(name, replicaOf(name), next)),
    missingUnits: missingUnits ?? 0,
  };
}

/** Plans the replacement of lists. */
export function planReplace(
  lists: readonly ListWithEntities[],
  replicaOf: ReplicaOf,
  storage: KeyValueStorage,
): RestorePlan {
  const nextOf = (name: ListName, present: Replica): Replica => {
    const list = lists.find(({ entry }) => entry === name);
    return list ? replaced(name, present, list.entities) : present;
  };
  return planOf(nextOf, replicaOf, storage);
}

/** Plans the merge of a backup, or of other devices' lists. */
export const planMerge = (
  { replicas }: Pick<Backup, 'replicas'>,
  replicaOf: ReplicaOf,
  storage: KeyValueStorage,
): RestorePlan =>
  planOf(
    (name, present) => joinReplicas(present, replicas.get(name) ?? EMPTY_REPLICA),
    replicaOf,
    storage,
  );
