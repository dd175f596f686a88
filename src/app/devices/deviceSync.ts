import * as events from '../../domain/devices/events';
import type { AbsentRecord, ExchangeProgress, OtherDevice } from '../../domain/devices/events';
import { followUpsChecked, remoteChangesMerged } from '../../domain/system/events';
import {
  CONNECTION_KEY,
  readConnection,
  removeConnection,
  storeConnection,
  type Connection,
} from '../../persistence/devices/connection';
import {
  deletedMeanwhile,
  settleRecords,
  wasAwayTooLong,
} from '../../persistence/devices/deletedElsewhere';
import { createPartsOf, devicesIn } from '../../persistence/devices/deviceFiles';
import { createCipher } from '../../persistence/devices/encryption';
import {
  exchange,
  forgetDevice,
  type ExchangeOptions,
  type ExchangeResult,
} from '../../persistence/devices/exchange';
import { readDevices, type ExchangeDeps } from '../../persistence/devices/receiving';
import { sharedLists, type SharedLists } from '../../persistence/devices/sharedLists';
import { sharedPictures } from '../../persistence/devices/sharedPictures';
import { problemOf, RemoteError } from '../../persistence/devices/stores/remoteFiles';
import type { Persistence } from '../../persistence/engine/persistence';
import type { AppDispatch } from '../store/setupStore';
import { createConnectedStore } from './connectedStore';
import { openStore, type Opened } from './openStore';
import { createSentLists, hasChangedSince, type ListReplicas } from './unsent';

/** One exchange at a time in a browser, whatever tab it is in. */
const LOCK = CONNECTION_KEY;
/** An exchange of more files than these shows its progress. */
const SHORT_EXCHANGE = 4;

export type DeviceSync = ReturnType<typeof createDeviceSync>;

/** Asks the owner, once after the page was loaded, of what others have deleted while this device was away. */
function createDeletionQuestion(lists: SharedLists, dispatch: AppDispatch) {
  let state: 'not asked' | 'open' | 'answered' = 'not asked';
  return {
    /** Whether the owner has yet to answer, before which nothing is exchanged. */
    isOpen: (): boolean => state === 'open',

    /** Asks, if there is anything to ask; resolves to whether it did. */
    async ask(connection: Connection, deps: ExchangeDeps): Promise<boolean> {
      if (state !== 'not asked' || !wasAwayTooLong(connection, deps.now())) return false;
      const read = await readDevices({ ...connection, seen: {} }, await deps.files.list(), deps);
      const records = deletedMeanwhile(connection, read, lists);
      if (records.length === 0) return false;
      state = 'open';
      dispatch(events.deletionsAsked({ since: connection.syncedAt ?? '', records }));
      return true;
    },

    /** Deletes here what others have no more, or brings it back to them with the next exchange. */
    answer(records: readonly AbsentRecord[], choice: 'delete' | 'keep'): void {
      settleRecords(records, choice, lists, () => Date.now());
      state = 'answered';
    },
  };
}

/** Returns what tells the app how far an exchange is, unless it is short. */
const progressTo =
  (dispatch: AppDispatch) =>
  (progress: ExchangeProgress): void => {
    if (progress.total > SHORT_EXCHANGE) dispatch(events.exchangeProgressed(progress));
  };

/** Returns the other devices that a connection knows, with what could not be read of each. */
const otherDevices = ({ seen }: Connection, problems: ExchangeResult['problems']): OtherDevice[] =>
  Object.entries(seen)
    .map(([device, { name, at, clockOff }]) => {
      const problem = problems[device];
      return { device, name, at, ...(clockOff && { clockOff }), ...(problem && { problem }) };
    })
    // A device that no manifest names is sending for the first time, or was forgotten meanwhile.
    .filter(({ name, problem }) => name !== '' || problem !== undefined);

