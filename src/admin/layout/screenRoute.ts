import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AdminErrorScreen } from './AdminErrorScreen';

/** A screen that throws why it could not be loaded: for a route whose `lazy` rejects, the router shows nothing. */
const notLoaded = (error: unknown): ComponentType =>
  function NotLoaded() {
    throw error;
  };

/** Returns a route whose screen is a lazy chunk, with its own error boundary. */
export const screenRoute = (
  path: string,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject => ({
  path,
  children,
  ErrorBoundary: AdminErrorScreen,
  lazy: async () => ({ Component: await load().catch(notLoaded) }),
});
