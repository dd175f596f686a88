import { lazy, Suspense, useEffect, useRef } from 'react';
import { focusIfLost } from '../../ui/screen/focusElement';
import { callLinkId, useCall } from './useCall';

const CallSheet = lazy(async () => ({ default: (await import('./CallSheet')).CallSheet }));

/** Asks for the outcome of the call in the address, on every screen. */
export function CallSheetHost() {
  const [leadId, setCall] = useCall();
  const before = useRef(leadId);

  useEffect(() => {
    const closed = before.current;
    before.current = leadId;
    if (closed !== '' && leadId === '') focusIfLost(callLinkId(closed));
  }, [leadId]);

  if (leadId === '') return null;
  return (
    <Suspense fallback={null}>
      <CallSheet key={leadId} leadId={leadId} onClose={() => setCall('')} />
    </Suspense>
  );
}
