import type { ListName } from '../events/system';
import { keepDamaged } from './damage';
import { keyOf, LIST_NAMES, TOMBSTONES_KEY } from './entries';
import type { KeeperDeps, KeptLists } from './kept';
import { covers, joinReplicas, livingPart, newestStamp, type Replica } from './merge';
import { readList, readTombstones, type ReadList } from './reading';
import type { Stamp, StampClock } from './stamps';

/** Joins what storage and other tabs have into what we hold; what that changes becomes news. */
export interface Joining {
  /** Joins a replica. */
  takeIn(name: ListName, theirs: Replica): void;
  /** Joins a line of the journal: the list and the tombstones in storage may lack what it has. */
  takeInLine(name: ListName, line: Replica): void;
  /** Joins the text of a list as storage has it. Answers what the text holds. */
  takeInText(name: ListName, text: string): Replica;
  /** Joins the tombstones that storage has. */
  takeInTombstones(): void;
  /** Reads the text of a list, without joining it; what cannot be read is set aside and told. */
  readOrSetAside(name: ListName, text: string): ReadList;
  /** Whether storage has all of a replica. */
  isCovered(name: ListName, ours: Replica): boolean;
}

export function createJoining(
  kept: KeptLists,
  clock: StampClock,
  tellSoon: () => void,
  { storage, now, listener }: Pick<KeeperDeps, 'storage' | 'now' | 'listener'>,
): Joining {
  function takeIn(name: ListName, theirs: Replica): void {
    const one = kept.of(name);
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
    tellSoon();
  }

  function readOrSetAside(name: ListName, text: string): ReadList {
    const read = readList(name, text);
    const { entities, bad } = read;
    if (bad === 0) return read;
    kept.of(name).isDamaged = true;
    const keptUnder = keepDamaged(storage, name, text, now());
    if (keptUnder === null) kept.of(name).readOnly = 'damaged';
    queueMicrotask(() =>
      listener.damaged({
        entry: name,
        keptUnder,
        goodEntities: entities.size,
        badEntities: bad,
      }),
    );
    return read;
  }

  function storedTombstones(): Map<string, Replica['tombstones']> {
    const text = storage.read(TOMBSTONES_KEY);
    if (text === null) return new Map();
    const stones = readTombstones(text);
    if (stones === undefined) keepDamaged(storage, 'tombstones', text, now());
    return stones ?? new Map();
  }

  return {
    takeIn,

    takeInLine(name, line) {
      const one = kept.of(name);
      const before = one.replica;
      takeIn(name, line);
      if (one.replica === before) return;
      one.isBeyondText = true;
      if (one.replica.tombstones !== before.tombstones) kept.areTombstonesDirty = true;
    },

    readOrSetAside,

    takeInText(name, text) {
      const { entities } = readOrSetAside(name, text);
      const stored: Replica = { entities, tombstones: kept.of(name).replica.tombstones };
      takeIn(name, stored);
      return stored;
    },

    takeInTombstones() {
      const stored = storedTombstones();
      for (const name of LIST_NAMES) {
        const tombstones = stored.get(name);
        if (tombstones) takeIn(name, { entities: new Map(), tombstones });
      }
    },

    isCovered(name, ours) {
      const { lastText, isDirty, isBeyondText, replica } = kept.of(name);
      const text = storage.read(keyOf(name));
      if (text === null) return false;
      if (text === lastText && !isDirty && !isBeyondText && !kept.areTombstonesDirty) {
        return covers(livingPart(replica), ours);
      }
      const tombstones = storedTombstones().get(name) ?? new Map<string, Stamp>();
      return covers({ entities: readList(name, text).entities, tombstones }, ours);
    },
  };
}
