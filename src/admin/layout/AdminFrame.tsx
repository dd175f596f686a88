import { use, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../app/store/hooks';
import { selectIsSignedIn } from '../../domain/session/slice';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import { SiteLayout } from '../../site/layout/SiteLayout';
import { RouteChange } from '../../site/RouteChange';
import { OverlayHistoryContext } from '../../ui/overlays/OverlayEntry';
import { NewVersionNotice } from '../../ui/notices/NewVersionNotice';
import { ScreenNotices } from '../../ui/screen/Screen';
import { UndoScope } from '../undo/UndoScope';
import { AdminBar } from './AdminBar';
import { AppBadge } from './AppBadge';
import { NotificationBell } from './NotificationBell';
import { OwnerBar } from './OwnerBar';
import { OwnerHeader } from './OwnerHeader';
import { SharedText } from './SharedText';
import { FindButton } from '../search/FindButton';
import { ownerPlaceAt } from '../shared/ownerScreens';
import { ScreenLoading } from '../shared/ScreenLoading';
import { Sheets } from '../sheets/Sheets';
import { useIsPhone } from '../shared/frame/useIsPhone';
import { StorageFailure, StorageNotices } from './StorageNotices';

const PHONE_TOOLS = (
  <>
    <FindButton />
    <NotificationBell />
  </>
);

/** Returns the address of the place that an address belongs to, or itself. */
const placeOf = (pathname: string): string => ownerPlaceAt(pathname)?.to ?? pathname;

/**
 * The layout of the admin app: the shared header and footer, the screen, and the owner's row below the
 * header, or on a phone the owner's bar at the bottom (decisions, "The owner's frame").
 */
export function AdminFrame() {
  const isPhone = useIsPhone();
  const isRestored = useAppSelector(selectIsRestored);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const history = use(OverlayHistoryContext);
  const { key } = useLocation();
  useLayoutEffect(() => history?.show(key), [history, key]);
  return (
    <UndoScope>
      <meta name="robots" content="noindex" />
      <ScreenNotices value={isSignedIn && <StorageNotices />}>
        <SiteLayout
          {...(isSignedIn && {
            header: <OwnerHeader tools={isPhone && PHONE_TOOLS} />,
            bar: (
              <>
                {!isPhone && <AdminBar />}
                <StorageFailure />
              </>
            ),
            isFooterFolded: true,
          })}
        >
          {isRestored ? <Outlet /> : <ScreenLoading />}
        </SiteLayout>
      </ScreenNotices>
      {isSignedIn && isPhone && <OwnerBar />}
      {isSignedIn && <Sheets />}
      {isSignedIn && <SharedText />}
      {isRestored && <AppBadge />}
      <RouteChange screenOf={placeOf} />
      <NewVersionNotice />
    </UndoScope>
  );
}
