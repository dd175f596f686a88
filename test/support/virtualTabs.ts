import { createKeeper, type Keeper } from '../../src/persistence/keeper';
import type { KeeperDeps } from '../../src/persistence/kept';
import type { Entity } from '../../src/persistence/stampedJson';
import type { KeyValueStorage } from '../../src/persistence/keyValueStorage';
import { aLead } from './entities';

/**
 * Several tabs over one storage, in virtual time. Each tab sees its own writes at once and those of
 * the others when they are delivered, as browsers do; the last write of a key in the common log is
 * what storage has in the end.
 */

interface Mutation {
  key: string;
  text: string | null;
  by: VirtualTab;
}

type MakeKeeper = (deps: KeeperDeps) => Keeper;

/** A fixed sequence of numbers from 0 up to 1, so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export class VirtualBrowser {
  log: Mutation[] = [];
  tabs: VirtualTab[] = [];
  timers: { at: number; tab: VirtualTab; run: () => void }[] = [];
  now = 1_800_000_000_000;
  opened = 0;
  random = randomFrom(7);

  constructor(readonly makeKeeper: MakeKeeper = createKeeper) {}

  /** What storage has. */
  stored(): Map<string, string> {
    const all = new Map<string, string>();
    for (const { key, text } of this.log) {
      if (text === null) all.delete(key);
      else all.set(key, text);
    }
    return all;
  }

  async open(): Promise<VirtualTab> {
    const tab = new VirtualTab(this, `tab${String(this.opened).padStart(2, '0')}`);
    this.opened += 1;
    this.tabs.push(tab);
    await tab.start();
    return tab;
  }

  /** The tab goes, with its timers; gracefully it writes first, as on `pagehide`. */
  close(tab: VirtualTab, isGraceful: boolean): void {
    if (isGraceful) tab.burst();
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.timers = this.timers.filter((timer) => timer.tab !== tab);
  }

  /** Lets time pass, running what is due on the way. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.splice(this.timers.indexOf(due), 1);
      this.now = Math.max(this.now, due.at);
      due.run();
      await Promise.resolve();
    }
    this.now = until;
  }

  /** Delivers everything and runs every timer until nothing moves any more. */
  async settle(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      const before = this.log.length;
      for (const tab of this.tabs) {
        tab.burst();
        while (tab.hearNext()) await Promise.resolve();
        await Promise.resolve();
      }
      await this.pass(45_000);
      const isQuiet =
        this.log.length === before &&
        this.timers.length === 0 &&
        this.tabs.every((tab) => tab.heardUpTo === this.log.length);
      if (isQuiet) return;
    }
    throw new Error('The tabs never came to rest');
  }
}

export class VirtualTab {
  state: Record<string, Entity> = {};
  heardUpTo: number;
  keeper: Keeper;
  view: Map<string, string>;
  lastOwn = new Map<string, number>();

  constructor(
    readonly browser: VirtualBrowser,
    readonly name: string,
  ) {
    this.heardUpTo = browser.log.length;
    this.view = browser.stored();
    this.keeper = browser.makeKeeper({
      storage: this.storage(),
      now: () => browser.now,
      tab: name,
      later: (run, milliseconds) =>
        browser.timers.push({ at: browser.now + milliseconds, tab: this, run }),
      random: browser.random,
      listener: {
        heard: (_name, entities, removedIds) => {
          const next = { ...this.state };
          for (const entity of entities) next[String(entity.id)] = entity;
          for (const id of removedIds) delete next[String(id)];
          this.state = next;
          this.keeper.assume('leads', next, [...entities.map(({ id }) => id), ...removedIds]);
        },
        writeFailed: (_entry, reason) => {
          throw new Error(`A write failed: ${reason}`);
        },
        writeRecovered: () => {},
        damaged: (report) => {
          throw new Error(`Damaged: ${JSON.stringify(report)}`);
        },
      },
    });
  }

  storage(): KeyValueStorage {
    const change = (key: string, text: string | null): void => {
      if (text === null) this.view.delete(key);
      else this.view.set(key, text);
      this.browser.log.push({ key, text, by: this });
      this.lastOwn.set(key, this.browser.log.length - 1);
    };
    return {
      read: (key) => this.view.get(key) ?? null,
      write: (key, text) => change(key, text),
      remove: (key) => change(key, null),
      keys: () => [...this.view.keys()],
    };
  }

  async start(): Promise<void> {
    const restored = this.keeper.restore('leads') ?? [];
    this.state = Object.fromEntries(restored.map((one) => [String(one.id), one]));
    this.keeper.assume('leads', this.state);
    this.keeper.readAgain();
    await Promise.resolve();
  }

  /** Takes the next mutation of another tab into the view, and hears it. Answers whether there was one. */
  hearNext(): boolean {
    while (this.heardUpTo < this.browser.log.length) {
      const index = this.heardUpTo;
      const mutation = this.browser.log[index];
      this.heardUpTo += 1;
      if (!mutation || mutation.by === this) continue;
      if ((this.lastOwn.get(mutation.key) ?? -1) < index) {
        if (mutation.text === null) this.view.delete(mutation.key);
        else this.view.set(mutation.key, mutation.text);
      }
      this.keeper.hear(mutation.key, mutation.text);
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
      {
        id: member,
        type: 'note',
        subject: member,
        content: '',
        dateTime: '2026-11-20T12:00:00.000Z',
        followUpRequired: false,
      },
    ];
    this.change(id, { ...lead, communications });
  }

  remove(id: string): void {
    if (!this.state[id]) return;
    const { [id]: _gone, ...rest } = this.state;
    this.state = rest;
    this.keeper.bury('leads', [id], []);
    this.keeper.absorb('leads', rest);
  }

  change(id: string, entity: Entity): void {
    this.state = { ...this.state, [id]: entity };
    this.keeper.absorb('leads', this.state);
  }

  /** What redux-persist does when a burst is over. */
  burst(): void {
    this.keeper.absorb('leads', this.state);
    this.keeper.write('leads');
  }
}
