import { LIST_NAMES, type ListName } from '../../domain/lists/schema';
import { isRecord } from '../../lib/lenientRead';
import { parseJson } from '../../lib/parseJson';
import { attempt } from '../attempt';
import { setAside } from './damage';
import { JOURNAL_OF_LISTS_PREFIX, JOURNAL_PREFIX } from './keys';
import { isNewerVersion, type KeyValueStorage } from './keyValueStorage';
import { isDeleted, type Replica } from './merge';
import { readTombstones } from './reading';
import { entityText, fromStored } from './storedEntities';

/** How long a line must have been visible before it may be removed, in milliseconds. */
export const RETENTION_MS = 30_000;

/** The storage and the clocks of one tab. */
export interface TabDeps {
  storage: KeyValueStorage;
  /** The wall clock, in milliseconds. */
  now: () => number;
  /** A clock that never jumps, in milliseconds; measures how long a line has been visible. */
  monotonicNow: () => number;
  tab: string;
  later: (run: () => void, milliseconds: number) => void;
  /** How long a journal line must have been visible before it may be removed, in milliseconds. */
  retentionMs?: number;
}

interface JournalDeps extends TabDeps {
  merge: (name: ListName, replica: Replica) => void;
  /** Whether storage holds all of a replica of a list, without the journal. */
  isPersisted: (name: ListName, replica: Replica) => boolean;
  /** Writes the list again, when storage lacks the content of a line. */
  scheduleRewrite: () => void;
}

/**
 * Reads a line, if it can be read: `entity` of `list` with its timestamps, `gone` the tombstones, `at`
 * the time of writing. A line of a lead has `lead` instead, as before other lists were journaled.
 */
function readLine(text: string): { name: ListName; replica: Replica } | undefined {
  const line = parseJson(text);
  if (!isRecord(line)) return undefined;
  const { lead, list = 'leads', entity = lead, gone } = line;
  const name = LIST_NAMES.find((candidate) => candidate === list);
  if (!name || (entity === undefined && gone === undefined)) return undefined;
  const read = fromStored(name, entity);
  if (entity !== undefined && !read) return undefined;
  const entities = new Map(read ? [[read.id, read.entity]] : []);
  return { name, replica: { entities, tombstones: readTombstones(gone ?? {}) } };
}

/** Returns the line of an entity in the replica of its list, written at a time in milliseconds. */
function lineText(name: ListName, id: string, replica: Replica, at: number): string {
  const entity = replica.entities.get(id);
  const gone = [...replica.tombstones].filter(([key]) => key === id || key.startsWith(`${id}/`));
  const facts = [`"at":${at}`];
  if (name !== 'leads') facts.push(`"list":"${name}"`);
  if (entity && !isDeleted(replica, id, entity)) {
    const field = name === 'leads' ? 'lead' : 'entity';
    facts.push(`"${field}":${entityText(name, replica, id, entity)}`);
  }
  facts.push(`"gone":${JSON.stringify(Object.fromEntries(gone))}`);
  return `{${facts.join(',')}}`;
}

/** Whether a key of storage is the key of a journal line. */
const isKey = (key: string): boolean =>
  key.startsWith(JOURNAL_PREFIX) || key.startsWith(JOURNAL_OF_LISTS_PREFIX);

/** Returns how the keys of the lines of a list begin. */
const prefixOf = (name: ListName, tab: string): string =>
  name === 'leads' ? `${JOURNAL_PREFIX}${tab}` : `${JOURNAL_OF_LISTS_PREFIX}${tab}.${name}`;

/**
 * The journal of all lists: a write-ahead log. Each change is written in the same turn as its event,
 * under a key that no other tab overwrites and that is used once. A line is removed after storage
 * has held all of it for a while: a slower tab could overwrite the list.
 */
export function createJournal(deps: JournalDeps) {
  const { storage, now, tab } = deps;
  /** The keys of this tab's latest lines, by list and entity. */
  const own = new Map<string, string>();
  let count = 0;
  const { noteSeen, schedule: scheduleCompaction } = createCompaction(deps);

  function receive(key: string, text: string | null): void {
    if (text === null) return;
    noteSeen(key, text);
    const line = readLine(text);
    if (line) deps.merge(line.name, line.replica);
    scheduleCompaction();
  }

  return {
    /**
     * Writes the line of an entity from the replica of its list, under a new key, and removes this tab's
     * earlier line of the same entity. After a deletion (`isDeletion`: of the entity or a member of it) the
     * earlier line stays until it is compacted: it still has the deleted values, which a later edit in another
     * tab brings back. Throws what storage throws.
     */
    append(name: ListName, id: string, replica: Replica, { isDeletion = false } = {}): void {
      const line = lineText(name, id, replica, now());
      const place = `${name}/${id}`;
      const earlier = own.get(place);
      count += 1;
      const key = `${prefixOf(name, tab)}.${id}.${count.toString(36)}`;
      try {
        storage.write(key, line);
      } catch (error) {
        // Without space for both, overwrites the earlier line rather than losing this line.
        if (earlier === undefined) throw error;
        storage.write(earlier, line);
        return;
      }
      noteSeen(key, line);
      own.set(place, key);
      if (earlier !== undefined && !isDeletion) storage.remove(earlier);
      scheduleCompaction();
    },

    /** Merges the lines of all tabs. */
    mergeAll(): void {
      for (const key of storage.keys().filter(isKey)) receive(key, storage.read(key));
    },

    /** Merges a line that another tab wrote; does nothing for a line that it removed. */
    receive,
    isKey,
  };
}

/**
 * Creates the compaction of a journal: it removes a line after this tab has seen it for a while, where storage
 * holds all of it; what storage lacks is merged and written.
 */
function createCompaction(deps: JournalDeps) {
  const { storage, now, monotonicNow, later, retentionMs = RETENTION_MS } = deps;
  /** When this tab first saw a line, by key, measured by the monotonic clock. */
  const seen = new Map<string, { text: string; since: number }>();
  let isDue = false;

  /** Notes since when this tab has seen a line. Returns for how long that is, in milliseconds. */
  function noteSeen(key: string, text: string): number {
    const known = seen.get(key);
    if (known?.text === text) return monotonicNow() - known.since;
    seen.set(key, { text, since: monotonicNow() });
    return 0;
  }

  /** Schedules the removal of lines that are no longer needed. */
  function schedule(): void {
    if (isDue || isNewerVersion(storage) || !storage.keys().some(isKey)) return;
    isDue = true;
    later(() => {
      isDue = false;
      compact();
    }, retentionMs);
  }

  const compact = (): void =>
    attempt('The journal could not be compacted', () => {
      if (isNewerVersion(storage)) return;
      const keys = new Set(storage.keys().filter(isKey));
      // The texts of lines that this or another tab has removed are let go.
      for (const key of [...seen.keys()].filter((known) => !keys.has(known))) seen.delete(key);
      for (const key of keys) compactLine(key);
      schedule();
    });

  function compactLine(key: string): void {
    const text = storage.read(key);
    if (text === null || noteSeen(key, text) < retentionMs) return;
    const line = readLine(text);
    if (line && !deps.isPersisted(line.name, line.replica)) {
      deps.merge(line.name, line.replica);
      deps.scheduleRewrite();
      return;
    }
    if (!line && setAside(storage, 'journal', text, now()) === null) return;
    storage.remove(key);
    seen.delete(key);
  }

  return { noteSeen, schedule };
}
