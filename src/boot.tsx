import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { restoreFragment, showCanonicalAddress } from './app/canonicalAddress';
import { registerServiceWorker } from './app/registerServiceWorker';
import { startApp } from './app/startApp';
import { setStartState } from './app/startState';
import { isAdminAddress, meantPath } from './lib/paths';
import { siteRoutes } from './routes';
import { SiteApp } from './site/SiteApp';

/** Loads the admin app, a build of its own: only `404.html` does so, being for any address. */
async function bootAdminApp(): Promise<void> {
  if (import.meta.env.DEV) {
    await import('./adminMain');
    return;
  }
  const entry = document.querySelector<HTMLMetaElement>('meta[name="admin-entry"]')?.content;
  if (entry === undefined) throw new Error('The page does not say where the admin app is');
  await import(/* @vite-ignore */ entry);
}

/** Hydrates a prerendered page, or renders a page that the build did not know. */
export async function boot(): Promise<void> {
  restoreFragment();
  if (isAdminAddress(window.location.pathname)) {
    await bootAdminApp();
    return;
  }
  const pathname = showCanonicalAddress(meantPath);
  if (isAdminAddress(pathname)) {
    window.location.reload();
    return;
  }
  registerServiceWorker();
  const { root, store, startPersistence } = startApp();
  const routes = siteRoutes(store);
  const shown = routes.find(({ path }) => matchPath(path, pathname));
  await shown?.load(pathname);
  const onReady = (): void => {
    void startPersistence().then(() => setStartState('done'));
  };
  const page = (
    <StrictMode>
      <BrowserRouter>
        <SiteApp store={store} routes={routes} onReady={onReady} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.dataset.prerendered === pathname) {
    startTransition(() => void hydrateRoot(root, page));
    return;
  }
  // Removes the placeholder's title and robots, which would duplicate the page's own.
  for (const element of document.querySelectorAll('title, meta[name="robots"]')) element.remove();
  createRoot(root).render(page);
}
