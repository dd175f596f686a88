import type { LazyListName } from '../domain/lists/schema';
import { selectIsSignedIn } from '../domain/session/slice';
import { isDevToolsWanted } from '../lib/devToolsAddress';
import { browserStorage } from '../persistence/engine/keyValueStorage';
import { connectToPage } from '../persistence/engine/pageEvents';
import { createPersistence } from '../persistence/engine/persistence';
import { loadSeedData } from './seedData';
import { devToolsOptions } from './store/devTools';
import type { OwnerParts } from './store/ownerParts';
import { setupStore } from './store/setupStore';

/** Creates what both entry points start with: the store, with what the admin app adds. Reads nothing from storage. */
export function startApp(ownerParts?: OwnerParts) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const persistence = createPersistence(browserStorage());
  const store = setupStore({
    persistence,
    ownerParts,
    devTools:
      import.meta.env.DEV || isDevToolsWanted(window.location.search) ? devToolsOptions : false,
  });
  const start = async (adminEntries: readonly LazyListName[]): Promise<void> => {
    connectToPage(persistence);
    try {
      await persistence.start(store);
    } catch (error) {
      console.error('Storage could not be read:', error);
      return;
    }
    if (!selectIsSignedIn(store.getState())) return;
    try {
      await store.dispatch(loadSeedData(adminEntries));
    } catch (error) {
      console.error('The sample data could not be loaded:', error);
    }
  };
  let started: Promise<void> | undefined;
  return {
    root,
    store,
    /**
     * Reads storage into the store and persists it from then on, once. For a signed-in owner it also
     * loads the seed data of the leads, which are checked for follow-ups, and of the entries given.
     */
    startPersistence: (adminEntries: readonly LazyListName[] = ['leads']): Promise<void> =>
      (started ??= start(adminEntries)),
  };
}
