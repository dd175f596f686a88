import type { UnknownAction } from '@reduxjs/toolkit';
import {
  entryDamaged,
  remoteChangesMerged,
  storageCleared,
  storageWriteFailed,
  storageWriteRecovered,
  type RemovedMember,
  type WriteFailure,
} from '../../domain/system/events';
import { messageOf } from '../../lib/errors';
import { attempt } from '../attempt';
import { setAside } from './damage';
import { LISTS } from './entries';
import { createJournal, type TabDeps } from './journal';
import { keyOf, STORED_VERSION, TOMBSTONES_KEY, VERSION_KEY } from './keys';
import { isNewerVersion, isVersion, NewerVersionError, reasonOf } from './keyValueStorage';
import {
  addSeedData,
  createListReplica,
  dropSeedData,
  holdsTombstones,
  isUpToDate,
  mergeRemote,
  persistable,
  recordChanges,
  recordTombstones,
  takePending,
  unexpired,
  type ListReplica,
} from './listReplica';
import type { EntityMap } from './localChanges';
import {
  covers,
  EMPTY_REPLICA,
  isDeleted,
  joinEntities,
  livePart,
  type Replica,
  type VersionedEntity,
} from './merge';
import { readAllTombstones, readList, tombstonesText } from './reading';
import { listText, liveState, type Entity } from './storedEntities';
import { createHybridClock } from './timestamps';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';

/** Delay of a rewrite, in milliseconds, with jitter so that tabs do not write at once. */
const REWRITE_DELAY_MS = { least: 10, jitter: 60 };
/** Wait before a failed write is tried again, in milliseconds. */
const RETRY_MS = 5_000;

export interface ReplicaStoreDeps extends TabDeps {
  /** A number from 0 up to 1. */
  random: () => number;
  /** Receives events for the Redux store, always from a microtask and never during a write. */
  emit: (event: UnknownAction) => void;
}

export type ReplicaStore = ReturnType<typeof createReplicaStore>;

const createListReplicas = () =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, createListReplica(name)])) as Record<
    ListName,
    ListReplica
  >;

/**
 * Creates the store of one tab's replica of every list, merged with what other tabs write.
 * Independent of Redux; `persistence.ts` connects it to a store.
 */
