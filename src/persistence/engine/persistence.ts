import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type Persistor } from 'redux-persist';
import { isDomainEvent } from '../../events/event';
import { leadsImported } from '../../events/leads';
import { signedIn, signedOut } from '../../events/session';
import {
  backupDownloaded,
  backupRestored,
  entriesRead,
  entryDamaged,
  remoteChangesMerged,
  seedDataLoaded,
  storageCleared,
  storageRestored,
  storageWriteFailed,
  storageWriteRecovered,
  type EntryName,
  type EntryWithEntities,
  type ListName,
} from '../../events/system';
import { actUndone } from '../../events/undo';
import { TAB_NAME } from '../../lib/ids';
import { pluralize } from '../../lib/text';
import {
  readFirstStart,
  readLastBackup,
  readSeedDataDue,
  storeLastBackup,
  storeSeedDataDue,
} from './bookkeeping';
import { LIST_NAMES, LISTS } from './entries';
import { keyOf, SIGNED_IN_KEY } from './keys';
import type { KeyValueStorage } from './keyValueStorage';
import type { EntityMap } from './localChanges';
import type { Replica } from './merge';
import { createReplicaStore } from './replicaStore';
import { createSignedInFlag } from './signedInFlag';
import type { Entity } from './storedEntities';

/** Longest wait before changes are written, in milliseconds. */
export const WRITE_DEBOUNCE_MS = 250;

/** The parts of a store that persistence uses. */
interface ConnectedStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/** Persists the state of one Redux store in key-value storage. One for each store. */
export interface Persistence {
  /** Wraps the reducers of the persisted slices. */
  persistReducers<R extends object>(reducers: R): R;
  /** Records the changes and deletions of every event, after the reducers. */
  middleware: Middleware;
  /** Returns when the owner first used this browser; the first call stores the current time. */
  firstStart: () => Date;
  /** Notes that a list is stored before its seed data is loaded, which is added by `seedDataLoaded`. */
  expectSeedData(name: ListName): void;
  /** Reads storage into the store; resolves after `storageRestored`. */
  start(store: ConnectedStore): Promise<void>;
  /** Writes pending changes at once; resolves when the store has the result. */
  flush(): Promise<void>;
  /** Merges a write of another tab; a null key means that it cleared storage. */
  receive(key: string | null, text: string | null): void;
  /** The replica of a list, with its timestamps. */
  replicaOf(name: ListName): Replica;
  /** Returns the live entities of a list as the text that storage would hold. */
  textOf(name: ListName): string;
  /** Merges a replica from a backup like another tab's, and writes it. */
  mergeReplica(name: ListName, replica: Replica): void;
  /**
   * Returns the ids of known deleted entities of a list; none if the list could not be read
   * completely.
   */
  knownDeleted(name: ListName): string[];
  /** The storage behind the version guard. */
  storage: KeyValueStorage;
  /** Reads everything again: on focus, and after the back/forward cache. */
  reread(): void;
}

/** Events that may change so many leads that one journal line for each would not fit. */
const BULK_EVENTS = [backupRestored, leadsImported, actUndone];

/** Of how many leads or records one event may write a journal line for each. */
const JOURNALED = 50;

/** Whether an event is about so many leads, or records of deletions, that their lists are written. */
function isAboutMany(action: unknown): boolean {
  const { payload } = action as { payload?: { leads?: unknown[]; records?: unknown[] } };
  return ((payload?.leads ?? payload?.records)?.length ?? 0) > JOURNALED;
}

/**
 * Connects a Redux store to storage. redux-persist restores at start and schedules the writes; the
 * replica store decides what is written (docs/decisions/0002).
 */
