import { lazy, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay';
import { selectHasSeedData } from '../../app/seedData';
import { useAppSelector } from '../../app/store/hooks';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import { OverlayEntry } from '../../ui/overlays/OverlayEntry';
import { overlaysIn } from '../../ui/overlays/overlayHistory';
import { focusIfLost } from '../../ui/screen/focusElement';
import { callLinkId, useCall, withCall } from '../shared/calls/useCall';

const CallSheet = lazy(async () => ({
  default: (await import('../shared/calls/CallSheet')).CallSheet,
}));

/** Asks for the outcome of the call in the address, on every screen. */
export function CallSheetHost() {
  const [leadId] = useCall();
  const location = useLocation();
  const navigate = useNavigate();
  const isRestored = useAppSelector(selectIsRestored);
  const hasSeedData = useAppSelector(selectHasSeedData);
  // Closed already, while the history goes back to the entry without the call.
  const [closedId, setClosedId] = useState('');
  if (leadId === '' && closedId !== '') setClosedId('');
  const openId = leadId === closedId ? '' : leadId;
  const close = (): void => setClosedId(leadId);

  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (closed !== '' && openId === '') focusIfLost(callLinkId(closed));
  }, [openId]);

  // The address of the sheet was opened itself, so that there is no entry without the call.
  useEffect(() => {
    if (leadId === '' || openId !== '' || overlaysIn(location) > 0) return;
    void navigate(withCall(location, ''), { replace: true, state: location.state });
  }, [leadId, location, navigate, openId]);

  return (
    <OverlayEntry isOpen={openId !== ''} onBack={close}>
      {openId !== '' && isRestored && hasSeedData && (
        <LazyOverlay>
          <CallSheet key={openId} leadId={openId} onClose={close} />
        </LazyOverlay>
      )}
    </OverlayEntry>
  );
}
