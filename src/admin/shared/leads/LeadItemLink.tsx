import type { ReactNode } from 'react';
import { ItemLink } from '../../../ui/screen/ItemLink';
import { useLeadAddress } from './leadOverScreen';

interface LeadItemLinkProps {
  leadId: string;
  onFollow?: () => void;
  children: ReactNode;
}

/** A lead's name in a list, as a link to its panel. */
export function LeadItemLink({ leadId, onFollow, children }: LeadItemLinkProps) {
  const leadAddress = useLeadAddress();
  return (
    <ItemLink to={leadAddress(leadId)} onFollow={onFollow}>
      {children}
    </ItemLink>
  );
}
