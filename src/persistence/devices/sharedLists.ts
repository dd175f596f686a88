import type { ListName } from '../../domain/lists/schema';
import type { Replica } from '../engine/merge';
import type { Persistence } from '../engine/persistence';
import { dropSeedData, persistable, unexpired } from '../engine/replicaState';

/** The lists of this browser, as devices share them. */
export type SharedLists = ReturnType<typeof sharedLists>;

interface SharedListsDeps extends Pick<Persistence, 'replicaStateOf' | 'mergeReplica'> {
  now: () => number;
  /** Called with the ids of seed data that other devices' entities have replaced. */
  onRemoved: (name: ListName, ids: string[]) => void;
}

/** Returns the lists of a replica store, as devices share them. */
export const sharedLists = ({ replicaStateOf, mergeReplica, now, onRemoved }: SharedListsDeps) => ({
  /** Returns all that this browser has of a list; another object when it changes. */
  replicaOf: (name: ListName): Replica => replicaStateOf(name).ours,
  /** Returns what the other devices are to know of a list: not the seed data, which every one has. */
  sharedOf: (name: ListName): Replica => {
    const replica = replicaStateOf(name);
    const { entities } = persistable(replica);
    return {
      entities: new Map([...entities].filter(([id]) => !replica.seedIds.has(id))),
      tombstones: unexpired(replica.ours.tombstones, now()),
    };
  },
  /** Merges what another device has of a list like another tab's; returns whether it is stored now. */
  joinShared: (name: ListName, theirs: Replica): boolean => {
    const replica = replicaStateOf(name);
    const seedIds = theirs.entities.size > 0 ? [...replica.seedIds] : [];
    // As at start: a stored list replaces seed data.
    if (seedIds.length > 0) dropSeedData(replica);
    mergeReplica(name, theirs);
    const removed = seedIds.filter((id) => !replica.ours.entities.has(id));
    if (removed.length > 0) onRemoved(name, removed);
    return replica.failure === undefined;
  },
});
