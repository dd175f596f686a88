import AddIcon from '@mui/icons-material/Add';
import { useMemo } from 'react';
import { estimateAddress, newEstimateAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { estimateTotals, isDraft } from '../../../domain/estimates/rules';
import { selectEstimates } from '../../../domain/estimates/slice';
import type { Lead } from '../../../domain/leads/schema';
import { formatIsoDay } from '../../../lib/dates';
import { formatCents } from '../../../lib/money';
import { PlainList } from '../../../ui/layout/PlainList';
import { Row } from '../../../ui/layout/Row';
import { ItemLink } from '../../../ui/screen/ItemLink';
import { PanelSection } from '../../../ui/screen/PanelSection';
import { useReturnState } from '../../../ui/screen/useReturnState';
import { EstimateStatusTag } from '../../shared/estimates/EstimateStatusTag';
import { EstimateMessage } from '../../shared/messages/CustomerMessages';
import { Muted } from '../../shared/Muted';
import { LinkButton } from '../../shared/LinkButton';

/** The estimates for a lead, the newest first, and the way to a new one. */
export function EstimatesPart({ lead }: { lead: Lead }) {
  const all = useAppSelector(selectEstimates);
  const returnState = useReturnState();
  const estimates = useMemo(() => all.filter(({ leadId }) => leadId === lead.id), [all, lead.id]);
  return (
    <PanelSection title="Estimates">
      <PlainList>
        {estimates.map((estimate) => {
          const { id, number, status, createdDate, sentDate } = estimate;
          return (
            <Row component="li" key={id} sx={{ mb: 1 }}>
              <ItemLink to={estimateAddress(id)}>{number}</ItemLink>
              <EstimateStatusTag status={status} />
              <Muted>
                {formatCents(estimateTotals(estimate).totalCents)} ·{' '}
                {formatIsoDay(sentDate ?? createdDate)}
              </Muted>
              {isDraft(estimate) && (
                <EstimateMessage lead={lead} estimate={estimate} name={`Send ${number}`} />
              )}
            </Row>
          );
        })}
      </PlainList>
      <LinkButton
        to={newEstimateAddress(lead.id)}
        state={returnState}
        variant="outlined"
        startIcon={<AddIcon />}
        className="no-print"
      >
        New estimate
      </LinkButton>
    </PanelSection>
  );
}
