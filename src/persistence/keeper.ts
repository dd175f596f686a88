import type { ListName } from '../events/system';
import { messageOf } from '../lib/errors';
import { restampedEntity, toState, type EntityMap } from './diff';
import { keyOf, LIST_NAMES, LISTS, STORED_VERSION, VERSION_KEY, TOMBSTONES_KEY } from './entries';
import { createJoining } from './joining';
import { createJournal, DRAIN_AGE } from './journal';
import { createKeptLists, type KeeperDeps } from './kept';
import {
  hasDeleted,
  isDeleted,
  joinReplicas,
  memberKey,
  newestStamp,
  type Replica,
  type Stamped,
} from './merge';
import { toText, toStamped, type Entity } from './stampedJson';
import { createStampClock } from './stamps';
import { createTelling } from './telling';
import { reasonOf } from './keyValueStorage';
import { createWriting } from './writing';

/**
 * Keeps the lists of one tab in storage that other tabs write too, so that nothing is lost
 * (docs/storage.md). Knows nothing of Redux; `persistence.ts` connects it to a store.
 */
export interface Keeper {
  /** Reads a list at start. Undefined where storage has none. */
  restore(name: ListName): Entity[] | undefined;
  /** Takes the state's entities as known: restored, heard, or built in. Nothing becomes news or due. */
  assume(name: ListName, entities: EntityMap, ids?: readonly (string | number)[]): void;
  /**
   * Stamps what has changed in the state since it was last looked at. Leads go into the journal,
   * unless the list is to be written at once.
   */
  absorb(name: ListName, entities: EntityMap, isJournaled?: boolean): void;
  /** Notes what a delete event took away: entities, and members as `[id, set, member]`. */
  bury(
    name: ListName,
    ids: readonly string[],
    members: readonly [string, string, string][],
    isJournaled?: boolean,
  ): void;
  /** Writes a list, joined with what storage holds; nothing where storage has it all. */
  write(name: ListName): void;
  /** Takes in what another tab wrote under a key. */
  hear(key: string, text: string | null): void;
  /** Reads everything again: after the back/forward cache, on focus, at start. */
  readAgain(): void;
  /**
   * The ids of a list that delete events took away; none where its text could not be read in whole,
   * because what could not be read may be a later edit.
   */
  knownDeleted(name: ListName): string[];
  /** All that we hold of a list, with its stamps. */
  held(name: ListName): Replica;
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
  const { storage, now, tab, later, drainAge = DRAIN_AGE } = deps;
  const kept = createKeptLists();
  const { of } = kept;
  const clock = createStampClock(now, tab);
  const joining = createJoining(kept, clock, createTelling(kept, deps), deps);
  const { takeIn, takeInText, takeInTombstones, readOrSetAside } = joining;
  const { write, repairSoon, isInOrder, fail } = createWriting(kept, joining, deps);
  const journal = createJournal({
    storage,
    now,
    tab,
    later,
    takeIn: joining.takeInLine,
    isCovered: joining.isCovered,
    repairSoon,
    drainAge,
  });

  // --- What the store says -------------------------------------------------------------------

  function absorb(name: ListName, entities: EntityMap, isJournaled = true): void {
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
    if (name !== 'leads' || !isJournaled) return;
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
    if (isInOrder(name, stored)) one.isBeyondText = false;
    else repairSoon(name);
  }

  // --- Start ---------------------------------------------------------------------------------

  function checkVersion(): void {
    const version = Number(storage.read(VERSION_KEY) ?? STORED_VERSION);
    if (version <= STORED_VERSION) return;
    for (const [name, one] of kept.all()) {
      one.readOnly = 'newerVersion';
      fail(name, 'newerVersion', `Version ${version} has written what is stored`);
    }
  }

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
        text = storage.read(keyOf(name));
      } catch {
        return undefined; // Told of in `open`; a write will say so to the person.
      }
      if (text === null) {
        const isJournaled = [...one.replica.entities.keys()].some((id) => !one.seed.has(id));
        if (isJournaled) repairSoon(name);
        return undefined;
      }
      const { entities, bad } = readOrSetAside(name, text);
      if (bad > 0 && entities.size === 0) {
        one.lastText = text;
        return undefined;
      }
      for (const stamped of entities.values()) clock.see(newestStamp(stamped));
      const { tombstones } = one.replica;
      const stored: Replica = { entities, tombstones };
      // What storage has replaces what is built in; only the journal's lines join it.
      const journaled = new Map([...one.replica.entities].filter(([id]) => !one.seed.has(id)));
      const joined = joinReplicas(stored, { entities: journaled, tombstones });
      one.seed.clear();
      one.replica = joined;
      one.news.clear();
      one.lastText = text;
      one.isBeyondText = joined !== stored;
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
        one.seed.add(id);
      }
      if (missing.size > 0) one.replica = withEntities(one.replica, missing);
    },

    absorb,

    bury(name, ids, members, isJournaled = true) {
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
      kept.areTombstonesDirty = true;
      if (name === 'leads' && isJournaled) for (const id of ids) keepInJournal(id);
    },

    write,

    hear,

    readAgain() {
      try {
        readAll();
        for (const name of LIST_NAMES) hear(keyOf(name), storage.read(keyOf(name)));
        journal.drainSoon();
      } catch (error) {
        console.warn('The browser’s storage cannot be read', error);
      }
    },

    knownDeleted(name) {
      const { replica, isDamaged } = of(name);
      if (isDamaged) return [];
      return [...replica.tombstones.keys()].filter((key) => {
        const stamped = replica.entities.get(key);
        return !key.includes('/') && (!stamped || isDeleted(replica, key, stamped));
      });
    },
    held: (name) => of(name).replica,

    snapshot: (name) => toText(of(name).replica, LISTS[name]),

    merge(name, replica) {
      const before = of(name).replica;
      takeIn(name, replica);
      if (of(name).replica === before) return;
      if (replica.tombstones.size > 0) kept.areTombstonesDirty = true;
      of(name).isDirty = true;
      write(name);
    },
  };
}
