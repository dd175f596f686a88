import { use, useLayoutEffect, useEffect, useState, Fragment, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { selectHasSeedData } from '../../app/seedData';
import { useAppSelector, useNow } from '../../app/store/hooks';
import { countCalls } from '../../domain/leads/nextStep';
import type { Caller } from '../../domain/leads/quickAdd';
import { selectActiveLeads } from '../../domain/leads/slice';
import { selectIsSignedIn } from '../../domain/session/slice';
import { selectClosedDays } from '../../domain/shared/closedDays';
import { sharedIn } from '../../lib/sharedText';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import { SiteLayout } from '../../site/layout/SiteLayout';
import { RouteChange } from '../../site/RouteChange';
import { NewVersionNotice } from '../../ui/notices/NewVersionNotice';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { OverlayHistoryContext, OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { overlaysIn } from '../../ui/overlays/overlayHistory';
import { focusAfterPress, focusIfLost, useFocusBack } from '../../ui/screen/focus';
import { ScreenNotices } from '../../ui/screen/Screen';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { FindButton } from '../search/FindButton';
import { useHasPhoneFrame } from '../shared/frame';
import { QuickAddDialog } from '../shared/quickAdd/QuickAddButton';
import { ScreenLoading } from '../shared/ScreenLoading';
import { callLinkId, useDialogQuery, withDialog, type DialogName } from '../shared/useDialogQuery';
import { UndoScope } from '../undo/UndoScope';
import { AdminBar } from './AdminBar';
import { NotificationBell } from './NotificationBell';
import { OwnerBar } from './OwnerBar';
import { OwnerHeader } from './OwnerHeader';
import { StorageFailure, StorageNotices } from './StorageNotices';
import { ignoreStrayPresses } from './strayPresses';

const PHONE_TOOLS = (
  <>
    <FindButton />
    <NotificationBell />
  </>
);

/**
 * The layout of the admin app: the shared header and footer, the screen, and the owner's row below the
 * header, or on a phone the owner's bar at the bottom.
 */
export function AdminFrame() {
  const hasPhoneFrame = useHasPhoneFrame();
  const isRestored = useAppSelector(selectIsRestored);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const history = use(OverlayHistoryContext);
  const { key } = useLocation();
  // The layout's routes, and below them the screen's; what opens over a screen has one below that.
  const [, screensRoute, screenRoute = screensRoute] = useMatches();
  useLayoutEffect(() => history?.show(key), [history, key]);
  useLayoutEffect(forbidTranslation, []);
  useLayoutEffect(ignoreStrayPresses, []);
  useWindowEvent('dragover', refuseFiles);
  useWindowEvent('drop', refuseFiles);
  useWindowEvent('click', focusAfterPress);
  useWindowEvent('keydown', focusAfterPress);
  return (
    <UndoScope>
      <meta name="robots" content="noindex" />
      <ScreenNotices value={isSignedIn && <StorageNotices />}>
        <SiteLayout
          {...(isSignedIn && {
            header: <OwnerHeader tools={hasPhoneFrame && PHONE_TOOLS} />,
            bar: (
              <>
                {!hasPhoneFrame && <AdminBar />}
                <StorageFailure />
              </>
            ),
            isFooterFolded: true,
          })}
        >
          {isRestored ? <Outlet /> : <ScreenLoading />}
        </SiteLayout>
      </ScreenNotices>
      {isSignedIn && hasPhoneFrame && <OwnerBar />}
      {isSignedIn && <AddressDialogs />}
      {isSignedIn && <SharedText />}
      {isRestored && <AppBadge />}
      <RouteChange screen={screenRoute?.id} />
      <NewVersionNotice />
    </UndoScope>
  );
}

/**
 * Keeps browsers from translating the owner's screens: a translator replaces the texts that React changes later, which
 * would stay as they were, or fail the screen. Returns what allows it again.
 */
function forbidTranslation(): () => void {
  document.documentElement.translate = false;
  return () => {
    document.documentElement.translate = true;
  };
}

/** Prevents that a file dropped beside what takes it replaces the page, with what is typed there. */
const refuseFiles = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

let hasFailed = false;

/** Shows a number at the icon of the installed app, where the browser can; 0 removes it. */
async function showBadge(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count));
  } catch (error) {
    if (!hasFailed) console.warn('The app’s icon shows no number:', error);
    hasFailed = true;
  }
}

