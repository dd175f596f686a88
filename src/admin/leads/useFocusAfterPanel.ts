import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { ADDRESSES } from '../../app/addresses';
import { useFocusBack } from '../../ui/screen/focus';
import { editButtonId, openLinkId } from '../shared/leads/LeadCells';
import { useHistoryState, type OpeningForm } from '../shared/openingState';

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
  const { pathname } = useLocation();
  const { focusBackTo = NEW_LEAD_BUTTON_ID } = useHistoryState<OpeningForm>();
  const leadId = useMatches().at(-1)?.params.leadId;
  if (pathname === ADDRESSES.newLead) return focusBackTo;
  if (leadId === undefined) return undefined;
  return pathname.endsWith('/edit') ? editButtonId(leadId) : openLinkId(leadId);
}

/** Restores the focus after a panel over the table has closed: to what opened it, or to the lead that was saved. */
export function useFocusAfterPanel(): void {
  const { focusLeadId } = useHistoryState<LeavingPanel>();
  // An entry of the history keeps the lead that was saved before it was left.
  const isBack = useNavigationType() === NavigationType.Pop;
  const saved = isBack ? undefined : focusLeadId;
  useFocusBack(useOpenerId(), saved && editButtonId(saved));
}