export function createReplicaStore(deps: ReplicaStoreDeps) {
  const { storage, now, tab, later, random, emit } = deps;
  let lists = createListReplicas();
  const list = (name: ListName): ListReplica => lists[name];
  const clock = createHybridClock(now, tab);
  const journal = createJournal({
    ...deps,
    merge,
    isPersisted: (name, { entities, tombstones }) => {
      refresh(name);
      const { ours, persisted } = list(name);
      // What a list with a limit is not to hold needs no line.
      const stored = LISTS[name].limit === undefined ? ours : persistable(list(name));
      // As held here: an edit elsewhere may have revived what the line alone would leave deleted.
      const held = [...entities]
        .filter(([id]) => stored.entities.has(id) || !ours.entities.has(id))
        .map(([id, own]) => [id, ours.entities.get(id) ?? own] as const);
      const live = livePart({ entities: new Map(held), tombstones: ours.tombstones });
      return covers(persisted, { ...live, tombstones: unexpired(tombstones, now()) });
    },
    scheduleRewrite,
  });

  // --- Merging storage and other tabs ---------------------------------------------------------

  function merge(name: ListName, theirs: Replica): void {
    mergeRemote(list(name), theirs, clock);
    if (list(name).pending.size > 0) queueMicrotask(notify);
  }

  const emitSoon = (event: UnknownAction): void => queueMicrotask(() => emit(event));

  /** Emits all pending changes. */
  function notify(): void {
    for (const name of LIST_NAMES) {
      const { entities, removedIds } = takePending(list(name));
      if (entities.length + removedIds.length > 0) {
        emit(remoteChangesMerged({ entry: name, entities, removedIds } as never));
      }
    }
  }

  /** Reads the text of a list; what cannot be read is set aside and reported. */
  function readText(name: ListName, text: string): Map<string, VersionedEntity> {
    const { entities, rejected } = readList(name, text);
    if (!rejected) return entities;
    const one = list(name);
    one.isDamaged = true;
    const keptUnder = setAside(storage, name, rejected.text, now());
    if (keptUnder === null && !isNewerVersion(storage)) one.isReadOnly = true;
    const report = { goodEntities: entities.size, badEntities: rejected.count };
    emitSoon(entryDamaged({ entry: name, keptUnder, ...report }));
    return entities;
  }

  /** Merges the stored text of a list, and records it as the persisted replica. */
  function mergeText(name: ListName, text: string | null): void {
    const one = list(name);
    if (text === one.text) return;
    const entities = readText(name, text ?? '[]');
    merge(name, { ...EMPTY_REPLICA, entities });
    // Equal entities become the same objects, so that later comparisons are by identity.
    for (const [id, entity] of entities) {
      const held = one.ours.entities.get(id);
      if (held && joinEntities(entity, held) === entity) entities.set(id, held);
    }
    one.persisted = { ...one.persisted, entities };
    one.text = text;
  }

  /** The text of the tombstones of all lists that was last read or written. */
  let storedTombstones: string | null = null;

  /** Merges the stored tombstones of all lists. */
  function mergeTombstones(text: string | null): void {
    if (text === storedTombstones) return;
    const stored = readAllTombstones(text ?? '{}');
    if (!stored) setAside(storage, 'tombstones', text ?? '', now());
    storedTombstones = text;
    for (const name of LIST_NAMES) {
      const tombstones = stored?.get(name) ?? EMPTY_REPLICA.tombstones;
      const one = list(name);
      one.persisted = { ...one.persisted, tombstones };
      merge(name, { ...EMPTY_REPLICA, tombstones });
    }
  }

  /** Merges the stored state of a list. */
  function refresh(name: ListName): void {
    mergeTombstones(storage.read(TOMBSTONES_KEY));
    mergeText(name, storage.read(keyOf(name)));
  }

  // --- Writing ----------------------------------------------------------------------------------

  /** When the next write is due, by the monotonic clock. */
  let dueAt = Infinity;

  /** Writes what storage lacks, after a delay in milliseconds; sooner if that is due anyway. */
  function writeWithin(delay: number): void {
    const at = deps.monotonicNow() + delay;
    if (dueAt <= at) return;
    dueAt = at;
    later(() => {
      if (dueAt !== at) return;
      dueAt = Infinity;
      write();
    }, delay);
  }

  /** Writes when another tab's text lacks a part of ours. */
  function scheduleRewrite(): void {
    writeWithin(REWRITE_DELAY_MS.least + REWRITE_DELAY_MS.jitter * random());
  }

  /** Reports a failed write, once for each reason, and has it tried again. */
  function fail(one: ListReplica, error: unknown, reason: WriteFailure = reasonOf(error)): void {
    if (one.failure !== reason) {
      one.failure = reason;
      emitSoon(storageWriteFailed({ entry: one.name, reason, message: messageOf(error) }));
    }
    if (reason !== 'newerVersion' && reason !== 'damaged') writeWithin(RETRY_MS);
  }

  function recover(one: ListReplica): void {
    if (one.failure === undefined) return;
    // Having nothing to write says nothing about the version.
    if (one.failure === 'newerVersion' && isNewerVersion(storage)) return;
    one.failure = undefined;
    emitSoon(storageWriteRecovered({ entry: one.name }));
  }

  function writeTombstones(): void {
    if (LIST_NAMES.every((name) => holdsTombstones(list(name), now()))) return;
    const text = tombstonesText((name) => unexpired(list(name).ours.tombstones, now()));
    storage.write(TOMBSTONES_KEY, text);
    mergeTombstones(text);
  }

  /** Writes the version if none is stored; sets aside one that is not a whole number. */
  function writeVersion(): void {
    const version = storage.read(VERSION_KEY);
    if (isVersion(version)) return;
    if (version !== null) setAside(storage, 'version', version, now());
    storage.write(VERSION_KEY, String(STORED_VERSION));
  }

  const isBehind = (one: ListReplica): boolean => !isUpToDate(one, now());

  /**
   * Writes what storage lacks of some lists, or of all, merged with what is stored: those that shrink
   * first, because they free space. A list that cannot be written is tried again.
   */
  function write(names: readonly ListName[] = LIST_NAMES): void {
    const growth = ({ name, ours, text }: ListReplica): number =>
      listText(name, ours).length - (text?.length ?? 0);
    const all = names.map(list);
    const behind = all.filter(isBehind).map((one) => ({ one, units: growth(one) }));
    for (const one of all) if (!isBehind(one)) recover(one);
    for (const { one } of behind.sort((a, b) => a.units - b.units)) writeList(one);
  }

  function writeList(one: ListReplica): void {
    if (one.isReadOnly) {
      fail(one, new Error('This list is read-only'), 'damaged');
      return;
    }
    try {
      refresh(one.name);
      writeTombstones();
      if (isBehind(one)) {
        writeVersion();
        const text = listText(one.name, one.ours);
        if (text !== one.text) storage.write(keyOf(one.name), text);
        one.text = text;
        one.persisted = { ...one.persisted, entities: persistable(one).entities };
        one.seedIds.clear();
      }
      recover(one);
    } catch (error) {
      fail(one, error);
    }
  }

  // --- Start, and other tabs --------------------------------------------------------------------

  function checkVersion(): void {
    if (!isNewerVersion(storage)) return;
    for (const name of LIST_NAMES) fail(list(name), new NewerVersionError());
  }

  /** Reads what all lists share, and then some lists; returns whether storage can be read. */
  const read = (names: readonly ListName[]): boolean =>
    attempt('The browser’s storage cannot be read', () => {
      checkVersion();
      mergeTombstones(storage.read(TOMBSTONES_KEY));
      journal.mergeAll();
      for (const name of names) receive(keyOf(name), storage.read(keyOf(name)));
      return true;
    }) ?? false;

  /** Whether storage can be read; undefined until a list is restored. */
  let isReadable: boolean | undefined;

  /** Appends entities of a list to the journal; a failure counts as one of the list. */
  function appendToJournal(name: ListName, ids: Iterable<string>, isDeletion: boolean): void {
    for (const id of ids) {
      try {
        journal.append(name, id, list(name).ours, isDeletion);
      } catch (error) {
        fail(list(name), error);
      }
    }
  }

  /** Merges a write of another tab; a null key means that it cleared storage. */
  function receive(key: string | null, text: string | null): void {
    if (key === null) {
      lists = createListReplicas();
      storedTombstones = null;
      emitSoon(storageCleared());
    } else if (key === VERSION_KEY) checkVersion();
    else if (key === TOMBSTONES_KEY) {
      mergeTombstones(text);
      mergeTombstones(storage.read(key));
      if (LIST_NAMES.map(list).some(isBehind)) scheduleRewrite();
    } else if (journal.isKey(key)) journal.receive(key, text);
    else {
      const name = LIST_NAMES.find((one) => keyOf(one) === key);
      if (name === undefined || text === list(name).text) return;
      mergeText(name, text);
      // An own write since may have replaced what arrives only now.
      mergeText(name, storage.read(key));
      if (isBehind(list(name))) scheduleRewrite();
    }
  }

  return {
    /** Reads a list at start. Undefined if storage has none. */
    restore(name: ListName): Entity[] | undefined {
      isReadable ??= read([]);
      if (!isReadable) return undefined; // A write will report it to the user.
      const one = list(name);
      const text = storage.read(keyOf(name));
      if (text !== null) {
        // A stored list replaces seed data; only the journal's lines are merged with it.
        dropSeedData(one);
        mergeText(name, text);
      }
      if (isBehind(one)) scheduleRewrite();
      if (text === null || (one.isDamaged && one.persisted.entities.size === 0)) return undefined;
      one.pending.clear();
      return liveState(name, one.ours);
    },

    /** Adds the entities of the state that are not known yet, as seed data; writes nothing. */
    addSeedData: (name: ListName, entities: EntityMap): void => addSeedData(list(name), entities),

    /** Records how the state's entities have changed, in the journal too, if wanted. */
    recordChanges(name: ListName, before: EntityMap, after: EntityMap, isJournaled = true): void {
      const changed = recordChanges(list(name), before, after, clock);
      if (isJournaled) appendToJournal(name, changed, false);
    },

    /** Records deletions of entities, and of members as `[id, collection, member]`. */
    recordTombstones(
      name: ListName,
      ids: readonly (string | number)[],
      members: readonly RemovedMember[],
      isJournaled = true,
    ): void {
      const changed = recordTombstones(list(name), ids, members, clock);
      if (isJournaled) appendToJournal(name, changed, true);
    },

    write,
    receive,

    /** Reads and merges everything again: at start, on focus, and after the back/forward cache. */
    reread: (): void => void read(LIST_NAMES),

    /** Returns the ids of deleted entities; none if the unreadable part may hold later edits. */
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
    mergeReplica(name: ListName, replica: Replica): void {
      merge(name, replica);
      write([name]);
    },
  };
}
