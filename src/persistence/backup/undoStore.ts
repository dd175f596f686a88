import * as v from 'valibot';
import { keyOf } from '../engine/keys';
import { isTimestamp, type Timestamp } from '../engine/timestamps';

const KEY = keyOf('beforeRestore');

const factsSchema = v.object({
  /** The action that can be undone. */
  done: v.picklist(['merge', 'replace', 'reset']),
  /** When it was done, an ISO timestamp. */
  at: v.string(),
  /** The name of the backup file; undefined for a reset. */
  fileName: v.optional(v.string()),
  /** The latest timestamp at that time: later timestamps belong to later changes. */
  since: v.custom<Timestamp>(isTimestamp),
});

/** The last action that can be undone. */
export type UndoFacts = v.InferOutput<typeof factsSchema>;

/** The action, and the text of a backup from before it. */
export interface UndoCopy {
  facts: UndoFacts;
  backup: string;
  /**
   * Whether the copy is lost when the page is left, because it is too large for session storage.
   */
  isInMemoryOnly: boolean;
}

/** Also in memory, for a state too large for session storage. */
let held: UndoCopy | null = null;

const watchers = new Set<() => void>();
const tellWatchers = (): void => {
  for (const watcher of watchers) watcher();
};

/** Reads a stored copy: the action on the first line, the backup on the others. */
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
 * Stores the state from before a restore, for undo: in this tab's session storage, which has a
 * quota of its own and survives a reload, otherwise in memory.
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
  /** Returns the stored copy, the same object until it changes; null if there is none. */
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
  /**
   * Calls `watcher` whenever the copy changes.
   *
   * @returns a function that unsubscribes
   */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Removes an earlier copy, which must not be mistaken for the one that did not fit. */
function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('What was kept for undo cannot be removed', error);
  }
}
