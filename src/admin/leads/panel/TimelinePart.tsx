import { useMemo } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { leadTimeline } from '../../../domain/history/timeline';
import { selectHistoryOf } from '../../../domain/history/slice';
import type { Lead } from '../../../domain/leads/schema';
import { Timeline } from '../../history/Timeline';
import { PanelPart } from './PanelPart';

/** Everything that happened with a lead, in one line of time. */
export function TimelinePart({ lead }: { lead: Lead }) {
  const history = useAppSelector((state) => selectHistoryOf(state, 'lead', lead.id));
  const items = useMemo(() => leadTimeline(lead, history), [lead, history]);
  return (
    <PanelPart title="Timeline">
      <Timeline items={items} />
    </PanelPart>
  );
}
