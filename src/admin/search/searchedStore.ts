import { whenIdle } from '../../lib/idle';
import { IndexedState, type SearchedState } from './indexedState';

interface Store {
  getState: () => SearchedState;
}

const indexes = new WeakMap<Store, IndexedState>();

/** Returns the index of a store; it is created, and filled in idle time, at the first call. */
export function indexedStateOf(store: Store): IndexedState {
  const known = indexes.get(store);
  if (known) return known;
  const indexed = new IndexedState();
  indexes.set(store, indexed);
  const fill = (): void => {
    if (!indexed.update(store.getState())) whenIdle(fill);
  };
  whenIdle(fill);
  return indexed;
}
