import { storeKeys } from '../../business';
import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import {
  connectionRead,
  exchangeBegan,
  exchanged,
  exchangeFailed,
  exchangeProgressed,
  storeDisconnected,
  type StoreProblem,
} from '../../events/devices';
import { followUpsChecked, remoteChangesMerged } from '../../events/system';
import {
  readConnection,
  removeConnection,
  storeConnection,
  type Connection,
} from '../../persistence/devices/connection';
import { createPartsOf, deviceOf, isPart, nameOfKey } from '../../persistence/devices/deviceFiles';
import {
  exchange,
  forgetDevice,
  readDevices,
  type ExchangeDeps,
  type ExchangeResult,
} from '../../persistence/devices/exchange';
import { openOwnerStore, type OwnerStore } from '../../persistence/devices/ownerStore';
import { RemoteError, type RemoteFiles } from '../../persistence/devices/remoteFiles';
import {
  createSealing,
  lockIdentity,
  newIdentity,
  unlockIdentity,
} from '../../persistence/devices/sealing';
import { sharedLists } from '../../persistence/devices/sharedLists';
import { sharedPictures } from '../../persistence/devices/sharedPictures';
import { planMerge, type RestorePlan } from '../../persistence/backup/restorePlan';
import { joinReplicas, type Replica } from '../../persistence/engine/merge';
import { reasonOf } from '../../persistence/engine/keyValueStorage';
import type { Persistence } from '../../persistence/engine/persistence';
import type { AppDispatch } from '../store/setupStore';

/** One exchange at a time in a browser, whatever tab it is in. */
const LOCK = 'handyman.devices';
/** The lists that are the owner's work: the others follow from it. */
const RECORDS: readonly ListName[] = [
  'leads',
  'projects',
  'estimates',
  'payments',
  'gallery',
  'posts',
  'pages',
];
/** An exchange of more files than these shows its progress. */
const SHORT_EXCHANGE = 4;

export type DeviceSync = ReturnType<typeof createDeviceSync>;

/** Returns why something with the store failed. */
function problemOf(error: unknown): StoreProblem {
  if (error instanceof RemoteError) return error.problem;
  return reasonOf(error) === 'full' ? 'browserFull' : 'refused';
}

