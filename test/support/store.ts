import { ownerParts } from '../../src/app/store/ownerParts';
import { setupStore, type AppStore, type StoreDeps } from '../../src/app/store/setupStore';
import { isDomainEvent, type DomainEvent } from '../../src/domain/shared/event';
import { storageRestored } from '../../src/domain/system/events';
import { undoAct } from '../../src/domain/undo/commands';
import { selectLastAct } from '../../src/domain/undo/slice';
import { listenerFailures, openStores } from './openStores';

/** A real store for a test, which records every event. */
export interface TestStore {
  store: AppStore;
  /** All events so far, in order. */
  events: DomainEvent[];
  /** Returns the types of the events so far, in order. */
  types: () => string[];
}

/**
 * Creates a store with real listeners. A failing listener fails the test. Storage counts as
 * restored (empty) unless the test restores it itself.
 */
export function makeStore({
  isRestored = true,
  ...deps
}: StoreDeps & { isRestored?: boolean } = {}): TestStore {
  const events: DomainEvent[] = [];
  const store = setupStore({
    ownerParts,
    reportError: (error, where) =>
      listenerFailures.push(new Error(`${where} failed`, { cause: error })),
    ...deps,
    enhancers: [
      (createStore) => (reducer, preloaded) => {
        const inner = createStore(reducer, preloaded);
        const dispatch: typeof inner.dispatch = (action) => {
          if (isDomainEvent(action)) events.push(action);
          return inner.dispatch(action);
        };
        return { ...inner, dispatch };
      },
      ...(deps.enhancers ?? []),
    ],
  });
  openStores.push(store);
  if (isRestored) {
    store.dispatch(storageRestored());
    events.length = 0;
  }
  return { store, events, types: () => events.map(({ type }) => type) };
}

/** Takes back the last act; returns how much of it stays. */
export const undoLast = ({ store }: Pick<TestStore, 'store'>): number | undefined =>
  store.dispatch(undoAct(selectLastAct(store.getState())?.id ?? ''));
