import type { UnknownAction } from '@reduxjs/toolkit';
import {
  entryDamaged,
  remoteChangesMerged,
  storageCleared,
  storageWriteFailed,
  type DamageReport,
} from '../../src/domain/system/events';
import { RETENTION_MS } from '../../src/persistence/engine/journal';
import {
  guardVersion,
  isNewerVersion,
  type KeyValueStorage,
} from '../../src/persistence/engine/keyValueStorage';
import {
  createReplicaStore,
  type ReplicaStore,
  type ReplicaStoreDeps,
} from '../../src/persistence/engine/replicaStore';
import type { Entity } from '../../src/persistence/engine/storedEntities';
import { aCommunication, aLead } from './entities';
import type { Transport } from './schedules';

/**
 * Several tabs with one storage, in virtual time. Each tab sees its own writes at once and those of
 * the others when they are delivered, as in browsers; storage finally holds the last write of each
 * key in the common log.
 */

interface Mutation {
  /** When it was written, in milliseconds. */
  at: number;
  key: string;
  text: string | null;
  by: VirtualTab | undefined;
}

type MakeReplicaStore = (deps: ReplicaStoreDeps) => ReplicaStore;

/** Returns a deterministic sequence of numbers from 0 up to 1, so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * How long a browser takes at most to deliver a write to another tab, in milliseconds. Half of the
 * retention of a journal line: a tab that has not received the line may write the list until then,
 * and the line's own tab has to receive that before it removes the line.
 */
const LONGEST_DELIVERY_MS = RETENTION_MS / 2;

/** A storage, and the tabs of its browser. */
export class VirtualBrowser implements Transport {
  log: Mutation[] = [];
  tabs: VirtualTab[] = [];
  timers: { at: number; tab: VirtualTab; run: () => void }[] = [];
  now = 1_800_000_000_000;
  opened = 0;
  /** Writes by a tab that had received a newer version's write. */
  violations: string[] = [];
  random = randomFrom(7);

  constructor(readonly makeReplicaStore: MakeReplicaStore = createReplicaStore) {}

  /** Returns the content of storage. */
  stored(): Map<string, string> {
    const all = new Map<string, string>();
    for (const { key, text } of this.log) {
      if (text === null) all.delete(key);
      else all.set(key, text);
    }
    return all;
  }

  async open(): Promise<VirtualTab> {
    const skew = Math.round((2 * this.random() - 1) * GREATEST_SKEW_MS);
    const tab = new VirtualTab(this, `tab${String(this.opened).padStart(2, '0')}`, skew);
    this.opened += 1;
    this.tabs.push(tab);
    await tab.start();
    return tab;
  }

  /** Simulates a write by no tab: a newer version, or damage. */
  writeFromOutside(key: string, text: string): void {
    this.log.push({ at: this.now, key, text, by: undefined });
  }

  /** Closes a tab and its timers; gracefully it writes first, as on `pagehide`. */
  close(tab: VirtualTab, isGraceful: boolean): void {
    if (isGraceful) tab.flush();
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.timers = this.timers.filter((timer) => timer.tab !== tab);
  }

  /** Delivers what was written as long ago as a delivery takes at most. */
  private async deliverLate(): Promise<void> {
    for (const tab of this.tabs) {
      while (tab.receiveNext(this.now - LONGEST_DELIVERY_MS)) await Promise.resolve();
    }
  }

  tick(): void {
    this.now += 1;
  }

  /** Advances the time, delivers what is late, and runs due timers. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.splice(this.timers.indexOf(due), 1);
      this.now = Math.max(this.now, due.at);
      await this.deliverLate();
      due.run();
      await Promise.resolve();
    }
    this.now = until;
    await this.deliverLate();
  }

  /** Delivers everything and runs every timer until nothing is left. */
  async settle(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      const before = this.log.length;
      for (const tab of this.tabs) {
        tab.flush();
        while (tab.receiveNext()) await Promise.resolve();
        await Promise.resolve();
      }
      await this.pass(45_000);
      const isQuiet =
        this.log.length === before &&
        this.timers.length === 0 &&
        this.tabs.every((tab) => tab.receivedUpTo === this.log.length);
      if (isQuiet) return;
    }
    throw new Error('The tabs never came to rest');
  }
}

/** The greatest error of a clock, either way, in milliseconds: three days. */
export const GREATEST_SKEW_MS = 3 * 24 * 3_600_000;

