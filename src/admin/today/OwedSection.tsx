import { Typography } from '@mui/material';
import { ADDRESSES, projectAddress } from '../../app/addresses';
import { useAppSelector } from '../../app/store/hooks';
import { type Owed, owedOn, owedText, paidCents, paymentsIn } from '../../domain/payments/rules';
import { selectPayments } from '../../domain/payments/slice';
import { formatDateTime, formatDistanceFrom, localDay } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { LinkButton, Muted, PlainList, Row } from '../../ui/parts';
import { ItemLink } from '../../ui/screen/ItemLink';
import { Section } from '../../ui/screen/Screen';
import { listItem } from '../../ui/shortcuts/useListKeys';
import { LeadItemLink } from '../shared/leads/leadOverScreen';
import { JobMessage, LeadMessage } from '../shared/messages/CustomerMessages';
import { GotPaidButton } from '../shared/payments/PaymentList';
import { TODAY_IDS } from './todayIds';
import { useFirstFew } from './useFirstFew';

/** The jobs that are invoiced and not paid, longest owed first; renders nothing if all is paid. */
export function OwedSection({ owed, now }: { owed: readonly Owed[]; now: Date }) {
  const payments = useAppSelector(selectPayments);
  const { shown, more } = useFirstFew(owed);
  if (owed.length === 0) return null;
  const total = owed.reduce((sum, { bill }) => sum + owedOn(bill), 0);
  const received = paidCents(paymentsIn(localDay(now).slice(0, 7), payments));
  return (
    <Section
      flush
      id={TODAY_IDS.owed}
      title="Owed"
      action={<Typography variant="subtitle1">{formatCents(total)}</Typography>}
    >
      <PlainList lines="edge" aria-label={pluralize(owed.length, 'unpaid bill')}>
        {shown.map((item) => (
          <OwedItem key={item.id} item={item} now={now} />
        ))}
      </PlainList>
      {more}
      {received > 0 && (
        <LinkButton to={ADDRESSES.sources} sx={{ mx: 1, my: 0.5 }}>
          Received this month {formatCents(received)}
        </LinkButton>
      )}
    </Section>
  );
}

function OwedItem({ item, now }: { item: Owed; now: Date }) {
  const { project, lead, customerName, bill, since } = item;
  const what = project?.title ?? lead?.serviceType ?? '';
  const billed = `${project ? 'Invoiced' : 'Invoice sent'} ${formatDistanceFrom(since, now)}`;
  return (
    <li {...listItem()}>
      <Row gap={0} align="stretch" justify="space-between">
        {project ? (
          <ItemLink to={projectAddress(project.id)}>{what}</ItemLink>
        ) : (
          lead && <LeadItemLink leadId={lead.id}>{what}</LeadItemLink>
        )}
        <Typography component="span" sx={{ pl: 1, ml: 'auto', whiteSpace: 'nowrap' }}>
          {owedText(bill)}
        </Typography>
      </Row>
      <Muted>
        {customerName && `${customerName} · `}
        <time dateTime={since} title={formatDateTime(since)}>
          {billed}
        </time>
      </Muted>
      <Row sx={{ mt: 1 }}>
        <GotPaidButton
          paidFor={project ? { projectId: project.id } : { leadId: lead?.id ?? '' }}
          subtitle={[what, customerName].filter(Boolean).join(', ')}
          leftCents={owedOn(bill)}
        />
        {project && <JobMessage project={project} isReminder />}
        {lead && <LeadMessage lead={lead} isReminder />}
      </Row>
    </li>
  );
}
