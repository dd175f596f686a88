import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { AppStore } from '../app/store';
import { AdminApp } from './AdminApp';
import { adminRoutes } from './adminRoutes';

/** Boots the owner's half of the site into the page. */
export function renderAdmin(root: HTMLElement, store: AppStore): void {
  const router = createBrowserRouter(adminRoutes);
  createRoot(root).render(
    <StrictMode>
      <AdminApp store={store}>
        <RouterProvider router={router} />
      </AdminApp>
    </StrictMode>,
  );
}
