// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DevicesState } from '../../src/app/devices/devicesSlice';
import type { DeviceSync } from '../../src/app/devices/deviceSync';
import { chooseStore, deviceSync, startDevices } from '../../src/app/devices/startDevices';
import { deleteLeads, setEstimatedValue } from '../../src/domain/leads/commands';
import { signedIn } from '../../src/domain/session/events';
import {
  newConnection,
  readConnection,
  storeConnection,
} from '../../src/persistence/devices/connection';
import { nameOfManifest } from '../../src/persistence/devices/deviceFiles';
import { RemoteError } from '../../src/persistence/devices/stores/remoteFiles';
import { plainCipher } from '../support/device';
import { memoryStorage } from '../support/keyValueStorage';
import { memoryFiles, type MemoryFiles } from '../support/memoryFiles';
import { openTab } from '../support/tab';

/** When devices exchange, and how one is connected, over a store in memory. */

const there = vi.hoisted(() => ({
  files: undefined as unknown,
  isSignedIn: true,
}));
vi.mock('../../src/persistence/devices/stores/ownerStore', () => ({
  openOwnerStore: async () => ({
    get files() {
      return there.files;
    },
    isSignedIn: () => there.isSignedIn,
    signIn: () => Promise.reject(new RemoteError('offline', 'No store')),
    signOut: () => {
      there.isSignedIn = false;
    },
  }),
}));

// Encryption takes real time, which fake timers do not wait for. `encryption.test.ts` has the real one.
vi.mock('../../src/persistence/devices/encryption', async (original) => ({
  ...(await original<object>()),
  createCipher: async () => plainCipher,
  newIdentity: async () => 'identity',
  lockIdentity: async (identity: string, passphrase: string) => `${passphrase}:${identity}`,
  unlockIdentity: async (locked: string, passphrase: string) =>
    locked.startsWith(`${passphrase}:`) ? locked.slice(passphrase.length + 1) : undefined,
}));

let files: MemoryFiles;
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z') });
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    locks: {
      request: (_name: string, ...rest: unknown[]) =>
        (rest.at(-1) as (lock: object) => unknown)({}),
    },
  });
  files = memoryFiles();
  there.files = files;
  there.isSignedIn = true;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A browser that has chosen a store, whose owner is signed in here and there. */
async function openBrowser(tab: string) {
  const storage = memoryStorage();
  storeConnection(newConnection('remoteStorage', 'owner@example.com', tab), storage);
  const opened = await openTab(storage, tab);
  opened.store.dispatch(signedIn());
  ends.push(startDevices(opened.store, () => 0.5));
  const sync: DeviceSync = await opened.store.dispatch(deviceSync());
  return {
    ...opened,
    storage,
    sync,
    devices: () => (opened.store.getState() as { devices?: DevicesState }).devices,
    names: () => opened.leads().map(({ firstName }) => firstName),
  };
}

const PASSPHRASE = 'four words put together';

/** Connects a browser with the passphrase. */
async function connect({ sync }: Browser): Promise<void> {
  const opened = await sync.open(PASSPHRASE);
  if (!opened) throw new Error('The passphrase is wrong');
  await sync.connect(opened);
}

