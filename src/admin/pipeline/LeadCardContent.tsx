import { useTimedCheck } from '../../app/store/hooks';
import { isFollowUpDue } from '../../domain/leads/rules';
import type { Lead } from '../../domain/leads/schema';
import { formatDollars } from '../../lib/money';
import { FollowUp, PriorityTag } from '../shared/leads/LeadCells';
import styles from '../../ui/board/CardFacts.module.css';

/** What a card of the pipeline shows of a lead. */
export function LeadCardContent({ item: lead }: { item: Lead }) {
  const isDue = useTimedCheck((now) => isFollowUpDue(lead, now));
  const isUrgent = lead.priority === 'High' || lead.priority === 'Emergency';
  return (
    <>
      <span className={styles.facts}>
        {[lead.serviceType, lead.city].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.facts}>
        {lead.estimatedValue > 0 && (
          <span className={styles.value}>{formatDollars(lead.estimatedValue)}</span>
        )}
        <span>
          <span className="visually-hidden">Follow-up: </span>
          {lead.nextFollowUpDate === undefined ? (
            'No follow-up'
          ) : (
            <FollowUp lead={lead} isDue={isDue} />
          )}
        </span>
        {isUrgent && <PriorityTag priority={lead.priority} />}
      </span>
    </>
  );
}
