import { useLocation, useSearchParams } from 'react-router-dom';

/** The query of the lead whose call has no outcome yet. */
const CALL_QUERY = 'call';

/**
 * The call that waits for its outcome, in the address: it is still there if the phone has discarded
 * the page during the call. Empty if there is none.
 */
export function useCall(): [leadId: string, set: (leadId: string) => void] {
  const [params, setParams] = useSearchParams();
  // Where an open panel leads back to.
  const { state } = useLocation();
  const set = (leadId: string): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (leadId === '') next.delete(CALL_QUERY);
        else next.set(CALL_QUERY, leadId);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [params.get(CALL_QUERY) ?? '', set];
}

/** Returns the id of the link that calls a lead and gets the focus back. */
export const callLinkId = (leadId: string): string => `call-${leadId}`;
