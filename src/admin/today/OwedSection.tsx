import Typography from '@mui/material/Typography';
import { Row } from '../../ui/layout/Row';
import { projectAddress } from '../../app/addresses';
import type { OwedJob } from '../../domain/projects/dueJobs';
import { amountOwed } from '../../domain/projects/rules';
import { formatDateTime, formatDistanceFrom } from '../../lib/dates';
import { formatDollars } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { Section } from '../../ui/screen/Section';
import { ItemLink } from '../../ui/screen/ItemLink';
import { TodayItem, TodayList } from './TodayItem';
import { TODAY_IDS } from './todayIds';

/** The jobs that customers have not paid, longest owed first; nothing if there is none. */
export function OwedSection({ owed, now }: { owed: readonly OwedJob[]; now: number }) {
  if (owed.length === 0) return null;
  const total = owed.reduce((sum, { project }) => sum + amountOwed(project), 0);
  return (
    <Section
      flush
      id={TODAY_IDS.owed}
      title="Owed"
      action={<Typography variant="subtitle1">{formatDollars(total)}</Typography>}
    >
      <TodayList label={pluralize(owed.length, 'invoiced job')}>
        {owed.map(({ project, invoicedAt }) => (
          <TodayItem key={project.id}>
            <Row noWrap align="stretch" sx={{ justifyContent: 'space-between' }}>
              <ItemLink to={projectAddress(project.id)}>{project.title}</ItemLink>
              <Typography
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
              >
                {formatDollars(amountOwed(project))}
              </Typography>
            </Row>
            <Typography variant="body2" color="textSecondary">
              {project.customerName && `${project.customerName} · `}
              <time dateTime={invoicedAt} title={formatDateTime(invoicedAt)}>
                Invoiced {formatDistanceFrom(invoicedAt, now)}
              </time>
            </Typography>
          </TodayItem>
        ))}
      </TodayList>
    </Section>
  );
}
