import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { ADDRESSES, leadAddress } from '../../../app/addresses';
import { withParams } from '../../../lib/query';
import { ItemLink } from '../../../ui/screen/ItemLink';

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
      return pathname + withParams(search, { [LEAD_QUERY]: leadId });
    },
    [pathname, search],
  );
}

/** Returns the lead that the query names, and the addresses of its screen or panel. */
export function useLeadOverScreen() {
  const { pathname, search, hash } = useLocation();
  const leadId = new URLSearchParams(search).get(LEAD_QUERY) ?? '';
  const rest = withParams(search, { [LEAD_QUERY]: '' });
  const isTable = pathname === ADDRESSES.leads && leadId !== '';
  return {
    /** The id of the lead whose panel is open over this screen; empty if none is. */
    leadId: STAYING.has(pathname) ? leadId : '',
    /** The address without it. */
    behind: `${pathname}${rest}${hash}`,
    /** The panel's address over the table, which does not stay behind it; undefined elsewhere. */
    ownAddress: isTable ? `${leadAddress(leadId)}${rest}` : undefined,
  };
}

interface LeadItemLinkProps {
  leadId: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A lead's name in a list, as a link to its panel. */
export function LeadItemLink({ leadId, onFollow, children }: LeadItemLinkProps) {
  const addressOf = useLeadAddress();
  return (
    <ItemLink to={addressOf(leadId)} onFollow={onFollow}>
      {children}
    </ItemLink>
  );
}
