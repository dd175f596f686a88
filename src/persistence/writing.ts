import type { ListName, WriteFailure } from '../events/system';
import { messageOf } from '../lib/errors';
import { keyOf, LISTS, STORED_VERSION, TOMBSTONES_KEY, VERSION_KEY } from './entries';
import type { Joining } from './joining';
import type { KeeperDeps, KeptLists } from './kept';
import { covers, hasDeleted, livingPart, type Replica } from './merge';
import { toText } from './stampedJson';
import { timeOfStamp, type Stamp } from './stamps';
import { reasonOf } from './keyValueStorage';

/** How long a repair waits at least and at most, in milliseconds, so that tabs do not answer at once. */
const REPAIR = { after: 10, spread: 60 };
/** How long until a failed write is tried again, in milliseconds. */
const RETRY_AFTER = 5_000;
/** How long a tombstone is kept, in milliseconds. */
const TOMBSTONE_LIFE = 90 * 24 * 3_600_000;

/** Writes lists into storage, joined with what stands there; what fails is told and tried again. */
export interface Writing {
  /** Writes a list where we hold something that storage may not have. */
  write(name: ListName): void;
  /** Writes a list again soon, where another tab's text lacks what we hold. */
  repairSoon(name: ListName): void;
  /** Whether storage has what it is to have of a list, and nothing that is deleted. */
  isInOrder(name: ListName, stored: Replica): boolean;
  /** Tells that a write failed, once for each reason, and tries again after a while. */
  fail(name: ListName, reason: WriteFailure, message: string): void;
}

export function createWriting(
  kept: KeptLists,
  joining: Joining,
  { storage, now, later, random, listener }: KeeperDeps,
): Writing {
  let isRetryDue = false;

  function fail(name: ListName, reason: WriteFailure, message: string): void {
    const one = kept.of(name);
    if (one.failure !== reason) {
      one.failure = reason;
      queueMicrotask(() => listener.writeFailed(name, reason, message));
    }
    if (isRetryDue || one.readOnly) return;
    isRetryDue = true;
    later(() => {
      isRetryDue = false;
      for (const [failing, { failure }] of kept.all()) if (failure) write(failing);
    }, RETRY_AFTER);
  }

  function recover(name: ListName): void {
    const one = kept.of(name);
    if (one.failure === undefined) return;
    one.failure = undefined;
    queueMicrotask(() => listener.writeRecovered(name));
  }

  function writeTombstones(): void {
    if (!kept.areTombstonesDirty) return;
    joining.takeInTombstones();
    const oldest = now() - TOMBSTONE_LIFE;
    const all: Record<string, Record<string, Stamp>> = {};
    for (const [name, { replica }] of kept.all()) {
      const young = [...replica.tombstones].filter(([, stamp]) => timeOfStamp(stamp) >= oldest);
      if (young.length > 0) all[name] = Object.fromEntries(young);
    }
    storage.write(TOMBSTONES_KEY, JSON.stringify(all));
    kept.areTombstonesDirty = false;
  }

  function write(name: ListName): void {
    const one = kept.of(name);
    if (!one.isDirty) return;
    if (one.readOnly) {
      fail(name, one.readOnly, 'This list is read-only');
      return;
    }
    try {
      const key = keyOf(name);
      const text = storage.read(key);
      const isNew = text !== null && text !== one.lastText;
      const stored = isNew ? joining.takeInText(name, text) : undefined;
      writeTombstones();
      if (!stored || !isInOrder(name, stored)) {
        if (storage.read(VERSION_KEY) === null) storage.write(VERSION_KEY, String(STORED_VERSION));
        const next = toText(one.replica, LISTS[name]);
        if (next !== text) storage.write(key, next);
        one.lastText = next;
      } else {
        one.lastText = text;
      }
      one.isDirty = false;
      one.isBeyondText = false;
      recover(name);
    } catch (error) {
      fail(name, reasonOf(error), messageOf(error));
    }
  }

  /** What we hold of a list that storage is to have. */
  function keptPart(name: ListName): Replica {
    const { keep } = LISTS[name];
    const living = livingPart(kept.of(name).replica);
    if (!keep) return living;
    const ids = new Set(keep([...living.entities.keys()]));
    const entities = new Map([...living.entities].filter(([id]) => ids.has(id)));
    return { entities, tombstones: living.tombstones };
  }

  const isInOrder = (name: ListName, stored: Replica): boolean =>
    covers(stored, keptPart(name)) && !hasDeleted(stored);

  return {
    write,
    isInOrder,
    fail,
    repairSoon(name) {
      kept.of(name).isDirty = true;
      later(() => write(name), REPAIR.after + REPAIR.spread * random());
    },
  };
}
