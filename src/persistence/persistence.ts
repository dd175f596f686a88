import type { Dispatch, Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type Persistor } from 'redux-persist';
import { leadsImported } from '../events/leads';
import { signedIn, signedOut } from '../events/session';
import {
  backupDownloaded,
  backupRestored,
  seedDataLoaded,
  entriesRead,
  entryDamaged,
  remoteChangesMerged,
  storageRestored,
  storageWriteFailed,
  storageWriteRecovered,
  type EntryName,
  type EntryWithEntities,
  type ListName,
} from '../events/system';
import { TAB_NAME } from '../lib/ids';
import { keepBackupPictures, makeBackup, type Backup } from './backup';
import { keepLastBackup, readFirstStart, readLastBackup } from './bookkeeping';
import { deletions, type ListMaps } from './deletions';
import { keyOf, LIST_NAMES, LISTS, SIGNED_IN_KEY } from './entries';
import { createKeeper, type Keeper } from './keeper';
import type { Replica } from './merge';
import type { Entity } from './stampedJson';
import { createSignedInFlag } from './signedInFlag';
import type { KeyValueStorage } from './keyValueStorage';

/** How long changes may wait before they are written, in milliseconds. */
export const BURST = 250;

/** What persistence needs of a store. */
interface KeptStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

/** Keeps the state of one Redux store in key-value storage. One for each store. */
export interface Persistence {
  /** The reducers of the kept slices, by slice, connected to storage. */
  persistReducers<R extends object>(reducers: R): R;
  /** Sees every event after the reducers: what was deleted, what came from storage. */
  middleware: Middleware;
  /** When the owner started with this browser: kept at the first call. */
  firstStart: () => Date;
  /** Reads storage into the store; resolves when `storageRestored` has happened. */
  start(store: KeptStore): Promise<void>;
  /** Writes at once what waits; resolves when the store knows how that went. */
  flush(): Promise<void>;
  /** Takes in what another tab wrote. */
  hear(key: string | null, text: string | null): void;
  /** All that is held of a list, with its stamps. */
  held(name: ListName): Replica;
  /** The text of a backup of all that stands here. */
  makeBackup(): string;
  /** Merges a backup by the rules of two tabs; its pictures are kept first, all or none. */
  mergeBackup(backup: Backup): void;
  /** The ids in a list of what is known to be deleted; none where the list could not be read in whole. */
  knownDeleted(name: ListName): string[];
  /** The storage that is written to. */
  storage: KeyValueStorage;
  /** Reads everything again: after the back/forward cache, on focus. */
  readAgain(): void;
}

/** Events that may bring so much at once that a line of the journal for each lead would not fit. */
const BULKY = [backupRestored, leadsImported];

const afterwards = (run: () => void, milliseconds: number): void =>
  void setTimeout(run, milliseconds);

/**
 * Connects a Redux store to storage: redux-persist decides when, the keeper decides what is
 * written (docs/storage.md).
 */
