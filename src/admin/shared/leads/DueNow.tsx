import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/layout/Row';
import { PlainList } from '../../../ui/layout/PlainList';
import { leadAddress } from '../../../app/addresses';
import { useAppSelector, useNow } from '../../../app/store/hooks';
import { leadName, overdueLeads } from '../../../domain/leads/rules';
import { selectActiveLeads } from '../../../domain/leads/slice';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';
import { pluralize } from '../../../lib/text';
import { formatPhone } from '../../../lib/phones';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/screen/Section';
import { DUE_LEADS } from '../leadsView/leadsView';
import { CallIconButton } from '../calls/CallButtons';
import { SnoozeButton } from './SnoozeButton';
import { ItemLink } from '../../../ui/screen/ItemLink';

/** How many due leads are listed; the table shows all. */
const SHOWN = 6;

/** The leads whose follow-up is due, longest due first. */
export function DueNow() {
  const now = useNow();
  const leads = useAppSelector(selectActiveLeads);
  const due = useMemo(() => overdueLeads(leads, new Date(now)), [leads, now]);
  return (
    <Section
      flush
      title="Due now"
      action={
        due.length > SHOWN && (
          <Button component={Link} to={DUE_LEADS}>
            {`All ${due.length}`}
          </Button>
        )
      }
    >
      {due.length === 0 && (
        <EmptyState
          icon={<TaskAltIcon />}
          title="Nothing is due"
          hint={
            leads.length === 0
              ? 'Leads whose follow-up is due are listed here.'
              : 'You are caught up with every lead.'
          }
        />
      )}
      <PlainList aria-label={pluralize(due.length, 'follow-up due', 'follow-ups due')}>
        {due.slice(0, SHOWN).map((lead) => {
          const name = leadName(lead);
          const date = lead.nextFollowUpDate ?? '';
          return (
            <Row
              gap={0.5}
              component="li"
              key={lead.id}
              sx={{ pl: 2, pr: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <ItemLink to={leadAddress(lead.id)}>{name}</ItemLink>
                <Typography variant="body2" color="textSecondary">
                  {[formatPhone(lead.phone), lead.city].filter(Boolean).join(' · ')}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {lead.serviceType} · {lead.stage}
                </Typography>
                <Typography variant="body2" color="error">
                  <time dateTime={date} title={formatDateTime(date)}>
                    Due {formatDistanceFrom(date, now)}
                  </time>
                </Typography>
              </Box>
              <Row gap={0.5} noWrap align="stretch">
                <CallIconButton lead={lead} />
                <SnoozeButton lead={lead} />
              </Row>
            </Row>
          );
        })}
      </PlainList>
    </Section>
  );
}
