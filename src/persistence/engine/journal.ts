import { isRecord } from '../../lib/lenientRead';
import { parseJson } from '../../lib/parseJson';
import { attempt } from '../attempt';
import { setAside } from './damage';
import { JOURNAL_PREFIX } from './keys';
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
  /** This tab's name. */
  tab: string;
  later: (run: () => void, milliseconds: number) => void;
  /** How long a journal line must have been visible before it may be removed, in milliseconds. */
  retentionMs?: number;
}

interface JournalDeps extends TabDeps {
  merge: (replica: Replica) => void;
  /** Whether storage holds all of a replica, without the journal. */
  isPersisted: (replica: Replica) => boolean;
  /** Writes the list again, when storage lacks the content of a line. */
  scheduleRewrite: () => void;
}

/**
 * Reads a line as a replica, if it can be read: `lead` with its timestamps, `gone` the tombstones,
 * `at` the time of writing.
 */
function readLine(text: string): Replica | undefined {
  const line = parseJson(text);
  if (!isRecord(line) || (line.lead === undefined && line.gone === undefined)) return undefined;
  const read = fromStored('leads', line.lead);
  if (line.lead !== undefined && !read) return undefined;
  return {
    entities: new Map(read ? [[read.id, read.entity]] : []),
    tombstones: readTombstones(line.gone ?? {}),
  };
}

/**
 * The journal of leads: a write-ahead log. Each change is written in the same turn as its event,
 * under a key that no other tab overwrites and that is used once. A line is removed after storage
 * has held all of it for a while: a slower tab could overwrite the list.
 */
export function createJournal(deps: JournalDeps) {
  const { storage, now, monotonicNow, tab, later, retentionMs = RETENTION_MS } = deps;
  /** The keys of this tab's latest lines, by lead. */
  const own = new Map<string, string>();
  /** When this tab first saw a line, by key, measured by the monotonic clock. */
  const seen = new Map<string, { text: string; since: number }>();
  let count = 0;
  let isCompactionDue = false;
  const isKey = (key: string): boolean => key.startsWith(JOURNAL_PREFIX);

  /** Returns how long this tab has seen a line, in milliseconds. */
  function seenFor(key: string, text: string): number {
    const known = seen.get(key);
    if (known?.text === text) return monotonicNow() - known.since;
    seen.set(key, { text, since: monotonicNow() });
    return 0;
  }

  /** Schedules the removal of lines that are no longer needed. */
  function scheduleCompaction(): void {
    if (isCompactionDue || isNewerVersion(storage) || !storage.keys().some(isKey)) return;
    isCompactionDue = true;
    later(() => {
      isCompactionDue = false;
      compact();
    }, retentionMs);
  }

  const compact = (): void =>
    attempt('The journal of leads could not be compacted', () => {
      if (isNewerVersion(storage)) return;
      for (const key of storage.keys().filter(isKey)) compactLine(key);
      scheduleCompaction();
    });

  function compactLine(key: string): void {
    const text = storage.read(key);
    if (text === null || seenFor(key, text) < retentionMs) return;
    const line = readLine(text);
    if (line && !deps.isPersisted(line)) {
      deps.merge(line);
      deps.scheduleRewrite();
      return;
    }
    if (!line && setAside(storage, 'journal', text, now()) === null) return;
    storage.remove(key);
    seen.delete(key);
  }

  function receive(key: string, text: string | null): void {
    if (text === null) return;
    seenFor(key, text);
    const line = readLine(text);
    if (line) deps.merge(line);
    scheduleCompaction();
  }

  return {
    /**
     * Writes the line of a lead from the replica, under a new key, and removes this tab's earlier line of
     * the same lead. One of a deletion (`isDeletion`: of the lead or a member of it) lacks what was
     * deleted, which a later edit in another tab brings back: there the earlier line stays until it is
     * compacted. Throws what storage throws.
     */
    append(leadId: string, replica: Replica, isDeletion = false): void {
      const entity = replica.entities.get(leadId);
      const prefix = `${leadId}/`;
      const gone = [...replica.tombstones].filter(
        ([key]) => key === leadId || key.startsWith(prefix),
      );
      const isLive = entity && !isDeleted(replica, leadId, entity);
      const lead = isLive ? `"lead":${entityText('leads', replica, leadId, entity)},` : '';
      const line = `{"at":${now()},${lead}"gone":${JSON.stringify(Object.fromEntries(gone))}}`;
      const earlier = own.get(leadId);
      count += 1;
      const key = `${JOURNAL_PREFIX}${tab}.${leadId}.${count.toString(36)}`;
      try {
        storage.write(key, line);
      } catch (error) {
        // No space for both: overwrite the earlier line rather than lose this one.
        if (earlier === undefined) throw error;
        storage.write(earlier, line);
        return;
      }
      seenFor(key, line);
      own.set(leadId, key);
      if (earlier !== undefined && !isDeletion) storage.remove(earlier);
      scheduleCompaction();
    },

    /** Merges the lines of all tabs. */
    mergeAll(): void {
      for (const key of storage.keys().filter(isKey)) receive(key, storage.read(key));
    },

    /** Merges a line that another tab wrote; nothing where it removed one. */
    receive,
    isKey,
  };
}
