import type { EntryName, ListName, WriteFailure } from '../events/system';
import { restampedEntity, toState, type EntityMap } from './diff';
import { keyOf, LIST_NAMES, LISTS, STORED_VERSION, TOMBSTONES_KEY, VERSION_KEY } from './entries';
import { keepDamaged, type DamageReport } from './damage';
import { createJournal, DRAIN_AGE, type Journal } from './journal';
import {
  covers,
  hasDeleted,
  EMPTY_REPLICA,
  isDeleted,
  joinReplicas,
  livingPart,
  memberKey,
  newestStamp,
  type Replica,
  type Stamped,
} from './merge';
import { readList, readTombstones } from './reading';
import { toText, toStamped, type Entity } from './stampedJson';
import { createStampClock, timeOfStamp, type Stamp, type StampClock } from './stamps';
import { reasonOf, type TextStore } from './textStore';
import { messageOf } from '../lib/errors';

/** What the keeper tells the store. All of it is told from a microtask, never from within a write. */
export interface KeeperListener {
  /** What storage or another tab had and the state has not. */
  heard: (name: ListName, entities: Entity[], removedIds: (string | number)[]) => void;
  writeFailed: (entry: EntryName, reason: WriteFailure, message: string) => void;
  writeRecovered: (entry: EntryName) => void;
  damaged: (report: DamageReport) => void;
}

export interface KeeperDeps {
  texts: TextStore;
  /** The present in milliseconds. */
  now: () => number;
  /** This tab's name. */
  tab: string;
  /** Runs something later, after so many milliseconds. */
  later: (run: () => void, milliseconds: number) => void;
  /** How old a line of the journal must be before it may go, in milliseconds. */
  drainAge?: number;
  /** A number from 0 up to 1. */
  random: () => number;
  listener: KeeperListener;
}

/** What is known of one list. */
interface Kept {
  /** All that we hold, with stamps; deleted entities too, until the page is left. */
  replica: Replica;
  /** The state's entities as they were when last compared. */
  seen: Map<string, Entity>;
  /** The state's map of entities when last compared. */
  seenMap: EntityMap | undefined;
  /** The text that storage had when last read or written here. */
  lastText: string | null;
  /** Whether we hold something that storage may not have. */
  isDirty: boolean;
  /** Why nothing may be written. */
  readOnly: WriteFailure | undefined;
  /** Why the last write failed. */
  failure: WriteFailure | undefined;
  /** The ids of entities that are built in and were never written. */
  builtIn: Set<string>;
  /** What the store has not been told yet. */
  news: Set<string>;
}

/** How long a repair waits at least and at most, in milliseconds, so that tabs do not answer at once. */
const REPAIR = { after: 10, spread: 60 };
/** How long until a failed write is tried again, in milliseconds. */
const RETRY_AFTER = 5_000;
/** How long a tombstone is kept, in milliseconds. */
const TOMBSTONE_LIFE = 90 * 24 * 3_600_000;

/**
 * Keeps the lists of one tab in a place for texts that other tabs write too, so that nothing is lost
 * (docs/storage.md). Knows nothing of Redux; `persistence.ts` connects it to a store.
 */
export interface Keeper {
  /** Reads a list at start. Undefined where storage has none. */
  restore(name: ListName): Entity[] | undefined;
  /** Takes the state's entities as known: restored, heard, or built in. Nothing becomes news or due. */
  assume(name: ListName, entities: EntityMap, ids?: readonly (string | number)[]): void;
  /** Stamps what has changed in the state since it was last looked at. Leads go into the journal. */
  absorb(name: ListName, entities: EntityMap): void;
  /** Notes what a delete event took away: entities, and members as `[id, set, member]`. */
  bury(name: ListName, ids: readonly string[], members: readonly [string, string, string][]): void;
  /** Writes a list, joined with what storage holds; nothing where storage has it all. */
  write(name: ListName): void;
  /** Takes in what another tab wrote under a key. */
  hear(key: string, text: string | null): void;
  /** Reads everything again: after the back/forward cache, on focus, at start. */
  readAgain(): void;
  /** All that we hold of a list and is alive, with its stamps, as the text that storage would have. */
  snapshot(name: ListName): string;
  /** Joins a replica from a backup, as if another tab had held it, and writes. */
  merge(name: ListName, replica: Replica): void;
}

