import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { PlainList } from '../../../ui/layout/PlainList';
import { useNow } from '../../../app/store/hooks';
import type { TimelineItem } from '../../../domain/history/timeline';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';

/** A list of timeline items, newest first; in print with exact times. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const now = useNow();
  return (
    <PlainList component="ol" aria-label="Timeline">
      {items.map(({ id, type: _type, ...item }) => (
        <Line key={id} {...item} age={formatDistanceFrom(item.occurredAt, now)} />
      ))}
    </PlainList>
  );
}

interface LineProps extends Omit<TimelineItem, 'id' | 'type'> {
  /** The time since then, formatted. */
  age: string;
}

const Line = memo(function Line({ occurredAt, sentence, content, age }: LineProps) {
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
        <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
          <span className="no-print">{age}</span>
          <span className="print-only">{formatDateTime(occurredAt)}</span>
        </time>
      </Typography>
    </Box>
  );
});
