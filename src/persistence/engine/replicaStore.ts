import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import type { RemovedMember } from '../../domain/shared/event';
import { storageCleared } from '../../domain/system/events';
import { attempt } from '../attempt';
import { LISTS } from './entries';
import { createJournal } from './journal';
import { keyOf, TOMBSTONES_KEY, VERSION_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';
import type { EntityMap } from './localChanges';
import { covers, isDeleted, livePart, type Replica } from './merge';
import { createReplicas, type Replicas, type ReplicasDeps } from './replicas';
import {
  addSeedData,
  dropSeedData,
  persistable,
  recordChanges,
  recordTombstones,
  unexpired,
} from './replicaState';
import { createStorageWriter } from './storageWriter';
import { liveState, type Entity } from './storedEntities';

export interface ReplicaStoreDeps extends ReplicasDeps {
  /** A number from 0 up to 1. */
  random: () => number;
}

export type ReplicaStore = ReturnType<typeof createReplicaStore>;

/**
 * Creates the store of one tab's replica of every list, merged with what other tabs write.
 * Independent of Redux; `persistence.ts` connects it to a store.
 */
export function createReplicaStore(deps: ReplicaStoreDeps) {
  const replicas = createReplicas(deps);
  const { list, clock, merge } = replicas;
  const writer = createStorageWriter({ ...deps, replicas });
  const { scheduleRewrite, write } = writer;

  /** Whether the stored list holds all of a journal line, so that the line may go. */
  function isPersisted(name: ListName, line: Replica): boolean {
    replicas.refresh(name);
    const { ours, persisted } = list(name);
    // Entities beyond the limit of a list are not stored: their lines may go.
    const stored = LISTS[name].limit === undefined ? ours : persistable(list(name));
    // Each entity as this tab has it: a later edit may have revived one whose line is older than its tombstone.
    const entities = [...line.entities]
      .filter(([id]) => stored.entities.has(id) || !ours.entities.has(id))
      .map(([id, entity]) => [id, ours.entities.get(id) ?? entity] as const);
    const live = livePart({ entities: new Map(entities), tombstones: ours.tombstones });
    return covers(persisted, { ...live, tombstones: unexpired(line.tombstones, deps.now()) });
  }

  const journal = createJournal({ ...deps, merge, isPersisted, scheduleRewrite });

  /** Appends entities of a list to the journal; a failure counts as a failure of the list. */
  function appendToJournal(name: ListName, ids: Iterable<string>, options = {}): void {
    for (const id of ids) {
      try {
        journal.append(name, id, list(name).ours, options);
      } catch (error) {
        writer.fail(list(name), error);
      }
    }
  }

  return {
    ...createReader(deps.storage, replicas, journal, writer),
    write,

    /** Adds the entities of the state that are not known yet, as seed data; writes nothing. */
    addSeedData: (name: ListName, entities: EntityMap): void => addSeedData(list(name), entities),

    /** Records how the state's entities have changed, in the journal too, unless it is said otherwise. */
    recordChanges(
      name: ListName,
      before: EntityMap,
      after: EntityMap,
      { isJournaled = true } = {},
    ): void {
      const changed = recordChanges(list(name), before, after, clock);
      if (isJournaled) appendToJournal(name, changed);
    },

    /** Records deletions of entities, and of members as `[id, collection, member]`. */
    recordTombstones(
      name: ListName,
      ids: readonly (string | number)[],
      members: readonly RemovedMember[],
      { isJournaled = true } = {},
    ): void {
      const changed = recordTombstones(list(name), ids, members, clock);
      if (isJournaled) appendToJournal(name, changed, { isDeletion: true });
    },

    /** Returns the ids of deleted entities; empty if the unreadable part may hold later edits. */
    knownDeleted(name: ListName): string[] {
      const { ours, isDamaged } = list(name);
      if (isDamaged) return [];
      return [...ours.tombstones.keys()].filter((key) => {
        const entity = ours.entities.get(key);
        return !key.includes('/') && (!entity || isDeleted(ours, key, entity));
      });
    },

    /** The replica of a list, with its timestamps, deleted entities included. */
    replicaOf: (name: ListName): Replica => list(name).ours,

    /** The replica of a list with what is known of its storage, for other ways to share it. */
    list,

    /** Merges a replica from a backup like another tab's, and writes it. */
    mergeReplica(name: ListName, theirs: Replica): void {
      merge(name, theirs);
      write([name]);
    },
  };
}

/**
 * Creates the reader of a store: it merges what storage holds, and what other tabs write, into the replicas;
 * what storage lacks then is written again.
 */
function createReader(
  storage: KeyValueStorage,
  replicas: Replicas,
  journal: ReturnType<typeof createJournal>,
  { isBehind, scheduleRewrite, checkVersion }: ReturnType<typeof createStorageWriter>,
) {
  const { list } = replicas;

  /** Reads what all lists share, and then some lists; returns whether storage can be read. */
  const read = (names: readonly ListName[]): boolean =>
    attempt('The browser’s storage cannot be read', () => {
      checkVersion();
      replicas.mergeTombstones(storage.read(TOMBSTONES_KEY));
      journal.mergeAll();
      for (const name of names) receive(keyOf(name), storage.read(keyOf(name)));
      return true;
    }) ?? false;

  /** Whether storage can be read; undefined until a list is restored. */
  let isReadable: boolean | undefined;

  /** Merges a write of another tab; a null key means that it cleared storage. */
  function receive(key: string | null, text: string | null): void {
    if (key === null) {
      replicas.clear();
      replicas.emitSoon(storageCleared());
    } else if (key === VERSION_KEY) checkVersion();
    else if (key === TOMBSTONES_KEY) {
      replicas.mergeTombstones(text);
      replicas.mergeTombstones(storage.read(key));
      if (LIST_NAMES.some(isBehind)) scheduleRewrite();
    } else if (journal.isKey(key)) journal.receive(key, text);
    else {
      const name = LIST_NAMES.find((candidate) => keyOf(candidate) === key);
      if (name === undefined || text === list(name).text) return;
      replicas.mergeText(name, text);
      // An own write since may have replaced what arrives only now.
      replicas.mergeText(name, storage.read(key));
      if (isBehind(name)) scheduleRewrite();
    }
  }

  return {
    /** Reads a list at start. Undefined if storage does not have it. */
    restore(name: ListName): Entity[] | undefined {
      isReadable ??= read([]);
      if (!isReadable) return undefined; // A write will report it to the user.
      const replica = list(name);
      const text = storage.read(keyOf(name));
      if (text !== null) {
        // A stored list replaces seed data; only the journal's lines are merged with it.
        dropSeedData(replica);
        replicas.mergeText(name, text);
      }
      if (isBehind(name)) scheduleRewrite();
      if (text === null || (replica.isDamaged && replica.persisted.entities.size === 0)) {
        return undefined;
      }
      replica.pending.clear();
      return liveState(name, replica.ours);
    },

    receive,

    /** Reads and merges everything again: at start, on focus, and after the back/forward cache. */
    reread: (): void => void read(LIST_NAMES),
  };
}
