import * as v from 'valibot';
import { entityChangeSchema } from '../../domain/undo/schema';
import { createSubscribers } from '../../lib/subscribers';
import { attempt, readStoredJson } from '../attempt';
import { keyOf } from '../engine/keys';
import { tabStorage } from '../engine/keyValueStorage';

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

const subscribers = createSubscribers();

const inTab = <Result>(action: () => Result): Result | undefined =>
  attempt('What a restore changed in this tab is not kept:', action);

/** Removes an earlier copy, which must not be mistaken for the copy that did not fit. */
const forget = (): void => inTab(() => tabStorage.remove(KEY));

/** Stores what a restore changed, for undo: in session storage, otherwise in memory. */
export const undoStore = {
  keep(copy: StoredUndo): void {
    const isStored = inTab(() => {
      tabStorage.write(KEY, JSON.stringify(copy));
      return true;
    });
    if (!isStored) forget();
    latest = { ...copy, isInMemoryOnly: !isStored };
    subscribers.notify();
  },
  /** Returns the stored copy, the same object until it changes; null if there is none. */
  read(): UndoCopy | null {
    const stored = latest ? undefined : readStoredJson(tabStorage, KEY, copySchema);
    if (stored) latest = { ...stored, isInMemoryOnly: false };
    return latest;
  },
  clear(): void {
    latest = null;
    forget();
    subscribers.notify();
  },
  subscribe: subscribers.subscribe,
};
