import { newConnection, type Connection } from '../../src/persistence/devices/connection';
import { createPartsOf } from '../../src/persistence/devices/deviceFiles';
import {
  exchange as exchangeFiles,
  forgetDevice,
  type ExchangeResult,
} from '../../src/persistence/devices/exchange';
import type { ExchangeDeps } from '../../src/persistence/devices/receiving';
import { sharedLists } from '../../src/persistence/devices/sharedLists';
import { RemoteError } from '../../src/persistence/devices/stores/remoteFiles';
import { EMPTY_REPLICA, type Replica } from '../../src/persistence/engine/merge';
import { createReplicaStore } from '../../src/persistence/engine/replicaStore';
import { plainCipher } from './plainCipher';
import type { Transport } from './schedules';
import {
  DONE,
  VirtualConnection,
  VirtualFiles,
  type Answer,
  type VirtualStore,
} from './virtualFiles';
import { randomFrom, VirtualBrowser, type VirtualTab } from './virtualTabs';

/**
 * Several devices with one store, in virtual time. Each is a browser with one tab, a storage and a clock
 * of its own; its requests to the store are answered when the schedule says so, so that those of
 * several devices, and what is changed on them meanwhile, come in any order.
 */

/** The size of a part, in UTF-16 units: a few leads fill several. */
const PART_UNITS = 1_500;
/** The longest time after which the store does what was requested, or shows what has changed. */
const LONGEST_DELAY_MS = 60_000;

type Outcome = Pick<ExchangeResult, 'connection' | 'problems'>;

/** Exchanges of one device with the store: the real one, or a naive one. */
export type Exchange = (
  connection: Connection,
  deps: ExchangeDeps,
  tab: VirtualTab,
) => Promise<Outcome>;

export class VirtualDevice {
  readonly browser = new VirtualBrowser(createReplicaStore);
  connection: Connection;
  /** What the last complete exchange resolved to; undefined while one runs, or after a failure. */
  result: Outcome | undefined;
  private deps: ExchangeDeps | undefined;
  private requests: VirtualConnection;
  private isRunning = false;
  private fault: unknown;

  constructor(
    private readonly world: VirtualDevices,
    readonly index: number,
  ) {
    this.browser.now = world.now;
    // Other names and clocks than the tabs of the other devices.
    this.browser.opened = 10 * index;
    this.browser.random = randomFrom(7 + index);
    this.requests = new VirtualConnection(world.files, () => world.now);
    const id = index.toString(16).padStart(16, '0');
    this.connection = { ...newConnection('remoteStorage', '', `device ${index}`), device: id };
  }

  /** The device's tab; undefined while it is closed. */
  get tab(): VirtualTab | undefined {
    return this.browser.tabs[0];
  }

  async open(): Promise<VirtualTab> {
    if (this.tab) return this.tab;
    this.browser.now = this.world.now;
    const tab = await this.browser.open();
    const lists = sharedLists({
      replicaStateOf: tab.replicas.list,
      mergeReplica: tab.replicas.mergeReplica,
      now: () => this.world.now + tab.skew,
      onRemoved: (_name, ids) => {
        throw new Error(`There are no samples, but ${ids.join()} were removed`);
      },
    });
    this.deps = {
      files: this.world.files.filesFor(this.requests),
      cipher: plainCipher,
      lists,
      partsOf: createPartsOf(lists, PART_UNITS),
      picturesAtStore: new Set(),
      pictures: {
        used: async () => ({ here: [], missing: [] }),
        read: async () => undefined,
        store: async () => true,
      },
      save: (connection) => {
        this.connection = connection;
      },
      now: () => this.world.now + tab.skew,
    };
    return tab;
  }

  /** Closes the tab, and with it an exchange; what was requested may take effect. */
  close(isGraceful: boolean, answer: Answer): void {
    if (!this.tab) return;
    this.browser.close(this.tab, isGraceful);
    // Nobody is left who would go on after the answer.
    this.requests.pending?.(answer.kind === 'done' ? { kind: 'lost', delay: 0 } : answer);
    this.requests = new VirtualConnection(this.world.files, () => this.world.now);
    this.isRunning = false;
    this.deps = undefined;
    this.result = undefined;
  }

  /** Takes over what another device holds, as a copied profile does. */
  copyFrom(other: VirtualDevice): void {
    this.browser.log = [...other.browser.stored()].map(([key, text]) => ({
      at: this.world.now,
      key,
      text,
      by: undefined,
    }));
    this.connection = other.connection;
  }

  /** Answers some requests of an exchange, and begins one if none runs. Returns whether it has ended. */
  async advance(requests: number, answer: Answer = DONE): Promise<boolean> {
    if (!this.tab || !this.deps) return true;
    if (!this.isRunning) {
      this.tab.flush();
      const wanted = this.world.wanted(this, this.tab);
      const work = this.world.exchange(this.connection, this.deps, this.tab);
      this.run(work, () => this.world.noteSent(this, wanted));
    }
    return this.answer(requests, answer);
  }

  /** Answers all requests of an exchange that runs. */
  async finishRunning(): Promise<void> {
    if (this.isRunning) await this.finish();
  }

  /** Answers all requests of an exchange, and begins one if none runs. */
  async finish(): Promise<void> {
    while (!(await this.advance(1)));
  }