describe('connecting', () => {
  it('asks for the passphrase once the owner is signed in at the store', async () => {
    there.isSignedIn = false;
    const phone = await openBrowser('phone');
    await phone.sync.announce();
    expect(phone.devices()?.store?.step).toBe('signIn');
    there.isSignedIn = true;
    await phone.sync.announce();
    expect(phone.devices()?.store?.step).toBe('passphrase');
    await connect(phone);
    expect(phone.devices()?.store).toMatchObject({ step: 'connected', name: 'phone' });
    expect(phone.devices()?.others).toEqual([]);
  });

  it('shows what a second device would get, and changes nothing before it joins', async () => {
    const phone = await openBrowser('phone');
    phone.addLead({ firstName: 'Ada' });
    await connect(phone);
    const desk = await openBrowser('desk1');
    const opened = await desk.sync.open(PASSPHRASE);
    if (!opened) throw new Error('The passphrase is wrong');
    expect(opened.others?.plan.changes.find(({ name }) => name === 'leads')).toMatchObject({
      added: 1,
    });
    expect(desk.names()).toEqual([]);
    expect(readConnection(desk.storage)?.identities).toEqual([]);
    const { read } = files.calls;
    await desk.sync.connect(opened);
    // All is known from the preview.
    expect(files.calls.read - read).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.names()).toEqual(['Ada']);
    expect(desk.devices()?.others).toMatchObject([{ name: 'phone' }]);
  });

  it('asks a second device for the passphrase of a first that is still sending', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const phone = await openBrowser('phone');
    phone.addLead({ firstName: 'Ada' });
    const { write } = files;
    files.write = async (name, text) => {
      if (files.all.size > 0) throw new RemoteError('offline', 'The line is slow');
      await write(name, text);
    };
    await connect(phone);
    const desk = await openBrowser('desk1');
    expect(await desk.sync.countDevices()).toBe(1);
    const opened = await desk.sync.open(PASSPHRASE);
    expect(opened?.others).toBeDefined();
    files.write = write;
    if (opened) await desk.sync.connect(opened);
    await phone.sync.sync();
    await desk.sync.sync();
    expect(desk.names()).toEqual(['Ada']);
    expect(desk.devices()?.others).toMatchObject([{ name: 'phone' }]);
  });

  it('refuses another passphrase', async () => {
    await connect(await openBrowser('phone'));
    const desk = await openBrowser('desk1');
    await expect(desk.sync.open('five words not put together')).resolves.toBeUndefined();
  });

  it('is told to a tab that asks for the passphrase still, once another tab has been given it', async () => {
    const phone = await openBrowser('phone');
    const other = await openTab(phone.storage, 'other');
    other.store.dispatch(signedIn());
    const { announce, sync } = await other.store.dispatch(deviceSync());
    const step = () => (other.store.getState() as { devices?: DevicesState }).devices?.store?.step;
    await announce();
    expect(step()).toBe('passphrase');
    await connect(phone);
    await sync();
    expect(step()).toBe('connected');
  });

  it('ends without a change to what is here or there', async () => {
    const phone = await openBrowser('phone');
    phone.addLead({ firstName: 'Ada' });
    await connect(phone);
    const before = new Map(files.all);
    await phone.sync.disconnect();
    expect(there.isSignedIn).toBe(false);
    expect(readConnection(phone.storage)).toBeUndefined();
    expect(phone.names()).toEqual(['Ada']);
    expect(files.all).toEqual(before);
    expect(phone.devices()?.store).toBeUndefined();
  });
});

describe('disconnecting while an exchange runs', () => {
  it('signs out at once, which ends the exchange at its next request, in whatever tab', async () => {
    const phone = await openBrowser('phone');
    await connect(phone);
    let endExchange = (): void => {};
    const exchange = new Promise<void>((resolve) => (endExchange = resolve));
    vi.spyOn(navigator.locks, 'request').mockImplementation((...request: unknown[]) =>
      exchange.then(() => (request.at(-1) as (lock: object) => unknown)({})),
    );
    const disconnected = phone.sync.disconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(there.isSignedIn).toBe(false);
    expect(readConnection(phone.storage)).toBeDefined();
    // It gets another token meanwhile.
    there.isSignedIn = true;
    endExchange();
    await disconnected;
    expect(there.isSignedIn).toBe(false);
    expect(readConnection(phone.storage)).toBeUndefined();
  });
});

describe('choosing a store', () => {
  it('keeps a connection that there is, such as one that a page without network does not show', async () => {
    const phone = await openBrowser('phone');
    await connect(phone);
    const before = readConnection(phone.storage);
    vi.spyOn(console, 'error').mockImplementation(() => {}); // jsdom navigates nowhere
    phone.store.dispatch(
      chooseStore({ kind: 'remoteStorage', address: 'other@example.com', name: 'Other' }),
    );
    expect(readConnection(phone.storage)).toEqual(before);
  });
});

