import { use, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/store/hooks';
import { selectIsSignedIn } from '../../domain/session/slice';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import { SiteLayout } from '../../site/layout/SiteLayout';
import { RouteChange } from '../../site/RouteChange';
import { OverlayHistoryContext } from '../../ui/overlays/OverlayEntry';
import { NewVersionNotice } from '../../ui/notices/NewVersionNotice';
import { UndoScope } from '../undo/UndoScope';
import { CallSheetHost } from '../calls/CallSheetHost';
import { AdminBar } from './AdminBar';
import { ownerScreenOf } from './OwnerNav';
import { ScreenLoading } from '../shared/ScreenLoading';
import { StorageNotices } from './StorageNotices';

const AdminHeader = () => (
  <>
    <AdminBar />
    <StorageNotices />
  </>
);

/**
 * The layout of the admin app: the shared header and footer, the admin bar below the header, and
 * the screen.
 */
export function AdminFrame() {
  const isRestored = useAppSelector(selectIsRestored);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const history = use(OverlayHistoryContext);
  const { key } = useLocation();
  useLayoutEffect(() => history?.show(key), [history, key]);
  return (
    <UndoScope>
      <meta name="robots" content="noindex" />
      <SiteLayout bar={isSignedIn ? <AdminHeader /> : undefined} isFooterFolded={isSignedIn}>
        {isRestored ? <Outlet /> : <ScreenLoading />}
      </SiteLayout>
      {isSignedIn && <CallSheetHost />}
      <RouteChange screenOf={ownerScreenOf} />
      <NewVersionNotice />
    </UndoScope>
  );
}
