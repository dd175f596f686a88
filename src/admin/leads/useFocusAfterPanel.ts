import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { focusElement } from '../../ui/screen/focusElement';
import { editButtonId, openLinkId } from './LeadCells';

export const NEW_LEAD_BUTTON_ID = 'new-lead';

/** Travels with the way out of a panel: the lead to whose row the focus goes. */
export interface LeavingPanel {
  focusLeadId?: string;
}

/** Where the focus goes after the panel at an address: to what opened it. */
function openerOf(pathname: string): string {
  if (pathname === ADDRESSES.newLead) return NEW_LEAD_BUTTON_ID;
  const [leadId = '', edit] = pathname.slice(ADDRESSES.leads.length + 1).split('/');
  return edit === undefined
    ? openLinkId(decodeURIComponent(leadId))
    : editButtonId(decodeURIComponent(leadId));
}

/**
 * Gives the focus back to the table after a panel over it has closed: to the row's control that
 * opened it, else to the heading. Answers the way to send the focus to the heading.
 */
export function useFocusAfterPanel(): () => void {
  const { pathname, state } = useLocation();
  const [leaving, setLeaving] = useState(0);
  const before = useRef(pathname);

  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (pathname !== ADDRESSES.leads || from === pathname) return;
    const saved = (state as LeavingPanel | null)?.focusLeadId;
    focusElement(saved === undefined ? openerOf(from) : editButtonId(saved));
  }, [pathname, state]);

  useEffect(() => {
    if (leaving > 0) focusElement();
  }, [leaving]);

  return useCallback(() => setLeaving((count) => count + 1), []);
}