/** Exchanges with the connected store, and tells the app what was exchanged, or why it failed. */
function createExchanger(
  persistence: Persistence,
  dispatch: AppDispatch,
  lists: SharedLists,
  connected: ReturnType<typeof createConnectedStore>,
) {
  const { storage, replicaOf } = persistence;
  const unsent = createSentLists(persistence, dispatch);
  const deletions = createDeletionQuestion(lists, dispatch);
  const partsOf = createPartsOf(lists);
  const picturesAtStore = new Set<string>();
  let quietUntil = 0;

  /** Returns what an exchange needs, which notes in `sending` the lists that it sends. */
  async function depsOf({ identities }: Connection, sending: ListReplicas): Promise<ExchangeDeps> {
    const { isSignedIn, files } = await connected.store();
    if (!isSignedIn()) throw new RemoteError('signedOut', 'Not signed in at the store');
    return {
      files,
      cipher: await createCipher(identities),
      lists,
      partsOf: (name) => {
        sending.set(name, replicaOf(name));
        return partsOf(name);
      },
      pictures: sharedPictures(storage),
      picturesAtStore,
      save: (next) => storeConnection(next, storage),
      now: () => Date.now(),
      hasWaitingChanges: () => hasChangedSince(sending, persistence),
      onProgress: progressTo(dispatch),
    };
  }

  /** Notes when the devices were exchanged, and tells the app the result. */
  function tellExchanged({ connection, problems, ...counts }: ExchangeResult): void {
    const done = { ...connection, syncedAt: new Date().toISOString() };
    storeConnection(done, storage);
    dispatch(events.exchanged({ others: otherDevices(done, problems), ...counts }));
    // Two devices may have raised a notification for the same follow-up.
    if (Object.keys(counts.received).length > 0) dispatch(followUpsChecked());
  }

  return {
    unsent,
    deletions,

    /** Exchanges once; resolves to undefined where the store failed, or the owner has to answer first. */
    async exchangeNow(options: ExchangeOptions = {}): Promise<ExchangeResult | undefined> {
      const connection = readConnection(storage);
      try {
        if (!connection || !connected.isAnnounced()) await connected.announce();
        if (!connection || deletions.isOpen()) return undefined;
        dispatch(events.exchangeBegan());
        const sending: ListReplicas = new Map();
        const deps = await depsOf(connection, sending);
        await persistence.flush();
        if (await deletions.ask(connection, deps)) return undefined;
        if (options.isThorough) picturesAtStore.clear();
        const result = await exchange(connection, deps, options);
        unsent.noteSent(sending);
        tellExchanged(result);
        return result;
      } catch (error) {
        console.warn('The exchange with the owner’s store failed:', error);
        if (error instanceof RemoteError) quietUntil = performance.now() + error.retryAfterMs;
        unsent.fail(problemOf(error));
        return undefined;
      }
    },

    /** How much longer the store asks to be left alone, in milliseconds. */
    quietMs: (): number => quietUntil - performance.now(),
  };
}

/**
 * Connects this browser to the owner's store, one tab at a time, and exchanges with it. Loaded only where the owner
 * has chosen a store, because it comes with two libraries.
 */
export function createDeviceSync(persistence: Persistence, dispatch: AppDispatch) {
  const { storage } = persistence;
  const lists = sharedLists({
    ...persistence,
    now: () => Date.now(),
    // The samples that they replace.
    onRemoved: (entry, removedIds) =>
      dispatch(remoteChangesMerged({ entry, entities: [], removedIds })),
  });
  const connected = createConnectedStore(storage, dispatch);
  const exchanging = createExchanger(persistence, dispatch, lists, connected);
  const { exchangeNow, quietMs, unsent, deletions } = exchanging;

  return {
    announce: connected.announce,
    quietMs,
    /** Whether anything has changed here since it was last to be sent. */
    hasChanges: unsent.hasChanges,

    /**
     * Exchanges with the store, unless another tab is doing so. When the owner asks (`isAsked`), it waits for the
     * other tab, and checks whether this device's files are whole. Resolves to whether that worked; undefined if
     * another tab does it, or the owner has to answer first.
     */
    sync: (isAsked = false): Promise<boolean | undefined> =>
      navigator.locks.request(LOCK, { ifAvailable: !isAsked }, async (lock) => {
        if (!lock) return undefined;
        const result = await exchangeNow({ isThorough: isAsked });
        return deletions.isOpen() ? undefined : result !== undefined;
      }),

    /** Leaves the page for the store's sign-in. Rejects with a RemoteError if there is no store. */
    signIn: async (): Promise<never> =>
      (await connected.store()).signIn(connected.connection().address),

    /** Returns how many other devices there are at the store. */
    countDevices: async (): Promise<number> =>
      devicesIn(await (await connected.store()).files.list()).length,

    /** Opens the store with the passphrase, as {@link openStore} does. */
    open: async (passphrase: string): Promise<Opened | undefined> => {
      const { files } = await connected.store();
      const here = { ...persistence, lists };
      return openStore(connected.connection(), passphrase, files, here, progressTo(dispatch));
    },

    /** Connects with what {@link open} returned, and exchanges for the first time. */
    connect: async ({ connection, others }: Opened): Promise<boolean> => {
      storeConnection(connection, storage);
      await connected.announce();
      const result = await navigator.locks.request(LOCK, () => exchangeNow({ read: others?.read }));
      return result !== undefined;
    },

    /** Deletes here what others have no more, or brings it back to them, and exchanges. */
    answerDeletions: (...answer: Parameters<typeof deletions.answer>): Promise<boolean> =>
      navigator.locks.request(LOCK, async () => {
        deletions.answer(...answer);
        return (await exchangeNow()) !== undefined;
      }),

    /** Removes another device's files; resolves to false if not all of them could be joined. */
    forget: (device: string, evenUnreadable = false): Promise<boolean> =>
      navigator.locks.request(LOCK, async () => {
        const { files } = await connected.store();
        return forgetDevice(device, exchangeNow, files, evenUnreadable);
      }),

    /** Ends the connection. All data stay, here and at the store. */
    disconnect: async (): Promise<void> => {
      const { signOut } = await connected.store();
      // An exchange that runs, in whatever tab, ends at its next request. It may get another token before.
      signOut();
      await navigator.locks.request(LOCK, () => {
        signOut();
        removeConnection(storage);
        dispatch(events.storeDisconnected());
      });
    },
  };
}
