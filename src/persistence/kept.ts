import type { EntryName, ListName, WriteFailure } from '../events/system';
import type { DamageReport } from './damage';
import type { EntityMap } from './diff';
import { LIST_NAMES } from './entries';
import { EMPTY_REPLICA, type Replica } from './merge';
import type { Entity } from './stampedJson';
import type { KeyValueStorage } from './keyValueStorage';

/** What the keeper tells the store. All of it is told from a microtask, never from within a write. */
export interface KeeperListener {
  /** What storage or another tab had and the state has not. */
  heard: (name: ListName, entities: Entity[], removedIds: (string | number)[]) => void;
  writeFailed: (entry: EntryName, reason: WriteFailure, message: string) => void;
  writeRecovered: (entry: EntryName) => void;
  damaged: (report: DamageReport) => void;
}

/** What the keeper and its parts are given. */
export interface KeeperDeps {
  storage: KeyValueStorage;
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

/** What this tab knows of one list. */
export interface KeptList {
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
  /** Whether we hold something from the journal that `lastText` may lack. */
  isBeyondText: boolean;
  /** Whether some of what storage has could not be read. */
  isDamaged: boolean;
  /** Why nothing may be written. */
  readOnly: WriteFailure | undefined;
  /** Why the last write failed. */
  failure: WriteFailure | undefined;
  /** The ids of entities that are built in and were never written. */
  seed: Set<string>;
  /** The ids of what the store has not been told yet. */
  news: Set<string>;
}

/** What this tab knows of every list. The keeper's parts share one. */
export interface KeptLists {
  of(name: ListName): KeptList;
  all(): Iterable<[ListName, KeptList]>;
  /** Whether we hold tombstones that storage may not have. */
  areTombstonesDirty: boolean;
}

/** Nothing known yet. */
export function createKeptLists(): KeptLists {
  const lists = new Map<ListName, KeptList>(
    LIST_NAMES.map((name) => [
      name,
      {
        replica: EMPTY_REPLICA,
        seen: new Map<string, Entity>(),
        seenMap: undefined,
        lastText: null,
        isDirty: false,
        isBeyondText: false,
        isDamaged: false,
        readOnly: undefined,
        failure: undefined,
        seed: new Set<string>(),
        news: new Set<string>(),
      },
    ]),
  );
  return {
    of(name) {
      const found = lists.get(name);
      if (!found) throw new Error(`No list is called ${name}`);
      return found;
    },
    all: () => lists,
    areTombstonesDirty: false,
  };
}
