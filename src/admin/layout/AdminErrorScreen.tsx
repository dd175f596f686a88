import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
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

/** The error screen of an admin route: the message, and links to the other screens. */
export function AdminErrorScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isSaved = Object.keys(useAppSelector(selectWriteFailures)).length === 0;
  useEffect(() => {
    console.error('A screen failed:', error);
    if (isLoadFailure(error)) refetchScripts();
  }, [error]);
  return (
    <ErrorHeading message={wordsOf(error)}>
      {isLoadFailure(error) && (
        <p>
          {/* Not by the router: browsers do not load a chunk again that they could not load once. */}
          <a href={`${pathname}${search}`}>Load the page again</a>
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
