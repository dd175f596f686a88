import { Suspense, useEffect, useEffectEvent, useState, useLayoutEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { loadSeedData, selectHasSeedData } from '../../app/seedData';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { LAZY_LISTS } from '../../domain/lists/schema';
import { selectIsSignedIn } from '../../domain/session/slice';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { focusIfLost, isFocusNowhere } from '../../ui/screen/focus';
import { linkTo } from '../../ui/screen/linkTo';
import { useLeadAddress, useLeadOverScreen } from '../shared/leads/leadOverScreen';
import type { WantedAddress } from '../shared/openingState';
import { ScreenLoading } from '../shared/ScreenLoading';

/**
 * Route guard: shows admin screens only to the signed-in owner and redirects others to the sign-in
 * page, which leads back here. Loads seed data first, so that no screen is empty at
 * first.
 */
export function AdminScreens() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { pathname, search, hash } = useLocation();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectHasSeedData);
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (!isSignedIn) return;
    dispatch(loadSeedData(LAZY_LISTS)).catch(setFailure);
  }, [dispatch, isSignedIn]);

  if (!isSignedIn) {
    const state: WantedAddress = { wanted: `${pathname}${search}${hash}` };
    return <Navigate to={ADDRESSES.signIn} replace state={state} />;
  }
  if (failure !== undefined) throw failure;
  if (!isReady) return <ScreenLoading />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Outlet />
      <LeadOverScreen />
    </Suspense>
  );
}

const LeadPanel = lazyOverlay(async () => (await import('../leads/panel/LeadPanel')).LeadPanel);

/** The panel of the lead in the query, over the screen that it was opened from. */
function LeadOverScreen() {
  const { leadId, ownAddress } = useLeadOverScreen();
  const addressOf = useLeadAddress();
  const opener = useRef<HTMLElement>(null);
  // Before the panel takes the focus.
  useLayoutEffect(() => {
    if (leadId === '' || !(document.activeElement instanceof HTMLElement)) return;
    opener.current = document.activeElement;
  }, [leadId]);
  // As an event: the address changes with each sheet that opens over the panel, which keeps the focus.
  const giveFocusBack = useEffectEvent((closedId: string) => {
    opener.current?.focus();
    // The opener has gone where a form was open in between; the lead's link is there again.
    if (isFocusNowhere()) linkTo(addressOf(closedId))?.focus({ preventScroll: true });
    focusIfLost();
  });
  useEffect(() => {
    if (leadId === '') return undefined;
    return () => giveFocusBack(leadId);
  }, [leadId]);
  if (ownAddress !== undefined) return <Navigate to={ownAddress} replace />;
  return leadId !== '' && <LeadPanel />;
}
