import * as events from '../../domain/devices/events';
import type {
  AbsentRecord,
  ExchangeProgress,
  OtherDevice,
  StoreProblem,
} from '../../domain/devices/events';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { followUpsChecked, remoteChangesMerged } from '../../domain/system/events';
import {
  deletedMeanwhile,
  RECORDS,
  settleRecords,
  wasAwayTooLong,
} from '../../persistence/devices/away';
import {
  readConnection,
  removeConnection,
  storeConnection,
  type Connection,
} from '../../persistence/devices/connection';
import { createPartsOf, deviceOf } from '../../persistence/devices/deviceFiles';
import { exchange, forgetDevice, type ExchangeResult } from '../../persistence/devices/exchange';
import { readDevices, type ExchangeDeps } from '../../persistence/devices/receiving';
import { createSealing } from '../../persistence/devices/sealing';
import { sharedLists } from '../../persistence/devices/sharedLists';
import { sharedPictures } from '../../persistence/devices/sharedPictures';
import { RemoteError } from '../../persistence/devices/stores/remoteFiles';
import { reasonOf } from '../../persistence/engine/keyValueStorage';
import type { Replica } from '../../persistence/engine/merge';
import type { Persistence } from '../../persistence/engine/persistence';
import type { AppDispatch } from '../store/setupStore';
import { createConnectedStore } from './connectedStore';
import { openStore, type Opened } from './openStore';

/** One exchange at a time in a browser, whatever tab it is in. */
const LOCK = 'handyman.devices';
/** An exchange of more files than these shows its progress. */
const SHORT_EXCHANGE = 4;

export type DeviceSync = ReturnType<typeof createDeviceSync>;

/** Returns why something with the store failed. */
function problemOf(error: unknown): StoreProblem {
  if (error instanceof RemoteError) return error.problem;
  return reasonOf(error) === 'full' ? 'browserFull' : 'refused';
}

/** Returns how many of the owner's records differ from earlier versions of the lists. */
function recordsChanged(
  earlier: ReadonlyMap<ListName, Replica>,
  { replicaOf }: Pick<Persistence, 'replicaOf'>,
): number {
  let count = 0;
  for (const name of RECORDS) {
    const before = earlier.get(name);
    const { entities, tombstones } = replicaOf(name);
    for (const [id, entity] of entities) if (before?.entities.get(id) !== entity) count += 1;
    for (const key of tombstones.keys()) {
      if (!key.includes('/') && before?.tombstones.has(key) === false) count += 1;
    }
  }
  return count;
}

/** Returns the other devices that a connection knows, with what could not be read of each. */
const otherDevices = ({ seen }: Connection, problems: ExchangeResult['problems']): OtherDevice[] =>
  Object.entries(seen)
    .map(([device, { name, at, clockOff }]) => {
      const problem = problems[device];
      return { device, name, at, ...(clockOff && { clockOff }), ...(problem && { problem }) };
    })
    // A device that no manifest names is sending for the first time, or was forgotten meanwhile.
    .filter(({ name, problem }) => name !== '' || problem !== undefined);

/**
 * Creates what connects this browser to the owner's store and exchanges with it. Loaded only where the
 * owner has chosen a store, because it comes with two libraries.
 */