export class VirtualTab {
  state: Record<string, Entity> = {};
  receivedUpTo: number;
  replicas: ReplicaStore;
  view: Map<string, string>;
  lastOwn = new Map<string, number>();
  /** The reported damage. */
  damage: DamageReport[] = [];

  constructor(
    readonly browser: VirtualBrowser,
    readonly name: string,
    /** This tab's wall clock minus the true time, in milliseconds. */
    public skew: number,
  ) {
    this.receivedUpTo = browser.log.length;
    this.view = browser.stored();
    this.replicas = browser.makeReplicaStore({
      storage: guardVersion(this.storage()),
      now: () => browser.now + this.skew,
      monotonicNow: () => browser.now,
      tab: name,
      later: (run, milliseconds) =>
        browser.timers.push({ at: browser.now + milliseconds, tab: this, run }),
      random: browser.random,
      emit: (event) => this.handle(event),
    });
  }

  private handle(event: UnknownAction): void {
    if (remoteChangesMerged.match(event)) {
      const { entities, removedIds } = event.payload;
      const next = { ...this.state };
      for (const entity of entities as unknown as Entity[]) next[String(entity.id)] = entity;
      for (const id of removedIds) delete next[String(id)];
      this.state = next;
    } else if (entryDamaged.match(event)) this.damage.push(event.payload);
    else if (storageCleared.match(event)) throw new Error('Nobody cleared storage');
    else if (storageWriteFailed.match(event) && event.payload.reason !== 'newerVersion') {
      throw new Error(`A write failed: ${event.payload.reason}`);
    }
  }

  storage(): KeyValueStorage {
    const change = (key: string, text: string | null): void => {
      if (isNewerVersion(storage)) this.browser.violations.push(`${this.name} changed ${key}`);
      if (text === null) this.view.delete(key);
      else this.view.set(key, text);
      this.browser.log.push({ at: this.browser.now, key, text, by: this });
      this.lastOwn.set(key, this.browser.log.length - 1);
    };
    const storage: KeyValueStorage = {
      read: (key) => this.view.get(key) ?? null,
      write: (key, text) => change(key, text),
      remove: (key) => change(key, null),
      keys: () => [...this.view.keys()],
    };
    return storage;
  }

  async start(): Promise<void> {
    const restored = this.replicas.restore('leads') ?? [];
    this.state = Object.fromEntries(restored.map((one) => [String(one.id), one]));
    this.replicas.reread();
    await Promise.resolve();
  }

  /** Receives the next change of another tab, if it is old enough. Returns whether there was one. */
  receiveNext(writtenBefore = Infinity): boolean {
    while (this.receivedUpTo < this.browser.log.length) {
      const index = this.receivedUpTo;
      const mutation = this.browser.log[index];
      if (mutation && mutation.at > writtenBefore) return false;
      this.receivedUpTo += 1;
      if (!mutation || mutation.by === this) continue;
      if ((this.lastOwn.get(mutation.key) ?? -1) < index) {
        if (mutation.text === null) this.view.delete(mutation.key);
        else this.view.set(mutation.key, mutation.text);
      }
      this.replicas.receive(mutation.key, mutation.text);
      return true;
    }
    return false;
  }

  create(id: string): void {
    this.change(id, { ...aLead({ id }) });
  }

  edit(id: string, field: 'phone' | 'city', value: string): void {
    const lead = this.state[id];
    if (lead) this.change(id, { ...lead, [field]: value });
  }

  addCommunication(id: string, member: string): void {
    const lead = this.state[id];
    if (!lead) return;
    const communications = [
      ...(lead.communications as unknown[]),
      aCommunication({
        id: member,
        type: 'note',
        subject: member,
        dateTime: '2026-11-20T12:00:00.000Z',
      }),
    ];
    this.change(id, { ...lead, communications });
  }

  remove(id: string): void {
    if (!this.state[id]) return;
    const { [id]: _removed, ...rest } = this.state;
    this.state = rest;
    this.replicas.recordTombstones('leads', [id], []);
  }

  change(id: string, entity: Entity): void {
    const before = this.state;
    this.state = { ...before, [id]: entity };
    this.replicas.recordChanges('leads', before, this.state);
  }

  /** Writes pending changes, as redux-persist does after its debounce. */
  flush(): void {
    this.replicas.write(['leads']);
  }
}
