import * as v from 'valibot';
import { entityChangeSchema } from '../../domain/undo/schema';
import { parseJson } from '../../lib/parseJson';
import { attempt } from '../attempt';
import { keyOf } from '../engine/keys';

const KEY = keyOf('beforeRestore');

const copySchema = v.object({
  /** The action that can be undone. */
  done: v.picklist(['merge', 'replace', 'reset']),
  /** When it was done, an ISO timestamp. */
  at: v.string(),
  /** The name of the backup file; undefined for a reset. */
  fileName: v.optional(v.string()),
  /** What it changed, in all lists. */
  changes: v.array(entityChangeSchema),
  /** The uploaded pictures from before it, by hash. */
  pictures: v.record(v.string(), v.string()),
});

/** The last restore, merge or reset, with what undo needs. */
export type StoredUndo = v.InferOutput<typeof copySchema>;

/** The same, and whether it is lost when the page is left: too large for session storage. */
export type UndoCopy = StoredUndo & { isInMemoryOnly: boolean };

/** Also in memory, for what is too large for session storage. */
let latest: UndoCopy | null = null;

const watchers = new Set<() => void>();
const notifyWatchers = (): void => watchers.forEach((watcher) => watcher());

const inTab = <Result>(action: () => Result): Result | undefined =>
  attempt('What a restore changed in this tab is not kept:', action);

/** Removes an earlier copy, which must not be mistaken for the copy that did not fit. */
const forget = (): void => inTab(() => sessionStorage.removeItem(KEY));

/** Reads a stored copy; null if it is absent, or was not written by this version of the site. */
function readCopy(text: string | null): UndoCopy | null {
  const parsed = v.safeParse(copySchema, parseJson(text ?? ''));
  return parsed.success ? { ...parsed.output, isInMemoryOnly: false } : null;
}

/** Stores what a restore changed, for undo: in session storage, otherwise in memory. */
export const undoStore = {
  keep(copy: StoredUndo): void {
    const isStored = inTab(() => {
      sessionStorage.setItem(KEY, JSON.stringify(copy));
      return true;
    });
    if (!isStored) forget();
    latest = { ...copy, isInMemoryOnly: !isStored };
    notifyWatchers();
  },
  /** Returns the stored copy, the same object until it changes; null if there is none. */
  read(): UndoCopy | null {
    latest ??= inTab(() => readCopy(sessionStorage.getItem(KEY))) ?? null;
    return latest;
  },
  clear(): void {
    latest = null;
    forget();
    notifyWatchers();
  },
  /** Calls `watcher` whenever the copy changes; returns a function that unsubscribes. */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
