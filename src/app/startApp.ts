import { selectIsSignedIn } from '../domain/session/slice';
import { connectToPage } from '../persistence/browser';
import { createPersistence } from '../persistence/persistence';
import { browserTextStore } from '../persistence/textStore';
import { loadBuiltIns } from './builtIns';
import { devToolsOptions, isDevToolsWanted } from './devTools';
import { setupStore, type AppStore } from './store';

/** What both halves of the site begin with. */
export interface StartedApp {
  /** Where the page stands in the document. */
  root: HTMLElement;
  store: AppStore;
  /** Reads storage into the store and keeps both together from then on. */
  startPersistence: () => void;
}

/** Makes the store of a page. Nothing is read from storage before `startPersistence`. */
export function startApp(): StartedApp {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const persistence = createPersistence(browserTextStore());
  const store = setupStore({
    persistence,
    devTools:
      import.meta.env.DEV || isDevToolsWanted(window.location.search) ? devToolsOptions : false,
  });
  const startPersistence = (): void => {
    connectToPage(persistence);
    const start = async (): Promise<void> => {
      await persistence.start(store);
      // The follow-up check of a signed-in browser runs on every page, over the samples too.
      if (selectIsSignedIn(store.getState())) await store.dispatch(loadBuiltIns(['leads']));
    };
    start().catch((error: unknown) => console.error('Storage could not be read:', error));
  };
  return { root, store, startPersistence };
}
