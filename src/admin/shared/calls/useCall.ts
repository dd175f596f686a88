import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlayHistoryContext } from '../../../ui/overlays/OverlayEntry';

/** The query of the lead whose call has no outcome yet. */
const CALL_QUERY = 'call';

/** Returns the parts of an address with the call of a lead, or without any if the id is empty. */
export function withCall<At extends { search: string }>(at: At, leadId: string): At {
  const params = new URLSearchParams(at.search);
  if (leadId === '') params.delete(CALL_QUERY);
  else params.set(CALL_QUERY, leadId);
  return { ...at, search: params.toString() };
}

/**
 * The call that waits for its outcome, in the address: it is still there if the phone has discarded
 * the page during the call. Empty if there is none.
 */
export function useCall(): [leadId: string, open: (leadId: string) => void] {
  const { pathname, search, hash } = useLocation();
  const history = use(OverlayHistoryContext);
  const open = (leadId: string): void =>
    history?.open(withCall({ pathname, search, hash }, leadId));
  return [new URLSearchParams(search).get(CALL_QUERY) ?? '', open];
}

/** Returns the id of the link that calls a lead and gets the focus back. */
export const callLinkId = (leadId: string): string => `call-${leadId}`;