/** A replica with some entities put in. */
function withEntities(
  { entities, tombstones }: Replica,
  changes: ReadonlyMap<string, Stamped>,
): Replica {
  const next = new Map(entities);
  for (const [id, stamped] of changes) next.set(id, stamped);
  return { entities: next, tombstones };
}

export function createKeeper(deps: KeeperDeps): Keeper {
  const { texts, now, tab, later, random, listener, drainAge = DRAIN_AGE } = deps;
  const clock: StampClock = createStampClock(now, tab);
  const kept = new Map<ListName, Kept>(
    LIST_NAMES.map((name) => [
      name,
      {
        replica: EMPTY_REPLICA,
        seen: new Map<string, Entity>(),
        seenMap: undefined,
        lastText: null,
        isDirty: false,
        readOnly: undefined,
        failure: undefined,
        builtIn: new Set<string>(),
        news: new Set<string>(),
      },
    ]),
  );
  let areTombstonesDirty = false;
  let isTellingDue = false;
  let isRetryDue = false;

  const of = (name: ListName): Kept => {
    const found = kept.get(name);
    if (!found) throw new Error(`No list is called ${name}`);
    return found;
  };
  const journal: Journal = createJournal({
    texts,
    now,
    tab,
    later,
    takeIn,
    isCovered,
    repairSoon,
    drainAge,
  });

  // --- Telling -------------------------------------------------------------------------------

  function tellLater(): void {
    if (isTellingDue) return;
    isTellingDue = true;
    queueMicrotask(() => {
      isTellingDue = false;
      for (const [name, one] of kept) {
        if (one.news.size > 0) tellNews(name, one);
      }
    });
  }

  function tellNews(name: ListName, one: Kept): void {
    const entities: Entity[] = [];
    const removed: (string | number)[] = [];
    for (const id of one.news) {
      const stamped = one.replica.entities.get(id);
      if (!stamped) continue;
      if (isDeleted(one.replica, id, stamped)) removed.push(stamped.fields.id as string | number);
      else entities.push(toState(name, one.replica, id, stamped));
    }
    one.news.clear();
    for (const id of removed) one.seen.delete(String(id));
    if (entities.length > 0 || removed.length > 0) listener.heard(name, entities, removed);
  }

  function fail(name: ListName, reason: WriteFailure, message: string): void {
    const one = of(name);
    if (one.failure !== reason) {
      one.failure = reason;
      queueMicrotask(() => listener.writeFailed(name, reason, message));
    }
    if (isRetryDue || one.readOnly) return;
    isRetryDue = true;
    later(() => {
      isRetryDue = false;
      for (const [failing, { failure }] of kept) if (failure) write(failing);
    }, RETRY_AFTER);
  }

  function recover(name: ListName): void {
    const one = of(name);
    if (one.failure === undefined) return;
    one.failure = undefined;
    queueMicrotask(() => listener.writeRecovered(name));
  }

  // --- Reading and joining -------------------------------------------------------------------

  /** Joins a replica into what we hold; what it changes becomes news. */
  function takeIn(name: ListName, theirs: Replica): void {
    const one = of(name);
    const before = one.replica;
    const joined = joinReplicas(before, theirs);
    if (joined === before) return;
    one.replica = joined;
    for (const [id, stamped] of theirs.entities) {
      if (joined.entities.get(id) === before.entities.get(id)) continue;
      clock.see(newestStamp(stamped));
      one.news.add(id);
    }
    for (const [key, stamp] of theirs.tombstones) {
      if (before.tombstones.get(key) === stamp) continue;
      clock.see(stamp);
      const [id] = key.split('/');
      if (id !== undefined) one.news.add(id);
    }
    tellLater();
  }

  /** Reads the text of a list and joins it. Answers what storage has. */
  function takeInText(name: ListName, text: string): Replica {
    const { entities, bad } = readList(name, text);
    if (bad > 0) reportDamage(name, text, entities.size, bad);
    const stored: Replica = { entities, tombstones: of(name).replica.tombstones };
    takeIn(name, stored);
    return stored;
  }

  function reportDamage(name: ListName, text: string, good: number, bad: number): void {
    const keptUnder = keepDamaged(texts, name, text, now());
    if (keptUnder === null) of(name).readOnly = 'damaged';
    queueMicrotask(() =>
      listener.damaged({ entry: name, keptUnder, goodEntities: good, badEntities: bad }),
    );
  }

  /** Whether storage has all of a replica. */
  function isCovered(name: ListName, ours: Replica): boolean {
    const one = of(name);
    const text = texts.read(keyOf(name));
    if (text === null) return false;
    if (text === one.lastText && !one.isDirty && !areTombstonesDirty)
      return covers(livingPart(one.replica), ours);
    return covers(storedReplica(name, text), ours);
  }

  const storedReplica = (name: ListName, text: string): Replica => ({
    entities: readList(name, text).entities,
    tombstones: storedTombstones().get(name) ?? new Map<string, Stamp>(),
  });

  function storedTombstones(): Map<string, Replica['tombstones']> {
    const text = texts.read(TOMBSTONES_KEY);
    if (text === null) return new Map();
    const stones = readTombstones(text);
    if (stones === undefined) keepDamaged(texts, 'tombstones', text, now());
    return stones ?? new Map();
  }

  function takeInTombstones(): void {
    for (const [name, tombstones] of storedTombstones()) {
      if (kept.has(name as ListName)) {
        takeIn(name as ListName, { entities: new Map(), tombstones });
      }
    }
  }

  function checkVersion(): void {
    const version = Number(texts.read(VERSION_KEY) ?? STORED_VERSION);
    if (version <= STORED_VERSION) return;
    for (const one of kept.values()) one.readOnly = 'newerVersion';
  }

  // --- Writing -------------------------------------------------------------------------------

  function writeTombstones(): void {
    if (!areTombstonesDirty) return;
    takeInTombstones();
    const oldest = now() - TOMBSTONE_LIFE;
    const all: Record<string, Record<string, Stamp>> = {};
    for (const [name, { replica }] of kept) {
      const young = [...replica.tombstones].filter(([, stamp]) => timeOfStamp(stamp) >= oldest);
      if (young.length > 0) all[name] = Object.fromEntries(young);
    }
    texts.write(TOMBSTONES_KEY, JSON.stringify(all));
    areTombstonesDirty = false;
  }

  function write(name: ListName): void {
    const one = of(name);
    if (!one.isDirty) return;
    if (one.readOnly) {
      fail(name, one.readOnly, 'This list is read-only');
      return;
    }
    try {
      const key = keyOf(name);
      const text = texts.read(key);
      const isNew = text !== null && text !== one.lastText;
      const stored = isNew ? takeInText(name, text) : undefined;
      writeTombstones();
      if (!stored || !isInOrder(name, stored)) {
        if (texts.read(VERSION_KEY) === null) texts.write(VERSION_KEY, String(STORED_VERSION));
        const next = toText(one.replica, LISTS[name]);
        if (next !== text) texts.write(key, next);
        one.lastText = next;
      } else {
        one.lastText = text;
      }
      one.isDirty = false;
      recover(name);
    } catch (error) {
      fail(name, reasonOf(error), messageOf(error));
    }
  }

  /** What we hold of a list that storage is to have. */
  function keptPart(name: ListName): Replica {
    const { keep } = LISTS[name];
    const living = livingPart(of(name).replica);
    if (!keep) return living;
    const ids = new Set(keep([...living.entities.keys()]));
    const entities = new Map([...living.entities].filter(([id]) => ids.has(id)));
    return { entities, tombstones: living.tombstones };
  }

  /** Whether storage has what it is to have of a list, and nothing that is deleted. */
  const isInOrder = (name: ListName, stored: Replica): boolean =>
    covers(stored, keptPart(name)) && !hasDeleted(stored);

  /** Writes a list again soon, where another tab's text lacks what we hold. */
  function repairSoon(name: ListName): void {
    of(name).isDirty = true;
    later(() => write(name), REPAIR.after + REPAIR.spread * random());
  }

  // --- What the store says -------------------------------------------------------------------

  function absorb(name: ListName, entities: EntityMap): void {
    const one = of(name);
    if (one.seenMap === entities) return;
    one.seenMap = entities;
    const changes = new Map<string, Stamped>();
    for (const id of Object.keys(entities)) {
      const entity = entities[id];
      if (!entity || one.seen.get(id) === entity) continue;
      const before = one.seen.get(id);
      one.seen.set(id, entity);
      const stamped = restampedEntity({
        before,
        entity,
        stamped: one.replica.entities.get(id),
        sets: LISTS[name].sets,
        clock,
      });
      if (stamped) changes.set(id, stamped);
    }
    if (changes.size === 0) return;
    one.replica = withEntities(one.replica, changes);
    one.isDirty = true;
    if (name !== 'leads') return;
    for (const id of changes.keys()) keepInJournal(id);
  }

  function keepInJournal(id: string): void {
    if (of('leads').readOnly) return;
    try {
      journal.note(id, of('leads').replica);
    } catch (error) {
      fail('leads', reasonOf(error), messageOf(error));
    }
  }

  function hear(key: string, text: string | null): void {
    if (key === VERSION_KEY) {
      checkVersion();
      return;
    }
    if (key === TOMBSTONES_KEY) {
      takeInTombstones();
      return;
    }
    if (journal.isKey(key)) {
      journal.takeInOne(text);
      return;
    }
    const name = LIST_NAMES.find((one) => keyOf(one) === key);
    if (name === undefined) return;
    const one = of(name);
    if (text === one.lastText) return;
    if (text === null) {
      if (one.lastText !== null) repairSoon(name);
      return;
    }
    const stored = takeInText(name, text);
    one.lastText = text;
    if (!isInOrder(name, stored)) repairSoon(name);
  }

  // --- Start ---------------------------------------------------------------------------------

  function readAll(): void {
    checkVersion();
    takeInTombstones();
    journal.takeInAll();
  }

  let isOpened = false;
  function open(): void {
    if (isOpened) return;
    isOpened = true;
    try {
      readAll();
    } catch (error) {
      console.warn('The browser’s storage cannot be used', error);
    }
  }

  return {
    restore(name) {
      open();
      const one = of(name);
      let text: string | null = null;
      try {
        text = texts.read(keyOf(name));
      } catch {
        return undefined; // Told of in `open`; a write will say so to the person.
      }
      if (text === null) {
        const isJournaled = [...one.replica.entities.keys()].some((id) => !one.builtIn.has(id));
        if (isJournaled) repairSoon(name);
        return undefined;
      }
      const { entities, bad } = readList(name, text);
      if (bad > 0) reportDamage(name, text, entities.size, bad);
      if (bad > 0 && entities.size === 0) {
        one.lastText = text;
        return undefined;
      }
      for (const stamped of entities.values()) clock.see(newestStamp(stamped));
      const { tombstones } = one.replica;
      const stored: Replica = { entities, tombstones };
      // What storage has replaces what is built in; only the journal's lines join it.
      const journaled = new Map([...one.replica.entities].filter(([id]) => !one.builtIn.has(id)));
      const joined = joinReplicas(stored, { entities: journaled, tombstones });
      one.builtIn.clear();
      one.replica = joined;
      one.news.clear();
      one.lastText = text;
      if (joined !== stored || hasDeleted(joined)) repairSoon(name);
      return [...joined.entities]
        .filter(([id, stamped]) => !isDeleted(joined, id, stamped))
        .map(([id, stamped]) => toState(name, joined, id, stamped));
    },

    assume(name, entities, ids = Object.keys(entities)) {
      const one = of(name);
      const missing = new Map<string, Stamped>();
      for (const id of ids.map(String)) {
        const entity = entities[id];
        if (!entity) {
          one.seen.delete(id);
          continue;
        }
        one.seen.set(id, entity);
        if (one.replica.entities.has(id)) continue;
        missing.set(id, toStamped(entity, LISTS[name].sets));
        one.builtIn.add(id);
      }
      if (missing.size > 0) one.replica = withEntities(one.replica, missing);
    },

    absorb,

    bury(name, ids, members) {
      if (ids.length === 0 && members.length === 0) return;
      const one = of(name);
      const tombstones = new Map(one.replica.tombstones);
      for (const id of ids) {
        tombstones.set(id, clock.next());
        one.seen.delete(id);
      }
      for (const [id, set, member] of members) {
        tombstones.set(memberKey(id, set, member), clock.next());
      }
      one.replica = { entities: one.replica.entities, tombstones };
      one.isDirty = true;
      areTombstonesDirty = true;
      if (name === 'leads') for (const id of ids) keepInJournal(id);
    },

    write,

    hear,

    readAgain() {
      try {
        readAll();
        for (const name of LIST_NAMES) hear(keyOf(name), texts.read(keyOf(name)));
        journal.drainSoon();
      } catch (error) {
        console.warn('The browser’s storage cannot be read', error);
      }
    },

    snapshot: (name) => toText(of(name).replica, LISTS[name]),

    merge(name, replica) {
      const before = of(name).replica;
      takeIn(name, replica);
      if (of(name).replica === before) return;
      if (replica.tombstones.size > 0) areTombstonesDirty = true;
      of(name).isDirty = true;
      write(name);
    },
  };
}
