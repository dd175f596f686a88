import { expect, vi } from 'vitest';
import { loadSeedData } from '../../src/app/seedData';
import { LAZY_LISTS, type ListName } from '../../src/domain/lists/schema';
import { signedIn } from '../../src/domain/session/events';
import { followUpsChecked, remoteChangesMerged } from '../../src/domain/system/events';
import {
  newConnection,
  readConnection,
  storeConnection,
  type Connection,
} from '../../src/persistence/devices/connection';
import { createPartsOf, deviceOf } from '../../src/persistence/devices/deviceFiles';
import type { Cipher } from '../../src/persistence/devices/encryption';
import {
  exchange,
  forgetDevice,
  type ExchangeResult,
} from '../../src/persistence/devices/exchange';
import type { ExchangeDeps } from '../../src/persistence/devices/receiving';
import { sharedLists, type SharedLists } from '../../src/persistence/devices/sharedLists';
import { sharedPictures } from '../../src/persistence/devices/sharedPictures';
import type { RemoteFiles } from '../../src/persistence/devices/stores/remoteFiles';
import { memoryStorage, QUOTA_EXCEEDED, type MemoryStorage } from './keyValueStorage';
import { memoryFiles, type MemoryFiles } from './memoryFiles';
import { plainCipher } from './plainCipher';
import { openTab, type Tab } from './tab';

export { plainCipher };

/** One browser of the owner's, connected to a store. Needs fake timers. */
export interface Device extends Tab {
  connection: () => Connection;
  deps: ExchangeDeps & { lists: SharedLists };
  /** Exchanges once with the store, as the app does. */
  sync: (options?: { isThorough?: boolean; files?: RemoteFiles }) => Promise<ExchangeResult>;
  /** Exchanges, and removes the files of another device. */
  forget: (
    other: string,
    options?: { files?: RemoteFiles; evenUnreadable?: boolean },
  ) => Promise<boolean>;
  /** Returns the names of the parts of a list, as last written. */
  partsOf: (name: ListName) => string[];
}

interface DeviceOptions {
  cipher?: Cipher;
  hasSeedData?: boolean;
  /** The browser's storage, where it has been open before: then with its connection. */
  storage?: MemoryStorage;
}

export async function openDevice(
  tab: string,
  files: RemoteFiles,
  { cipher = plainCipher, hasSeedData = false, storage = memoryStorage() }: DeviceOptions = {},
): Promise<Device> {
  const opened = await openTab(storage, tab);
  const { persistence, store } = opened;
  if (hasSeedData) {
    store.dispatch(signedIn());
    await store.dispatch(loadSeedData(LAZY_LISTS));
  }
  if (!readConnection(storage)) {
    const connection = newConnection('remoteStorage', 'owner@example.com', tab);
    storeConnection({ ...connection, key: 'key' }, storage);
  }
  const connection = (): Connection => {
    const stored = readConnection(storage);
    if (!stored) throw new Error('The device is not connected');
    return stored;
  };
  const lists = sharedLists({
    ...persistence,
    now: () => Date.now(),
    onRemoved: (entry, removedIds) =>
      store.dispatch(remoteChangesMerged({ entry, entities: [], removedIds })),
  });
  const deps: Device['deps'] = {
    files,
    cipher,
    lists,
    partsOf: createPartsOf(lists),
    pictures: sharedPictures(persistence.storage),
    picturesAtStore: new Set(),
    save: (next) => storeConnection(next, persistence.storage),
    now: () => Date.now(),
  };
  const sync: Device['sync'] = async ({ files: through = files, ...options } = {}) => {
    await persistence.flush();
    const result = await exchange(connection(), { ...deps, files: through }, options);
    storeConnection(result.connection, persistence.storage);
    if (Object.keys(result.received).length > 0) store.dispatch(followUpsChecked());
    return result;
  };
  return {
    ...opened,
    connection,
    deps,
    sync,
    forget: (other, { files: through = files, evenUnreadable } = {}) =>
      forgetDevice(other, () => sync({ files: through }), through, evenUnreadable),
    partsOf: (name) => deps.partsOf(name).map(({ hash }) => connection().parts[hash] ?? ''),
  };
}

/** Returns the first names of the leads that a device holds, sorted. */
export const firstNames = ({ leads }: Device): string[] =>
  leads()
    .map((lead) => lead.firstName)
    .sort();

/** Lets every device exchange in turn, until each has what the others have. */
export async function syncAll(...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const device of devices) await device.sync();
  }
}

/** Two devices at one new store, at a moment of fake time. */
export async function openTwo(): Promise<{ files: MemoryFiles; phone: Device; desk: Device }> {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  const files = memoryFiles();
  return { files, phone: await openDevice('phone', files), desk: await openDevice('desk1', files) };
}

/** Expects devices to hold the leads of these names. */
export function expectNames(names: readonly string[], ...devices: readonly Device[]): void {
  for (const device of devices) expect(firstNames(device), device.connection().name).toEqual(names);
}

/** Opens a device that comes now, and joins what lies at a store. */
export async function newcomerAt({ all }: MemoryFiles): Promise<Device & { problems: object }> {
  const device = await openDevice('newco', memoryFiles(new Map(all)));
  return { ...device, problems: (await device.sync()).problems };
}

/** Returns the names of the files of a device at a store. */
export const filesOfDevice = ({ all }: MemoryFiles, device: string): string[] =>
  [...all.keys()].filter((name) => deviceOf(name) === device);

/** Leaves a browser no room for leads; returns a function that ends that. */
export function fillStorage({ storage }: Device): () => void {
  const { write } = storage;
  vi.spyOn(console, 'error').mockReturnValue();
  storage.write = (key, text) => {
    if (key === 'handyman.leads') throw QUOTA_EXCEEDED;
    write(key, text);
  };
  return () => void (storage.write = write);
}
