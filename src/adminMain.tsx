import './persistence/devices/storePolicy'; // first: it narrows the policy of the page
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AdminApp } from './admin/AdminApp';
import { adminRoutes } from './admin/adminRoutes';
import { restoreFragment } from './app/canonicalAddress';
import { startDevices } from './app/devices/startDevices';
import { registerServiceWorker } from './app/registerServiceWorker';
import { startApp } from './app/startApp';
import { setStartState } from './app/startState';
import { ownerParts } from './app/store/ownerParts';
import { LAZY_LISTS } from './domain/lists/schema';
import { selectIsSignedIn } from './domain/session/slice';
import { actsRestored } from './domain/undo/events';
import { selectActs } from './domain/undo/slice';
import { refetchScripts } from './lib/failedScripts';
import { readActs, storeActs } from './persistence/actsOfTab';
import { createOverlayHistory } from './ui/overlays/overlayHistory';

/** The entry point of the admin app. */
restoreFragment();
registerServiceWorker({ cachesAdminApp: true });
const { root, store, startPersistence } = startApp(ownerParts);
window.addEventListener('pagehide', () => storeActs(selectActs(store.getState())));
const router = createBrowserRouter(adminRoutes);
const screenLoaded = new Promise<void>((resolve) => {
  const look = (): void => {
    if (router.state.initialized) resolve();
  };
  router.subscribe(look);
  look();
});

/** Restores what the owner can undo from before a reload. */
function restoreActs(): void {
  const acts = selectIsSignedIn(store.getState()) ? readActs() : [];
  if (acts.length > 0) store.dispatch(actsRestored({ acts }));
}

/** Brings the stored pictures up to date, if the owner is there. */
async function maintainPictures(): Promise<void> {
  if (!selectIsSignedIn(store.getState())) return;
  try {
    const { tidyPictures } = await import('./ui/picturePicker/processPicture');
    await tidyPictures();
  } catch (error) {
    console.warn('Pictures could not be tidied:', error);
  }
}

/** Longest wait for data before the first render, in milliseconds. */
const FIRST_RENDER_TIMEOUT_MS = 1_000;
const firstRenderTimeout = new Promise<void>((resolve) => {
  setTimeout(resolve, FIRST_RENDER_TIMEOUT_MS);
});

/** Waits for data and screen before the first render: each step would cost a paint. */
const start = async (): Promise<void> => {
  await Promise.race([
    Promise.all([
      startPersistence(LAZY_LISTS)
        .then(restoreActs)
        .then(() => void startDevices(store))
        .then(() => void maintainPictures()),
      screenLoaded,
    ]),
    firstRenderTimeout,
  ]);
  // From the prerendered page: React removes only the titles that it created.
  document.querySelector('title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <AdminApp store={store} history={createOverlayHistory(router)} />
    </StrictMode>,
  );
};
start().catch((error: unknown) => {
  console.error('The admin app could not be started:', error);
  setStartState('failed');
  refetchScripts();
});
