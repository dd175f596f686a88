import { selectIsSignedIn } from '../domain/session/slice';
import { connectToPage } from '../persistence/engine/pageEvents';
import { createPersistence } from '../persistence/engine/persistence';
import { browserStorage } from '../persistence/engine/keyValueStorage';
import { loadSeedData, type LazyEntry } from './seedData';
import { devToolsOptions, isDevToolsWanted } from './store/devTools';
import { setupStore, type AppStore } from './store/setupStore';

/** What both apps begin with. */
export interface StartedApp {
  /** Where the page stands in the document. */
  root: HTMLElement;
  store: AppStore;
  /**
   * Reads storage into the store and keeps both together from then on; called again, returns the
   * promise of the first call. Where the owner is signed in,
   * brings what is built in: the leads on every page, since the follow-up check runs over the samples
   * too, and more where it is said. Resolves when all is there; what fails is in the console.
   */
  startPersistence: (adminEntries?: readonly LazyEntry[]) => Promise<void>;
}

/** Makes the store of a page. Nothing is read from storage before `startPersistence`. */
export function startApp(): StartedApp {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const persistence = createPersistence(browserStorage());
  const store = setupStore({
    persistence,
    devTools:
      import.meta.env.DEV || isDevToolsWanted(window.location.search) ? devToolsOptions : false,
  });
  const start = async (adminEntries: readonly LazyEntry[]): Promise<void> => {
    connectToPage(persistence);
    try {
      await persistence.start(store);
      if (selectIsSignedIn(store.getState())) await store.dispatch(loadSeedData(adminEntries));
    } catch (error) {
      console.error('Storage could not be read:', error);
    }
  };
  let started: Promise<void> | undefined;
  return {
    root,
    store,
    startPersistence: (adminEntries = ['leads']) => (started ??= start(adminEntries)),
  };
}
