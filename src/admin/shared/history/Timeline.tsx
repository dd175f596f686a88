import { Box, Link as MuiLink, Typography } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../app/store/hooks';
import type { TimelineItem } from '../../../domain/history/timeline';
import { formatDistanceFrom, formatDateTime } from '../../../lib/dates';
import { Muted, PlainList, TypedText } from '../../../ui/parts';

interface TimelineProps {
  items: readonly TimelineItem[];
  label?: string;
  /** Returns the lead or job that an item names, where that does not go without saying. */
  aboutOf?: (item: TimelineItem) => { label: string; to: string } | undefined;
}

/** A list of timeline items, newest first; in print with exact times. */
export function Timeline({ items, label = 'Timeline', aboutOf }: TimelineProps) {
  const now = useNow();
  return (
    <PlainList component="ol" aria-label={label}>
      {items.map((item) => (
        <TimelineEntry
          key={item.id}
          item={item}
          aboutOf={aboutOf}
          age={formatDistanceFrom(item.occurredAt, now)}
        />
      ))}
    </PlainList>
  );
}

interface TimelineEntryProps {
  item: TimelineItem;
  aboutOf: TimelineProps['aboutOf'];
  age: string;
}

const TimelineEntry = memo(function TimelineEntry({ item, aboutOf, age }: TimelineEntryProps) {
  const { occurredAt, sentence, content } = item;
  const about = aboutOf?.(item);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        overflowWrap: 'anywhere',
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
      <Typography variant="subtitle2">{sentence}</Typography>
      {content && <TypedText variant="body2">{content}</TypedText>}
      <Muted>
        <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
          <span className="no-print">{age}</span>
          <span className="print-only">{formatDateTime(occurredAt)}</span>
        </time>
        {about && (
          <>
            {' · '}
            <MuiLink component={Link} to={about.to}>
              {about.label}
            </MuiLink>
          </>
        )}
      </Muted>
    </Box>
  );
});
