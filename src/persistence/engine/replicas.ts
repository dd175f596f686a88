import type { UnknownAction } from '@reduxjs/toolkit';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { remoteChangesMerged } from '../../domain/system/events';
import { recordOf } from '../../lib/lookUp';
import { createListReplica, mergeRemote, takePending, type ListReplica } from './listReplica';
import type { Replica } from './merge';
import { createHybridClock } from './timestamps';

export interface ReplicasDeps {
  /** The wall clock, in milliseconds. */
  now: () => number;
  /** This tab's name. */
  tab: string;
  /** Receives events for the Redux store, always from a microtask and never during a write. */
  emit: (event: UnknownAction) => void;
}

/** One tab's replicas of all lists, with the clock of its changes. */
export type Replicas = ReturnType<typeof createReplicas>;

const emptyReplicas = () => recordOf(LIST_NAMES, createListReplica);

/** Creates one tab's replicas of all lists, empty. What is merged into them is emitted. */
export function createReplicas({ now, tab, emit }: ReplicasDeps) {
  const clock = createHybridClock(now, tab);
  let lists = emptyReplicas();
  const list = (name: ListName): ListReplica => lists[name];

  /** Emits all pending changes. */
  function notify(): void {
    for (const name of LIST_NAMES) {
      const { entities, removedIds } = takePending(list(name));
      if (entities.length + removedIds.length > 0) {
        emit(remoteChangesMerged({ entry: name, entities, removedIds } as never));
      }
    }
  }

  return {
    list,
    clock,

    emitSoon: (event: UnknownAction): void => queueMicrotask(() => emit(event)),

    /** Merges what storage, another tab or a backup has of a list. */
    merge(name: ListName, theirs: Replica): void {
      mergeRemote(list(name), theirs, clock);
      if (list(name).pending.size > 0) queueMicrotask(notify);
    },

    /** Forgets all entities, after another tab cleared storage. */
    clear(): void {
      lists = emptyReplicas();
    },
  };
}
