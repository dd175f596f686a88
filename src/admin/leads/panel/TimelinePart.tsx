import { useMemo } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { leadTimeline } from '../../../domain/history/timeline';
import { selectHistoryOf } from '../../../domain/history/slice';
import type { Lead } from '../../../domain/leads/schema';
import { Timeline } from '../../shared/history/Timeline';
import { PanelSection } from '../../../ui/screen/PanelSection';

/** The timeline of a lead. */
export function TimelinePart({ lead }: { lead: Lead }) {
  const history = useAppSelector((state) => selectHistoryOf(state, 'lead', lead.id));
  const items = useMemo(() => leadTimeline(lead, history), [lead, history]);
  return (
    <PanelSection title="Timeline">
      <Timeline items={items} />
    </PanelSection>
  );
}