export function createPersistence(storage: KeyValueStorage, tab: string = TAB_NAME): Persistence {
  let store: ConnectedStore | undefined;
  let persistor: Persistor | undefined;
  let firstStart: Date | undefined;
  const found: EntryName[] = [];
  const dispatch = (event: UnknownAction): void => void store?.dispatch(event);
  const lacksSeedData = (name: ListName): boolean => readSeedDataDue(storage).includes(name);

  const replicas = createReplicaStore({
    storage,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    tab,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
    random: Math.random,
    listener: {
      changesMerged: (entry, entities, removedIds) => {
        if (!lacksSeedData(entry)) dispatch(entriesRead({ entries: [entry] }));
        dispatch(remoteChangesMerged({ entry, entities, removedIds } as never));
      },
      cleared: () => dispatch(storageCleared()),
      writeFailed: (entry, reason, message) => {
        console.error(`handyman.${entry} could not be written:`, message);
        dispatch(storageWriteFailed({ entry, reason, message }));
      },
      writeRecovered: (entry) => dispatch(storageWriteRecovered({ entry })),
      damaged: (report) => {
        console.warn(damageWarning(report.entry), report);
        dispatch(entryDamaged(report));
      },
    },
  });
  const flag = createSignedInFlag(storage, {
    signedIn: () => dispatch(signedIn()),
    signedOut: () => dispatch(signedOut()),
    damaged: (keptUnder) => {
      console.warn(damageWarning('signedIn'));
      dispatch(entryDamaged({ entry: 'signedIn', keptUnder, goodEntities: 0, badEntities: 1 }));
    },
  });

  const persistSlice = (
    reducer: Reducer,
    key: string,
    field: string,
    restore: () => object | undefined,
    write: (state: Record<string, unknown>) => void,
  ): Reducer =>
    persistReducer(
      {
        key,
        keyPrefix: '',
        whitelist: [field],
        serialize: false,
        throttle: WRITE_DEBOUNCE_MS,
        timeout: 0,
        getStoredState: async () => restore(),
        stateReconciler: (inbound: object, _original: object, reduced: object) => ({
          ...reduced,
          ...inbound,
        }),
        storage: {
          getItem: async () => undefined,
          setItem: async (_key: string, state: unknown) => write(state as Record<string, unknown>),
          removeItem: async () => {},
        },
      } as Parameters<typeof persistReducer>[0],
      reducer,
    );

  const persistList = (name: ListName, reducer: Reducer): Reducer =>
    persistSlice(
      reducer,
      name,
      'entities',
      () => {
        const entities = replicas.restore(name);
        if (!entities) return undefined;
        if (!lacksSeedData(name)) found.push(name);
        warnOfOdd(name, entities);
        return {
          ids: entities.map(({ id }) => id),
          entities: Object.fromEntries(entities.map((one) => [one.id, one])),
        };
      },
      ({ entities }) => {
        replicas.recordChanges(name, entities as EntityMap);
        replicas.write(name);
      },
    );

  const mapsOf = (state: unknown): Record<ListName, EntityMap> => {
    const slices = state as Record<string, { entities: EntityMap } | undefined>;
    return Object.fromEntries(
      LIST_NAMES.map((name) => [name, slices[LISTS[name].slice]?.entities ?? {}]),
    ) as Record<ListName, EntityMap>;
  };

  /**
   * Writes lists whose changes have all been recorded. Those that shrink go first, because they
   * free space.
   */
  function writeAtOnce(names: readonly ListName[]): void {
    const lengthOf = (name: ListName): number => {
      try {
        return storage.read(keyOf(name))?.length ?? 0;
      } catch {
        return 0; // Storage is denied; the write reports that to the user.
      }
    };
    const growths = names.map((name) => ({
      name,
      growth: replicas.textOf(name).length - lengthOf(name),
    }));
    growths.sort((a, b) => a.growth - b.growth);
    for (const { name } of growths) replicas.write(name);
  }

  return {
    persistReducers: (reducers) => {
      const persisted: Record<string, Reducer> = { ...(reducers as Record<string, Reducer>) };
      for (const name of LIST_NAMES) {
        const reducer = persisted[LISTS[name].slice];
        if (reducer) persisted[LISTS[name].slice] = persistList(name, reducer);
      }
      if (persisted.session) {
        persisted.session = persistSlice(
          persisted.session,
          'signedIn',
          'isSignedIn',
          () => flag.restore(),
          ({ isSignedIn }) => flag.write(isSignedIn === true),
        );
      }
      return persisted as never;
    },

    middleware: (api) => (next) => (action) => {
      const before = mapsOf(api.getState());
      const result = next(action);
      const after = mapsOf(api.getState());
      if (backupDownloaded.match(action)) storeLastBackup(storage, action.meta.occurredAt);
      const isRehydration = (action as UnknownAction).type === REHYDRATE;
      const isBulk = isAboutMany(action) || BULK_EVENTS.some((event) => event.match(action));
      const deletes = isDomainEvent(action) ? (action.meta.deletes ?? {}) : {};
      for (const name of LIST_NAMES) {
        const { ids = [], members = [] } = deletes[name] ?? {};
        replicas.recordTombstones(name, ids, members, !isBulk);
      }
      for (const name of LIST_NAMES) {
        if (after[name] === before[name]) continue;
        if (isRehydration || storageCleared.match(action)) {
          replicas.setBaseline(name, after[name]);
        } else if (seedDataLoaded.match(action)) {
          replicas.setBaseline(name, after[name], idsOf(action.payload));
          if (lacksSeedData(name)) {
            replicas.write(name);
            if (!replicas.hasFailed(name)) storeSeedDataDue(storage, name, false);
          }
        } else if (remoteChangesMerged.match(action)) {
          const { removedIds } = action.payload;
          replicas.setBaseline(name, after[name], [...idsOf(action.payload), ...removedIds]);
        } else replicas.recordChanges(name, after[name], !isBulk);
      }
      if (isBulk) writeAtOnce(LIST_NAMES.filter((name) => after[name] !== before[name]));
      return result;
    },

    storage,
    knownDeleted: replicas.knownDeleted,
    replicaOf: replicas.replicaOf,

    textOf: replicas.textOf,
    mergeReplica: replicas.mergeReplica,

    firstStart: () => {
      firstStart ??= readFirstStart(storage);
      return firstStart;
    },

    expectSeedData: (name) => storeSeedDataDue(storage, name, true),

    start: (connected) =>
      new Promise((resolve) => {
        store = connected;
        persistor = persistStore(connected as never, null, () => {
          const restored = mapsOf(connected.getState());
          for (const name of LIST_NAMES) replicas.setBaseline(name, restored[name]);
          const lastBackup = readLastBackup(storage);
          dispatch(entriesRead({ entries: found, ...(lastBackup && { lastBackup }) }));
          dispatch(storageRestored());
          replicas.reread();
          resolve();
        });
      }),

    flush: async () => {
      await persistor?.flush();
      // A list that could not be written is not pending any more: it is tried again at once.
      writeAtOnce(LIST_NAMES.filter((name) => replicas.hasFailed(name)));
    },

    receive: (key, text) => {
      if (key === SIGNED_IN_KEY || key === null) flag.receive(text);
      if (key !== SIGNED_IN_KEY) replicas.receive(key, text);
    },

    reread: () => {
      replicas.reread();
      flag.reread();
    },
  };
}

const idsOf = ({ entities }: EntryWithEntities): (string | number)[] =>
  (entities as Entity[]).map(({ id }) => id);

/** Returns the console's warning about a damaged entry (specification, section 8). */
function damageWarning(entry: EntryName): string {
  const what = entry === 'pages' ? 'page content' : entry;
  return `Failed to load ${what} from localStorage`;
}

/** How many entities with repaired fields the console names. */
const NAMED_ENTITIES = 20;

/** Warns in the console, once after each start, which fields of a list were read as a default. */
function warnOfOdd(name: ListName, entities: readonly Entity[]): void {
  const odd = entities.filter(({ _original }) => _original !== undefined);
  if (odd.length === 0) return;
  console.warn(
    `${keyOf(name)}: values of ${pluralize(odd.length, 'entity', 'entities')} are not as expected; they are shown with defaults and kept as they are`,
    odd.slice(0, NAMED_ENTITIES).map(({ id, _original }) => ({ id, ..._original })),
  );
}
