import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { OVERDUE_PROJECTS, projectAddress } from '../../app/addresses';
import { isOverdue } from '../../domain/projects/rules';
import type { Project } from '../../domain/projects/schema';
import { pluralize } from '../../lib/text';
import { PlainList } from '../../ui/layout/PlainList';
import { Section } from '../../ui/screen/Section';
import { DueDate } from '../shared/projects/DueDate';
import { StatusBadge } from '../shared/projects/StatusBadge';
import { ItemLink } from '../../ui/screen/ItemLink';
import { NothingHere } from './NothingHere';
import { TODAY_IDS } from './todayIds';
import { Row } from '../../ui/layout/Row';

interface JobsSectionProps {
  /** The jobs that are late, due today or in progress. */
  jobs: readonly Project[];
  now: number;
}

/** The jobs of the day, the most urgent first. */
export function JobsSection({ jobs, now }: JobsSectionProps) {
  const late = jobs.filter((job) => isOverdue(job, new Date(now))).length;
  return (
    <Section
      flush
      id={TODAY_IDS.jobs}
      title="Jobs"
      action={
        late > 0 && (
          <Button component={Link} to={OVERDUE_PROJECTS}>
            {`${late} overdue`}
          </Button>
        )
      }
    >
      {jobs.length === 0 && <NothingHere>No job is due today, late or in progress.</NothingHere>}
      <PlainList lines="edge" aria-label={pluralize(jobs.length, 'job')}>
        {jobs.map((project) => (
          <li key={project.id} data-item="">
            <Row align="baseline" rowGap={0}>
              <ItemLink to={projectAddress(project.id)}>{project.title}</ItemLink>
              <StatusBadge status={project.status} />
            </Row>
            <Typography variant="body2">
              {[project.customerName, project.city].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" component="div" color="textSecondary">
              <DueDate project={project} isLate={isOverdue(project, new Date(now))} />
            </Typography>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