describe('an exchange', () => {
  /** Waits, and returns how many exchanges that began. */
  async function exchangesWithin(milliseconds: number): Promise<number> {
    const { list } = files.calls;
    await vi.advanceTimersByTimeAsync(milliseconds);
    return files.calls.list - list;
  }

  /** A browser that is connected, and has exchanged. */
  async function connected(): Promise<Browser> {
    const phone = await openBrowser('phone');
    await connect(phone);
    await exchangesWithin(10_000);
    return phone;
  }
  /** Makes the store refuse its list; returns a function that ends that. */
  function refuseLists(retryAfterMs?: number): () => void {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { list } = files;
    files.list = async () => {
      files.calls.list += 1;
      throw new RemoteError('busy', 'Too many requests', { retryAfterMs });
    };
    return () => void (files.list = list);
  }

  it('follows a change after a few seconds, and is due every minute', async () => {
    const phone = await connected();
    phone.addLead();
    expect(await exchangesWithin(1_000)).toBe(0);
    expect(await exchangesWithin(5_000)).toBe(1);
    expect(await exchangesWithin(50_000)).toBe(0);
    expect(await exchangesWithin(60_000)).toBe(1);
  });

  it.each(['focus', 'online'])('follows %s at once', async (event) => {
    await connected();
    window.dispatchEvent(new Event(event));
    expect(await exchangesWithin(100)).toBe(1);
  });

  it('waits longer after each failure, says how much waits, and goes on when it works again', async () => {
    const phone = await connected();
    const takeAgain = refuseLists();
    phone.addLead();
    expect(await exchangesWithin(3_000)).toBe(1);
    expect(phone.devices()?.failure).toMatchObject({ problem: 'busy' });
    // The lead; not its notification, and not the lines of the history.
    expect(phone.devices()?.failure?.waiting).toBe(1);
    expect(await exchangesWithin(3_500)).toBe(0);
    expect(await exchangesWithin(1_000)).toBe(1);
    expect(await exchangesWithin(9_000)).toBe(0);
    expect(await exchangesWithin(2_000)).toBe(1);
    takeAgain();
    expect(await exchangesWithin(30_000)).toBe(1);
    await expect.poll(() => phone.devices()?.failure).toBeUndefined();
  });

  it('leaves the store alone for as long as it asks, whatever happens meanwhile', async () => {
    const phone = await connected();
    const takeAgain = refuseLists(300_000);
    phone.addLead();
    expect(await exchangesWithin(3_000)).toBe(1);
    takeAgain();
    phone.addLead();
    window.dispatchEvent(new Event('focus'));
    // The wrong clock of a device is set right.
    vi.setSystemTime(Date.now() - 3 * 86_400_000);
    expect(await exchangesWithin(290_000)).toBe(0);
    expect(await exchangesWithin(15_000)).toBe(1);
    await expect.poll(() => phone.devices()?.failure).toBeUndefined();
  });

  it('does not believe a browser that says there is no network', async () => {
    const phone = await connected();
    Object.assign(navigator, { onLine: false });
    phone.addLead();
    expect(await exchangesWithin(5_000)).toBe(1);
    expect(phone.devices()?.failure).toBeUndefined();
  });

  it('says that the sign-in at the store has ended', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const phone = await openBrowser('phone');
    await connect(phone);
    there.isSignedIn = false;
    expect(await phone.sync.sync()).toBe(false);
    expect(phone.devices()?.failure).toMatchObject({ problem: 'signedOut' });
  });

  it('shows of another device that its clock is off, and that its files cannot be opened', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [phone, desk] = [await connected(), await openBrowser('desk1')];
    await connect(desk);
    const threeDays = 3 * 86_400_000;
    vi.setSystemTime(Date.now() + threeDays);
    const id = phone.addLead({ estimatedValue: 300 });
    await phone.sync.sync();
    vi.setSystemTime(Date.now() - threeDays);
    await desk.sync.sync();
    expect(desk.devices()?.others).toEqual([
      expect.objectContaining({ name: 'phone', clockOff: threeDays }),
    ]);
    await vi.advanceTimersByTimeAsync(0);
    // The later edit counts, whatever the clock of the earlier one.
    desk.store.dispatch(setEstimatedValue(id, 800));
    for (const { sync } of [desk, phone]) await sync.sync();
    await vi.advanceTimersByTimeAsync(0);
    expect(phone.leads()).toMatchObject([{ estimatedValue: 800 }]);
    files.all.set(nameOfManifest(readConnection(phone.storage)?.device ?? ''), 'damaged');
    await desk.sync.sync();
    expect(desk.devices()?.others).toMatchObject([{ name: 'phone', problem: 'unreadable' }]);
  });

  it('that took long calls no clock wrong by which another device wrote meanwhile', async () => {
    const [phone, desk] = [await connected(), await openBrowser('desk1')];
    await connect(desk);
    desk.addLead();
    const { write } = files;
    files.write = async (name, text) => {
      files.write = write;
      phone.addLead();
      await phone.sync.sync();
      // What is left to send takes half an hour.
      vi.setSystemTime(Date.now() + 1_800_000);
      await write(name, text);
    };
    await desk.sync.sync();
    await desk.sync.sync();
    expect(desk.devices()?.others).toEqual([
      { device: readConnection(phone.storage)?.device, name: 'phone', at: expect.any(String) },
    ]);
  });

  it('is no more where another tab has ended the connection', async () => {
    const phone = await connected();
    phone.storage.remove('handyman.devices');
    expect(await exchangesWithin(120_000)).toBe(0);
    expect(phone.devices()?.store).toBeUndefined();
  });
});