/** What the owner's passphrase opened: nothing, because the store is empty, or other devices' data. */
export type Opened = 'wrongPassphrase' | { plan?: RestorePlan; connection: Connection };

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
  const versions = (): Map<ListName, Replica> =>
    new Map(LIST_NAMES.map((name) => [name, persistence.replicaOf(name)]));
  /** The lists as they were last sent; undefined after a reload. */
  let sent: Map<ListName, Replica> | undefined;
  /** The lists as they are being sent. */
  let sending = new Map<ListName, Replica>();
  /** The lists when they were last to be sent. */
  let tried: Map<ListName, Replica> | undefined;

  const connectionHere = (): Connection => {
    const connection = readConnection(storage);
    if (!connection) throw new Error('No store is connected');
    return connection;
  };
  const openStore = ({ kind }: Connection): Promise<OwnerStore> => openOwnerStore(kind, storeKeys);

  /** The parts read while joining was previewed, by name, which are not read again to join them. */
  const previewed = new Map<string, string>();
  const readOnce = (files: RemoteFiles): RemoteFiles => ({
    ...files,
    read: async (name) => {
      const text = previewed.get(name) ?? (await files.read(name));
      if (text !== undefined && isPart(name)) previewed.set(name, text);
      return text;
    },
  });

  let isAnnounced = false;

  /** Tells the app of the connection; without one, that there is none. */
  async function announce(): Promise<void> {
    const connection = readConnection(storage);
    if (!connection) {
      dispatch(storeDisconnected());
      return;
    }
    const { kind, address, name, syncedAt } = connection;
    const opened = await openStore(connection);
    const isSignedIn = opened.isSignedIn();
    const step =
      connection.identities.length > 0 ? 'connected' : isSignedIn ? 'passphrase' : 'signIn';
    dispatch(
      connectionRead({
        kind,
        address,
        name,
        step,
        ...(syncedAt && { syncedAt }),
        ...(opened.wasRefused && { wasRefused: true }),
      }),
    );
    isAnnounced = true;
  }

  async function depsOf(connection: Connection): Promise<ExchangeDeps> {
    const store = await openStore(connection);
    if (!store.isSignedIn()) throw new RemoteError('signedOut', 'Not signed in at the store');
    return {
      files: previewed.size > 0 ? readOnce(store.files) : store.files,
      sealing: await createSealing(connection.identities),
      lists,
      partsOf: (name, before) => {
        sending.set(name, persistence.replicaOf(name));
        return partsOf(name, before);
      },
      pictures: sharedPictures(storage),
      save: (next) => storeConnection(next, storage),
      now: () => Date.now(),
      onProgress: (progress) => {
        if (progress.total > SHORT_EXCHANGE) dispatch(exchangeProgressed(progress));
      },
    };
  }

  /** How many of the owner's records have changed since the last exchange; undefined after a reload. */
  function waiting(): number | undefined {
    if (!sent) return undefined;
    let count = 0;
    for (const name of RECORDS) {
      const before = sent.get(name);
      const { entities, tombstones } = persistence.replicaOf(name);
      for (const [id, entity] of entities) if (before?.entities.get(id) !== entity) count += 1;
      for (const key of tombstones.keys()) {
        if (!key.includes('/') && before?.tombstones.has(key) === false) count += 1;
      }
    }
    return count;
  }

  function fail(problem: StoreProblem): void {
    tried = versions();
    const count = waiting();
    dispatch(exchangeFailed({ problem, ...(count !== undefined && { waiting: count }) }));
  }

  /** Exchanges once; resolves to undefined, after telling the app why, where the store failed. */
  async function exchangeNow(
    isThorough = false,
  ): Promise<[ExchangeResult, ExchangeDeps] | undefined> {
    const connection = readConnection(storage);
    if (!connection) {
      await announce();
      return undefined;
    }
    tried = versions();
    sending = new Map();
    try {
      if (!isAnnounced) await announce();
      const deps = await depsOf(connection);
      await persistence.flush();
      dispatch(exchangeBegan());
      const result = await exchange(connection, deps, { isThorough });
      // What has changed since it was sent is to be sent again.
      sent = sending;
      tried = sending;
      const done = { ...result.connection, syncedAt: new Date().toISOString() };
      storeConnection(done, storage);
      const { problems, received, picturesWithoutRoom } = result;
      const others = Object.entries(done.seen).map(([device, { name, at }]) => ({
        device,
        name,
        at,
        ...(problems[device] && { problem: problems[device] }),
      }));
      dispatch(exchanged({ others, received, picturesWithoutRoom }));
      // Two devices may have raised a notification for the same follow-up.
      if (Object.keys(received).length > 0) dispatch(followUpsChecked());
      return [{ ...result, connection: done }, deps];
    } catch (error) {
      console.warn('The exchange with the owner’s store failed:', error);
      fail(problemOf(error));
      return undefined;
    }
  }

  return {
    announce,

    /** Whether anything has changed here since it was last to be sent. */
    hasChanges: (): boolean => {
      const last = tried;
      return (
        last !== undefined &&
        LIST_NAMES.some((name) => last.get(name) !== persistence.replicaOf(name))
      );
    },

    /** Tells the app that changes wait for the network. */
    waitForNetwork: async (): Promise<void> => {
      if (!isAnnounced) await announce();
      fail('offline');
    },

    /**
     * Exchanges with the store, unless another tab does; the owner's own press waits for that one, and
     * looks whether the own files are whole.
     * Resolves to whether that worked; undefined if another tab did it.
     */
    sync: (isAsked = false): Promise<boolean | undefined> =>
      navigator.locks.request(LOCK, { ifAvailable: !isAsked }, async (lock) =>
        lock ? (await exchangeNow(isAsked)) !== undefined : undefined,
      ),

    /** Leaves the page for the store's sign-in. Rejects with a RemoteError if there is no store. */
    signIn: async (): Promise<never> => {
      const connection = connectionHere();
      return (await openStore(connection)).signIn(connection.address);
    },

    /** Returns how many other devices there are at the store. */
    countDevices: async (): Promise<number> => {
      const { files } = await openStore(connectionHere());
      const names = await files.list();
      return names.filter((name) => deviceOf(name) === name).length;
    },

    /**
     * Opens what lies at the store, or makes an identity if nothing does, and returns what joining would
     * change here. Changes nothing itself. Rejects with a RemoteError where the store fails.
     */
    open: async (passphrase: string): Promise<Opened> => {
      const connection = connectionHere();
      const { files } = await openStore(connection);
      const names = await files.list();
      const devices = names.flatMap((name) => (deviceOf(name) === name ? [name] : [])).toSorted();
      const keys = new Set<string>();
      for (const device of devices) {
        const key = await files.read(nameOfKey(device));
        if (key !== undefined) keys.add(key);
      }
      if (keys.size === 0) {
        const identity = await newIdentity();
        const key = await lockIdentity(identity, passphrase);
        return { connection: { ...connection, key, identities: [identity] } };
      }
      const unlocked = new Map<string, string>();
      for (const key of keys) {
        const identity = await unlockIdentity(key, passphrase);
        if (identity !== undefined) unlocked.set(identity, key);
      }
      const [own] = unlocked;
      if (!own) return 'wrongPassphrase';
      const opened = { ...connection, key: own[1], identities: [...unlocked.keys()] };
      const read = await readDevices(opened, names, {
        files: readOnce(files),
        sealing: await createSealing(opened.identities),
        onProgress: (progress) => dispatch(exchangeProgressed(progress)),
      });
      const replicas = new Map<ListName, Replica>();
      for (const [name, replica] of Object.values(read).flatMap((one) => [...one.replicas])) {
        const others = replicas.get(name);
        replicas.set(name, others ? joinReplicas(others, replica) : replica);
      }
      // Where the store has a list, it replaces the samples of this browser.
      const heldOf = (name: ListName): Replica =>
        (replicas.get(name)?.entities.size ?? 0) > 0
          ? lists.sharedOf(name)
          : persistence.replicaOf(name);
      return { connection: opened, plan: planMerge({ replicas, pictures: {} }, heldOf, storage) };
    },

    /** Connects with what {@link open} returned, and exchanges for the first time. */
    connect: async (connection: Connection): Promise<boolean> => {
      storeConnection(connection, storage);
      await announce();
      const isDone = await navigator.locks.request(LOCK, () => exchangeNow());
      previewed.clear();
      return isDone !== undefined;
    },

    /** Exchanges, and then removes another device's files; returns false if not all are joined. */
    forget: (device: string, evenUnreadable = false): Promise<boolean> =>
      navigator.locks.request(LOCK, async () => {
        const done = await exchangeNow();
        if (!done || !(await forgetDevice(device, ...done, evenUnreadable))) return false;
        await exchangeNow();
        return true;
      }),

    /** Ends the connection. All data stay, here and at the store. */
    disconnect: (): Promise<void> =>
      navigator.locks.request(LOCK, async () => {
        (await openStore(connectionHere())).signOut();
        removeConnection(storage);
        previewed.clear();
        sent = undefined;
        dispatch(storeDisconnected());
      }),
  };
}
