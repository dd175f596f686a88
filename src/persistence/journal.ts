import * as v from 'valibot';
import type { ListName } from '../events/system';
import { JOURNAL_PREFIX } from './entries';
import { keepDamaged } from './damage';
import { isDeleted, type Replica } from './merge';
import { readEntity } from './reading';
import { toText } from './stampedJson';
import type { KeyValueStorage } from './keyValueStorage';

/**
 * The journal of leads: what was created, changed or deleted is written at once, with its event,
 * under a key of its own that no other tab overwrites. A line goes when it is old enough and the
 * list in storage has all of it; draining at once can lose what a slower tab then overwrites. No key
 * is used twice: a tab that has not heard of a later text yet could take that away with the earlier.
 */
export interface Journal {
  /** Writes the line of a lead as it stands. Throws where storage does. */
  note(leadId: string, replica: Replica): void;
  /** Joins the lines of all tabs into what we hold. */
  takeInAll(): void;
  /** Joins one line that another tab wrote. */
  takeInOne(text: string | null): void;
  isKey(key: string): boolean;
  /** Drains after a while. */
  drainSoon(): void;
}

/** How old a line must be before it may go, in milliseconds. */
export const DRAIN_AGE = 30_000;

const lineSchema = v.object({
  /** When it was written, in milliseconds. */
  at: v.number(),
  /** The lead with its stamps; absent where it was deleted. */
  lead: v.optional(v.unknown()),
  /** Tombstones of the lead and its members. */
  gone: v.optional(v.record(v.string(), v.string()), {}),
});

interface JournalDeps {
  storage: KeyValueStorage;
  now: () => number;
  tab: string;
  later: (run: () => void, milliseconds: number) => void;
  takeIn: (name: ListName, replica: Replica) => void;
  isCovered: (name: ListName, replica: Replica) => boolean;
  /** Writes the list again, where storage lacks what a line has. */
  repairSoon: (name: ListName) => void;
  /** How old a line must be before it may go, in milliseconds. */
  drainAge: number;
}

/** A line as a replica of its own; undefined where it cannot be read. */
function readLine(text: string): { at: number; replica: Replica } | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  const line = v.safeParse(lineSchema, raw);
  if (!line.success) return undefined;
  const read = readEntity('leads', line.output.lead);
  return {
    at: line.output.at,
    replica: {
      entities: new Map(read ? [[read.id, read.stamped]] : []),
      tombstones: new Map(Object.entries(line.output.gone)),
    },
  };
}

export function createJournal(deps: JournalDeps): Journal {
  const { storage, now, tab, later, takeIn, isCovered, repairSoon, drainAge } = deps;
  /** The keys of this tab's last lines, by lead. */
  const own = new Map<string, string>();
  let count = 0;
  let isDrainDue = false;
  const isKey = (key: string): boolean => key.startsWith(JOURNAL_PREFIX);

  function drainSoon(): void {
    if (isDrainDue || !storage.keys().some(isKey)) return;
    isDrainDue = true;
    later(() => {
      isDrainDue = false;
      drain();
    }, drainAge);
  }

  function drain(): void {
    try {
      for (const key of storage.keys().filter(isKey)) drainOne(key);
      drainSoon();
    } catch (error) {
      console.warn('The journal of leads could not be drained', error);
    }
  }

  function drainOne(key: string): void {
    const text = storage.read(key);
    const line = text === null ? undefined : readLine(text);
    if (!line) {
      const isKept = text === null || keepDamaged(storage, 'journal', text, now()) !== null;
      if (isKept) storage.remove(key);
      return;
    }
    if (now() - line.at < drainAge) return;
    if (isCovered('leads', line.replica)) {
      storage.remove(key);
      return;
    }
    takeIn('leads', line.replica);
    repairSoon('leads');
  }

  /** Writes a line under a key of its own, in the place of this tab's earlier one of the same lead. */
  function writeLine(leadId: string, line: string): void {
    const earlier = own.get(leadId);
    count += 1;
    const key = `${JOURNAL_PREFIX}${tab}.${leadId}.${count.toString(36)}`;
    try {
      storage.write(key, line);
    } catch (error) {
      // No room for both: better in the place of the earlier one than not at all.
      if (earlier === undefined) throw error;
      storage.write(earlier, line);
      return;
    }
    own.set(leadId, key);
    if (earlier !== undefined && storage.read(earlier) !== null) storage.remove(earlier);
  }

  return {
    note(leadId, replica) {
      const stamped = replica.entities.get(leadId);
      const prefix = `${leadId}/`;
      const gone = Object.fromEntries(
        [...replica.tombstones].filter(([key]) => key === leadId || key.startsWith(prefix)),
      );
      const isGone = !stamped || isDeleted(replica, leadId, stamped);
      const lead = isGone
        ? ''
        : toText({ entities: new Map([[leadId, stamped]]), tombstones: replica.tombstones }).slice(
            2,
            -2,
          );
      const line = `{"at":${now()},${lead === '' ? '' : `"lead":${lead},`}"gone":${JSON.stringify(gone)}}`;
      writeLine(leadId, line);
      drainSoon();
    },

    takeInAll() {
      for (const key of storage.keys().filter(isKey)) {
        const line = readLine(storage.read(key) ?? '');
        if (line) takeIn('leads', line.replica);
      }
    },

    takeInOne(text) {
      const line = text === null ? undefined : readLine(text);
      if (!line) return;
      takeIn('leads', line.replica);
      drainSoon();
    },

    isKey,
    drainSoon,
  };
}
