import * as v from 'valibot';
import { keyOf } from '../engine/keys';
import { isTimestamp, type Timestamp } from '../engine/timestamps';

const KEY = keyOf('beforeRestore');

const factsSchema = v.object({
  /** What was done: what stood before it is kept. */
  done: v.picklist(['merge', 'replace', 'reset']),
  /** When, an ISO timestamp. */
  at: v.string(),
  /** The name of the backup file; none of a reset. */
  fileName: v.optional(v.string()),
  /** The latest stamp when it was done: what is stamped later came since. */
  since: v.custom<Timestamp>(isTimestamp),
});

/** What was done last that can be taken back. */
export type UndoFacts = v.InferOutput<typeof factsSchema>;

/** The facts, and the text of a backup of what stood before. */
export interface UndoCopy {
  facts: UndoFacts;
  backup: string;
  /** Whether it goes when the page is left: it is too large for the tab's session storage. */
  isInMemoryOnly: boolean;
}

/** In memory too, for a state that is too large to be kept beside itself. */
let held: UndoCopy | null = null;

const watchers = new Set<() => void>();
const tellWatchers = (): void => {
  for (const watcher of watchers) watcher();
};

/** The facts stand on the first line, the backup on the others. */
function readCopy(text: string): UndoCopy | null {
  const end = text.indexOf('\n');
  try {
    const parsed = v.safeParse(factsSchema, JSON.parse(text.slice(0, end)));
    if (!parsed.success) return null;
    return { facts: parsed.output, backup: text.slice(end + 1), isInMemoryOnly: false };
  } catch {
    return null; // Written by an earlier version of the site, or by hand.
  }
}

/**
 * Keeps the state before a restore, for undo: in this tab's session storage, which has room of its
 * own and outlives a reload, else in memory.
 */
export const undoStore = {
  keep(facts: UndoFacts, backup: string): void {
    held = { facts, backup, isInMemoryOnly: false };
    try {
      sessionStorage.setItem(KEY, `${JSON.stringify(facts)}\n${backup}`);
    } catch (error) {
      console.warn('Undo is kept in memory only, until this page is left', error);
      held.isInMemoryOnly = true;
      forget();
    }
    tellWatchers();
  },
  /** What was kept, the same object until that changes; null where nothing was. */
  read(): UndoCopy | null {
    if (held !== null) return held;
    try {
      const text = sessionStorage.getItem(KEY);
      held = text === null ? null : readCopy(text);
      return held;
    } catch (error) {
      console.warn('What was kept for undo cannot be read', error);
      return null;
    }
  },
  clear(): void {
    held = null;
    forget();
    tellWatchers();
  },
  /** Calls the watcher whenever what is kept changes; answers how to stop that. */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** An earlier copy must not be taken for the one that did not fit. */
function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('What was kept for undo cannot be removed', error);
  }
}