export function createPersistence(storage: KeyValueStorage, tab: string = TAB_NAME): Persistence {
  let store: KeptStore | undefined;
  let persistor: Persistor | undefined;
  let firstStart: Date | undefined;
  const found: EntryName[] = [];
  const tell = (event: UnknownAction): void => void store?.dispatch(event);

  const keeper: Keeper = createKeeper({
    storage,
    now: () => Date.now(),
    tab,
    later: afterwards,
    random: Math.random,
    listener: {
      heard: (entry, entities, removedIds) => {
        tell(entriesRead({ entries: [entry] }));
        tell(remoteChangesMerged({ entry, entities, removedIds } as never));
      },
      writeFailed: (entry, reason, message) => {
        console.error(`handyman.${entry} could not be written:`, message);
        tell(storageWriteFailed({ entry, reason, message }));
      },
      writeRecovered: (entry) => tell(storageWriteRecovered({ entry })),
      damaged: (report) => {
        console.warn(damageWarning(report.entry), report);
        tell(entryDamaged(report));
      },
    },
  });
  const flag = createSignedInFlag(
    storage,
    () => tell(signedIn()),
    () => tell(signedOut()),
    tell,
  );

  const persistSlice = (
    reducer: Reducer,
    key: string,
    part: string,
    restore: () => object | undefined,
    write: (state: Record<string, unknown>) => void,
  ): Reducer =>
    persistReducer(
      {
        key,
        keyPrefix: '',
        whitelist: [part],
        serialize: false,
        throttle: BURST,
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
        const entities = keeper.restore(name);
        if (!entities) return undefined;
        found.push(name);
        return {
          ids: entities.map(({ id }) => id),
          entities: Object.fromEntries(entities.map((one) => [one.id, one])),
        };
      },
      ({ entities }) => {
        keeper.absorb(name, entities as ListMaps[ListName]);
        keeper.write(name);
      },
    );

  const mapsOf = (state: unknown): ListMaps => {
    const slices = state as Record<string, { entities: ListMaps[ListName] } | undefined>;
    return Object.fromEntries(
      LIST_NAMES.map((name) => [name, slices[LISTS[name].slice]?.entities ?? {}]),
    ) as ListMaps;
  };

  /** Writes lists that have all been absorbed, those first that become shorter: they make room. */
  function writeAtOnce(names: readonly ListName[]): void {
    const lengthOf = (name: ListName): number => {
      try {
        return storage.read(keyOf(name))?.length ?? 0;
      } catch {
        return 0; // Denied storage: the write says so to the person.
      }
    };
    const growths = names.map((name) => ({
      name,
      growth: keeper.snapshot(name).length - lengthOf(name),
    }));
    growths.sort((a, b) => a.growth - b.growth);
    for (const { name } of growths) keeper.write(name);
  }

  return {
    persistReducers: (reducers) => {
      const kept: Record<string, Reducer> = { ...(reducers as Record<string, Reducer>) };
      for (const name of LIST_NAMES) {
        const reducer = kept[LISTS[name].slice];
        if (reducer) kept[LISTS[name].slice] = persistList(name, reducer);
      }
      if (kept.session) {
        kept.session = persistSlice(
          kept.session,
          'signedIn',
          'isSignedIn',
          () => flag.restore(),
          ({ isSignedIn }) => flag.write(isSignedIn === true),
        );
      }
      return kept as never;
    },

    middleware: (api) => (next) => (action) => {
      const before = mapsOf(api.getState());
      const result = next(action);
      const after = mapsOf(api.getState());
      if (backupDownloaded.match(action)) keepLastBackup(storage, action.meta.occurredAt);
      const isRehydration = (action as UnknownAction).type === REHYDRATE;
      const isBulky = BULKY.some((event) => event.match(action));
      for (const { name, ids, members } of deletions(action, before, after)) {
        keeper.bury(name, ids, members, !isBulky);
      }
      for (const name of LIST_NAMES) {
        if (after[name] === before[name]) continue;
        if (isRehydration) keeper.assume(name, after[name]);
        else if (seedDataLoaded.match(action)) {
          keeper.assume(name, after[name], idsOf(action.payload));
        } else if (remoteChangesMerged.match(action)) {
          keeper.assume(name, after[name], [
            ...idsOf(action.payload),
            ...action.payload.removedIds,
          ]);
        } else keeper.absorb(name, after[name], !isBulky);
      }
      if (isBulky) writeAtOnce(LIST_NAMES.filter((name) => after[name] !== before[name]));
      return result;
    },

    storage,

    knownDeleted: keeper.knownDeleted,
    held: keeper.held,

    makeBackup: () =>
      makeBackup(keeper.snapshot, (name) => keeper.held(name).tombstones, storage, new Date()),

    mergeBackup(backup) {
      keepBackupPictures(backup, storage);
      for (const [name, replica] of backup.replicas) keeper.merge(name, replica);
    },

    firstStart: () => {
      firstStart ??= readFirstStart(storage);
      return firstStart;
    },

    start: (connected) =>
      new Promise((resolve) => {
        store = connected;
        persistor = persistStore(connected as never, null, () => {
          const restored = mapsOf(connected.getState());
          for (const name of LIST_NAMES) keeper.assume(name, restored[name]);
          const lastBackup = readLastBackup(storage);
          tell(entriesRead({ entries: found, ...(lastBackup && { lastBackup }) }));
          tell(storageRestored());
          keeper.readAgain();
          resolve();
        });
      }),

    flush: async () => {
      await persistor?.flush();
    },

    hear: (key, text) => {
      if (key === SIGNED_IN_KEY) flag.hear(text);
      else if (key === null) keeper.readAgain();
      else keeper.hear(key, text);
    },

    readAgain: () => {
      keeper.readAgain();
      flag.readAgain();
    },
  };
}

const idsOf = ({ entities }: EntryWithEntities): (string | number)[] =>
  (entities as Entity[]).map(({ id }) => id);

/** What the console says of a damaged entry (specification, section 8). */
function damageWarning(entry: EntryName): string {
  const what = entry === 'pages' ? 'page content' : entry;
  return `Failed to load ${what} from localStorage`;
}
