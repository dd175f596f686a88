import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { useAppSelector, useNow } from '../../../app/hooks';
import { leadTimeline } from '../../../domain/history/timeline';
import { selectHistory } from '../../../domain/history/slice';
import type { Lead } from '../../../domain/leads/schema';
import { formatDistanceFrom, formatMoment } from '../../../lib/dates';
import { PanelPart } from './PanelPart';

/** Everything that happened with a lead, in one line of time, the newest first. */
export function TimelinePart({ lead }: { lead: Lead }) {
  const now = useNow();
  const history = useAppSelector(selectHistory);
  const items = useMemo(
    () =>
      leadTimeline(
        lead,
        history.filter(
          ({ subjectKind, subjectId }) => subjectKind === 'lead' && subjectId === lead.id,
        ),
      ),
    [lead, history],
  );
  return (
    <PanelPart title="Timeline">
      <Box component="ol" aria-label="Timeline" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ id, type: _type, ...item }) => (
          <TimelineItem key={id} {...item} age={formatDistanceFrom(item.occurredAt, now)} />
        ))}
      </Box>
    </PanelPart>
  );
}

interface TimelineItemProps {
  occurredAt: string;
  sentence: string;
  content?: string;
  /** How long ago it was, in words. */
  age: string;
}

const TimelineItem = memo(function TimelineItem({
  occurredAt,
  sentence,
  content,
  age,
}: TimelineItemProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 8,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: content ? 'secondary.main' : 'primary.main',
        },
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: 7.5,
          top: 20,
          bottom: -4,
          width: '1px',
          bgcolor: 'divider',
        },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sentence}
      </Typography>
      {content && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={occurredAt} title={formatMoment(occurredAt)}>
          {age}
        </time>
      </Typography>
    </Box>
  );
});