/** Keeps the number of calls that wait, in working hours, at the icon of the installed app, while the owner is signed in. */
function AppBadge() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const leads = useAppSelector(selectActiveLeads);
  const closed = useAppSelector(selectClosedDays);
  const now = useNow();
  const count = isSignedIn ? countCalls(leads, now, closed) : 0;
  useEffect(() => {
    if ('setAppBadge' in navigator) void showBadge(count);
  }, [count]);
  return null;
}

/**
 * Takes what another app shared, from the address's fragment: a contact, or a name with a number, opens
 * Quick add; any other text fills the form of a new lead.
 */
function SharedText() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [caller, setCaller] = useState<Caller>();
  const text = pathname === ADDRESSES.newLead ? undefined : sharedIn(hash);
  useEffect(() => {
    let isLeft = false;
    const take = async (shared: string): Promise<void> => {
      // Where the reader cannot be loaded, the form of a new lead takes the whole text.
      const reader = await import('../shared/quickAdd/callerIn').catch(() => undefined);
      const found = reader?.callerIn(shared);
      if (isLeft) return;
      const target = found ? { pathname, search } : { pathname: ADDRESSES.newLead, hash };
      // First, because an open dialog has an entry of its own in the history.
      await navigate(target, { replace: true });
      setCaller(found);
    };
    if (text !== undefined) void take(text);
    return () => {
      isLeft = true;
    };
  }, [hash, navigate, pathname, search, text]);
  if (!caller) return null;
  return <QuickAddDialog given={caller} onClose={() => setCaller(undefined)} />;
}

const CallSheet = lazyOverlay(async () => (await import('../shared/calls/CallSheet')).CallSheet);
const NextStepDialog = lazyOverlay(
  async () => (await import('../nextStep/NextStepDialog')).NextStepDialog,
);

/** The dialogs that any screen opens: how a call went, and what comes after an appointment. */
const AddressDialogs = () => (
  <>
    <DialogHost name="call" focusBackTo={callLinkId}>
      {(leadId, close) => <CallSheet leadId={leadId} onClose={close} />}
    </DialogHost>
    <DialogHost name="nextStep">
      {(actId, close) => <NextStepDialog actId={actId} onClose={close} />}
    </DialogHost>
  </>
);

interface DialogHostProps {
  name: DialogName;
  /** Returns the id of the control that gets a lost focus back; by default the section or the screen's heading does. */
  focusBackTo?: (id: string) => string;
  /** Renders the dialog about an id; it has the entry in the history already. */
  children: (id: string, close: () => void) => ReactNode;
}

/** Shows a dialog of the address, on every screen; Back closes it. */
function DialogHost({ name, focusBackTo, children }: DialogHostProps) {
  const [id] = useDialogQuery(name);
  const location = useLocation();
  const navigate = useNavigate();
  const isRestored = useAppSelector(selectIsRestored);
  const hasSeedData = useAppSelector(selectHasSeedData);
  // Closed already, while the history goes back to the entry without the dialog.
  const [closedId, setClosedId] = useState('');
  if (id === '' && closedId !== '') setClosedId('');
  const openId = id === closedId ? '' : id;
  const close = (): void => setClosedId(id);

  const opener = openId === '' ? undefined : (focusBackTo?.(openId) ?? '');
  useFocusBack(opener, undefined, focusIfLost);

  // The dialog was opened by its own address, so that there is no history entry without it.
  useEffect(() => {
    if (id === '' || openId !== '' || overlaysIn(location) > 0) return;
    void navigate(withDialog(location, name, ''), { replace: true, state: location.state });
  }, [id, location, navigate, openId, name]);

  return (
    <OverlayEntry isOpen={openId !== ''} onBack={close}>
      {openId !== '' && isRestored && hasSeedData && (
        <Fragment key={openId}>{children(openId, close)}</Fragment>
      )}
    </OverlayEntry>
  );
}
