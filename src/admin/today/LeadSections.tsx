import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Lead } from '../../domain/leads/schema';
import { formatDateTime, formatDistanceFrom } from '../../lib/dates';
import { pluralize } from '../../lib/text';
import { Row, PlainList } from '../../ui/layout';
import { Section } from '../../ui/screen/Section';
import { CallActions, LeadSummary } from './CallsSection';
import { SnoozeButton } from '../shared/leads/SnoozeButton';
import { lastSaid } from '../shared/leads/lastSaid';
import { NothingHere } from './NothingHere';
import { TODAY_IDS } from './todayIds';
import { Muted } from '../shared/Muted';

interface LeadsOfSection {
  leads: readonly Lead[];
  now: number;
}

/** The requests that nobody has answered yet, oldest first. */
export const RequestsSection = ({ leads, now }: LeadsOfSection) => (
  <Section flush id={TODAY_IDS.requests} title="New requests">
    {leads.length === 0 && <NothingHere>No new request waits for an answer.</NothingHere>}
    <PlainList lines="edge" aria-label={pluralize(leads.length, 'new request')}>
      {leads.map((lead) => (
        <li key={lead.id} data-item="">
          <LeadSummary lead={lead} />
          <Muted>
            <time dateTime={lead.createdDate} title={formatDateTime(lead.createdDate)}>
              Asked {formatDistanceFrom(lead.createdDate, now)}
            </time>
            {`: ${lastSaid(lead, now)}`}
          </Muted>
          <CallActions lead={lead} />
        </li>
      ))}
    </PlainList>
  </Section>
);

/** How many leads without a next step are listed at first. */
const SHOWN = 5;

/** The active leads that nothing reminds of, each with a date to pick; nothing if there is none. */
export function NoNextStepSection({ leads }: Pick<LeadsOfSection, 'leads'>) {
  const [areAllShown, setAllShown] = useState(false);
  if (leads.length === 0) return null;
  const shown = areAllShown ? leads : leads.slice(0, SHOWN);
  return (
    <Section flush id={TODAY_IDS.noNextStep} title="No next step">
      <NothingHere>Nothing reminds you of these. Pick when to follow up.</NothingHere>
      <PlainList
        lines="edge"
        aria-label={pluralize(
          leads.length,
          'lead without a next step',
          'leads without a next step',
        )}
      >
        {shown.map((lead) => (
          <li key={lead.id} data-item="">
            <LeadSummary lead={lead} />
            <Row sx={{ mt: 1 }}>
              <SnoozeButton lead={lead} label="Set follow-up" />
            </Row>
          </li>
        ))}
      </PlainList>
      {shown.length < leads.length && (
        <Button fullWidth onClick={() => setAllShown(true)}>
          {`${leads.length - shown.length} more`}
        </Button>
      )}
    </Section>
  );
}
