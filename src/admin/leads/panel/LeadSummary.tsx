import Typography from '@mui/material/Typography';
import type { Lead } from '../../../domain/leads/schema';
import { formatDollars } from '../../../lib/money';
import { Row } from '../../../ui/layout/Row';
import { Tag } from '../../../ui/Tag';
import { NotedPriority } from '../../shared/leads/LeadCells';

/** Who a lead is, in one line: place, service, value, and what is out of the ordinary. */
export function LeadSummary({ lead }: { lead: Lead }) {
  const value = lead.estimatedValue > 0 ? formatDollars(lead.estimatedValue) : '';
  return (
    <Row gap={0.75}>
      <Typography variant="body2" color="textSecondary">
        {[lead.city, lead.serviceType, value].filter(Boolean).join(' · ')}
      </Typography>
      <NotedPriority priority={lead.priority} />
      {!lead.isActive && <Tag>Inactive</Tag>}
    </Row>
  );
}
