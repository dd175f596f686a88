import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { leadListeners } from '../../domain/leads/listeners';
import { notificationListeners } from '../../domain/notifications/listeners';
import { domainReducers } from '../../domain/reducers';
import type { DomainState, Services } from '../../domain/store';
import type { Persistence } from '../../persistence/engine/persistence';
import { storageSlice } from '../../persistence/engine/storageSlice';
import { integrityRepair } from './integrityRepair';
import type { OwnerParts } from './ownerParts';
import type { AppServices, RootState } from './types';

/** The dependencies of a store. All are optional; without them the state is in memory only. */
export interface StoreDeps {
  /** Persists the state; absent on the server and in tests that store nothing. */
  persistence?: Persistence;
  /** What the admin app adds; absent for visitors. */
  ownerParts?: OwnerParts;
  /** Reports failures that no user action is waiting for. */
  reportError?: Services['reportError'];
  /** Additional enhancers, such as the DevTools instrument in tests. */
  enhancers?: StoreEnhancer[];
  /** Whether to connect to the Redux DevTools extension. */
  devTools?: Parameters<typeof configureStore>[0]['devTools'];
}

const reportToConsole: Services['reportError'] = (error, where) => {
  console.error(`${where}:`, error);
};

/** Creates a store with every listener; nothing is read before `persistence.start(store)`. */
export function setupStore({
  persistence,
  ownerParts,
  reportError = reportToConsole,
  enhancers = [],
  devTools = false,
}: StoreDeps = {}) {
  const services: AppServices = {
    persistence,
    reportError,
    firstStart: persistence?.firstStart ?? (() => new Date()),
    knownDeleted: (list) => persistence?.knownDeleted(list) ?? [],
    saveNow: async () => {
      await persistence?.flush();
    },
  };
  const listenerMiddleware = createListenerMiddleware({
    extra: services,
    onError: (error, { raisedBy }) => reportError(error, `listener (${raisedBy})`),
  });
  const reducers = persistence ? persistence.persistReducers(domainReducers) : domainReducers;
  const rootReducer = combineReducers({
    ...reducers,
    storage: storageSlice.reducer,
    ...ownerParts?.reducers,
  }) as Reducer<RootState>;
  const store = configureStore({
    reducer: (ownerParts?.wrapReducer(rootReducer as unknown as Reducer<DomainState>) ??
      rootReducer) as typeof rootReducer,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      })
        .prepend(listenerMiddleware.middleware)
        .concat((persistence ? [persistence.middleware] : []) as Middleware[]),
    enhancers: (defaults) => defaults().concat(enhancers),
  });
  const listeners = [
    ...leadListeners,
    ...notificationListeners,
    ...integrityRepair,
    ...(ownerParts?.listeners ?? []),
  ];
  for (const listener of listeners) listenerMiddleware.startListening(listener as never);
  return Object.assign(store, { stopListeners: listenerMiddleware.clearListeners });
}

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
