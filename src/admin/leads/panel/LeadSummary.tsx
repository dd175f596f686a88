import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { personAddress } from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import { identitiesOf } from '../../../domain/leads/duplicates';
import { selectOtherLeadsCount } from '../../../domain/leads/people';
import { pluralize } from '../../../lib/text';
import type { Lead } from '../../../domain/leads/schema';
import { formatDollars } from '../../../lib/money';
import { Row } from '../../../ui/layout/Row';
import { Tag } from '../../../ui/Tag';
import { NotedPriority } from '../../shared/leads/LeadCells';

/** Who a lead is, in one line: place, service, value, and what is out of the ordinary. */
export function LeadSummary({ lead }: { lead: Lead }) {
  const others = useAppSelector((state) => selectOtherLeadsCount(state, lead));
  const [personKey] = identitiesOf(lead);
  const value = lead.estimatedValue > 0 ? formatDollars(lead.estimatedValue) : '';
  return (
    <Row gap={0.75}>
      <Typography variant="body2" color="textSecondary">
        {[lead.city, lead.serviceType, value].filter(Boolean).join(' · ')}
      </Typography>
      <NotedPriority priority={lead.priority} />
      {others > 0 && personKey !== undefined && (
        <Link component={RouterLink} to={personAddress(personKey)} variant="body2">
          {pluralize(others, 'other lead', 'other leads')} of this person
        </Link>
      )}
      {!lead.isActive && <Tag>Inactive</Tag>}
    </Row>
  );
}
