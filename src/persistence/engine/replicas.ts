import type { UnknownAction } from '@reduxjs/toolkit';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { entryDamaged, listWith, remoteChangesMerged } from '../../domain/system/events';
import { recordOf } from '../../lib/lookUp';
import { setAside } from './damage';
import type { TabDeps } from './journal';
import { keyOf, TOMBSTONES_KEY } from './keys';
import { isNewerVersion } from './keyValueStorage';
import { EMPTY_REPLICA, joinEntities, type Replica, type VersionedEntity } from './merge';
import { readAllTombstones, readList } from './reading';
import { createReplicaState, mergeRemote, takePending, type ReplicaState } from './replicaState';
import { createHybridClock } from './timestamps';

export interface ReplicasDeps extends TabDeps {
  /** Receives events for the Redux store, always from a microtask and never during a write. */
  emit: (event: UnknownAction) => void;
}

/** One tab's replicas of all lists, with the clock of its changes. */
export type Replicas = ReturnType<typeof createReplicas>;

const emptyReplicas = () => recordOf(LIST_NAMES, createReplicaState);

/**
 * Creates one tab's replicas of all lists, empty. What storage holds, and what else is merged into them, is
 * emitted; what cannot be read is set aside.
 */
export function createReplicas(deps: ReplicasDeps) {
  const { storage, now, tab, emit } = deps;
  const clock = createHybridClock(now, tab);
  let lists = emptyReplicas();
  const list = (name: ListName): ReplicaState => lists[name];
  /** The text of the tombstones of all lists that was last read or written. */
  let storedTombstones: string | null = null;

  const emitSoon = (event: UnknownAction): void => queueMicrotask(() => emit(event));

  /** Emits all pending changes. */
  function notify(): void {
    for (const name of LIST_NAMES) {
      const { entities, removedIds } = takePending(list(name));
      if (entities.length + removedIds.length > 0) {
        emit(remoteChangesMerged({ ...listWith(name, entities), removedIds }));
      }
    }
  }

  /** Merges what storage, another tab or a backup has of a list. */
  function merge(name: ListName, theirs: Replica): void {
    mergeRemote(list(name), theirs, clock);
    if (list(name).pending.size > 0) queueMicrotask(notify);
  }

  /** Merges the stored text of a list, and records it as the persisted replica. */
  function mergeText(name: ListName, text: string | null): void {
    const replica = list(name);
    if (text === replica.text) return;
    const entities = readText(deps, replica, text ?? '[]', emitSoon);
    merge(name, { ...EMPTY_REPLICA, entities });
    // Equal entities become the same objects, so that later comparisons are by identity.
    for (const [id, entity] of entities) {
      const own = replica.ours.entities.get(id);
      if (own && joinEntities(entity, own) === entity) entities.set(id, own);
    }
    replica.persisted = { ...replica.persisted, entities };
    replica.text = text;
  }

  function mergeTombstones(text: string | null): void {
    if (text === storedTombstones) return;
    const stored = readAllTombstones(text ?? '{}');
    if (!stored) setAside(storage, 'tombstones', text ?? '', now());
    storedTombstones = text;
    for (const name of LIST_NAMES) {
      const tombstones = stored?.get(name) ?? EMPTY_REPLICA.tombstones;
      const replica = list(name);
      replica.persisted = { ...replica.persisted, tombstones };
      merge(name, { ...EMPTY_REPLICA, tombstones });
    }
  }

  return {
    list,
    clock,
    emitSoon,
    merge,
    mergeText,
    mergeTombstones,

    /** Merges the stored state of a list. */
    refresh(name: ListName): void {
      mergeTombstones(storage.read(TOMBSTONES_KEY));
      mergeText(name, storage.read(keyOf(name)));
    },

    /** Forgets all entities, after another tab cleared storage. */
    clear(): void {
      storedTombstones = null;
      lists = emptyReplicas();
    },
  };
}

/** Reads the text of a list; what cannot be read is set aside and reported. */
function readText(
  { storage, now }: ReplicasDeps,
  replica: ReplicaState,
  text: string,
  emitSoon: ReplicasDeps['emit'],
): Map<string, VersionedEntity> {
  const { name } = replica;
  const { entities, rejected } = readList(name, text);
  if (!rejected) return entities;
  replica.isDamaged = true;
  const keptUnder = setAside(storage, name, rejected.text, now());
  if (keptUnder === null && !isNewerVersion(storage)) replica.isReadOnly = true;
  const report = { goodEntities: entities.size, badEntities: rejected.count };
  emitSoon(entryDamaged({ entry: name, keptUnder, ...report }));
  return entities;
}
