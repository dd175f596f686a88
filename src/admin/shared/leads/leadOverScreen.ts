import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES, leadAddress } from '../../../app/addresses';

/** The query of the lead whose panel is open over a screen. */
const LEAD_QUERY = 'lead';

/** The screens that stay behind the panel of a lead; from others it opens over the table. */
const STAYING: ReadonlySet<string> = new Set([
  ADDRESSES.today,
  ADDRESSES.calendar,
  ADDRESSES.pipeline,
  ADDRESSES.crm,
  ADDRESSES.dashboard,
]);

/** Returns a function that gives the address of a lead's panel, over this screen if it stays behind. */
export function useLeadAddress(): (leadId: string) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (leadId) => {
      if (!STAYING.has(pathname)) return leadAddress(leadId);
      const query = new URLSearchParams(search);
      query.set(LEAD_QUERY, leadId);
      return `${pathname}?${query.toString()}`;
    },
    [pathname, search],
  );
}

/** Returns the id of the lead whose panel is open over this screen, and the address without it. */
export function useLeadOverScreen(): { leadId: string; behind: string } {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const leadId = STAYING.has(pathname) ? (query.get(LEAD_QUERY) ?? '') : '';
  query.delete(LEAD_QUERY);
  const rest = query.toString();
  return { leadId, behind: `${pathname}${rest === '' ? '' : `?${rest}`}${hash}` };
}
