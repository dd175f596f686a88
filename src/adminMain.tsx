import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AdminApp } from './admin/AdminApp';
import { adminRoutes } from './admin/adminRoutes';
import { keepForOffline } from './app/newVersion';
import { startApp } from './app/startApp';
import { sweepPictures } from './persistence/pictures';

/** The entry of the owner's half of the site. */
keepForOffline({ keepsOwnersHalf: true });
// Of the page as it was built: React takes away only the titles that it has put there.
document.querySelector('title')?.remove();
const { root, store, startPersistence } = startApp();
startPersistence();
createRoot(root).render(
  <StrictMode>
    <AdminApp store={store}>
      <RouterProvider router={createBrowserRouter(adminRoutes)} />
    </AdminApp>
  </StrictMode>,
);

try {
  sweepPictures(Date.now());
} catch (error) {
  console.warn('Unused pictures could not be swept', error);
}
