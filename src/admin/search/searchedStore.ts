import { whenIdle } from '../../lib/idle';
import { IndexedState, type SearchedState } from './indexedState';

interface Store {
  getState: () => SearchedState;
}

const indexes = new WeakMap<Store, IndexedState>();

/** Longest slice of idle time that is used, in milliseconds: input may come at any moment. */
const LONGEST_SLICE_MS = 8;

/** Returns the index of a store; it is created, and filled in idle time, at the first call. */
export function indexedStateOf(store: Store): IndexedState {
  const known = indexes.get(store);
  if (known) return known;
  const indexed = new IndexedState();
  indexes.set(store, indexed);
  const fill = (idleMs: number): void => {
    const sliceMs = Math.min(idleMs, LONGEST_SLICE_MS);
    if (!indexed.update(store.getState(), sliceMs)) whenIdle(fill);
  };
  whenIdle(fill);
  return indexed;
}
