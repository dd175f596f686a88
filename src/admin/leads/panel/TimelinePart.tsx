import { useMemo } from 'react';
import { useAppSelector } from '../../../app/store/hooks';
import { projectAddress } from '../../../app/addresses';
import { timelineOf, type TimelineItem } from '../../../domain/history/timeline';
import type { Lead } from '../../../domain/leads/schema';
import { selectProjects } from '../../../domain/projects/slice';
import { selectRecordsOf } from '../../shared/history/recordsOf';
import { Timeline } from '../../shared/history/Timeline';
import { PanelSection } from '../../../ui/screen/PanelSection';

/** The timeline of a lead and its jobs. */
export function TimelinePart({ lead }: { lead: Lead }) {
  const projects = useAppSelector(selectProjects);
  const [leads, jobs] = useMemo(
    () => [[lead], projects.filter(({ customerId }) => customerId === lead.id)],
    [lead, projects],
  );
  const { records, history } = useAppSelector((state) => selectRecordsOf(state, leads, jobs));
  const items = useMemo(() => timelineOf(records, history), [records, history]);
  const aboutOf = ({ about }: TimelineItem) => {
    const job = about?.kind === 'project' && jobs.find(({ id }) => id === about.id);
    return job ? { label: job.title, to: projectAddress(job.id) } : undefined;
  };
  return (
    <PanelSection title="Timeline">
      <Timeline items={items} aboutOf={aboutOf} />
    </PanelSection>
  );
}