describe('what exchanges', () => {
  const CHUNK = '../../src/app/devices/deviceSync';

  it('is loaded again after it could not be, and says so meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.doMock(CHUNK, () => {
      throw new Error('The connection was refused');
    });
    const storage = memoryStorage();
    storeConnection(newConnection('remoteStorage', 'owner@example.com', 'phone'), storage);
    const { store } = await openTab(storage, 'phone');
    store.dispatch(signedIn());
    const devices = () => (store.getState() as { devices?: DevicesState }).devices;
    ends.push(startDevices(store, () => 0.5));
    await vi.waitFor(() => expect(devices()?.failure).toEqual({ problem: 'notLoaded' }));
    await expect(store.dispatch(deviceSync())).rejects.toThrow(/mocking a module/);
    expect(devices()?.store).toBeUndefined();
    vi.doUnmock(CHUNK);
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(devices()?.store).toMatchObject({ step: 'passphrase' }));
  });
});

describe('a device that was away for longer than deletions are remembered', () => {
  it('asks before anything is exchanged, and does as the owner answers', async () => {
    const phone = await openBrowser('phone');
    phone.addLead({ firstName: 'Ada' });
    await connect(phone);
    const desk = await openBrowser('desk1');
    await connect(desk);
    await vi.advanceTimersByTimeAsync(0);
    const [ada = ''] = phone.leads().map(({ id }) => id);
    phone.store.dispatch(deleteLeads([ada]));
    phone.addLead({ firstName: 'Cy' });
    await phone.sync.sync();
    // The phone is used, and forgets the deletion; the desk is not.
    for (const days of [50, 100]) {
      vi.setSystemTime(Date.parse('2026-11-20T15:00:00.000Z') + days * 86_400_000);
      await phone.sync.sync();
    }
    const { write } = files.calls;
    expect(await desk.sync.sync()).toBeUndefined();
    expect(desk.devices()?.deletions?.records).toMatchObject([{ list: 'leads', id: ada }]);
    expect(await desk.sync.sync()).toBeUndefined();
    expect(files.calls.write).toBe(write);
    expect(desk.names()).toEqual(['Ada']);
    const records = desk.devices()?.deletions?.records ?? [];
    expect(await desk.sync.answerDeletions(records, 'keep')).toBe(true);
    expect(desk.devices()?.deletions).toBeUndefined();
    expect(desk.devices()?.failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    await phone.sync.sync();
    await vi.advanceTimersByTimeAsync(0);
    for (const { names } of [desk, phone]) expect(names().toSorted()).toEqual(['Ada', 'Cy']);
  });
});

describe('forgetting a device', () => {
  it('removes its files, and shows it no more', async () => {
    const phone = await openBrowser('phone');
    await connect(phone);
    const desk = await openBrowser('desk1');
    await connect(desk);
    const lost = readConnection(phone.storage)?.device ?? '';
    expect(await desk.sync.forget(lost)).toBe(true);
    expect([...files.all.keys()].filter((name) => name.startsWith(lost))).toEqual([]);
    expect(desk.devices()?.others).toEqual([]);
  });
});
