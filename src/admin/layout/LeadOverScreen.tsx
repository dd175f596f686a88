import { useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyOverlay } from '../../ui/overlays/lazyOverlay';
import { focusIfLost } from '../../ui/screen/focusElement';
import { useLeadOverScreen } from '../shared/leads/leadOverScreen';

const LeadPanel = lazyOverlay(async () => (await import('../leads/panel/LeadPanel')).LeadPanel);

/** The panel of the lead in the query, over the screen that it was opened from. */
export function LeadOverScreen() {
  const { leadId, ownAddress } = useLeadOverScreen();
  const opener = useRef<HTMLElement>(null);
  // Before the panel takes the focus.
  useLayoutEffect(() => {
    if (leadId === '' || !(document.activeElement instanceof HTMLElement)) return;
    opener.current = document.activeElement;
  }, [leadId]);
  useEffect(() => {
    if (leadId === '') return undefined;
    return () => {
      opener.current?.focus();
      focusIfLost();
    };
  }, [leadId]);
  if (ownAddress !== undefined) return <Navigate to={ownAddress} replace />;
  return leadId !== '' && <LeadPanel />;
}
