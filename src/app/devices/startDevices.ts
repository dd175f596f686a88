import { exchangeFailed } from '../../domain/devices/events';
import { selectIsSignedIn } from '../../domain/session/slice';
import {
  CONNECTION_KEY,
  newConnection,
  readConnection,
  storeConnection,
  type Connection,
} from '../../persistence/devices/connection';
import type { Persistence } from '../../persistence/engine/persistence';
import { ADDRESSES } from '../addresses';
import { persistenceOf } from '../store/persistenceOf';
import type { AppStore } from '../store/setupStore';
import type { AppThunk } from '../store/types';
import { selectDevices } from './devicesSlice';
import type { DeviceSync } from './deviceSync';

/** How long after a change it is sent, in milliseconds. */
const AFTER_CHANGE_MS = 2_000;
/** How often other devices' changes are looked for, in milliseconds. */
const INTERVAL_MS = 60_000;
/** The shortest wait after a failure, which doubles with each, and the longest, in milliseconds. */
const BACKOFF_MS = { least: 5_000, most: 300_000 };

const loaded = new WeakMap<Persistence, Promise<DeviceSync>>();

/** Loads what exchanges with the owner's store, once. */
export const deviceSync = (): AppThunk<Promise<DeviceSync>> => (dispatch, _getState, services) => {
  const persistence = persistenceOf(services);
  const known = loaded.get(persistence);
  if (known) return known;
  const sync = import('./deviceSync').then(({ createDeviceSync }) =>
    createDeviceSync(persistence, dispatch),
  );
  loaded.set(persistence, sync);
  // Network and deployments come and go: the next call loads it again.
  sync.catch(() => loaded.delete(persistence));
  return sync;
};

/** Tells the Storage page that the owner has just chosen a store, in its address. */
export const SIGN_IN_PARAM = 'signIn';

/** Chooses a store, and loads the page again with a policy that allows its host. */
export const chooseStore =
  ({ kind, address, name }: Pick<Connection, 'kind' | 'address' | 'name'>): AppThunk =>
  (_dispatch, _getState, services) => {
    const { storage } = persistenceOf(services);
    if (!readConnection(storage)) storeConnection(newConnection(kind, address, name), storage);
    window.location.assign(`${ADDRESSES.storage}?${SIGN_IN_PARAM}=1`);
  };

/**
 * Exchanges with the owner's store, where one is connected: after a change, on focus, when the network is
 * back, every minute, and again after a failure. Loads nothing without a connected store. Returns a function that ends the exchange.
 */
export function startDevices(store: AppStore, random: () => number = Math.random): () => void {
  const { persistence } = store.dispatch((_dispatch, _getState, services) => services);
  const connectionHere = (): Connection | undefined =>
    persistence && readConnection(persistence.storage);
  if (!connectionHere()) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  const isSignedIn = (): boolean => selectIsSignedIn(store.getState());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let failures = 0;
  let sync: DeviceSync | undefined;

  /** Exchanges within some milliseconds: sooner if that is due anyway, later if the store asks to be left alone. */
  function scheduleRun(milliseconds: number): void {
    const wait = Math.max(milliseconds, sync?.quietMs() ?? 0);
    const at = Date.now() + wait;
    if (signal.aborted || dueAt <= at) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      dueAt = Infinity;
      run()
        .catch((error: unknown) => {
          console.error('The devices could not be joined:', error);
          failures += 1;
          if (!sync) store.dispatch(exchangeFailed({ problem: 'notLoaded' }));
        })
        .finally(() => scheduleRun(waitAfterRun()));
    }, wait);
  }

  function waitAfterRun(): number {
    if (failures === 0) return INTERVAL_MS;
    const backoff = Math.min(BACKOFF_MS.least * 2 ** (failures - 1), BACKOFF_MS.most);
    return backoff * (0.5 + random());
  }

  async function run(): Promise<void> {
    sync ??= await store.dispatch(deviceSync());
    const connection = connectionHere();
    if (!connection) {
      // Another tab has ended it. A new one begins with a reload.
      ended.abort();
      await sync.announce();
    } else if (connection.identities.length === 0) await sync.announce();
    else if (isSignedIn()) {
      const isDone = await sync.sync();
      if (isDone === undefined) await sync.announce();
      else failures = isDone ? 0 : failures + 1;
    }
  }

  const onReturn = (): void => scheduleRun(0);
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === CONNECTION_KEY && newValue === null) scheduleRun(0);
  };
  window.addEventListener('storage', onStorage, { signal });
  let wasSignedIn = isSignedIn();
  const unsubscribe = store.subscribe(() => {
    if (isSignedIn() && !wasSignedIn) scheduleRun(0);
    else if (!selectDevices(store.getState()).isExchanging && sync?.hasChanges()) {
      scheduleRun(AFTER_CHANGE_MS);
    }
    wasSignedIn = isSignedIn();
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
  });
  scheduleRun(0);
  return () => ended.abort();
}
