import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { focusElement } from '../../ui/screen/focus';
import { editButtonId, openLinkId } from '../shared/leads/LeadCells';
import type { OpeningForm } from '../shared/openingState';

export const NEW_LEAD_BUTTON_ID = 'new-lead';

/** History state of leaving a panel: the lead whose row gets the focus. */
export interface LeavingPanel {
  focusLeadId?: string;
}

/**
 * Returns the id of the control that opens the panel of this address; undefined if none is open.
 * The router has decoded the lead's id, even if the address is malformed.
 */
function useOpenerId(): string | undefined {
  const { pathname, state } = useLocation();
  const leadId = useMatches().at(-1)?.params.leadId;
  if (pathname === ADDRESSES.newLead)
    return (state as OpeningForm | null)?.focusBackTo ?? NEW_LEAD_BUTTON_ID;
  if (leadId === undefined) return undefined;
  return pathname.endsWith('/edit') ? editButtonId(leadId) : openLinkId(leadId);
}

/**
 * Restores the focus after a panel over the table has closed: to the row's control that opened it,
 * otherwise to the heading. Returns a function that focuses the heading.
 */
export function useFocusAfterPanel(): () => void {
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const openerId = useOpenerId();
  const [leaving, setLeaving] = useState(0);
  const before = useRef(openerId);

  useEffect(() => {
    const from = before.current;
    before.current = openerId;
    if (openerId !== undefined || from === undefined) return;
    // An entry of the history keeps the lead that was saved before it was left.
    const saved = isBack ? undefined : (state as LeavingPanel | null)?.focusLeadId;
    focusElement(saved === undefined ? from : editButtonId(saved));
  }, [isBack, openerId, state]);

  useEffect(() => {
    if (leaving > 0) focusElement();
  }, [leaving]);

  return useCallback(() => setLeaving((count) => count + 1), []);
}
