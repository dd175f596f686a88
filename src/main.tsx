import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { isAdminAddress } from './app/addresses';
import { devToolsOptions, isDevToolsWanted } from './app/devTools';
import { setupStore } from './app/store';
import { withoutEndSlash } from './lib/paths';
import { connectToPage } from './persistence/browser';
import { createPersistence } from './persistence/persistence';
import { browserTextStore } from './persistence/textStore';
import { siteRoutes } from './routes';
import { SiteApp } from './site/SiteApp';

/** The browser's entry: takes over a prerendered page, or boots the owner's half of the site. */
async function boot(): Promise<void> {
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
    persistence.start(store).catch((error: unknown) => {
      console.error('Storage could not be read:', error);
    });
  };

  const { pathname } = window.location;
  if (isAdminAddress(pathname)) {
    const { renderAdmin } = await import('./admin/renderAdmin');
    startPersistence();
    renderAdmin(root, store);
    return;
  }

  const routes = siteRoutes(store);
  const shown = routes.find(({ path }) => matchPath(path, pathname));
  await shown?.load();
  const page = (
    <StrictMode>
      <BrowserRouter>
        <SiteApp store={store} routes={routes} onReady={startPersistence} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.dataset.prerendered === withoutEndSlash(pathname)) {
    startTransition(() => void hydrateRoot(root, page));
    return;
  }
  // The placeholder's title and robots would stand beside the page's own.
  for (const element of document.querySelectorAll('title, meta[name="robots"]')) element.remove();
  createRoot(root).render(page);
}

boot().catch((error: unknown) => {
  console.error('The page could not be started:', error);
});
