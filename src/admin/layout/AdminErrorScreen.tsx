import { useEffect, type ComponentType } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { isLoadFailure, LOAD_FAILED, messageOf } from '../../lib/errors';
import { refetchScripts } from '../../lib/failedScripts';
import { selectWriteFailures } from '../../persistence/engine/storageSlice';
import { ErrorHeading } from '../../site/errors/ErrorHeading';
import { PageLink } from '../../ui/PageLink';

function wordsOf(error: unknown): string {
  if (isLoadFailure(error)) return LOAD_FAILED;
  return isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);
}

/** The router's key of the location with which a document was loaded. */
const FIRST_KEY = 'default';

/** The error screen of an admin route: the message, and links to the other screens. */
export function AdminErrorScreen() {
  const error = useRouteError();
  const { pathname, search, hash, key } = useLocation();
  const address = `${pathname}${search}${hash}`;
  const isSaved = Object.keys(useAppSelector(selectWriteFailures)).length === 0;
  useEffect(() => {
    console.error('A screen failed:', error);
    if (isLoadFailure(error)) refetchScripts();
  }, [error]);
  // A deployment may have removed the screen's files; the new deployment's document names its own. The first screen
  // of a document is not tried again, so that a lasting failure is shown.
  const isReplaced = isLoadFailure(error) && isSaved && key !== FIRST_KEY && navigator.onLine;
  useEffect(() => {
    if (isReplaced) location.replace(address);
  }, [isReplaced, address]);
  return (
    <ErrorHeading message={wordsOf(error)}>
      {isLoadFailure(error) && (
        <p>
          {/* Not by the router: browsers do not load a chunk again that they could not load once. */}
          <a href={address}>Load the page again</a>
        </p>
      )}
      <p>
        {isSaved
          ? 'What you entered is saved in this browser.'
          : 'Not everything you entered is saved: download a backup before you reload or close this page.'}{' '}
        <PageLink to={ADDRESSES.dashboard}>Back to the dashboard</PageLink>, or{' '}
        <PageLink to={ADDRESSES.storage}>download a backup</PageLink>.
      </p>
    </ErrorHeading>
  );
}

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
