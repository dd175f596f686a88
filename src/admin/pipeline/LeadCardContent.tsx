import { useTimedCheck } from '../../app/store/hooks';
import { isFollowUpDue } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatDollars } from '../../lib/money';
import { CardFacts } from '../../ui/board/BoardCard';
import { FollowUp, PriorityTag } from '../shared/leads/LeadCells';

/** What a card of the pipeline shows of a lead. */
export function LeadCardContent({ item: lead }: { item: Lead }) {
  const isDue = useTimedCheck((now) => isFollowUpDue(lead, now));
  return (
    <>
      <CardFacts>{[lead.serviceType, lead.city].filter(Boolean).join(' · ')}</CardFacts>
      <CardFacts>
        {lead.estimatedValue > 0 && <strong>{formatDollars(lead.estimatedValue)}</strong>}
        <span>
          <span className="visually-hidden">Follow-up: </span>
          {lead.nextFollowUpDate === undefined ? (
            'No follow-up'
          ) : (
            <FollowUp lead={lead} isDue={isDue} />
          )}
        </span>
      </CardFacts>
      {lead.priority !== 'Medium' && (
        <div>
          <PriorityTag priority={lead.priority} />
        </div>
      )}
    </>
  );
}