export function createDeviceSync(persistence: Persistence, dispatch: AppDispatch) {
  const { storage } = persistence;
  const lists = sharedLists({
    ...persistence,
    now: () => Date.now(),
    onRemoved: (entry, removedIds) =>
      dispatch(remoteChangesMerged({ entry, entities: [], removedIds })),
  });
  const partsOf = createPartsOf(lists);
  /** The lists as the last exchange sent them; undefined after a reload. */
  let sentLists: Map<ListName, Replica> | undefined;
  /** The lists as the last attempt had them, whether it sent them or failed; undefined after a reload. */
  let triedLists: Map<ListName, Replica> | undefined;

  const connected = createConnectedStore(storage, dispatch);
  const onProgress = (progress: ExchangeProgress): void => {
    if (progress.total > SHORT_EXCHANGE) dispatch(events.exchangeProgressed(progress));
  };

  const picturesAtStore = new Set<string>();
  let isAnnounced = false;

  const announce = async (): Promise<void> => {
    isAnnounced = await connected.announce();
  };

  let retryAfterMs = 0;

  function fail(problem: StoreProblem): void {
    triedLists = new Map(LIST_NAMES.map((name) => [name, persistence.replicaOf(name)]));
    const count = sentLists && recordsChanged(sentLists, persistence);
    dispatch(events.exchangeFailed({ problem, ...(count !== undefined && { waiting: count }) }));
  }

  /** What the owner has been asked since the page was loaded, and the answer. */
  let asked: 'nothing' | 'unanswered' | 'answered' = 'nothing';

  /** Asks the owner of what others have deleted while this device was away; resolves to whether it did. */
  async function askOfDeletions(
    connection: Connection,
    { files, sealing, now }: Pick<ExchangeDeps, 'files' | 'sealing' | 'now'>,
  ): Promise<boolean> {
    if (asked !== 'nothing' || !wasAwayTooLong(connection, now())) return false;
    const everything = { ...connection, seen: {} };
    const deps = { files, sealing, now, onProgress };
    const read = await readDevices(everything, await files.list(), deps);
    const records = deletedMeanwhile(connection, read, lists);
    if (records.length === 0) return false;
    asked = 'unanswered';
    dispatch(events.deletionsAsked({ since: connection.syncedAt ?? '', records }));
    return true;
  }

  /** Exchanges once; resolves to undefined, after telling the app why, where the store failed. */
  async function exchangeNow(
    options: Parameters<typeof exchange>[2] = {},
  ): Promise<ExchangeResult | undefined> {
    const connection = readConnection(storage);
    try {
      if (!connection || !isAnnounced) await announce();
      if (!connection || asked === 'unanswered') return undefined;
      dispatch(events.exchangeBegan());
      const { isSignedIn, files } = await connected.store();
      if (!isSignedIn()) throw new RemoteError('signedOut', 'Not signed in at the store');
      const sending = new Map<ListName, Replica>();
      const deps: ExchangeDeps = {
        files,
        sealing: await createSealing(connection.identities),
        lists,
        partsOf: (name) => {
          sending.set(name, persistence.replicaOf(name));
          return partsOf(name);
        },
        pictures: sharedPictures(storage),
        picturesAtStore,
        save: (next) => storeConnection(next, storage),
        now: () => Date.now(),
        isAwaited: () =>
          [...sending].some(([name, replica]) => replica !== persistence.replicaOf(name)),
        onProgress,
      };
      await persistence.flush();
      if (await askOfDeletions(connection, deps)) return undefined;
      if (options.isThorough) picturesAtStore.clear();
      const result = await exchange(connection, deps, options);
      sentLists = sending;
      triedLists = sending;
      const done = { ...result.connection, syncedAt: new Date().toISOString() };
      storeConnection(done, storage);
      const { problems, received, picturesWithoutRoom } = result;
      const others = otherDevices(done, problems);
      dispatch(events.exchanged({ others, received, picturesWithoutRoom }));
      // Two devices may have raised a notification for the same follow-up.
      if (Object.keys(received).length > 0) dispatch(followUpsChecked());
      return result;
    } catch (error) {
      console.warn('The exchange with the owner’s store failed:', error);
      retryAfterMs = error instanceof RemoteError ? error.retryAfterMs : 0;
      fail(problemOf(error));
      return undefined;
    }
  }

  return {
    announce,

    /** How long the store has asked to be left alone with its last refusal, in milliseconds. */
    retryAfterMs: (): number => retryAfterMs,

    /** Whether anything has changed here since it was last to be sent. */
    hasChanges: (): boolean =>
      [...(triedLists ?? [])].some(([name, replica]) => replica !== persistence.replicaOf(name)),

    /** Tells the app that changes wait for the network. */
    waitForNetwork: async (): Promise<void> => {
      if (!isAnnounced) await announce();
      fail('offline');
    },

    /**
     * Exchanges with the store, unless another tab is doing so. When the owner asks (`isAsked`), it waits for the
     * other tab, and checks whether this device's files are whole. Resolves to whether that worked; undefined if
     * another tab did it.
     */
    sync: (isAsked = false): Promise<boolean | undefined> =>
      navigator.locks.request(LOCK, { ifAvailable: !isAsked }, async (lock) =>
        lock ? (await exchangeNow({ isThorough: isAsked })) !== undefined : undefined,
      ),

    /** Leaves the page for the store's sign-in. Rejects with a RemoteError if there is no store. */
    signIn: async (): Promise<never> =>
      (await connected.store()).signIn(connected.connection().address),

    /** Returns how many other devices there are at the store. */
    countDevices: async (): Promise<number> => {
      const names = await (await connected.store()).files.list();
      return names.filter((name) => deviceOf(name) === name).length;
    },

    /** Opens the store with the passphrase, as {@link openStore} does. */
    open: async (passphrase: string): Promise<Opened | undefined> => {
      const { files } = await connected.store();
      const here = { ...persistence, lists };
      return openStore(connected.connection(), passphrase, files, here, onProgress);
    },

    /** Connects with what {@link open} returned, and exchanges for the first time. */
    connect: async ({ connection, others }: Opened): Promise<boolean> => {
      storeConnection(connection, storage);
      await announce();
      const result = await navigator.locks.request(LOCK, () => exchangeNow({ read: others?.read }));
      return result !== undefined;
    },

    /** Deletes here what others have no more, or brings it back to them, and exchanges. */
    answerDeletions: (
      records: readonly AbsentRecord[],
      choice: 'delete' | 'keep',
    ): Promise<boolean> =>
      navigator.locks.request(LOCK, async () => {
        settleRecords(records, choice, lists, () => Date.now());
        asked = 'answered';
        return (await exchangeNow()) !== undefined;
      }),

    /** Removes another device's files; resolves to false if not all of them could be joined. */
    forget: (device: string, evenUnreadable = false): Promise<boolean> =>
      navigator.locks.request(LOCK, async () => {
        const { files } = await connected.store();
        return forgetDevice(device, exchangeNow, files, evenUnreadable);
      }),

    /** Ends the connection. All data stay, here and at the store. */
    disconnect: (): Promise<void> =>
      navigator.locks.request(LOCK, async () => {
        (await connected.store()).signOut();
        removeConnection(storage);
        sentLists = undefined;
        dispatch(events.storeDisconnected());
      }),
  };
}