  /** Exchanges and removes the files of another device; of its requests the given number is answered. */
  async forget(other: string, requests: number, answer: Answer): Promise<void> {
    await this.finishRunning();
    const { deps, tab } = this;
    if (!tab || !deps) return;
    const exchangeOnce = async (): Promise<Outcome> => {
      tab.flush();
      const result = await this.world.exchange(this.connection, deps, tab);
      this.connection = result.connection;
      return result;
    };
    const forgotten = forgetDevice(other, exchangeOnce, deps.files);
    this.run(forgotten.then(() => ({ connection: this.connection, problems: {} })));
    await this.answer(requests, answer);
  }

  /** Starts what makes requests of the store, and notes how it ends. */
  private run(work: Promise<Outcome>, onDone = (): void => {}): void {
    this.isRunning = true;
    this.result = undefined;
    void this.follow(work, onDone);
  }

  private async follow(work: Promise<Outcome>, onDone: () => void): Promise<void> {
    const { requests } = this;
    const isOver = (): boolean => requests !== this.requests;
    try {
      const result = await work;
      if (isOver()) return;
      this.isRunning = false;
      this.connection = result.connection;
      this.result = result;
      onDone();
    } catch (error) {
      if (isOver()) return;
      this.isRunning = false;
      if (!(error instanceof RemoteError)) this.fault = error;
    }
  }

  private async answer(requests: number, answer: Answer): Promise<boolean> {
    for (let count = 0; ; count += 1) {
      await this.untilWaiting();
      if (!this.isRunning) return true;
      if (count === requests) return false;
      this.world.now += 1;
      // A failure is that of the last request.
      const isLast = count === requests - 1;
      this.requests.pending?.(answer.kind === 'done' || isLast ? answer : DONE);
    }
  }

  /** Lets the exchange go on until it waits for the store again, or has ended. */
  private async untilWaiting(): Promise<void> {
    for (let turn = 0; this.isRunning && !this.requests.pending; turn += 1) {
      if (turn > 10_000) throw new Error('The exchange neither ends nor asks for anything');
      await Promise.resolve();
    }
    if (this.fault !== undefined) throw this.fault;
  }
}

interface Sent {
  at: number;
  replica: Replica;
}

/** The most devices at once. */
const MOST_DEVICES = 4;

export class VirtualDevices implements Transport {
  now = 1_800_000_000_000;
  devices: VirtualDevice[] = [];
  private created = 0;

  /** What each device has sent with its last complete exchange, and when that began. */
  private sent = new Map<number, Sent>();

  constructor(
    readonly exchange: Exchange = (connection, deps) => exchangeFiles(connection, deps),
    readonly files: VirtualStore = new VirtualFiles(),
  ) {}

  /** Returns what an exchange that begins now has to send; undefined where a copy may overwrite it. */
  wanted(device: VirtualDevice, tab: VirtualTab): Sent | undefined {
    if (this.isCopied(device)) return undefined;
    return { at: this.now, replica: tab.replicas.replicaOf('leads') };
  }

  noteSent(device: VirtualDevice, sent: Sent | undefined): void {
    if (sent && !this.isCopied(device)) this.sent.set(device.index, sent);
  }

  /**
   * Returns what the store has to hold for good: what was sent after the last request that had been
   * given up took effect, as that may have replaced what was sent before.
   */
  durable(): Replica[] {
    const { lateUntil } = this.files;
    return [...this.sent.values()].filter(({ at }) => at > lateUntil).map(({ replica }) => replica);
  }

  /** Adds a device, closed and empty; undefined if there are as many as there may be. */
  add(most = MOST_DEVICES): VirtualDevice | undefined {
    if (this.devices.length >= most) return undefined;
    const device = new VirtualDevice(this, this.created);
    this.created += 1;
    this.devices.push(device);
    return device;
  }

  get tabs(): (VirtualTab | undefined)[] {
    return this.devices.map(({ tab }) => tab);
  }

  tick(): Promise<void> {
    return this.pass(1);
  }

  /** Advances the time, and runs the timers of all tabs that are due. */
  async pass(milliseconds: number): Promise<void> {
    this.now += milliseconds;
    for (const { browser } of this.devices) {
      browser.now = Math.max(browser.now, this.now - milliseconds);
      await browser.pass(this.now - browser.now);
    }
  }

  /** Whether another device has the same files, because one's profile was copied. */
  isCopied = ({ connection }: VirtualDevice): boolean =>
    this.devices.filter((one) => one.connection.device === connection.device).length > 1;

  /** Has a device end its exchange, and succeed with another one, which sends what it has now. */
  async complete(device: VirtualDevice): Promise<void> {
    await device.open();
    await device.finish();
    await this.pass(LONGEST_DELAY_MS);
    await device.finish();
    if (!device.result) throw new Error('An exchange fails although the store does not');
  }

  /** Removes a device that broke: what it had not sent is gone. */
  lose(device: VirtualDevice): void {
    this.devices = this.devices.filter((one) => one !== device);
  }

  /** Returns what a device finds that comes when all others have gone, after what they still did. */
  async newcomer(): Promise<Replica> {
    for (const device of this.devices) await device.finishRunning();
    await this.pass(LONGEST_DELAY_MS);
    const device = this.add(MOST_DEVICES + 1);
    if (!device) throw new Error('There is a newcomer already');
    await this.complete(device);
    return device.tab?.replicas.replicaOf('leads') ?? EMPTY_REPLICA;
  }

  /** Opens all devices, and has them exchange until nothing changes any more. */
  async settle(): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      const before = this.files.changes;
      for (const device of this.devices) await this.complete(device);
      if (this.files.changes === before) {
        for (const { tab } of this.devices) tab?.flush();
        return;
      }
    }
    throw new Error('The devices never came to rest');
  }
}
