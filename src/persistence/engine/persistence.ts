import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type Persistor } from 'redux-persist';
import { LAZY_LISTS, LIST_NAMES, type ListName, type ListSlice } from '../../domain/lists/schema';
import { isDomainEvent } from '../../domain/shared/event';
import * as events from '../../domain/system/events';
import type { StoredName } from '../../domain/system/events';
import { TAB_NAME } from '../../lib/ids';
import { recordOf } from '../../lib/lookUp';
import { changedKeys } from '../../lib/recordsDiff';
import { pluralize } from '../../lib/text';
import { isSeedDataDue, ensureFirstStart, readLastBackup, storeSeedDataDue } from './bookkeeping';
import { LISTS } from './entries';
import { keyOf, SIGNED_IN_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';
import type { EntityMap } from './localChanges';
import { createReplicaStore, type ReplicaStore } from './replicaStore';
import { createSignedInFlag } from './signedInFlag';
import { entitiesById, type Entity } from './storedEntities';

/** Longest wait before changes are written, in milliseconds. */
export const WRITE_DEBOUNCE_MS = 250;

/** The parts of a store that persistence uses. */
interface ConnectedStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/** Persists the state of a Redux store in key-value storage. Each store has its own. */
export type Persistence = ReturnType<typeof createPersistence>;

/**
 * Connects a Redux store to storage. redux-persist restores at start and schedules the writes; the
 * replica store decides what is written (docs/decisions/0002). From here down:
 * - `replicaStore.ts` records changes of the state, reads storage, and receives writes of other tabs;
 * - `storageWriter.ts` writes lists and tombstones, `journal.ts` each change at once;
 * - `replicas.ts` has this tab's replicas of all lists, and merges others into them;
 * - `replicaState.ts` is the state of one list: its replica, and what storage is known to hold of it;
 * - `merge.ts` joins two replicas, `localChanges.ts` gives changed fields a timestamp.
 */
export function createPersistence(storage: KeyValueStorage, tab: string = TAB_NAME) {
  let store: ConnectedStore | undefined;
  let persistor: Persistor | undefined;
  let firstStart: Date | undefined;
  const dispatch = (event: UnknownAction): void => void store?.dispatch(event);

  /** Dispatches an event of storage; the console is told of failures. */
  const emit = (event: UnknownAction): void => {
    tellConsole(event);
    // What another tab or device stored of a list stands in the place of its seed data: the list counts as read.
    if (events.remoteChangesMerged.match(event) && !isSeedDataDue(storage, event.payload.entry)) {
      dispatch(events.entriesRead({ entries: [event.payload.entry] }));
    }
    dispatch(event);
  };

  const replicas = createReplicaStore({
    storage,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    tab,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    random: Math.random,
    emit,
  });
  const flag = createSignedInFlag(storage, emit);
  const restoredLists: StoredName[] = [];

  return {
    persistReducers: persistBy(storage, replicas, flag, (name) => restoredLists.push(name)),
    middleware: recordingMiddleware(storage, replicas),
    /** The storage behind the version guard. */
    storage,
    knownDeleted: replicas.knownDeleted,
    replicaOf: replicas.replicaOf,
    mergeReplica: replicas.mergeReplica,
    replicaStateOf: replicas.list,

    /** Returns when the owner first used this browser; the first call stores the current time. */
    firstStart: (): Date => {
      firstStart ??= ensureFirstStart(storage);
      return firstStart;
    },

    /** Notes that a list is stored before its seed data is loaded, which is added by `seedDataLoaded`. */
    expectSeedData: (name: ListName): void => storeSeedDataDue(storage, name, true),

    /** Reads storage into the store; resolves after `storageRestored`. */
    start: (connected: ConnectedStore): Promise<void> =>
      new Promise((resolve) => {
        store = connected;
        persistor = persistStore(connected as never, null, () => {
          addAllSeedData(replicas, mapsOf(connected.getState()));
          const lastBackup = readLastBackup(storage);
          dispatch(
            events.entriesRead({ entries: restoredLists, ...(lastBackup && { lastBackup }) }),
          );
          dispatch(events.storageRestored());
          replicas.reread();
          resolve();
        });
      }),

    /** Writes pending changes at once; resolves when the store has the result. */
    flush: async (): Promise<void> => {
      await persistor?.flush();
      // redux-persist does not try again to write a list that failed.
      replicas.write();
    },

    /** Merges a write of another tab; a null key means that it cleared storage. */
    receive: (key: string | null, text: string | null): void => {
      if (key === SIGNED_IN_KEY || key === null) flag.receive(text);
      if (key !== SIGNED_IN_KEY) replicas.receive(key, text);
    },

    /** Reads everything again: on focus, and after the back/forward cache. */
    reread: (): void => {
      replicas.reread();
      flag.reread();
    },
  };
}

/** Tells the console what storage could not write or read. */
function tellConsole(event: UnknownAction): void {
  if (events.storageWriteFailed.match(event)) {
    console.error(`${keyOf(event.payload.entry)} could not be written:`, event.payload.message);
  } else if (events.entryDamaged.match(event)) {
    const { entry } = event.payload;
    const what = entry === 'pages' ? 'page content' : entry;
    console.warn(`Failed to load ${what} from localStorage`, event.payload);
  }
}

const SEEDED_LATER: ReadonlySet<ListName> = new Set(LAZY_LISTS);

/**
 * Wraps the reducer of a slice by redux-persist, which restores and writes one field of it. Its storage engine is
 * the replica store, which holds entities and no text: it is given them as they are, and returns them so.
 */
const persisted = (
  reducer: Reducer,
  key: ListSlice | 'session',
  field: string,
  restore: () => object | undefined,
  write: (state: Record<string, unknown>) => void,
): Reducer =>
  persistReducer(
    {
      key,
      whitelist: [field],
      throttle: WRITE_DEBOUNCE_MS,
      // Without a limit: storage that is slow is waited for, since defaults would be written over it.
      timeout: 0,
      serialize: false,
      deserialize: false,
      storage: {
        getItem: async () => restore(),
        setItem: async (_key: string, state: unknown) => write(state as Record<string, unknown>),
      },
    } as unknown as Parameters<typeof persistReducer>[0],
    reducer,
  );

/**
 * Creates what wraps the reducers of the persisted slices: the lists, and who is signed in. `onRestored` is called
 * for each list that storage had, with its seed data.
 */
function persistBy(
  storage: KeyValueStorage,
  replicas: ReplicaStore,
  flag: ReturnType<typeof createSignedInFlag>,
  onRestored: (name: ListName) => void,
) {
  const restoreList = (name: ListName): object | undefined => {
    const entities = replicas.restore(name);
    if (!entities) {
      // Lines of the journal do not replace the seed data, as a stored list does.
      const { ours, seedIds } = replicas.list(name);
      if (SEEDED_LATER.has(name) && ours.entities.size > 0 && seedIds.size === 0) {
        storeSeedDataDue(storage, name, true);
      }
      return undefined;
    }
    if (!isSeedDataDue(storage, name)) onRestored(name);
    warnOfOdd(name, entities);
    return { ids: entities.map(({ id }) => id), entities: entitiesById(entities) };
  };

  return <R extends Record<ListSlice | 'session', Reducer>>(reducers: R): R => {
    const lists = LIST_NAMES.map((name) => {
      const { slice } = LISTS[name];
      const write = (): void => replicas.write([name]);
      return [slice, persisted(reducers[slice], slice, 'entities', () => restoreList(name), write)];
    });
    const session = persisted(reducers.session, 'session', 'isSignedIn', flag.restore, (state) =>
      flag.write(state.isSignedIn === true),
    );
    return { ...reducers, ...Object.fromEntries(lists), session };
  };
}

/** Warns in the console, once after each start, which fields of a list were read as a default. */
function warnOfOdd(name: ListName, entities: readonly Entity[]): void {
  const odd = entities.filter(({ _original }) => _original !== undefined);
  if (odd.length === 0) return;
  console.warn(
    `${keyOf(name)}: ${pluralize(odd.length, 'entity', 'entities')} with invalid values; these stay stored and are shown as defaults`,
    odd.map(({ id, _original }) => ({ id, ..._original })),
  );
}

type EntityMaps = Readonly<Record<ListName, EntityMap>>;

/** Returns the entities of a store's state, by list. */
function mapsOf(state: unknown): EntityMaps {
  const slices = state as Record<string, { entities: EntityMap } | undefined>;
  return recordOf(LIST_NAMES, (name) => slices[LISTS[name].slice]?.entities ?? {});
}

/** Whether an action puts into the state what storage already holds. */
const isFromStorage = (action: unknown): boolean =>
  events.remoteChangesMerged.match(action) || (action as UnknownAction).type === REHYDRATE;

/** Adds the entities of a Redux store that no list of storage has, as seed data. */
function addAllSeedData(replicas: ReplicaStore, state: EntityMaps): void {
  for (const name of LIST_NAMES) replicas.addSeedData(name, state[name]);
}

/** How many changed entities are journaled; with more, the lists are written at once. */
const JOURNALED = 50;

/** Creates the middleware that records the changes and deletions of every event, after the reducers. */
function recordingMiddleware(storage: KeyValueStorage, replicas: ReplicaStore): Middleware {
  /** Adds the seed data of a list; writes it if the list was stored without. */
  const addSeedData = (name: ListName, state: EntityMaps): void => {
    replicas.addSeedData(name, state[name]);
    if (!isSeedDataDue(storage, name)) return;
    replicas.write([name]);
    if (!replicas.list(name).failure) storeSeedDataDue(storage, name, false);
  };

  /** Records what an event changed and deleted; journals it, or writes the lists of a large one. */
  const recordEvent = (event: unknown, before: EntityMaps, after: EntityMaps): void => {
    const changed = LIST_NAMES.filter((name) => after[name] !== before[name]);
    const isJournaled =
      !events.backupRestored.match(event) &&
      changed.every((name) => changedKeys(before[name], after[name]).length <= JOURNALED);
    const deletes = isDomainEvent(event) ? (event.meta.deletes ?? {}) : {};
    for (const name of LIST_NAMES) {
      const { ids = [], members = [] } = deletes[name] ?? {};
      replicas.recordTombstones(name, ids, members, { isJournaled });
    }
    for (const name of changed)
      replicas.recordChanges(name, before[name], after[name], { isJournaled });
    if (!isJournaled) replicas.write(changed);
  };

  return (api) => (next) => (action) => {
    const before = mapsOf(api.getState());
    const result = next(action);
    const after = mapsOf(api.getState());
    if (events.storageCleared.match(action)) addAllSeedData(replicas, after);
    else if (events.seedDataLoaded.match(action)) addSeedData(action.payload.entry, after);
    else if (!isFromStorage(action)) recordEvent(action, before, after);
    return result;
  };
}
