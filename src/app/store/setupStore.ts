import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { postSchema } from '../../domain/blog/schema';
import { blogSlice } from '../../domain/blog/slice';
import { pageSchema } from '../../domain/content/schema';
import { contentSlice } from '../../domain/content/slice';
import { galleryProjectSchema } from '../../domain/gallery/schema';
import { gallerySlice } from '../../domain/gallery/slice';
import { historyEntrySchema } from '../../domain/history/schema';
import { historySlice } from '../../domain/history/slice';
import { leadSchema } from '../../domain/leads/schema';
import { leadsSlice } from '../../domain/leads/slice';
import { estimateSchema } from '../../domain/estimates/schema';
import { estimatesSlice } from '../../domain/estimates/slice';
import { withLimits } from '../../domain/shared/withLimits';
import { notificationSchema } from '../../domain/notifications/schema';
import { notificationsSlice } from '../../domain/notifications/slice';
import { paymentSchema } from '../../domain/payments/schema';
import { paymentsSlice } from '../../domain/payments/slice';
import { projectSchema, statusUpdateSchema } from '../../domain/projects/schema';
import { projectsSlice, statusUpdatesSlice } from '../../domain/projects/slice';
import { sessionSlice } from '../../domain/session/slice';
import { settingSchema } from '../../domain/settings/schema';
import { settingsSlice } from '../../domain/settings/slice';
import { deletedRecordSchema } from '../../domain/undo/schema';
import { deletedSlice, undoSlice } from '../../domain/undo/slice';
import type { DomainState, Services, AppStartListening } from '../../domain/store';
import { storageSlice } from '../../persistence/engine/storageSlice';
import { missingReplacements } from '../../persistence/pictures/pictureKeys';
import type { Persistence } from '../../persistence/engine/persistence';
import type { AppServices } from './types';
import { registerListeners } from './listeners';
import type { OwnerParts } from './ownerParts';

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

/** The domain's reducers with length limits and no persistence; a log replays through these. */
export const domainReducers = {
  blog: withLimits(blogSlice.reducer, postSchema),
  content: withLimits(contentSlice.reducer, pageSchema),
  deleted: withLimits(deletedSlice.reducer, deletedRecordSchema),
  estimates: withLimits(estimatesSlice.reducer, estimateSchema),
  gallery: withLimits(gallerySlice.reducer, galleryProjectSchema),
  history: withLimits(historySlice.reducer, historyEntrySchema),
  leads: withLimits(leadsSlice.reducer, leadSchema),
  notifications: withLimits(notificationsSlice.reducer, notificationSchema),
  payments: withLimits(paymentsSlice.reducer, paymentSchema),
  projects: withLimits(projectsSlice.reducer, projectSchema),
  session: sessionSlice.reducer,
  settings: withLimits(settingsSlice.reducer, settingSchema),
  statusUpdates: withLimits(statusUpdatesSlice.reducer, statusUpdateSchema),
  undo: undoSlice.reducer,
};

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
    replacedPictures: () => (persistence ? missingReplacements(persistence.storage) : {}),
    saveNow: async () => {
      await persistence?.flush();
    },
  };
  const listenerMiddleware = createListenerMiddleware({
    extra: services,
    onError: (error, { raisedBy }) => reportError(error, `listener (${raisedBy})`),
  });
  const reducers = persistence ? persistence.persistReducers(domainReducers) : domainReducers;
  const rootReducer = combineReducers({ ...reducers, storage: storageSlice.reducer });
  const store = configureStore({
    reducer: (ownerParts?.wrapReducer(rootReducer as unknown as Reducer<DomainState>) ??
      rootReducer) as typeof rootReducer,
    devTools,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(listenerMiddleware.middleware)
        .concat((persistence ? [persistence.middleware] : []) as Middleware[]),
    enhancers: (defaults) => defaults().concat(enhancers),
  });
  const startListening = listenerMiddleware.startListening as unknown as AppStartListening;
  registerListeners(startListening);
  ownerParts?.registerListeners(startListening);
  return Object.assign(store, { stopListeners: listenerMiddleware.clearListeners });
}

export type AppStore = ReturnType<typeof setupStore>;
export type AppDispatch = AppStore['dispatch'];
